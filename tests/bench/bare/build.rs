//! Tauri's own build step, nothing more.

fn main() {
    tauri_build::build();
}
