//! Tells Tauri which commands there are and where the page's rights to them are granted.

const COMMANDS: &[&str] = &[
    "view",
    "tap",
    "double_tap",
    "drop_on",
    "undo",
    "redo",
    "go_back",
    "finish",
    "hint",
    "show_next",
    "restart",
    "former_game",
    "new_game",
    "read_code",
    "settings",
    "set_settings",
    "statistics",
    "away",
    "example",
    "menu_words",
    "nothing",
];

fn main() {
    // What no capability grants can't be called; the command `nothing` is only there for benchmarks.
    let capabilities = match std::env::var_os("CARGO_FEATURE_BENCH") {
        Some(_) => "./src-tauri/capabilities/**/*.json",
        None => "./src-tauri/capabilities/*.json",
    };
    let attributes = tauri_build::Attributes::new()
        .capabilities_path_pattern(capabilities)
        .app_manifest(tauri_build::AppManifest::new().commands(COMMANDS));
    if let Err(error) = tauri_build::try_build(attributes) {
        println!("cargo::error={error:#}");
        std::process::exit(1);
    }
}
