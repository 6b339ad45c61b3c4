import { ToolSchema } from "../model/tool";
import type { ListedTool, SignatureState, Snapshot, Violation } from "../model/snapshot";
import { readSignature } from "../signatures";
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
  component?: Snapshot["component"];
  extent?: Snapshot["extent"];
  extentReason?: string;
  violations?: Violation[];
};

/**
 * UTF-16 units. The specification allows names of 128 characters and models take fewer; a far longer one is not a tool that anybody could call, and would be in every id.
 */
const LONGEST_NAME = 2_000;

/** The result of checking a tool's signature as it was listed; undefined when it has none. */
export type Verify = (raw: unknown) => SignatureState | undefined;

export const unverified: Verify = (raw) => {
  const found = readSignature(raw);
  return found && { format: found.format, state: "unverified" };
};

/**
 * Closes a listing into a snapshot: every tool with its digest, the whole with one that leaves out the time, so that
 * an unchanged server keeps its digest. An entry without a name is not a tool; it is reported as a violation. `verify` checks a signature; without it a signed tool is not verified.
 */
export function takeSnapshot(listing: Listing, at: string, verify: Verify = unverified): Snapshot {
  const violations: Violation[] = [...(listing.violations ?? [])];
  const tools: ListedTool[] = [];
  let longNames = 0;
  listing.tools.forEach((raw, index) => {
    const parsed = ToolSchema.safeParse(raw);
    if (parsed.success && parsed.data.name.length > LONGEST_NAME) {
      longNames += 1;
      const length = parsed.data.name.length.toLocaleString("en");
      violations.push({ where: `tools[${index}]`, what: `Its name has ${length} characters, so it was left out.` });
    } else if (parsed.success) {
      const signature = verify(raw);
      tools.push({ tool: parsed.data, digest: digestOf(raw), ...(signature && { signature }) });
    } else violations.push({ where: `tools[${index}]`, what: "This entry has no name, so it is not a tool." });
  });
  const { prompts = [], resources = [], resourceTemplates = [], instructions, component } = listing;
  return {
    at,
    ...extentOf(listing, longNames),
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
    ...(component && { component }),
    violations,
    digest: digestOf({
      tools: tools.map((entry) => entry.digest),
      instructions,
      prompts,
      resources,
      resourceTemplates,
      ...(component && { component }),
    }),
  };
}

function extentOf(
  { extent = "complete", extentReason }: Listing,
  longNames: number,
): Pick<Snapshot, "extent" | "extentReason"> {
  if (longNames === 0) return { extent, extentReason };
  const said = `${longNames === 1 ? "A tool was" : `${longNames} tools were`} left out for a name of more than ${LONGEST_NAME.toLocaleString("en")} characters.`;
  return { extent: "partial", extentReason: [extentReason, said].filter(Boolean).join(" ") };
}
