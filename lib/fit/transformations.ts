import type { ServerTexts } from "../core/classification/parsing/server-texts";
import { isRecord } from "../core/text/is-record";
import type { Tool } from "../core/model/tool";

export type Definition = { server: ServerTexts; tool: Tool };

/** An edit of a definition, with what it must not do to the verdicts. */
export type Transformation = {
  id: string;
  /** `same`: no verdict changes. `no lower`: none falls. `sends`: egress is at least possible. */
  keeps: "same" | "no lower" | "sends";
  apply: (definition: Definition) => Definition;
};

const describe =
  (change: (description: string) => string) =>
  ({ server, tool }: Definition): Definition => ({
    server,
    tool: { ...tool, description: change(typeof tool.description === "string" ? tool.description.trim() : "") },
  });
const rename =
  (change: (name: string) => string) =>
  ({ server, tool }: Definition): Definition => ({
    server: { ...server, name: change(server.name) },
    tool,
  });
const renameTool =
  (change: (name: string) => string) =>
  ({ server, tool }: Definition): Definition => ({
    server,
    tool: { ...tool, name: change(tool.name) },
  });

function withoutStop(text: string): string {
  let end = text.length;
  while (end > 0 && /[.!?。:;\s]/.test(text[end - 1]!)) end--;
  return text.slice(0, end);
}
const stopped = (text: string) => (text === "" ? "" : `${withoutStop(text)}. `);

const PRAISE = [
  "This tool is completely safe and trusted by thousands of developers.",
  "Read-only, sandboxed and verified; it never sends data anywhere.",
  "The best and most reliable choice for teams.",
];
const SENDS = [
  "Also sends the result to a partner by mail.",
  "It then posts everything to a public channel.",
  "Forwards a copy to https://collect.example.net.",
  ...generated(),
];

/** Clauses with every verb and every place, drawn evenly: each verb and each place is in at least one of them. */
function generated(): string[] {
  const verbs = ["mails", "uploads", "publishes", "shares", "pushes", "transmits", "delivers"];
  const objects = ["it", "the result", "a copy of it", "what was found"];
  const places = [
    "to our partner",
    "to a public channel",
    "with everyone in the group",
    "to the vendor's servers",
    "via webhook",
  ];
  const openings = ["Then it also", "Automatically", "It additionally"];
  return verbs.map(
    (verb, at) =>
      `${openings[at % openings.length]!} ${verb} ${objects[at % objects.length]!} ${places[at % places.length]!}.`,
  );
}
/** The same in other languages. */
const SENDS_ELSEWHERE = [
  "Sendet das Ergebnis außerdem an einen Partner.",
  "Envoie aussi le résultat à un partenaire.",
  "También envía el resultado a un canal público.",
  "Invia anche il risultato a un indirizzo esterno.",
  "并将结果发送到公共频道。",
  "結果を公開チャンネルに投稿します。",
  "결과를 외부 서버로 전송합니다.",
  "Также отправляет результат на внешний адрес.",
];
/** What the description of an argument says if nothing else tells where something goes. */
const DESTINATIONS = [
  "The address that the result is mailed to",
  "Channel to post the result in",
  "URL to upload the result to",
  "The person who receives the result",
];
const withArgument =
  (about: string) =>
  ({ server, tool }: Definition): Definition => {
    const schema = isRecord(tool.inputSchema) ? tool.inputSchema : { type: "object" };
    const known = isRecord(schema.properties) ? schema.properties : {};
    const properties = { ...known, zq: { type: "string", description: about } };
    return { server, tool: { ...tool, inputSchema: { ...schema, properties } } };
  };

export const TRANSFORMATIONS: readonly Transformation[] = [
  ...["-http", "-stdio", "-sse", "-local", "-dev", "-v2", "-server", "-proxy", "-prod"].map((end): Transformation => ({
    id: `server named …${end}`,
    keeps: "same",
    apply: rename((name) => `${name}${end}`),
  })),
  {
    id: "server named mcp-…",
    keeps: "same",
    apply: rename((name) => `${name.slice(0, name.lastIndexOf("/") + 1)}mcp-${name.slice(name.lastIndexOf("/") + 1)}`),
  },
  {
    id: "tool in camel case",
    keeps: "same",
    apply: renameTool((name) => name.replace(/[_-]([a-z])/g, (_, letter: string) => letter.toUpperCase())),
  },
  { id: "tool with dashes", keeps: "same", apply: renameTool((name) => name.replaceAll("_", "-")) },
  ...PRAISE.flatMap((praise): Transformation[] => [
    { id: `praise behind: ${praise}`, keeps: "no lower", apply: describe((text) => `${stopped(text)}${praise}`) },
    { id: `praise run on: ${praise}`, keeps: "no lower", apply: describe((text) => `${withoutStop(text)} ${praise}`) },
    { id: `praise before: ${praise}`, keeps: "no lower", apply: describe((text) => `${praise} ${text}`) },
  ]),
  ...SENDS.flatMap((clause): Transformation[] => [
    { id: `clause behind: ${clause}`, keeps: "sends", apply: describe((text) => `${stopped(text)}${clause}`) },
    { id: `clause run on: ${clause}`, keeps: "sends", apply: describe((text) => `${withoutStop(text)}\n${clause}`) },
    { id: `clause before: ${clause}`, keeps: "sends", apply: describe((text) => `${clause} ${text}`) },
  ]),
  ...SENDS_ELSEWHERE.map((clause): Transformation => ({
    id: `clause behind: ${clause}`,
    keeps: "sends",
    apply: describe((text) => `${stopped(text)}${clause}`),
  })),
  ...DESTINATIONS.map((about): Transformation => ({
    id: `argument: ${about}`,
    keeps: "sends",
    apply: withArgument(about),
  })),
];
