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
    let bench = std::env::var_os("CARGO_FEATURE_BENCH").is_some();
    let (commands, capabilities) = match COMMANDS {
        commands if bench => (commands, "./src-tauri/capabilities/**/*.json"),
        [commands @ .., _nothing] => (commands, "./src-tauri/capabilities/*.json"),
        [] => unreachable!(),
    };
    let attributes = tauri_build::Attributes::new()
        .capabilities_path_pattern(capabilities)
        .app_manifest(tauri_build::AppManifest::new().commands(commands));
    if let Err(error) = tauri_build::try_build(attributes) {
        println!("cargo::error={error:#}");
        std::process::exit(1);
    }
}
