import type { Opinion } from "../model/opinion";
import type { Session, SessionSpec } from "../model/session";
import type { Override } from "../model/verdict";
import { classifyKnowing } from "./classify";
import { composeServer, type ListedServer } from "./compose-server";
import type { Classify } from "./judge-as-tools";
import { joinServers } from "./join-servers";

/** A config's servers, their snapshots, a person's overrides and a model's opinions, judged and joined with the host's own tools. */
export function composeSession(
  spec: SessionSpec,
  listed: readonly ListedServer[],
  overrides: readonly Override[],
  opinions: readonly Opinion[] = [],
  classify: Classify = classifyKnowing(),
): Session {
  return joinServers(
    spec,
    listed.map((entry) => composeServer(entry, overrides, opinions, classify)),
  );
}
