import { readFile, writeFile } from "node:fs/promises";
import { setFlagsFromString } from "node:v8";
import { decodeText } from "@/lib/core/text/decode";
import { EXIT } from "./exit";
import { run } from "./run";

// Node 20 optimizes code so early that compiling takes a third of a scan, which ends before that pays off. Later versions wait longer.
if (process.versions.node.startsWith("20.")) setFlagsFromString("--interrupt-budget=500000");

const giveUp = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => giveUp.abort());
// A reader that closes early (`| head`) is not an error.
process.stdout.on("error", (error: NodeJS.ErrnoException) =>
  process.exit(error.code === "EPIPE" ? EXIT.ok : EXIT.internal),
);
// Node keeps the process alive while its output might still be read.
const output = { abandoned: false, complete: false };
const leave = () => {
  if (output.abandoned && output.complete) process.exit();
};

process.exitCode = await run(process.argv.slice(2), {
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  readFile: async (path) => decodeText(await readFile(path)),
  readBytes: (path) => readFile(path),
  writeFile,
  env: process.env,
  signal: giveUp.signal,
  abandonOutput: () => {
    output.abandoned = true;
    leave();
  },
});
output.complete = true;
leave();
