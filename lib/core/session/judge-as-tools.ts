import type { ServerTexts } from "../classification/parsing/server-texts";
import { identityOf } from "../classification/reviewed/identity";
import type { Opinion } from "../model/opinion";
import type { Server } from "../model/server";
import type { Snapshot } from "../model/snapshot";
import type { Tool } from "../model/tool";
import type { Classification, Override } from "../model/verdict";

/** How the tools of a snapshot are judged: by what the server says, what people decided and what a model said. */
export type Classify = (
  texts: ServerTexts,
  snapshot: Snapshot,
  overrides: readonly Override[],
  opinions: readonly Opinion[],
) => Classification[];

/** Classifies hypothetical tools of this server that would read what it offers beside its tools, among its own. */
export function judgeAsTools(texts: ServerTexts, snapshot: Snapshot, classify: Classify) {
  return (reads: readonly Tool[]): Classification[] =>
    classify(
      texts,
      {
        ...snapshot,
        tools: [...snapshot.tools, ...reads.map((tool) => ({ tool, digest: "" }))],
        digest: `${snapshot.digest}, read`,
      },
      [],
      [],
    ).slice(snapshot.tools.length);
}

/** The texts of a server that its tools are judged by. */
export function textsOf(server: Server, snapshot: Snapshot): ServerTexts {
  return {
    name: server.name,
    title: snapshot.serverInfo?.title,
    instructions: snapshot.instructions,
    trusted: server.trust !== undefined,
    identity: identityOf(server.transport),
  };
}
