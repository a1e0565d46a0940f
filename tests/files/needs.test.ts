// What the commands print where something of the system is lacking and they may not install it.
import { afterEach, describe, expect, test, vi } from "vitest";
import { chromiumPath } from "../../scripts/chromium.mjs";
import { makersAdvice, ofMakers } from "../../scripts/makers.mjs";
import { advice, family, toBuild, toTest } from "../../scripts/needs.mjs";
import { Stop } from "../../scripts/run.mjs";
import { systemPackages } from "../../scripts/setup.mjs";

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

test.each([
  ["darwin", "Apple's compilers", ["xcode-select --install"]],
  [
    "win32",
    "Microsoft's C++ build tools, WebView2",
    [
      'winget install --exact --id Microsoft.VisualStudio.2022.BuildTools --override "--passive --wait --add Microsoft.VisualStudio.Workload.VCTools --includeRecommended"',
      "winget install --exact --id Microsoft.EdgeWebView2Runtime",
    ],
  ],
] as const)("what to type on %s", (platform, names, typed) => {
  const lines = typed.map((command) => `    ${command}\n`).join("");
  expect(makersAdvice(ofMakers[platform] ?? [])).toBe(
    `Missing: ${names}. Please type\n\n${lines}\nand then the same command again.`,
  );
});

describe("system packages", () => {
  const lacking = toBuild.map((need) => ({ ...need, there: () => false }));
  const debian = release("debian");
  /** Who would install them only says so. */
  const rights = ["echo"];

  test("are installed on Debian by whoever may", async () => {
    let looks = 0;
    const brought = lacking.slice(0, 1).map((need) => ({ ...need, there: () => (looks += 1) > 1 }));
    await expect(systemPackages(brought, { system: debian, rights })).resolves.toBeUndefined();
    expect(looks, "before and after").toBe(2);
    await expect(systemPackages(lacking, { system: debian, rights })).rejects.toThrow(
      "Still missing after the installation: a C compiler, pkg-config, WebKitGTK's headers",
    );
  });

  test.each([
    ["on Debian, without root's rights", debian, null],
    ["on another Linux", release("fedora"), rights],
  ])("are only named %s", async (_name, system, mayBe) => {
    const told = new Stop(advice(system, lacking));
    await expect(systemPackages(lacking, { system, rights: mayBe })).rejects.toThrow(told);
  });

  test("that are there need nobody's rights", async () => {
    const there = lacking.map((need) => ({ ...need, there: () => true }));
    const done = systemPackages(there, { system: debian, rights: null });
    await expect(done).resolves.toBeUndefined();
  });
});

describe("Chromium", () => {
  const there = () => toTest.find(({ name }) => name === "Chromium")?.there();
  afterEach(() => vi.unstubAllEnvs());

  test("is where CHROMIUM says", () => {
    vi.stubEnv("CHROMIUM", process.execPath);
    expect(chromiumPath()).toBe(process.execPath);
    expect(there()).toBe(true);
    vi.stubEnv("CHROMIUM", "/no/such/chromium");
    expect(there(), "whatever PATH has").toBe(false);
  });

  test("else is where Debian puts it", () => {
    vi.stubEnv("CHROMIUM", undefined);
    expect(chromiumPath()).toBe("/usr/bin/chromium");
  });
});
