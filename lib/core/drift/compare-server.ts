import { sayName } from "../findings/define";
import type { Change } from "../model/change";
import type { Snapshot } from "../model/snapshot";
import { canonicalJson } from "../text/canonical";
import { compareKeys, inWords } from "./compare-claims";
import { cameIn, wordChange } from "./suspicion";

/** What changed in a server beside its tools: who it says it is, how it is reached, versions, instructions, prompts and resources. */
export function compareServer(before: Snapshot, after: Snapshot): Change[] {
  return [
    ...compareIdentity(before.serverInfo ?? {}, after.serverInfo ?? {}),
    ...compareReach(before.reached, after.reached),
    ...plain(
      "protocol",
      "version",
      "The revision of the protocol that it speaks",
      before.protocolVersion,
      after.protocolVersion,
    ),
    ...compareExtent(before, after),
    ...compareKeys({ tool: "", part: "capabilities" }, before.capabilities, after.capabilities),
    ...compareInstructions(before.instructions ?? "", after.instructions ?? ""),
    ...compareEntries("prompts", "prompt", "name", before.prompts, after.prompts),
    ...compareEntries("resources", "resource", "uri", before.resources, after.resources),
    ...compareEntries(
      "resources",
      "resource template",
      "uriTemplate",
      before.resourceTemplates,
      after.resourceTemplates,
    ),
  ];
}

type Info = NonNullable<Snapshot["serverInfo"]>;

function compareIdentity(was: Info, is: Info): Change[] {
  const { name: oldName, version: oldVersion, ...oldRest } = was;
  const { name, version, ...rest } = is;
  return [
    ...plain("identity", "other-server", "The name that it gives itself", oldName, name),
    ...plain("version", "version", "Its version", oldVersion, version),
    ...compareKeys({ tool: "", part: "identity" }, oldRest, rest),
  ];
}

/** Older snapshots do not say how the server was reached, and those from a file never do. */
function compareReach(was: string | undefined, is: string | undefined): Change[] {
  if (was === undefined || is === undefined || was === is) return [];
  return withoutVersions(was) === withoutVersions(is)
    ? plain("version", "version", "The version that its command names", was, is)
    : plain("reach", "other-server", "How it is reached", was, is);
}

/** A command line without the versions of packages and images in it. */
function withoutVersions(words: string): string {
  return words.replace(/(?<=[\w\]])(?:@|==)v?\d[\w.+-]*(?=\s|$)/g, "").replace(/@sha256:[0-9a-f]{64}/g, "");
}

function compareExtent(before: Snapshot, after: Snapshot): Change[] {
  if (before.extent === after.extent || after.extent !== "partial") return [];
  return [
    {
      part: "extent",
      effect: "shape",
      says: `The list was complete and is not any more${after.extentReason ? `: ${sayName(after.extentReason)}` : "."}`,
    },
  ];
}

function compareInstructions(was: string, is: string): Change[] {
  if (was === is) return [];
  return [
    wordChange(
      {
        part: "instructions",
        says: `The instructions ${was === "" ? "are new" : is === "" ? "are gone" : "were reworded"}.`,
      },
      was,
      is,
    ),
  ];
}

function plain(
  part: Change["part"],
  effect: Change["effect"],
  subject: string,
  before: string | undefined,
  after: string | undefined,
): Change[] {
  const [was, is] = [before ?? "", after ?? ""];
  if (was === is) return [];
  const says =
    was === ""
      ? `${subject} is now stated: ${sayName(is)}.`
      : is === ""
        ? `${subject} is no longer stated; it was ${sayName(was)}.`
        : `${subject} goes from ${sayName(was)} to ${sayName(is)}.`;
  return [{ part, effect, says, before: was, after: is }];
}

type Entry = Record<string, unknown>;

/** Prompts and resources, each known by its name or address; their order does not matter. */
function compareEntries(
  part: "prompts" | "resources",
  noun: string,
  key: string,
  before: readonly unknown[],
  after: readonly unknown[],
): Change[] {
  const [was, is] = [byKey(before, key), byKey(after, key)];
  const came = [...is].flatMap(([name, entry]): Change[] => {
    const old = was.get(name);
    if (old) return compareKeys({ tool: "", part }, old, entry, [name]);
    const suspicions = cameIn(
      "",
      Object.values(entry)
        .filter((value) => typeof value === "string")
        .join("\n"),
    );
    return [
      {
        part,
        effect: suspicions.length > 0 ? "suspect-wording" : "shape",
        says: [`The ${noun} ${sayName(name)} is new.`, ...suspicions].join(" "),
        before: "",
        after: inWords(entry),
      },
    ];
  });
  const went = [...was].flatMap(([name, entry]): Change[] =>
    is.has(name)
      ? []
      : [{ part, effect: "shape", says: `The ${noun} ${sayName(name)} is gone.`, before: inWords(entry), after: "" }],
  );
  return [...came, ...went];
}

function byKey(entries: readonly unknown[], key: string): Map<string, Entry> {
  const known = new Map<string, Entry>();
  const sorted = entries
    .map((value) => ({
      value: (typeof value === "object" && value !== null ? value : { value }) as Entry,
      text: canonicalJson(value),
    }))
    .sort((a, b) => (a.text < b.text ? -1 : 1));
  for (const { value, text } of sorted) {
    const name = typeof value[key] === "string" ? value[key] : text;
    let one = name;
    for (let nth = 2; known.has(one); nth++) one = `${name}#${nth}`;
    known.set(one, value);
  }
  return known;
}
