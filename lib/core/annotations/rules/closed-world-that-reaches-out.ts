import { defineRule, eachTool } from "../define";

/** How an argument is called that is an address, at the top of the schema. */
const IS_ADDRESS = /^inputSchema\.properties\.(?:[^.]*[_-])?(?:urls?|uri|endpoint|host|hostname|webhook)$|^inputSchema\.properties\.[a-z]+(?:Url|Uri|Endpoint|Host|Webhook)$/;
/** Addresses that are kept or shown, or that name an item of the service itself. */
const NOT_OPENED = /logo|avatar|icon|image|thumbnail|picture|photo|attachment|file|instance|cluster|vault|key|runbook|token|public|redirect/i;

export default defineRule({
  id: "closed-world-that-reaches-out",
  code: "LT063",
  kind: "claim",
  title: "A closed world that takes an address",
  why: "The server declares openWorldHint false, and the caller may name any address or host for the tool to reach. What comes back from there, and what goes there, is as open as it gets.",
  help: "Declare openWorldHint true, or say in the schema which addresses are taken (a fixed list, or a pattern for one host).",
  level: "warning",
  confidence: "medium",
  fires: [[{ name: "pages", tools: [{ name: "fetch_page", description: "Fetch a web page.", inputSchema: { type: "object", properties: { url: { type: "string", description: "Any URL" } } }, annotations: { openWorldHint: false } }] }]],
  silent: [[{ name: "pages", tools: [{ name: "fetch_page", description: "Fetch a web page.", inputSchema: { type: "object", properties: { url: { type: "string" } } } }, { name: "read_note", description: "Read a note.", inputSchema: { type: "object", properties: { id: { type: "string" } } }, annotations: { openWorldHint: false } }] }]],
  check: eachTool(({ hints, reading, classification }) => {
    if (!hints.openWorldHint.declared || hints.openWorldHint.value || classification.egress.verdict !== "yes" || classification.egress.grade !== 3) return undefined;
    const param = reading.params.find(({ field, free }) => free && IS_ADDRESS.test(field) && !NOT_OPENED.test(field));
    return param && { message: `It declares a closed world, and the caller chooses where it reaches with “${param.name}”.`, field: param.field, quote: param.name };
  }),
});
