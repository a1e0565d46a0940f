// iPhone's project.yml is a template: the CLI fills it in on a Mac. This does the same with values
// that are like the real ones, so that the result can be read as YAML here.

const values: Record<string, string> = {
  "app.name": "boulanger",
  "app.identifier": "org.jeuduboulanger.solitaire",
  "app.stylized-name": "Jeu du Boulanger",
  "app.asset-dir": "assets",
  "apple.ios-version": "16.4",
  "apple.bundle-version-short": "0.1.0",
  "apple.bundle-version": "0.1.0",
  "lib-output-file-name": "libapp.a",
  "join ios-valid-archs": "arm64",
  "shell-escape tauri-binary": "npm",
  "tauri-binary-args-str": "run -- tauri ios xcode-script",
};

/** An innermost block of a template: `{{#if x}} … {{/if}}`. */
const block = /\{\{~?#(\w+) ([^}]+?)~?\}\}((?:(?!\{\{~?#)[^])*?)\{\{~?\/\1~?\}\}/;

/** Fills the template in. No list or condition of it has anything to say in our project. */
export function render(template: string): string {
  let text = template;
  while (block.test(text)) {
    text = text.replace(block, (_all, kind: string, name: string) =>
      kind === "each" && name === "ios-valid-archs" ? "arm64" : "",
    );
  }
  return text.replace(/\{\{~?\s*([^}]+?)\s*~?\}\}/g, (_all, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`the template asks for ${name}`);
    return value;
  });
}
