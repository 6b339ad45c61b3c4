import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { ACTIONS } from "@/lib/core/classification/lexicon/actions";
import { CLAUSE_WORDS } from "@/lib/core/classification/lexicon/clause-words";
import { CUES } from "@/lib/core/classification/lexicon/cues";
import { INJECTION_PHRASES } from "@/lib/core/classification/lexicon/injection-phrases";
import { RESOURCES, SERVICES } from "@/lib/core/classification/lexicon/lists";
import { PARAMETER_ROLES } from "@/lib/core/classification/lexicon/parameter-roles";
import { SENSES } from "@/lib/core/classification/lexicon/senses";
import { stem } from "@/lib/core/classification/lexicon/stem";
import { termsOf } from "@/lib/core/classification/lexicon/terms";
import { classifyServer } from "@/lib/core/classification/classify";
import {
  DELETES,
  DESTROYS,
  MAY_LOSE,
  REMOVES,
  SAYS_DELETES,
  saysAny,
} from "@/lib/core/classification/lexicon/deletion";
import { examine, readServer } from "@/lib/core/annotations/examine";
import { verbOfOpener } from "@/lib/core/least/verbs";
import { byText } from "@/lib/core/text/order";

const FOLDER = path.resolve(import.meta.dirname, "../../../../lib/core/classification/lexicon");

type Entry = { id: string; words: string; nameOnly?: string };
const LISTS: Record<string, readonly Entry[]> = {
  actions: ACTIONS,
  clauses: CLAUSE_WORDS,
  cues: CUES,
  resources: RESOURCES,
  services: SERVICES,
  roles: PARAMETER_ROLES,
  injections: INJECTION_PHRASES,
};

/** A term as texts are compared with it: the stems of its words. */
const read = (term: string) =>
  term
    .toLowerCase()
    .split(/[_.-]/)
    .filter((part) => part !== "")
    .map(stem)
    .join(" ");

/** Terms that stand for two entries of one list on purpose. Both meanings are read wherever the term stands. */
const TWO_MEANINGS: Record<string, readonly string[]> = {
  actions: [
    "activat: update, control",
    "benchmark: check, analyse",
    "brainstorm: generate, think",
    "clos: update, control",
    "diagnos: check, analyse",
    "evaluat: analyse, execute, browse",
    "inspect: read, analyse",
    "load: read, import",
    "lookup: read, search",
    "oluştur: generate, create",
    "seek: search, control",
    "tag: update, commit",
    "writ to: update, save",
    "writ: update, save",
  ],
  clauses: [
    "address to: hands-over, receives",
    "file: keeps, records",
    "hand over: said, hands-over",
    "note: keeps, records",
    "notify: hands-over, receives",
    "record: keeps, records",
    "tell: said, hands-over",
  ],
  cues: ["post: upload, user-written", "user generat: external, user-written"],
  resources: [
    "actor: scene, catalogue",
    "command: command, order",
    "deck: document, game-data",
    "doc: document, doc",
    "formula: spreadsheet, game-data",
    "nachrichten: message, news",
    "persona: prompt, social-profile",
    "registro: log, row",
    "setting: configuration, structure",
    "statistic: law, number, count",
    "timelin: scene, social-post",
    "token: secret, chain",
    "voicemail: message, sms",
    "volum: container, market-data",
    "warehous: dataset-own, supplier",
    "zap: webhook, social-post",
    "仓库: repository, supplier",
    "字段: table, structure",
    "字符串: number, text",
    "数字: number, text",
    "文本: number, text",
    "统计: law, count",
    "账单: cost, transaction",
  ],
  services: [
    "app stor: companies, app-stores",
    "context7: docs-reference, library-docs",
    "converter: text-tools, conversion",
    "deepwiki: encyclopedia, library-docs",
    "imag edit: image-generation, conversion",
    "imag: image-generation, conversion",
    "leetcod: games, education",
    "library doc: docs-reference, library-docs",
    "openstreetmap: maps, crowd-maps",
    "osm: maps, crowd-maps",
    "play stor: companies, app-stores",
    "quiz: game-session, education",
    "railway: cloud, transit",
    "rippl: hr, chain",
    "train: ml, transit",
    "vault: notes, secrets",
  ],
  roles: [
    "address: place, wallet",
    "field: table, data",
    "head: title, repo",
    "imag url: url, attachment",
    "messag: content, prompt",
    "number: id, number",
    "ref: id, selector",
    "shar: amount, access",
    "uid: id, selector",
    "valu: amount, data",
  ],
};

