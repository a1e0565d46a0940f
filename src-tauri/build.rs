//! Tells Tauri where the capabilities are and which commands the page may be granted.

fn main() {
    let mut commands = vec![
        "view",
        "tap",
        "double_tap",
        "drop_on",
        "undo",
        "redo",
        "restart",
        "former_game",
        "new_game",
        "read_code",
        "settings",
        "set_settings",
        "statistics",
        "away",
    ];
    if std::env::var_os("CARGO_FEATURE_BENCH").is_some() {
        commands.push("nothing");
    }
    let commands: &'static [&'static str] = commands.leak();
    let attributes = tauri_build::Attributes::new()
        .capabilities_path_pattern("./src-tauri/capabilities/**/*")
        .app_manifest(tauri_build::AppManifest::new().commands(commands));
    if let Err(error) = tauri_build::try_build(attributes) {
        println!("cargo::error={error:#}");
        std::process::exit(1);
    }
}
