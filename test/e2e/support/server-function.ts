import { readFileSync } from "node:fs";
import { inProject } from "../../../lib/boot/project.mjs";

type Manifest = { node: Record<string, { filename: string; exportedName: string }> };

/** What to send with a request so that the built app calls one of its server functions, as the page's own script does. */
export function callOf(name: string, args: readonly unknown[]) {
  const { node } = JSON.parse(
    readFileSync(inProject(".next", "server", "server-reference-manifest.json"), "utf8"),
  ) as Manifest;
  const id = Object.keys(node).find((one) => node[one]!.exportedName === name);
  if (id === undefined) throw new Error(`The built app has no server function ${name}.`);
  return {
    method: "POST",
    headers: { "Next-Action": id, "Content-Type": "text/plain;charset=UTF-8" },
    body: JSON.stringify(args),
  };
}
