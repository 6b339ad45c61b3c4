import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { lateness } from "../support/lateness";
import { isRunning } from "../support/processes";

const folder = mkdtempSync(path.join(tmpdir(), "trefoil-supervise-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SUPERVISE = path.resolve(import.meta.dirname, "../../lib/boot/supervise.mjs");
const above = path.join(folder, "above.mjs");
writeFileSync(
  above,
  `import { supervise } from ${JSON.stringify(SUPERVISE)};\nsupervise(process.argv[2], ["a", "b c"]);\n`,
);

/** A program run below a supervisor, with the first line that it printed. */
async function run(text: string): Promise<{ process: ChildProcess; line: string; ended: Promise<number | null> }> {
  const program = path.join(folder, `${Math.random()}.mjs`);
  writeFileSync(program, text);
  const child = spawn(process.execPath, [above, program], { stdio: ["ignore", "pipe", "pipe"] });
  const ended = once(child, "exit").then(([code]) => code as number | null);
  const [chunk] = (await once(child.stdout, "data")) as [Buffer];
  return { process: child, line: chunk.toString().split("\n")[0]!, ended };
}

/** Begins a child of its own in the same process group, tells both ids, and does what is left to do. */
const BUSY = `
import { spawn } from "node:child_process";
import { writeSync } from "node:fs";
process.on("SIGINT", () => {});
process.on("SIGTERM", () => {});
const own = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
writeSync(1, process.pid + " " + own.pid + "\\n");
for (;;);
`;

describe.skipIf(process.platform === "win32")("a program below a supervisor", () => {
  test("gets its arguments, and its exit code is the answer", async () => {
    const { line, ended } = await run("console.log(process.argv.slice(2).join('|')); process.exit(5);");
    expect(line).toBe("a|b c");
    expect(await ended).toBe(5);
  });

  test("is asked once, with the signal that came, and ends in good order", async () => {
    const { process: above, ended } = await run(
      "process.on('SIGTERM', () => setTimeout(() => process.exit(7), 50)); setInterval(() => {}, 1000); console.log('ready');",
    );
    above.kill("SIGTERM");
    expect(await ended).toBe(7);
  });

  test.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
    "that is busy in a loop and hears nothing is gone within 3 s of %s, with what it started",
    async (signal) => {
      const { process: above, line, ended } = await run(BUSY);
      const pids = line.split(" ").map(Number);
      expect(pids.every(isRunning)).toBe(true);
      const from = performance.now();
      const late = lateness(2_000);
      above.kill(signal);
      expect(await ended).toBe(1);
      expect(performance.now() - from - (await late)).toBeLessThan(3_000);
      await expect.poll(() => pids.filter(isRunning)).toEqual([]);
    },
  );

  test("that says that it drains is waited for", async () => {
    // It has both sent in one go: on a busy machine it would have no turn to answer a signal from here in time.
    const { ended } = await run(`
      process.on("SIGTERM", () => {});
      console.log("ready");
      process.kill(process.ppid, "SIGTERM");
      process.send({ drainMs: 60_000 });
      // Later than one that says nothing is ended.
      setTimeout(() => process.exit(7), 2_500);`);
    expect(await ended).toBe(7);
  });

  test.each(["SIGINT", "SIGTERM"] as const)(
    "that has heard %s and is not done in time, as on a very busy machine, is gone within 3 s with code 0",
    async (signal) => {
      const { process: above, ended } = await run(
        `process.on('${signal}', () => { process.send('ending'); setTimeout(() => { for (;;); }, 50); }); setInterval(() => {}, 1000); console.log('ready');`,
      );
      let said = "";
      above.stderr!.on("data", (chunk: Buffer) => (said += chunk.toString()));
      const from = performance.now();
      const late = lateness(2_000);
      above.kill(signal);
      expect(await ended).toBe(0);
      expect(performance.now() - from - (await late)).toBeLessThan(3_000);
      expect(said).toContain("Everything that was saved is safe.");
    },
  );

  test("that is busy is gone at once when it is asked twice", async () => {
    const { process: above, ended } = await run(BUSY);
    let said = "";
    above.stderr!.on("data", (chunk: Buffer) => (said += chunk.toString()));
    above.kill("SIGINT");
    above.kill("SIGTERM");
    expect(await ended).toBe(1);
    // It would say so if it had waited until the time was up.
    expect(said).toBe("");
  });

  test("is told when its supervisor was killed", async () => {
    const { process: above, line } = await run(
      "process.once('disconnect', () => process.exit(0)); setInterval(() => {}, 1000); console.log(process.pid);",
    );
    above.kill("SIGKILL");
    await expect.poll(() => isRunning(Number(line))).toBe(false);
  });
});
