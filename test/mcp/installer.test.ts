import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import type { CaptureProgress } from "@/lib/core/model/capture-job";
import { capture } from "@/lib/mcp/capture";
import { installerOf } from "@/lib/mcp/installer";
import { fixture, problemOf, snapshotOf } from "./support";

const folder = mkdtempSync(join(tmpdir(), "trefoil-installer-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("what installers tell while they run", () => {
  const NPM = "npm http fetch GET 200 https://registry.npmjs.org/ajv/-/ajv-8.20.0.tgz 1435ms";
  test.each<[string, string, "downloading" | "running" | undefined]>([
    ["npx", `${NPM} (cache miss)`, "downloading"],
    ["npx", `${NPM} (cache hit)`, undefined],
    ["npx", "npm warn exec The following package was not found and will be installed: a@1.0.0", "downloading"],
    ["npx", "npm warn deprecated a@1.0.0: no more", undefined],
    ["npx", "Server running on stdio", "running"],
    ["/usr/bin/npx.cmd", "", undefined],
    ["uvx", "\u001b[1m\u001b[36mDownloading\u001b[39m\u001b[0m numpy (16.5MiB)", "downloading"],
    ["uvx", "   Building lxml==5.3.0", "downloading"],
    ["uvx", "Resolved 30 packages in 42ms", undefined],
    ["uvx", "Installed 30 packages in 42ms", "running"],
    ["uvx", "INFO starting", "running"],
    ["docker", "Unable to find image 'mcp/time:latest' locally", "downloading"],
    ["docker", "a1b2c3d4e5f6: Pulling fs layer", "downloading"],
    ["docker", "Digest: sha256:00", undefined],
    ["docker", "Status: Downloaded newer image for mcp/time:latest", "running"],
    ["docker", "listening", "running"],
    ["yarn", "anything", undefined],
  ])("%s: %j", (command, line, seen) => {
    expect(installerOf(command, [])!.read(line)).toBe(seen);
  });

  test("what starts something that is there is no installer", () => {
    for (const [command, ...args] of [["node", "x.js"], ["npm", "start"], ["npxx"], ["python3", "-m", "x"]])
      expect(installerOf(command!, args)).toBeUndefined();
    expect(installerOf("npm", ["exec", "x"])).toMatchObject({ name: "npm" });
  });
});

describe("a server that is downloaded first", () => {
  /** A program called npx, which tells what npx tells and then is the server, or fails. */
  function npx(...then: string[]): string {
    const file = join(folder, "npx");
    const says = (text: string) => `console.error(${JSON.stringify(text)});`;
    const script = [
      `#!${process.execPath}`,
      // Only what was asked for is told, as npm does it.
      `if (process.env.npm_config_loglevel === "http") { ${says("npm http fetch GET 200 https://registry.example/a.tgz 9ms (cache miss)")} }`,
      ...then,
    ];
    writeFileSync(file, script.join("\n"));
    chmodSync(file, 0o755);
    return file;
  }
  const list = (command: string, phases: CaptureProgress[]) =>
    capture(
      { name: "x", transport: { kind: "stdio", command, args: [], env: [] }, disabled: false, hiddenTools: [] },
      {},
      { onProgress: (progress) => phases.push(progress) },
    );

  test("is told to be downloading, then started, then agreeing", async () => {
    const phases: CaptureProgress[] = [];
    const server = npx(
      `setTimeout(() => { console.error("ready"); setTimeout(() => import(${JSON.stringify(fixture("three-pages"))}), 100); }, 100);`,
    );
    snapshotOf(await list(server, phases));
    expect(phases.slice(0, 6).map(({ phase, installer }) => [phase, installer])).toEqual([
      ["starting", undefined],
      ["asking", "npx"],
      ["downloading", "npx"],
      ["asking", undefined],
      ["negotiating", undefined],
      ["listing", undefined],
    ]);
    expect(phases.filter(({ list }) => list === "tools").map(({ page }) => page)).toEqual([0, 1, 2, 3]);
  });

  test("and what it says only because it was asked to is not shown when it fails", async () => {
    const phases: CaptureProgress[] = [];
    const { stderrTail } = problemOf(await list(npx(`console.error("npm error 404"); process.exitCode = 1;`), phases));
    expect(phases.map(({ phase }) => phase)).toContain("downloading");
    expect(stderrTail).toContain("npm error 404");
    expect(stderrTail).not.toContain("npm http");
  });
});
