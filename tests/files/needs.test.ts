// What the commands print where something of the system is lacking and they may not install it.
import { describe, expect, test } from "vitest";
import { advice, family, toBuild, toTest } from "../../scripts/needs.mjs";

/** The lines of /etc/os-release that tell a system's family, and others that must not mislead. */
const release = (id: string, like?: string) =>
  [`NAME="Some System"`, `VERSION_ID="12"`, `ID=${id}`, ...(like ? [`ID_LIKE=${like}`] : [])].join(
    "\n",
  );

const systems = [
  ["Debian", release("debian"), "debian"],
  ["Linux Mint", release("linuxmint", '"ubuntu debian"'), "debian"],
  ["Rocky Linux", release('"rocky"', '"rhel centos fedora"'), "fedora"],
  ["Manjaro", release("manjaro", "arch"), "arch"],
  ["openSUSE", release('"opensuse-tumbleweed"', '"opensuse suse"'), "suse"],
] as const;

const commands = {
  debian: "apt-get install --yes build-essential pkg-config libwebkit2gtk-4.1-dev",
  fedora: "dnf install gcc pkgconf webkit2gtk4.1-devel",
  arch: "pacman -S --needed base-devel pkgconf webkit2gtk-4.1",
  suse: "zypper install gcc pkg-config webkit2gtk3-devel",
};

describe("what to type", () => {
  test.each(systems)("on %s", (_name, system, kind) => {
    expect(family(system)).toBe(kind);
    expect(advice(system, toBuild)).toBe(
      `Missing: a C compiler, pkg-config, WebKitGTK's headers. Please type\n\n    sudo ${commands[kind]}\n\nand then the same command again.`,
    );
  });

  test.each([
    ["that we do not know", release("alpine")],
    ["that says nothing", ""],
    ["that is only called like one", release("archaic", '"newsuser"')],
  ])("on a Linux %s", (_name, system) => {
    expect(family(system)).toBeNull();
    const said = advice(system, toBuild).split("\n");
    for (const command of Object.values(commands)) expect(said).toContain(`    ${command}`);
    expect(said.at(-1)).toBe("Then the same command again.");
  });

  test("leaves out what comes along with something else", () => {
    const browsers = toTest.filter(({ name }) => /^Chromium|driver$/.test(name));
    expect(browsers.map(({ packages }) => packages.arch)).toEqual(["chromium", null]);
    expect(advice(release("arch"), browsers)).toContain("sudo pacman -S --needed chromium\n");
  });
});
