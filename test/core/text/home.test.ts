import { expect, test } from "vitest";
import { withoutHome } from "@/lib/core/text/home";

test.each([
  ["/home/ada/mail/server.mjs", "~/mail/server.mjs"],
  ["node /Users/ada/mail", "node ~/mail"],
  ["C:\\Users\\ada\\mail", "~\\mail"],
  ["--root=/root/mail", "--root=~/mail"],
  ["Its working folder /root does not exist.", "Its working folder ~ does not exist."],
  ['["/home/ada"]', '["~"]'],
  ["file:///home/ada/mail", "file://~/mail"],
  ["cc -I/home/ada/include", "cc -I~/include"],
  // What only looks like a home folder says which folder it is.
  ["Its working folder /srv/home/mail does not exist.", "Its working folder /srv/home/mail does not exist."],
  ["/mnt/root/mail", "/mnt/root/mail"],
  ["/rooted", "/rooted"],
])("%s is written as %s", (text, written) => expect(withoutHome(text)).toBe(written));
