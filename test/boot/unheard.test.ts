import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { expect, test } from "vitest";

const UNHEARD = path.resolve(import.meta.dirname, "../../lib/boot/unheard.mjs");

/** Says something after its parent has closed both pipes, writes down every fault as the app does, and tells how many there were. */
const program = (goesOn: boolean): string => `
import { goOnUnheard } from ${JSON.stringify(UNHEARD)};
${goesOn ? "goOnUnheard();" : ""}
let faults = 0;
process.on("uncaughtException", () => ++faults < 100 && process.stderr.write("A fault\\n"));
process.once("message", async () => {
  for (let line = 0; line < 20; line++) {
    process.stdout.write("Hello\\n");
    process.stderr.write("Hello\\n");
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  process.send(faults, () => process.exit(0));
});
process.send("ready");
`;

test.each([true, false])("a process whose words nobody reads any more goes on in peace: %s", async (goesOn) => {
  const child = spawn(process.execPath, ["--input-type=module", "-e", program(goesOn)], {
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  await once(child, "message");
  child.stdout!.destroy();
  child.stderr!.destroy();
  child.send("closed");
  const [counted] = (await once(child, "message")) as [number];
  expect(counted > 0, String(counted)).toBe(!goesOn);
});
