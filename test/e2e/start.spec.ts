import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { startApp, type StartedApp } from "./support/started-app";

const START = fileURLToPath(new URL("../../lib/boot/start.mjs", import.meta.url));

test("a busy port gives way to the next free one, and that is said", async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const busy = (other.address() as AddressInfo).port;
  const app = await startApp(["--port", String(busy)]);
  expect(app.port).toBeGreaterThan(busy);
  expect(app.output()).toContain(`Port ${busy} is busy: using ${app.port}.`);
  expect((await fetch(app.address, { redirect: "manual" })).status).toBe(303);
  await app.stop();
  await new Promise((resolve) => other.close(resolve));
});

test("a config named at the start is what the printed address opens", async ({ browser }) => {
  const folder = mkdtempSync(path.join(tmpdir(), "trefoil-config-"));
  const file = path.join(folder, "mine.jsonc");
  writeFileSync(file, '{\n  // mine\n  "mcpServers": { "notes": { "command": "node", "args": ["notes.mjs"] }, },\n}\n');
  const app = await startApp(["--config", file]);
  const page = await browser.newPage();
  await page.goto(app.address);
  await expect(page.getByRole("checkbox", { name: "notes" })).toBeChecked();
  await page.close();
  await app.stop();
  rmSync(folder, { recursive: true });
});

test("every launch has its own token; the data folder stays, closed to others", async () => {
  const data = mkdtempSync(path.join(tmpdir(), "trefoil-start-"));
  rmSync(data, { recursive: true });
  const first = await startApp([], data);
  expect(first.token.length).toBeGreaterThanOrEqual(43);
  expect(first.output()).toContain(`Data: ${data}`);
  // While it loads it hears no signal and would be stopped the hard way.
  expect((await fetch(first.address, { redirect: "manual" })).status).toBe(303);
  expect(await first.stop()).toBe(0);
  expect(existsSync(path.join(data, "trefoil.db"))).toBe(true);
  expect(statSync(data).mode & 0o077).toBe(0);

  const second = await startApp(["--port", String(first.port)], data);
  expect(second.token).not.toBe(first.token);
  expect((await fetch(`${second.origin}/open?token=${first.token}`, { redirect: "manual" })).status).toBe(401);
  await second.stop();
  rmSync(data, { recursive: true });
});

test("it listens on loopback alone unless told otherwise, and then it warns, and packs what it sends", async () => {
  const packing = async ({ origin }: StartedApp) => {
    const { headers } = await fetch(`${origin}/share`, { headers: { "Accept-Encoding": "gzip" } });
    return headers.get("content-encoding");
  };
  const app = await startApp(["--host", "0.0.0.0"]);
  expect(await packing(app)).toBe("gzip");
  expect(app.output()).toContain("WARNING: listening on 0.0.0.0");
  expect((await fetch(app.address, { redirect: "manual" })).status).toBe(303);
  await app.stop();

  const closed = await startApp();
  expect(closed.output()).not.toContain("WARNING");
  expect(await packing(closed)).toBeNull();
  await expect(fetch(closed.address.replace("127.0.0.1", "127.0.0.2"))).rejects.toThrow();
  await closed.stop();
});

test("an option that does not exist is refused with a hint, before anything happens", () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [START, "--prot", "80"], { encoding: "utf8" });
  expect(status).toBe(2);
  expect(stdout).toBe("");
  expect(stderr).toContain("Unknown option '--prot'");
  expect(stderr).toContain("npm start -- --help");
});

test("when npm is ended and takes only its shell along, the app ends too", async () => {
  const data = mkdtempSync(path.join(tmpdir(), "trefoil-start-"));
  const shell = spawn("sh", ["-c", `"${process.execPath}" "${START}" --no-open --port 0; exit $?`], {
    env: { ...process.env, TREFOIL_DATA: data, npm_lifecycle_event: "start" },
  });
  const address = await new Promise<string>((resolve) => {
    let output = "";
    shell.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const printed = /http:\/\/\S+token=\S+/.exec(output)?.[0];
      if (printed) resolve(printed);
    });
  });
  expect((await fetch(address, { redirect: "manual" })).status).toBe(303);
  shell.kill("SIGKILL");
  await expect
    .poll(() =>
      fetch(address, { redirect: "manual" }).then(
        () => "answers",
        () => "gone",
      ),
    )
    .toBe("gone");
  rmSync(data, { recursive: true });
});
