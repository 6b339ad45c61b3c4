import { ensureBuilt } from "./build.mjs";
import { StepFailed } from "./project.mjs";

try {
  // The tests pack it as well.
  await ensureBuilt({ standalone: true });
} catch (error) {
  if (!(error instanceof StepFailed)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
