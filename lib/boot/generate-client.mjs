import "./node-floor.mjs";
import { ensureGenerated } from "./generate.mjs";

await ensureGenerated();
