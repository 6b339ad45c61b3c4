import { runProgram } from "./bundle.mjs";

// `node lib/boot/run.mjs lib/fit/main.ts …`: for the project's own programs.
const [entry = "", ...args] = process.argv.slice(2);
await runProgram(entry, args);
