import { ToolSchema } from "../model/tool";
import type { ListedTool, Snapshot, Violation } from "../model/snapshot";
import { digestOf } from "../text/digest";

/** What was read from a server, before it is judged: raw values, nothing dropped. */
export type Listing = {
  tools: unknown[];
  prompts?: unknown[];
  resources?: unknown[];
  resourceTemplates?: unknown[];
  instructions?: string;
  serverInfo?: Snapshot["serverInfo"];
  capabilities?: Snapshot["capabilities"];
  protocolVersion?: string;
  listedAs?: Snapshot["listedAs"];
  reached?: string;
  extent?: Snapshot["extent"];
  extentReason?: string;
  violations?: Violation[];
};

/**
 * Closes a listing into a snapshot: every tool with its digest, the whole with one that leaves out the time, so that
 * an unchanged server keeps its digest. An entry without a name is not a tool; it is reported as a violation.
 */
export function takeSnapshot(listing: Listing, at: string): Snapshot {
  const violations: Violation[] = [...(listing.violations ?? [])];
  const tools: ListedTool[] = [];
  listing.tools.forEach((raw, index) => {
    const parsed = ToolSchema.safeParse(raw);
    if (parsed.success) tools.push({ tool: parsed.data, digest: digestOf(raw) });
    else violations.push({ where: `tools[${index}]`, what: "This entry has no name, so it is not a tool." });
  });
  const { prompts = [], resources = [], resourceTemplates = [], instructions } = listing;
  return {
    at,
    extent: listing.extent ?? "complete",
    extentReason: listing.extentReason,
    protocolVersion: listing.protocolVersion,
    listedAs: listing.listedAs,
    reached: listing.reached,
    serverInfo: listing.serverInfo,
    instructions,
    capabilities: listing.capabilities,
    tools,
    prompts,
    resources,
    resourceTemplates,
    violations,
    digest: digestOf({
      tools: tools.map((entry) => entry.digest),
      instructions,
      prompts,
      resources,
      resourceTemplates,
    }),
  };
}
