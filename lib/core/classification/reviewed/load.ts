import { once } from "../../text/memo";
import type { KnownFile } from "./file";
import { KnownTools } from "./known";

/** The known tools that Trefoil brings. Their file is read when somebody asks for the first time, and never by a page in the browser. */
export const loadKnown = once(async (): Promise<KnownTools> => {
  const { default: file } = await import("./known.json");
  return new KnownTools(file as KnownFile);
});
