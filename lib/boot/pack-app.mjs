import "./node-floor.mjs";
import { pack } from "./pack.mjs";

process.stdout.write(`${await pack()}\n`);
