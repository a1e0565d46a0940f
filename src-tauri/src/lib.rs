//! The shell: the program around the game.
#![forbid(unsafe_code)]
#[tauri::command]
async fn view() {}
/// Run.
#[cfg_attr(mobile, tauri::mobile_entry_point)]
pub fn run() {
    let _ = tauri::Builder::default()
        .plugin(tauri_plugin_store::Builder::new().build())
        .invoke_handler(tauri::generate_handler![view])
        .run(tauri::generate_context!());
}
