// The Chromium that draws the page in tests.

/** Where it is: where Debian, and others, put it, unless `CHROMIUM` says otherwise. */
export const chromiumPath = () => process.env.CHROMIUM ?? "/usr/bin/chromium";

/** What it is started with: without a sandbox, for root may run it, and without the network. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
