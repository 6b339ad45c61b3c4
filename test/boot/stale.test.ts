import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { fingerprint } from "@/lib/boot/fingerprint.mjs";
import { isInstalled } from "@/lib/boot/install.mjs";
import { listenOnFreePort } from "@/lib/boot/listen.mjs";

let root: string;
beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), "trefoil-boot-"))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

describe("what was built is stale", () => {
  const print = () => fingerprint(root, ["lib", "app", "absent"], ["lib/generated"]);

  test("when a source changes, comes, goes or moves", () => {
    write("lib/a.ts", "a");
    write("app/deep/b.tsx", "b");
    const seen = [print()];
    const after = (change: () => void) => {
      change();
      seen.push(print());
    };
    after(() => write("lib/a.ts", "changed"));
    after(() => write("lib/c.ts", ""));
    after(() => renameSync(path.join(root, "lib/c.ts"), path.join(root, "app/c.ts")));
    after(() => rmSync(path.join(root, "app/deep"), { recursive: true }));
    expect(new Set(seen).size).toBe(seen.length);
  });

  test("not when a file is only touched, nor when something derived or foreign changes", () => {
    write("lib/a.ts", "a");
    const before = print();
    utimesSync(path.join(root, "lib/a.ts"), new Date(0), new Date(0));
    write("lib/generated/client.ts", "derived");
    write("test/a.test.ts", "foreign");
    expect(print()).toBe(before);
  });
});

describe("the packages are there", () => {
  const lock = {
    "": {},
    "node_modules/a": { version: "1.0.0" },
    "node_modules/b": { version: "2.0.0", dev: true },
    "node_modules/c": { version: "3.0.0", optional: true },
  };
  const installed = (packages: object) => write("node_modules/.package-lock.json", JSON.stringify({ packages }));
  beforeEach(() => write("package-lock.json", JSON.stringify({ packages: lock })));

  test("when npm installed what the lock file says; packages of other platforms may be absent", () => {
    installed({ "node_modules/a": { version: "1.0.0" }, "node_modules/b": { version: "2.0.0" } });
    expect(isInstalled(root, { development: true })).toBe(true);
  });
  test("for a start without the development packages, for the tests not", () => {
    installed({ "node_modules/a": { version: "1.0.0" } });
    expect(isInstalled(root, { development: false })).toBe(true);
    expect(isInstalled(root, { development: true })).toBe(false);
  });
  test("not before the first installation, nor after the lock file moved on", () => {
    expect(isInstalled(root, { development: false })).toBe(false);
    installed({ "node_modules/a": { version: "0.9.0" } });
    expect(isInstalled(root, { development: false })).toBe(false);
  });
});

describe("the port", () => {
  test("is the next free one when the wanted one is busy", async () => {
    const [first, second, third] = [createServer(), createServer(), createServer()];
    const busy = await listenOnFreePort(first, "127.0.0.1", 0);
    const next = await listenOnFreePort(second, "127.0.0.1", busy);
    expect(next).toBeGreaterThan(busy);
    expect(await listenOnFreePort(third, "127.0.0.1", busy)).toBeGreaterThan(next);
    expect((third.address() as AddressInfo).address).toBe("127.0.0.1");
    for (const server of [first, second, third]) await new Promise((resolve) => server.close(resolve));
  });
  test("of an address that is not this machine's is refused in words", async () => {
    await expect(listenOnFreePort(createServer(), "203.0.113.7", 3210)).rejects.toThrow(
      /Cannot listen on 203\.0\.113\.7:3210/,
    );
  });
});
