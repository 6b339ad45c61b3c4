import type { ServerTexts } from "../core/classification/classify";
import type { Tool } from "../core/model/tool";

export type Definition = { server: ServerTexts; tool: Tool };

/** A change of a definition of which it is known what it must not do to the verdicts. */
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
];

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
];
