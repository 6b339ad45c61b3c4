import { aboutTools } from "../../rules/about-tools";
import { nameWords } from "../name-words";
import { defineRule, eachTool, type ReadTool } from "../define";
import type { Param } from "../../classification/parsing/params/param";

/** Names of arguments that are addresses. */
const ADDRESS_WORDS = new Set([
  "url",
  "urls",
  "uri",
  "uris",
  "endpoint",
  "host",
  "hostname",
  "webhook",
  "webhooks",
  "website",
  "domain",
  "link",
  "callback",
]);
/** Addresses that are kept or shown, or that name an item of the service itself. */
const NOT_OPENED =
  /logo|avatar|icon|image|thumbnail|picture|photo|attachment|file|cluster|vault|key|runbook|token|public|redirect|source_?url|issue|profile|replay|homepage|vnc|developer|home/i;
/** Arguments that the schema restricts to one place. */
const HELD = /^\^?(?:https?|s\??)/;
/** Words that say that the address is reached. */
const REACHED =
  /\b(?:url|address|site|page|endpoint|host|webhook|server|target|storage)\b[^.\n]{0,40}\b(?:to (?:test|fetch|open|call|visit|crawl|scrape|check|ping|monitor|request|load|download|connect|send|notify|deliver)|that (?:receives|is called)|to receive)|\b(?:fetch|open|call|visit|crawl|scrape|ping|load|download|connect|navigate|deliver|notify|point)\w{0,4}\b[^.\n]{0,60}\b(?:url|address|web ?site|page|endpoint|host|webhook|web|internet|storage location)\b/i;
/** The web at large, with no address to give. */
const THE_WEB =
  /\b(?:search(?:es)?|brows(?:e|es)|crawls?|surfs?|scrapes?|looks? up)\b[^.\n]{0,30}\b(?:the (?:public |open |whole )?(?:web|internet)|online|google|bing|duckduckgo)\b/i;

function chosenAddress({ reading, tool, classification }: ReadTool): Param | undefined {
  const properties = ((
    tool.inputSchema as { properties?: Record<string, { pattern?: unknown; description?: unknown }> } | undefined
  )?.properties ?? {}) as Record<string, { pattern?: unknown; description?: unknown }>;
  return reading.params.find((param) => {
    const { field, name, free } = param;
    if (!free || field !== `inputSchema.properties.${name}` || !Object.hasOwn(properties, name)) return false;
    const { pattern, description } = properties[name] ?? {};
    if (typeof pattern === "string" && HELD.test(pattern.replace(/[()?:\\]/g, ""))) return false;
    const text = typeof description === "string" ? description.slice(0, 400) : "";
    const named = nameWords(name).some((word) => ADDRESS_WORDS.has(word));
    if (!named && !/\b(?:storage|target|destination|remote) (?:url|address)\b/i.test(text)) return false;
    if (NOT_OPENED.test(name) && !/webhook|callback/i.test(name)) return false;
    return (
      (classification.egress.verdict === "yes" && classification.egress.grade === 3) ||
      REACHED.test(`${text} ${(tool.description ?? "").slice(0, 600)}`) ||
      /webhook|callback/i.test(`${name} ${tool.name}`)
    );
  });
}

export default defineRule({
  ...aboutTools("closed-world-that-reaches-out"),
  fires: [
    [
      {
        name: "pages",
        tools: [
          {
            name: "fetch_page",
            description: "Fetch a web page.",
            inputSchema: { type: "object", properties: { url: { type: "string", description: "Any URL" } } },
            annotations: { openWorldHint: false },
          },
        ],
      },
    ],
    [
      {
        name: "hooks",
        tools: [
          {
            name: "create_webhook",
            inputSchema: { type: "object", properties: { "callback-url": { type: "string" } } },
            annotations: { openWorldHint: false },
          },
        ],
      },
    ],
    [
      {
        name: "find",
        tools: [
          {
            name: "answer",
            description: "Searches the web and answers.",
            inputSchema: { type: "object", properties: { question: { type: "string" } } },
            annotations: { openWorldHint: false },
          },
        ],
      },
    ],
  ],
  silent: [
    [
      {
        name: "pages",
        tools: [
          {
            name: "fetch_page",
            description: "Fetch a web page.",
            inputSchema: { type: "object", properties: { url: { type: "string" } } },
          },
          {
            name: "read_note",
            description: "Read a note.",
            inputSchema: { type: "object", properties: { id: { type: "string" } } },
            annotations: { openWorldHint: false },
          },
        ],
      },
    ],
    [
      {
        name: "pages",
        tools: [
          {
            name: "add_user",
            description: "Add a user.",
            inputSchema: { type: "object", properties: { avatarUrl: { type: "string" } } },
            annotations: { openWorldHint: false },
          },
          {
            name: "fetch_doc",
            description: "Fetch a page of our handbook.",
            inputSchema: {
              type: "object",
              properties: { url: { type: "string", pattern: "^https://handbook\\.example/" } },
            },
            annotations: { openWorldHint: false },
          },
        ],
      },
    ],
  ],
  check: eachTool((read) => {
    const { hints, tool } = read;
    if (!hints.openWorldHint.declared || hints.openWorldHint.value) return undefined;
    const param = chosenAddress(read);
    if (param)
      return {
        message: `It declares a closed world, and the caller chooses where it reaches with “${param.name}”.`,
        field: param.field,
        quote: param.name,
      };
    const web = THE_WEB.exec((tool.description ?? "").slice(0, 600));
    return web
      ? {
          message: "It declares a closed world, and its description says that it reaches the web.",
          field: "description",
          quote: web[0],
        }
      : undefined;
  }),
});
