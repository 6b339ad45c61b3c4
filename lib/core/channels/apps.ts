import type { BuiltIn } from "../model/host";
import type { Transport } from "../model/server";
import type { Snapshot } from "../model/snapshot";
import { hostOf, remoteHost } from "./arguments";
import { no, possible, yes } from "./legs";
import { listSome } from "./words-of-the-server";

type Entry = Record<string, unknown>;

/** Where a page declares the addresses it may call (MCP Apps, `_meta.ui.csp`), and how ChatGPT named the same before. */
const DECLARED = [
  { at: ["ui", "csp"], keys: ["connectDomains", "resourceDomains", "frameDomains"] },
  { at: ["openai/widgetCSP"], keys: ["connect_domains", "resource_domains", "frame_domains"] },
];
const MOST_NAMED = 200;

/**
 * Pages that a server has the client show (MCP Apps). A page sees arguments and results of its tools, and the client lets
 * it call the addresses that it declares and no others: a list of egress paths that can be read without opening the page.
 */
export function appPages({ tools, resources, resourceTemplates }: Snapshot, transport: Transport): BuiltIn[] {
  const pages = [...resources, ...resourceTemplates].filter(isEntry).filter(isPage);
  const shown = tools.filter(({ tool }) => hasPage(tool._meta));
  if (pages.length === 0 && shown.length === 0) return [];
  const declared = [...new Set([...pages, ...shown.map(({ tool }) => tool as Entry)].flatMap(domainsOf))]
    .sort()
    .slice(0, MOST_NAMED);
  const own = remoteHost(transport);
  const others = declared.filter((domain) => own === undefined || !isWithin(domain, own));
  return [
    {
      name: "@apps",
      channel: "apps",
      description: `${pages.length > 0 ? `${pages.length === 1 ? "A page" : `${pages.length} pages`}` : "Pages"} shown in the chat${declared.length > 0 ? `, which may call ${listSome(declared)}` : ", which may call no address"}.`,
      legs: {
        private: no("What the user sees on a page does not come back to the model by itself."),
        untrusted: no("What the user sees on a page does not come back to the model by itself."),
        egress: wayOut(others, declared.length, own),
      },
      writes: false,
      destructive: false,
    },
  ];
}

function wayOut(others: readonly string[], declared: number, own: string | undefined): BuiltIn["legs"]["egress"] {
  if (declared === 0)
    return no(
      "It declares no address, and then the client lets it call none. What a page declares only when it is opened was not read.",
    );
  if (others.length === 0) return no(`It calls only ${own}, which runs the server and sees the arguments anyway.`);
  const anywhere = others.find((domain) => /^([a-z]+:(\/\/)?)?\*?$/i.test(domain));
  if (anywhere !== undefined)
    return yes(3, `It declares “${anywhere}”: the page may call any address, with what it was given.`);
  return possible(
    2,
    `The page may send what it was given to ${listSome(others)}.`,
    `if somebody outside reads what reaches ${listSome(others)}`,
  );
}

function isPage({ uri, uriTemplate, mimeType }: Entry): boolean {
  return (
    /^ui:/i.test(String(uri ?? uriTemplate ?? "")) ||
    (typeof mimeType === "string" && /profile=mcp-app|skybridge/i.test(mimeType))
  );
}

function hasPage(meta: Entry | undefined): boolean {
  return (
    typeof at(meta, ["ui", "resourceUri"]) === "string" ||
    typeof meta?.["ui/resourceUri"] === "string" ||
    typeof meta?.["openai/outputTemplate"] === "string"
  );
}

function domainsOf(entry: Entry): string[] {
  const meta = isEntry(entry["_meta"]) ? entry["_meta"] : undefined;
  return DECLARED.flatMap(({ at: path, keys }) => {
    const csp = at(meta, path);
    return isEntry(csp)
      ? keys.flatMap((key) =>
          Array.isArray(csp[key]) ? (csp[key] as unknown[]).filter((one) => typeof one === "string") : [],
        )
      : [];
  }).map((domain) => domain.trim().slice(0, 200));
}

/** Whether a declared origin is the given host, or lies below it. */
function isWithin(domain: string, host: string): boolean {
  const named = hostOf(domain.includes("://") ? domain : `https://${domain}`)?.replace(/^\*\./, "");
  return named !== undefined && named !== "*" && (named === host || named.endsWith(`.${host}`));
}

export function isEntry(value: unknown): value is Entry {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isPageEntry(value: unknown): boolean {
  return isEntry(value) && isPage(value);
}

function at(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inner, step) => (isEntry(inner) && Object.hasOwn(inner, step) ? inner[step] : undefined),
    value,
  );
}
