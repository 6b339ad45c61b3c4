import { readFile, writeFile } from "node:fs/promises";
import { decodeText } from "@/lib/core/text/decode";
import { EXIT } from "./exit";
import { run } from "./run";

const giveUp = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => giveUp.abort());
// A reader that has seen enough (`| head`) is not an error.
process.stdout.on("error", (error: NodeJS.ErrnoException) =>
  process.exit(error.code === "EPIPE" ? EXIT.ok : EXIT.internal),
);
// Node keeps a process alive while somebody might still read what it wrote.
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
