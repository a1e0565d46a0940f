//! The real program on the mock runtime, with a folder of its own, asked as the page asks it.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc::{Receiver, channel};

use boulanger_lib::Parlour;
use serde_json::{Value, json};
use tauri::ipc::{CallbackFn, InvokeBody};
use tauri::test::{INVOKE_KEY, MockRuntime, get_ipc_response, mock_builder};
use tauri::utils::config::AppDirectoriesOverride;
use tauri::webview::InvokeRequest;
use tauri::{App, Listener, Manager, WebviewWindow, WebviewWindowBuilder};

/// A folder that goes with the test.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("boulanger-{}-{count}", std::process::id());
        let path = std::env::temp_dir().join(name);
        fs::create_dir(&path).expect("a fresh folder");
        Self(path)
    }

    /// A folder with the same files. One that goes meanwhile takes another's place: the scratch
    /// file of a checkpoint, which the program makes when it likes.
    pub(crate) fn copy(&self) -> Self {
        let copy = Self::new();
        for name in self.names() {
            match fs::copy(self.file(&name), copy.file(&name)) {
                Err(error) if error.kind() == ErrorKind::NotFound => {}
                copied => {
                    copied.unwrap_or_else(|error| panic!("{name}: {error}"));
                }
            }
        }
        copy
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    pub(crate) fn read(&self, name: &str) -> Vec<u8> {
        fs::read(self.file(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
    }

    pub(crate) fn json(&self, name: &str) -> Value {
        serde_json::from_slice(&self.read(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
    }

    pub(crate) fn write(&self, name: &str, bytes: impl AsRef<[u8]>) {
        fs::write(self.file(name), bytes).unwrap_or_else(|error| panic!("{name}: {error}"));
    }

    /// The names of all files, sorted.
    pub(crate) fn names(&self) -> Vec<String> {
        let mut names: Vec<String> = fs::read_dir(&self.0)
            .expect("the folder")
            .map(|entry| {
                entry
                    .expect("an entry")
                    .file_name()
                    .to_string_lossy()
                    .into_owned()
            })
            .collect();
        names.sort();
        names
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// The program on a folder, before its event loop.
pub(crate) fn program(folder: &Path) -> App<MockRuntime> {
    let mut context = boulanger_lib::context();
    context.config_mut().app.app_directories_override =
        Some(AppDirectoriesOverride::Root(folder.to_path_buf()));
    boulanger_lib::builder(mock_builder())
        .build(context)
        .expect("the program")
}

/// The running program. Dropping it closes the window. A kill is a copy of the folder, made before.
pub(crate) struct House {
    app: App<MockRuntime>,
    window: WebviewWindow<MockRuntime>,
}

impl House {
    /// Starts the program on a folder.
    pub(crate) fn open(folder: &Path) -> Self {
        let app = program(folder);
        let window = WebviewWindowBuilder::new(&app, "main", Default::default())
            .build()
            .expect("a window");
        Self { app, window }
    }

    /// Gives a command as the page does.
    pub(crate) fn ask(&self, command: &str, arguments: Value) -> Result<Value, Value> {
        let request = InvokeRequest {
            cmd: command.into(),
            callback: CallbackFn(0),
            error: CallbackFn(1),
            url: "tauri://localhost".parse().expect("a url"),
            body: InvokeBody::Json(arguments),
            headers: Default::default(),
            invoke_key: INVOKE_KEY.into(),
        };
        get_ipc_response(&self.window, request)
            .map(|body| body.deserialize().expect("a JSON answer"))
    }

    /// Gives a command that must be answered.
    pub(crate) fn answer(&self, command: &str, arguments: Value) -> Value {
        self.ask(command, arguments)
            .unwrap_or_else(|error| panic!("{command} was rejected: {error}"))
    }

    /// The table.
    pub(crate) fn view(&self) -> Value {
        self.answer("view", json!({}))["view"].clone()
    }

    /// Makes so many moves, any that the rules allow, but none home: each can be undone and none
    /// ends the game. Answers the table after them.
    pub(crate) fn play(&self, moves: usize) -> Value {
        let mut view = self.view();
        for _ in 0..moves {
            let (card, pile) = some_move(&view);
            let answer = self.answer("drop_on", json!({ "card": card, "pile": pile }));
            assert_eq!(
                answer["refusal"],
                Value::Null,
                "{card} to {pile} is allowed"
            );
            view = answer["view"].clone();
        }
        view
    }

    /// What the page is told by an event from now on.
    pub(crate) fn hear(&self, event: &str) -> Receiver<Value> {
        let (sender, receiver) = channel();
        self.app.listen_any(event, move |heard| {
            let payload = serde_json::from_str(heard.payload()).expect("a JSON payload");
            // Nobody listens any more when this fails.
            let _ = sender.send(payload);
        });
        receiver
    }

    /// The room behind the commands.
    pub(crate) fn parlour(&self) -> Arc<Parlour> {
        Arc::clone(&self.app.state::<Arc<Parlour>>())
    }
}

impl Drop for House {
    fn drop(&mut self) {
        self.parlour().close();
    }
}

/// The first move to a cell or column that is not the last one's way back.
fn some_move(view: &Value) -> (String, String) {
    let lifts = view["lifts"].as_object().expect("lifts");
    let last = view["last"]["card"].as_str();
    lifts
        .iter()
        .filter(|(card, _)| Some(card.as_str()) != last)
        .chain(lifts.iter())
        .find_map(|(card, lift)| {
            let targets = lift["targets"].as_array().expect("targets");
            let pile = targets
                .iter()
                .filter_map(Value::as_str)
                .find(|pile| !pile.starts_with("foundation"))?;
            Some((card.clone(), pile.to_owned()))
        })
        .expect("some move")
}
