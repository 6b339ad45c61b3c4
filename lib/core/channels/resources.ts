import type { BuiltIn, KnownLeg } from "../model/host";
import type { Tool } from "../model/tool";
import type { Classification } from "../model/verdict";
import type { Snapshot } from "../model/snapshot";
import { isEntry, isPageEntry } from "./apps";
import { no, possible, yes } from "./legs";
import { classificationOf } from "./place";
import { listSome } from "./words-of-the-server";

type Read = { entry: unknown; name: string; uri: string; tool: Tool };
/** `classification` is that of a tool that would read it. */
type JudgedRead = Read & { classification: Classification; legs: BuiltIn["legs"] };
/** Judges reads as tools, in the order given, in the light of their server. */
type Judge = (reads: readonly Tool[]) => Classification[];

/** How many are judged; the rest are like them, or the list is endless. */
export const MOST_READ = 300;
const LONGEST = 2_000;
const NOTHING_GOES_OUT = no("The address is fixed by the server, so nothing of the session can be put into it.");

/**
 * Resources and templates are reads without a tool: what they bring into the context is judged as a tool that reads the
 * same would be. A fixed address carries nothing out; a template does where it lets the caller choose the host.
 */
export function resourceReads(snapshot: Snapshot, judge: Judge): BuiltIn[] {
  const { fixed, templates } = judgeReads(snapshot, judge);
  return [
    ...(fixed.length > 0 ? [join("resources", fixed)] : []),
    ...(templates.length > 0 ? [join("templates", templates)] : []),
  ];
}

/** All of them judged at once, since tools are read in the light of the others. */
function judgeReads(
  { resources, resourceTemplates }: Snapshot,
  judge: Judge,
): Record<"fixed" | "templates", JudgedRead[]> {
  const fixed = readsOf(resources, "uri");
  const templates = readsOf(resourceTemplates, "uriTemplate");
  if (fixed.length + templates.length === 0) return { fixed: [], templates: [] };
  const judged = judge([...fixed, ...templates].map((one) => one.tool));
  const withLegs = (reads: readonly Read[], channel: "resources" | "templates", from: number): JudgedRead[] =>
    reads.map((read, place) => {
      const classification = judged[from + place]!;
      return { ...read, classification, legs: legsOf(read, classification, channel) };
    });
  return { fixed: withLegs(fixed, "resources", 0), templates: withLegs(templates, "templates", fixed.length) };
}

/**
 * Each resource or template by itself, as far as they are looked at, by its entry in the listing: the verdicts that it has a share of in the
 * channel, with the evidence of the tool that reads the same where they rest on that.
 */
export function judgeEachRead(snapshot: Snapshot, judge: Judge): Map<unknown, Classification> {
  const { fixed, templates } = judgeReads(snapshot, judge);
  const each = (reads: readonly JudgedRead[], channel: "resources" | "templates") =>
    reads.map(({ entry, uri, legs, classification: { private: secret, untrusted } }) => {
      const own = classificationOf({ name: uri, description: "", legs, writes: false, destructive: false }, "channel");
      return [entry, isKnownByUri(uri, channel) ? own : { ...own, private: secret, untrusted }] as const;
    });
  return new Map([...each(fixed, "resources"), ...each(templates, "templates")]);
}

/** Only the address says what is read: a file, or whatever the caller asks for. */
const isKnownByUri = (uri: string, channel: "resources" | "templates"): boolean =>
  /^file:/i.test(uri) || (channel === "templates" && choosesHost(uri));

