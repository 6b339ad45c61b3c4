import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { inProject } from "../../../lib/boot/project.mjs";

type Service = { command: [program: string, ...args: string[]]; environment: Record<string, string> };

/** What `compose.yaml` runs from the image: its migration and one of its copies. */
export function composed(): { migrate: Service; copy: Service } {
  const { services } = parse(readFileSync(inProject(".deploy", "compose.yaml"), "utf8")) as {
    services: Record<string, Service>;
  };
  return { migrate: services["migrate"]!, copy: services["trefoil-1"]! };
}
