import { afterEach, describe, expect, test, vi } from "vitest";

const written: string[] = [];

/** The log as it is with this setting. */
async function theLog(setting?: string) {
  vi.resetModules();
  vi.stubEnv("TREFOIL_LOG", setting);
  vi.spyOn(process.stderr, "write").mockImplementation((text) => (written.push(String(text)), true));
  return import("@/lib/log");
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  written.length = 0;
});

describe("a fault", () => {
  test("is one line with time, level, an id and its causes", async () => {
    const { logFault } = await theLog();
    const disk = Object.assign(new Error("write failed"), { code: "ENOSPC" });
    const id = logFault("A listing could not be stored", new Error("Not done", { cause: disk }));
    expect(id).toMatch(/^[0-9a-f]{8}$/);
    expect(written).toEqual([
      expect.stringMatching(
        new RegExp(`^\\S+Z error ${id} A listing could not be stored: Not done; because: write failed \\(ENOSPC\\)\n$`),
      ),
    ]);
  });

  test("holds no secret, no home folder, no line break and no terminal code of whoever wrote its words", async () => {
    const { logFault } = await theLog();
    const words =
      "\u001b[2J::add-mask::\nGET https://ada:hunter2pass@mail.example/?token=abc123def456 Authorization=Bearer ghp_0123456789abcdefghijABCDEFGHIJ0123456789 in /home/ada/x\u202e";
    logFault("A server answered", new Error(words));
    const line = written.join("");
    for (const leak of ["hunter2pass", "abc123def456", "ghp_0123", "/home/ada", "\u001b", "\u202e"])
      expect(line).not.toContain(leak);
    expect(line.trimEnd()).not.toContain("\n");
    expect(line).toContain("in ~/x");
  });

  test("of any size is read in part", async () => {
    const { logFault } = await theLog();
    logFault("A server answered", new Error(`a://${"b".repeat(1_000_000)}`));
    expect(written.join("").length).toBeLessThan(700);
  });
});

test("the form of lines is JSON where that is asked for", async () => {
  const { logFault } = await theLog("warn,json");
  const id = logFault("It failed", "a text that was thrown", { level: "warn" });
  expect(JSON.parse(written.join(""))).toEqual({
    at: expect.any(String),
    level: "warn",
    id,
    message: "It failed: a text that was thrown",
  });
});

test.each([
  [undefined, 1],
  ["off", 0],
  ["error", 1],
  ["warn", 2],
  ["info", 3],
])("with TREFOIL_LOG=%s, %i of three lines are written", async (setting, count) => {
  const { logEvent } = await theLog(setting);
  for (const level of ["error", "warn", "info"] as const) logEvent(level, "something");
  expect(written).toHaveLength(count);
});

test("an error that the framework prints becomes one line under the id that the page shows", async () => {
  const { takeOverConsole } = await theLog();
  const framework: Console = console;
  const before = { ...console };
  takeOverConsole();
  framework.error(Object.assign(new Error("no such\ncolumn"), { digest: "1234567" }));
  Object.assign(console, before);
  expect(written).toEqual([expect.stringMatching(/Z error 1234567 A page could not be made: no such column\n$/)]);
});

test("as JSON a line names the request that it belongs to", async () => {
  const { logEvent } = await theLog("info,json");
  const { hooks } = await import("@/lib/boot/hooks.mjs");
  hooks().request.run("req-7", () => logEvent("info", "GET /servers 200 in 3 ms"));
  expect(JSON.parse(written.join(""))).toEqual({
    at: expect.any(String),
    level: "info",
    request: "req-7",
    message: "GET /servers 200 in 3 ms",
  });
});
