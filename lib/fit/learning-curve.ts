import { writeFile } from "node:fs/promises";
import { CURVE, learningCurves, type Curve } from "./curve";
import { readMatrix } from "./matrix";
import { ofServers } from "./samples";

/** Fits on more and more families and measures each fit on others. `npm run fit:curve`, then `npm run fit` to publish it. */
const curve: Curve = {
  date: new Date().toISOString().slice(0, 10),
  questions: learningCurves(ofServers(await readMatrix())),
};
await writeFile(CURVE, `${JSON.stringify(curve, null, 1)}\n`);
