import type { Reading } from "../core/classification/parsing/read";
import type { Labelled } from "./labels";

/** By what accuracy is broken down. */
export type Facets = Record<FacetId, string>;
export const FACETS = {
  domain: "domain",
  service: "whether its kind of service is known",
  schema: "whether arguments are known",
  language: "language of the description",
  reading: "how much there was to read",
} as const;
export type FacetId = keyof typeof FACETS;

/** A kind of service counts as known from this share on, as it does for the features of a tool. */
const SURE = 0.2;

export function facetsOf({ domain, tool }: Labelled, { params, profile }: Reading): Facets {
  const description = typeof tool.description === "string" ? tool.description.trim() : "";
  const sure = (profile.kinds[0]?.share ?? 0) > SURE;
  return {
    domain,
    service: sure ? "a known kind of service" : "an unknown service",
    schema: params.length > 0 ? "with arguments" : "without arguments",
    language: languageOf(description),
    reading: amountOf(description),
  };
}

function amountOf(description: string): string {
  const { length } = description;
  if (length === 0) return "no description";
  return length < 60 ? "up to 59 characters" : length < 200 ? "60 to 199 characters" : "200 characters or more";
}

/** Small words that tell a language of Europe from English. */
const NOT_ENGLISH =
  /(?<!\p{L})(?:del?|la|el|los|para|por|uma?|une?|les|des|du|der|die|das|und|eine?|di|che|een|het|voor)(?!\p{L})/giu;

function languageOf(description: string): string {
  if (description === "") return "no description";
  const letters = description.match(/\p{L}/gu)?.length ?? 0;
  const wide = description.match(/[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/gu)?.length ?? 0;
  if (wide > letters / 5) return "Chinese, Japanese or Korean";
  const words = description.split(/\s+/).length;
  const small = description.match(NOT_ENGLISH)?.length ?? 0;
  return small > 2 && small > words / 8 ? "another language" : "English";
}
