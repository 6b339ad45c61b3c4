import { declaredOf } from "@/lib/core/annotations/hints";
import { RESOURCES } from "@/lib/core/classification/lexicon/lists";
import { findHost } from "@/lib/core/hosts";
import { CHANNELS } from "@/lib/core/model/channel";
import { EVERYTHING } from "@/lib/core/model/gate";
import { perLeg } from "@/lib/core/model/leg";
import type { Session, SessionServer, SessionTool } from "@/lib/core/model/session";
import type { Classification } from "@/lib/core/model/verdict";
import type { Refs } from "./refs";

/** Replaces a condition, whose words may come from a file. */
const CONDITION = "on a condition that explain_verdict tells";

const LABELS = new Map(RESOURCES.map(({ id, label }) => [id, label]));

/**
 * The session with references instead of names and without any outside words, so that the sentences that the core makes from it are entirely Trefoil's own. Verdicts, switches and order are the same.
 */
export function veil(session: Session, refs: Refs): Session {
  return {
    name: "the session",
    host: session.host === "none" || findHost(session.host) ? session.host : "not known here",
    servers: session.servers.map((server) => veilServer(server, refs)),
    ...(session.gates && {
      gates: session.gates.map(({ on, kind, except }) => ({
        on: on === EVERYTHING ? on : refs.either(on),
        kind,
        ...(except && { except: except.map((id) => (id === EVERYTHING ? id : refs.tool(id))) }),
      })),
    }),
    ...(session.severityRows && { severityRows: session.severityRows }),
  };
}

function veilServer({ name, builtIn, state, off, listing, tools }: SessionServer, refs: Refs): SessionServer {
  const ref = refs.server(name);
  return {
    name: ref,
    builtIn,
    state,
    off,
    listing: listing && { digest: listing.digest, at: "" },
    tools: tools.map((tool) => veilTool(tool, ref, refs)),
  };
}

function veilTool({ id, tool, digest, off, channel, classification }: SessionTool, server: string, refs: Refs) {
  const ref = refs.tool(id);
  // A lock keeps only the name of a channel.
  const kind = channel ?? CHANNELS.find((one) => tool.name === `@${one}` || tool.name.startsWith(`@${one}-`));
  return {
    id: ref,
    server,
    tool: { name: ref, ...(tool.annotations && { annotations: declaredOf(tool.annotations) }) },
    digest,
    off,
    ...(kind && { channel: kind }),
    classification: veilClassification(classification),
  };
}

function veilClassification({ writes, destructive, data, ...legs }: Classification): Classification {
  return {
    ...perLeg((leg) => {
      const { verdict, p, grade, because, condition } = legs[leg];
      return { verdict, p, grade, because, ...(condition && { condition: CONDITION }), evidence: [] };
    }),
    writes,
    destructive,
    ...(data && { data: { kind: data.kind, label: LABELS.get(data.kind) ?? "" } }),
    carrier: null,
  };
}
