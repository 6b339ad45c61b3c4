import path from "node:path";
import { expect, test } from "vitest";
import { withoutHome } from "@/lib/core/text/home";

/** The home folder of the superuser, wherever the tests run. */
const ROOT = path.posix.join("/", "root");

test.each([
  ["/home/ada/mail/server.mjs", "~/mail/server.mjs"],
  ["node /Users/ada/mail", "node ~/mail"],
  ["C:\\Users\\ada\\mail", "~\\mail"],
  [`--root=${ROOT}/mail`, "--root=~/mail"],
  [`Its working folder ${ROOT} does not exist.`, "Its working folder ~ does not exist."],
  ['["/home/ada"]', '["~"]'],
  ["file:///home/ada/mail", "file://~/mail"],
  ["cc -I/home/ada/include", "cc -I~/include"],
  // What only looks like a home folder says which folder it is.
  ["Its working folder /srv/home/mail does not exist.", "Its working folder /srv/home/mail does not exist."],
  [`/mnt${ROOT}/mail`, `/mnt${ROOT}/mail`],
  [`${ROOT}ed`, `${ROOT}ed`],
])("%s is written as %s", (text, written) => expect(withoutHome(text)).toBe(written));