function readsOf(entries: readonly unknown[], key: "uri" | "uriTemplate"): Read[] {
  return entries
    .filter(isEntry)
    .filter((entry) => typeof entry[key] === "string" && !isPageEntry(entry))
    .slice(0, MOST_READ)
    .map((entry) => {
      const uri = (entry[key] as string).slice(0, LONGEST);
      const text = (value: unknown) => (typeof value === "string" ? value.slice(0, LONGEST) : "");
      const name = text(entry["title"]) || text(entry["name"]) || uri;
      const variables =
        key === "uriTemplate"
          ? [...uri.matchAll(/\{[+#./;?&]?([\w.,*%-]+)\}/g)].flatMap(([, names]) =>
              names!.split(",").map((one) => one.replace(/\*|:\d+$/g, "")),
            )
          : [];
      const properties = Object.fromEntries(variables.map((variable) => [variable, { type: "string" }]));
      return {
        entry,
        name,
        uri,
        tool: {
          name: `read_${text(entry["name"]) || "resource"}`,
          description: `Reads ${name}. ${text(entry["description"])}`.trim(),
          inputSchema: { type: "object", properties },
        },
      };
    });
}

function join(channel: "resources" | "templates", reads: readonly JudgedRead[]): BuiltIn {
  const each = reads.map((read) => read.legs);
  const stores = new Set(
    reads
      .map(({ uri, classification: { carrier } }) =>
        /^file:/i.test(uri) ? "files" : carrier?.reads ? carrier.store : undefined,
      )
      .filter((store) => store !== undefined),
  );
  const [store] = stores;
  const what =
    channel === "resources"
      ? reads.length === 1
        ? "resource"
        : "resources"
      : reads.length === 1
        ? "resource template"
        : "resource templates";
  return {
    name: `@${channel}`,
    channel,
    description: `${reads.length === 1 ? "A" : reads.length.toLocaleString("en-GB")} ${what} that can be read into the context: ${listSome(reads.map((read) => read.name))}.`,
    legs: {
      private: strongest(each.map((legs) => legs.private)),
      untrusted: strongest(each.map((legs) => legs.untrusted)),
      egress: strongest(each.map((legs) => legs.egress)),
    },
    writes: false,
    destructive: false,
    ...(store !== undefined && stores.size === 1 && { carrier: { store, reads: true, writes: false } }),
  };
}

function legsOf({ name, uri }: Read, judged: Classification, channel: "resources" | "templates"): BuiltIn["legs"] {
  const shown = listSome([name]);
  if (channel === "templates" && choosesHost(uri)) {
    return {
      private: possible(
        1,
        `“${shown}” reads whatever address is put into it.`,
        "if pages inside the network are in reach",
      ),
      untrusted: yes(3, `“${shown}” reads whatever address is put into it, and anyone can put up a page.`),
      egress: yes(3, `“${shown}” lets the caller choose the address, so data can travel in it.`),
    };
  }
  const egress =
    channel === "resources"
      ? NOTHING_GOES_OUT
      : no("Its variables name items of this server, so what is put into them goes to the server and to nobody else.");
  if (/^file:/i.test(uri)) {
    return {
      private: yes(2, `“${shown}” is a file on the user's machine.`),
      untrusted: possible(
        3,
        `“${shown}” is a file, and somebody else may have written it.`,
        "if a file came from outside, as a download or a clone does",
      ),
      egress,
    };
  }
  return { private: asKnown(shown, judged.private), untrusted: asKnown(shown, judged.untrusted), egress };
}

/** Whether the scheme or the host of an address is a variable. */
function choosesHost(template: string): boolean {
  return (
    template.startsWith("{") ||
    /^(https?|wss?|ftp):\/\/[^/]*\{/i.test(template) ||
    /^[a-z][a-z0-9+.-]*:(\/\/)?\{\+?(url|uri|address|link)\}/i.test(template)
  );
}

function asKnown(name: string, { verdict, grade, condition }: Classification["private"]): KnownLeg {
  if (verdict === "no") return no(`Nothing of the kind speaks from “${name}”, read as a tool.`);
  const reason = `“${name}” is judged as a tool that reads it.`;
  return verdict === "yes"
    ? yes(grade ?? 1, reason)
    : possible(grade ?? 1, reason, condition ?? "if it depends on what is in it");
}

const ORDER = { yes: 2, possible: 1, no: 0 };

function strongest(legs: readonly KnownLeg[]): KnownLeg {
  return legs.reduce((best, leg) =>
    (ORDER[leg.verdict] - ORDER[best.verdict] || (leg.grade ?? 0) - (best.grade ?? 0)) > 0 ? leg : best,
  );
}
