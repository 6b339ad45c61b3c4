import type { Session, SessionTool } from "@/lib/core/model/session";
import { labelMeta } from "@/lib/core/propagation/declared";

const DESCRIPTION_LENGTH = 300;

/** The session as the board needs it: without schemas and evidence, which are most of its weight and are fetched for one tool at a time. A host's own tools and the channels stay whole. */
export function slimSession(session: Session): Session {
  return {
    ...session,
    servers: session.servers.map((server) =>
      server.builtIn
        ? server
        : { ...server, tools: server.tools.map((tool) => (tool.channel ? tool : slimTool(tool))) },
    ),
  };
}

function slimTool(entry: SessionTool): SessionTool {
  const { name, title, description, annotations, _meta } = entry.tool;
  const { classification } = entry;
  return {
    ...entry,
    tool: { name, title, description: description?.slice(0, DESCRIPTION_LENGTH), annotations, _meta: labelMeta(_meta) },
    classification: {
      ...classification,
      private: { ...classification.private, evidence: [] },
      untrusted: { ...classification.untrusted, evidence: [] },
      egress: { ...classification.egress, evidence: [] },
    },
  };
}
