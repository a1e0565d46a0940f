//! Tauri's messages between page and program, carried over the bridge.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use serde::Deserialize;
use serde_json::{Value, json};
use tauri::ipc::{CallbackFn, InvokeBody, InvokeResponse, InvokeResponseBody};
use tauri::test::MockRuntime;
use tauri::webview::InvokeRequest;
use tauri::{AppHandle, Builder, EventId, Listener, Manager};

use crate::say;

/// What the page hands to `window.ipc.postMessage`.
#[derive(Deserialize)]
struct Message {
    cmd: String,
    callback: u32,
    error: u32,
    #[serde(default)]
    payload: Value,
    #[serde(rename = "__TAURI_INVOKE_KEY__")]
    invoke_key: String,
}

/// The page's event listeners: the mock runtime throws scripts away, so each is fed by one in Rust.
pub(crate) type Listeners = Arc<Mutex<HashMap<u64, EventId>>>;

/// Lets channels send to the page, too.
pub(crate) fn with_channels(builder: Builder<MockRuntime>) -> Builder<MockRuntime> {
    builder.channel_interceptor(|_webview, callback, index, body| {
        let message = script(body);
        run_callback(
            callback,
            &format!("{{ message: {message}, index: {index} }}"),
        );
        true
    })
}

/// Gives a message of the page's to Tauri, with its access rules, and the response to the page.
pub(crate) fn receive(
    app: &AppHandle<MockRuntime>,
    listeners: &Listeners,
    message: &str,
) -> Result<(), String> {
    let message: Message =
        serde_json::from_str(message).map_err(|error| format!("no message: {error}"))?;
    let window = app.get_webview_window("main").ok_or("no window")?;
    let url = window.url().map_err(|error| error.to_string())?;
    let request = InvokeRequest {
        cmd: message.cmd.clone(),
        callback: CallbackFn(message.callback),
        error: CallbackFn(message.error),
        url,
        body: InvokeBody::Json(message.payload.clone()),
        headers: Default::default(),
        invoke_key: message.invoke_key,
    };
    let (app, listeners) = (app.clone(), listeners.clone());
    window.as_ref().clone().on_message(
        request,
        Box::new(
            move |_webview, _command, response, callback, error| match response {
                InvokeResponse::Ok(body) => {
                    let answer = script(&body);
                    match message.cmd.as_str() {
                        "plugin:event|listen" => {
                            listen(&app, &listeners, &message.payload, &answer)
                        }
                        "plugin:event|unlisten" => unlisten(&app, &listeners, &message.payload),
                        _ => {}
                    }
                    run_callback(callback, &answer);
                }
                InvokeResponse::Err(reason) => run_callback(error, &reason.0.to_string()),
            },
        ),
    );
    Ok(())
}

/// Lets the page run one of its callbacks.
fn run_callback(callback: CallbackFn, argument: &str) {
    let id = callback.0;
    say(&json!({ "eval": format!("window.__TAURI_INTERNALS__.runCallback({id}, {argument})") }));
}

/// A response as the script that makes its value.
fn script(body: &InvokeResponseBody) -> String {
    match body {
        InvokeResponseBody::Json(json) => json.clone(),
        InvokeResponseBody::Raw(bytes) => format!("new Uint8Array({}).buffer", json!(bytes)),
    }
}

fn listen(app: &AppHandle<MockRuntime>, listeners: &Listeners, payload: &Value, answer: &str) {
    let (Some(name), Some(handler), Ok(id)) = (
        payload["event"].as_str(),
        payload["handler"]
            .as_u64()
            .and_then(|id| u32::try_from(id).ok()),
        answer.parse::<u64>(),
    ) else {
        return;
    };
    let event = json!(name);
    let listener = app.listen_any(name, move |heard| {
        let payload = heard.payload();
        let argument = format!("{{ event: {event}, id: {id}, payload: {payload} }}");
        run_callback(CallbackFn(handler), &argument);
    });
    lock(listeners).insert(id, listener);
}

fn unlisten(app: &AppHandle<MockRuntime>, listeners: &Listeners, payload: &Value) {
    let id = payload["eventId"].as_u64();
    if let Some(listener) = id.and_then(|id| lock(listeners).remove(&id)) {
        app.unlisten(listener);
    }
}

fn lock(listeners: &Listeners) -> std::sync::MutexGuard<'_, HashMap<u64, EventId>> {
    listeners.lock().unwrap_or_else(PoisonError::into_inner)
}