function meanings(entries: readonly Entry[], words: (entry: Entry) => string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const entry of entries)
    for (const term of new Set(termsOf(words(entry)).map(read)))
      found.set(term, [...(found.get(term) ?? []), entry.id]);
  return found;
}

describe.each(Object.entries(LISTS))("%s:", (name, entries) => {
  test("no entry has an id that another has", () => {
    expect(entries.map(({ id }) => id).filter((id, at, all) => all.indexOf(id) !== at)).toEqual([]);
  });

  test("no term stands twice in an entry, however it is inflected or joined", () => {
    const twice = entries.flatMap(({ id, words, nameOnly = "" }) => {
      const terms = [...termsOf(words), ...termsOf(nameOnly)];
      return terms.filter((term, at) => terms.findIndex((one) => read(one) === read(term)) !== at).map((t) => [id, t]);
    });
    expect(twice).toEqual([]);
  });

  test("a term means one thing, but for those that are known to mean two", () => {
    const known = TWO_MEANINGS[name] ?? [];
    const two = [...meanings(entries, ({ words, nameOnly }) => `${words} ${nameOnly ?? ""}`)].flatMap(([term, ids]) =>
      ids.length > 1 ? [`${term}: ${ids.join(", ")}`] : [],
    );
    expect(two.sort(byText)).toEqual([...known].sort(byText));
  });
});

describe("how the lists are written:", () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
  const blocks = files.flatMap((file) =>
    [...readFileSync(path.join(FOLDER, file), "utf8").matchAll(/`\n([^`$]*)`/g)].map(
      (match) => [file, match[1]!.split("\n").slice(0, -1)] as const,
    ),
  );

  test("there are lists to look at", () => {
    expect(blocks.length).toBeGreaterThan(400);
  });

  test("one term a line, sorted, none twice", () => {
    const wrong = blocks.flatMap(([file, lines]) => {
      const terms = lines.map((line) => line.trim());
      return terms.flatMap((term, at) =>
        term === "" || /\s/.test(term) || (at > 0 && byText(terms[at - 1]!, term) >= 0) ? [`${file}: ${term}`] : [],
      );
    });
    expect(wrong).toEqual([]);
  });

  test("no list of terms is packed into lines", () => {
    const packed = files.filter((file) =>
      /(?:words|nameOnly): "|\.split\(" "\)\s*\.map\(stem\)/.test(readFileSync(path.join(FOLDER, file), "utf8")),
    );
    expect(packed).toEqual([]);
  });
});

test("senses name kinds of service and things that there are, and no thing twice for one service", () => {
  const services = new Set(SERVICES.map(({ id }) => id));
  const resources = new Set(RESOURCES.map(({ id }) => id));
  const on = SENSES.flatMap(({ on: kinds }) => kinds.split(" "));
  expect(on.filter((id, at) => !services.has(id) || on.indexOf(id) !== at)).toEqual([]);
  const things = SENSES.flatMap(({ senses }) => Object.entries(senses).flat());
  expect(things.filter((id) => !resources.has(id))).toEqual([]);
});

describe("verbs of deletion mean the same to whoever reads them:", () => {
  const actionOf = (term: string) =>
    ACTIONS.find(({ words, nameOnly = "" }) => termsOf(`${words} ${nameOnly}`).includes(term))?.id;

  test("each stands in one list", () => {
    const all = [...DESTROYS, ...REMOVES, ...MAY_LOSE];
    expect(new Set(all).size).toBe(all.length);
  });

  test.each(DELETES)("%s", (verb) => {
    expect(actionOf(verb)).toBe("delete");
    expect(verbOfOpener(verb)).toBe("delete");
    expect(saysAny(DELETES).test(`${verb} it`)).toBe(true);
    const server = { name: "store", tools: [{ name: `${verb}_record`, annotations: { readOnlyHint: true } }] };
    const remarks = examine([readServer({ name: server.name }, server.tools)]);
    expect(remarks.map(({ rule }) => rule)).toContain("read-only-that-deletes");
  });

  test.each([...DESTROYS, "remove", "discard", "prune"])("a later clause says it with %s", (verb) => {
    expect(SAYS_DELETES.test(`Takes a copy, then ${verb}${verb.endsWith("sh") ? "es" : "s"} the record.`)).toBe(true);
  });

  test.each(DESTROYS)("%s is destructive", (verb) => {
    expect(classifyServer({ name: "store" }, [{ name: `${verb}_record` }])[0]!.destructive).toBe(true);
  });
});
