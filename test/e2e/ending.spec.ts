import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { inProject } from "../../lib/boot/project.mjs";
import { lateness } from "../support/lateness";
import { commandLinesWith, isRunning } from "../support/processes";

/** Loaded into the app: a signal that nothing else uses keeps its only thread busy for ever, once it has left a mark. */
const block = (mark: string) =>
  `process.on('SIGUSR2', () => { require('node:fs').writeFileSync(${JSON.stringify(mark)}, ''); for (;;); });`;

test("the first Ctrl-C ends an app whose thread is blocked within 3 s, and the servers that it lists", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "trefoil-ending-"));
  const [data, preload, mark] = ["data", "block.cjs", "blocked"].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ];
  writeFileSync(preload, block(mark));
  const silent = [inProject("test", "fixtures", "servers", "never-answers.mjs"), folder];
  spawnSync(process.execPath, [inProject("test", "bench", "hostile", "fill.mjs"), data], {
    input: JSON.stringify([{ name: "silent", args: silent }]),
  });
  const child = spawn(process.execPath, [inProject("lib", "boot", "start.mjs"), "--no-open", "--port", "0"], {
    env: { ...process.env, TREFOIL_DATA: data, NODE_OPTIONS: `--require=${preload}` },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const address = await new Promise<string>((resolve) => {
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const printed = /http:\/\/\S+token=\S+/.exec(output)?.[0];
      if (printed) resolve(printed);
    });
  });
  await expect.poll(() => commandLinesWith(folder).filter((line) => line.includes("never-answers"))).toHaveLength(1);

  const app = Number(spawnSync("pgrep", ["-P", String(child.pid)], { encoding: "utf8" }).stdout);
  process.kill(app, "SIGUSR2");
  await expect.poll(() => existsSync(mark)).toBe(true);
  await expect(fetch(address, { redirect: "manual", signal: AbortSignal.timeout(1_000) })).rejects.toThrow();
  const from = performance.now();
  const late = lateness(2_000);
  child.kill("SIGINT");
  expect(await ended).toBe(1);
  expect(performance.now() - from - (await late)).toBeLessThan(3_000);
  expect(isRunning(app)).toBe(false);
  await expect.poll(() => commandLinesWith(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});
