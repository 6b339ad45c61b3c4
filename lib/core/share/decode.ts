import { CarriedSchema, type CarriedReport } from "./carried";
import { readFragment } from "./fragment";
import { openCopy, type Shared } from "./kinds";
import { CarriedMapSchema, mistakeInMap } from "./map-copy";
import { decodeUtf8, inflate } from "./streams";

/** Twice what this version writes, so that a later version can write more. */
const LONGEST_FRAGMENT = 64 * 1024;
/** The largest size to which a link may be decompressed. */
const MOST_BYTES = 4 * 1024 * 1024;
/** The form needs six levels. */
const DEEPEST = 12;
const LONGEST_TEXT = 2000;

type Decoded = { ok: true; report: Shared } | { ok: false; problem: string };

/**
 * Opens a link's fragment. Anybody can write a link: length, decompressed size, depth and form are checked in that order, and the verdict is computed anew from the tools. Never throws; it starts, fetches and stores nothing.
 */
export async function decodeShare(fragment: string): Promise<Decoded> {
  const text = fragment.replace(/^#?(?:s=)?/, "");
  if (text.length > LONGEST_FRAGMENT)
    return fail(`This link is longer than ${LONGEST_FRAGMENT} characters, which no Trefoil writes. It was not opened.`);
  const read = readFragment(text);
  if ("problem" in read) return fail(read.problem);
  let json: string;
  try {
    json = decodeUtf8(await inflate(read.packed, MOST_BYTES));
  } catch (error) {
    return fail(
      error instanceof RangeError
        ? `This link unfolds to more than ${MOST_BYTES / 1024 / 1024} MB, which no report does. It was not opened.`
        : "This link is damaged: it does not unfold. Copy it again, whole.",
    );
  }
  return conclude(json);
}

/** The report in a link's JSON, checked for depth, form and consistency. */
export function conclude(json: string): Decoded {
  if (deeper(json, DEEPEST)) return fail("This link is not a report: it is nested too deeply. It was not opened.");
  try {
    const value: unknown = JSON.parse(json);
    const parsed = isOfMap(value) ? CarriedMapSchema.safeParse(value) : CarriedSchema.safeParse(value);
    if (!parsed.success)
      return fail(
        `This link is damaged or not a report: ${parsed.error.issues[0]?.path.join(".") || "its form"} is not as it must be.`,
      );
    const mistake = "schema" in parsed.data ? mistakeInMap(parsed.data) : findMistake(parsed.data);
    return mistake
      ? fail(`This link is damaged or was tampered with: ${mistake}.`)
      : { ok: true, report: openCopy(parsed.data) };
  } catch {
    return fail("This link is damaged: what it unfolds to is not a report.");
  }
}

function isOfMap(value: unknown): boolean {
  return typeof value === "object" && value !== null && "schema" in value;
}

/** What the schema does not check: names are unique, every tool has its server, no text is too long. */
function findMistake({
  servers,
  tools: listed,
  channels,
  gates,
  wishes,
  findings,
  remarks = [],
  decided,
}: CarriedReport): string | undefined {
  const tools = [...listed, ...channels];
  const names = new Set(servers.map((server) => server.name));
  if (names.size !== servers.length) return "two servers have one name";
  if (new Set(tools.map((tool) => tool.id)).size !== tools.length) return "two tools have one identity";
  if (tools.some((tool) => !names.has(tool.server))) return "a tool belongs to no server";
  if (longest([servers, tools, gates, wishes, findings, remarks, decided]) > LONGEST_TEXT)
    return "a text is longer than any report holds";
  return undefined;
}

function longest(value: unknown): number {
  if (typeof value === "string") return value.length;
  if (value === null || typeof value !== "object") return 0;
  let most = 0;
  for (const [key, member] of Object.entries(value)) most = Math.max(most, key.length, longest(member));
  return most;
}

/** Whether brackets are nested deeper than `most`, without parsing: a parser would have to go down first. */
function deeper(json: string, most: number): boolean {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < json.length; at++) {
    const char = json[at];
    if (inText) {
      if (char === "\\") at++;
      else if (char === '"') inText = false;
    } else if (char === '"') inText = true;
    else if (char === "{" || char === "[") {
      if (++depth > most) return true;
    } else if (char === "}" || char === "]") depth--;
  }
  return false;
}

function fail(problem: string): Decoded {
  return { ok: false, problem };
}
