import { loadKnown } from "@/lib/core/classification/reviewed/load";
import { classifyKnowing } from "@/lib/core/session/classify";
import type { Classify } from "@/lib/core/session/judge-as-tools";
import type { Classification } from "@/lib/core/model/verdict";
import { digestOf } from "@/lib/core/text/digest";

const classifySnapshot = classifyKnowing(await loadKnown());

/** With their evidence a tool takes some kilobytes. */
const MOST_TOOLS = 5_000;

/** In the order of their last use. */
const known = new Map<string, Classification[]>();
let tools = 0;

/** Judges as `classifyKnowing` does, and keeps the answer until the listing, a person's word or a model's changes. */
export const rememberedClassify: Classify = (texts, snapshot, overrides, opinions) => {
  const concerns = <T extends { server: string }>(said: readonly T[]) =>
    said.filter((one) => one.server === texts.name);
  const key = digestOf({
    texts,
    listing: snapshot.digest,
    overrides: concerns(overrides),
    opinions: concerns(opinions),
  });
  const classifications = known.get(key) ?? classifySnapshot(texts, snapshot, overrides, opinions);
  if (known.delete(key)) tools -= classifications.length;
  known.set(key, classifications);
  tools += classifications.length;
  for (const [oldest, { length }] of known) {
    if (tools <= MOST_TOOLS || oldest === key) break;
    known.delete(oldest);
    tools -= length;
  }
  return classifications;
};
