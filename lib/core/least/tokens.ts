import type { Tool } from "../model/tool";

/** Characters of JSON to a token: what tokenizers make of English JSON on average. Each model has its own tokenizer, so the figures are only approximate. */
const CHARACTERS_A_TOKEN = 4;

/** About how many tokens a client spends to show a tool to a model: its name, description and input schema as JSON, by length. */
export function tokensOf({ name, description, inputSchema }: Tool): number {
  return Math.ceil(JSON.stringify({ name, description, inputSchema }).length / CHARACTERS_A_TOKEN);
}
