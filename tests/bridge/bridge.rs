//! The real program (builder, configuration, rights, commands, files) on Tauri's mock runtime, for
//! a page that runs in a real Chromium. For tests alone.
//!
//! It speaks JSON, one value a line. On stdin:
//!
//! - `{"asset": "/index.html"}` asks for a file of the page as it was built in;
//! - `{"ipc": "…"}` is what the page handed to `window.ipc.postMessage`;
//! - `{"exit": true}` closes the window, which ends the program; so does the end of stdin.
//!
//! On stdout:
//!
//! - `{"ready": true, "data": "…"}` once, with the folder of the saved files;
//! - `{"asset": "…", "mime": "…", "csp": "…" or null, "b64": "…"}`, or `{"asset": "…", "missing": true}`;
//! - `{"eval": "…"}`: a script for the page to run;
//! - `{"error": "…"}` for a line that makes no sense.
#![forbid(unsafe_code)]

mod ipc;

use std::io::{self, BufRead, Write};
use std::thread;

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use serde_json::{Value, json};
use tauri::test::{MockRuntime, mock_builder};
use tauri::{AppHandle, Manager, RunEvent};

type App = AppHandle<MockRuntime>;

fn main() -> tauri::Result<()> {
    let app = ipc::with_channels(boulanger_lib::builder(mock_builder()))
        .build(boulanger_lib::context())?;
    app.run(|app, event| {
        if let RunEvent::Ready = event {
            say(&json!({ "ready": true, "data": app.path().app_data_dir().ok() }));
            let app = app.clone();
            thread::spawn(move || {
                listen(&app);
                close(&app);
            });
        }
    });
    Ok(())
}

/// Writes a line.
fn say(value: &Value) {
    let mut out = io::stdout().lock();
    // Nobody reads any more when this fails; then stdin ends, too.
    let _ = writeln!(out, "{value}").and_then(|()| out.flush());
}

/// Answers one line after another until the end or the wish to exit.
fn listen(app: &App) {
    let listeners = ipc::Listeners::default();
    for line in io::stdin().lock().lines() {
        let Ok(line) = line else { return };
        let wish: Value = match serde_json::from_str(&line) {
            Ok(wish) => wish,
            Err(error) => {
                say(&json!({ "error": format!("no JSON: {error}") }));
                continue;
            }
        };
        if let Some(path) = wish["asset"].as_str() {
            say(&asset(app, path));
        } else if let Some(message) = wish["ipc"].as_str() {
            if let Err(error) = ipc::receive(app, &listeners, message) {
                say(&json!({ "error": error }));
            }
        } else if wish["exit"] == true {
            return;
        } else {
            say(&json!({ "error": "neither asset nor ipc nor exit" }));
        }
    }
}

/// A file of the page with the headers that Tauri would send.
fn asset(app: &App, path: &str) -> Value {
    match app.asset_resolver().get(path.to_owned()) {
        Some(asset) => json!({
            "asset": path,
            "mime": asset.mime_type,
            "csp": asset.csp_header,
            "b64": BASE64_STANDARD.encode(asset.bytes),
        }),
        None => json!({ "asset": path, "missing": true }),
    }
}

/// Ends the program as a player does. The mock runtime knows no `AppHandle::exit`.
fn close(app: &App) {
    match app.get_webview_window("main").map(|window| window.close()) {
        Some(Ok(())) => {}
        _ => std::process::exit(1),
    }
}
