import type { CaptureList } from "@/lib/core/model/capture-job";
import type { Snapshot, Violation } from "@/lib/core/model/snapshot";
import type { Listing } from "@/lib/core/snapshots/take";
import type { Server } from "@/lib/core/model/server";
import { findDynamic } from "./find-dynamic";
import { findViolations } from "./find-violations";
import type { Limits } from "./limits";
import { listAll } from "./list-all";
import type { Connection } from "./shake-hands";
import { isRecord } from "../core/text/is-record";

/** How often a list is read again because the server says that it has changed in the meantime. */
const READINGS = 3;

/** Called when a list is begun, and after each of its pages. */
export type OnPage = (list: CaptureList, page: number, read: number) => void;

/** Everything that the server offers now. */
export async function readListing(
  { transport }: Pick<Server, "transport">,
  connection: Connection,
  limits: Limits,
  onPage: OnPage,
): Promise<Listing> {
  const { hello, recorded } = connection;
  const capabilities = isRecord(hello.capabilities) ? hello.capabilities : {};
  const violations: Violation[] = [];
  const partial: string[] = [];

  const further = async (capability: string, method: string, key: CaptureList): Promise<unknown[]> => {
    if (!isRecord(capabilities[capability])) return [];
    try {
      onPage(key, 0, 0);
      const listed = await listAll(connection, method, key, limits, (page, read) => onPage(key, page, read));
      violations.push(...listed.violations);
      if (listed.partial) partial.push(`${method}: ${listed.partial}`);
      return listed.items;
    } catch (error) {
      const { message } = connection.explain(error);
      // Servers that offer resources need not offer templates.
      if ((error as { code?: unknown }).code !== -32601) partial.push(`${method} could not be read: ${message}`);
      return [];
    }
  };

  let tools = await readTools(connection, capabilities, limits, onPage);
  const prompts = await further("prompts", "prompts/list", "prompts");
  const resources = await further("resources", "resources/list", "resources");
  const resourceTemplates = await further("resources", "resources/templates/list", "resourceTemplates");
  for (let reading = 1; recorded.toolsChanged && !tools.partial; reading += 1) {
    if (reading === READINGS) {
      tools = { ...tools, partial: "The server changed its tools again and again while they were read." };
      break;
    }
    recorded.toolsChanged = false;
    tools = await readTools(connection, capabilities, limits, onPage);
  }

  if (tools.partial) partial.unshift(tools.partial);
  const dynamic = findDynamic(transport, tools.items);
  if (dynamic) partial.push(dynamic);
  violations.push(...tools.violations, ...findViolations(tools.items));
  if (recorded.cut) {
    violations.push({
      where: "tools/list",
      what: `Something is nested deeper than ${limits.depth} levels. The deeper part was cut off.`,
    });
    partial.push(`What is nested deeper than ${limits.depth} levels was not read.`);
  }
  const junk = connection.junkLines();
  // First: of many violations the first are told, and who reads them would not look for this one.
  if (junk > 0)
    violations.unshift({
      where: "standard output",
      what: `${junk} ${junk === 1 ? "line was" : "lines were"} not MCP. Only messages may be written there.`,
    });
  return {
    tools: tools.items,
    prompts,
    resources,
    resourceTemplates,
    instructions: typeof hello.instructions === "string" ? hello.instructions : undefined,
    serverInfo: serverInfo(connection.serverInfo),
    capabilities,
    protocolVersion: connection.protocolVersion,
    extent: partial.length > 0 ? "partial" : "complete",
    extentReason: partial.length > 0 ? partial.join(" ") : undefined,
    violations: shorten(violations, limits.violations),
  };
}

/** A server without the capability has no tools; many forget to declare it, so they are asked all the same. */
async function readTools(
  connection: Connection,
  capabilities: Record<string, unknown>,
  limits: Limits,
  onPage: OnPage,
) {
  onPage("tools", 0, 0);
  try {
    return await listAll(connection, "tools/list", "tools", limits, (page, read) => onPage("tools", page, read));
  } catch (error) {
    if (capabilities.tools === undefined && (error as { code?: unknown }).code === -32601)
      return { items: [], violations: [], partial: undefined };
    throw error;
  }
}

function serverInfo(info: Record<string, unknown> | undefined): Snapshot["serverInfo"] {
  if (!info) return undefined;
  const text = (value: unknown) => (typeof value === "string" ? value : undefined);
  return { ...info, name: text(info.name), version: text(info.version), title: text(info.title) };
}

function shorten(violations: Violation[], most: number): Violation[] {
  if (violations.length <= most) return violations;
  return [
    ...violations.slice(0, most),
    { where: "the whole list", what: `${violations.length - most} more of this kind.` },
  ];
}
