import type { KnownFile } from "./file";
import { Known } from "./known";

let loading: Promise<Known> | undefined;

/** The known tools that Trefoil brings. Their file is read when somebody asks for the first time, and never by a page in the browser. */
export function loadKnown(): Promise<Known> {
  loading ??= import("./known.json").then(({ default: file }) => new Known(file as KnownFile));
  return loading;
}
