import type { Wishes } from "@/lib/core/model/wishes";

export type WishKind = "keep" | "cost" | "together";

export const WISH_WORDS: Record<WishKind, string> = {
  keep: "must stay",
  cost: "costs",
  together: "belongs together with",
};

type Line = { key: string; ids: string[]; words: string; without: Wishes };

/** The wishes as lines: which ids, in which words, and the wishes without that line. */
export function linesOf(wishes: Wishes): Line[] {
  return [
    ...wishes.keep.map((id): Line => ({
      key: `keep ${id}`,
      ids: [id],
      words: WISH_WORDS.keep,
      without: { ...wishes, keep: wishes.keep.filter((one) => one !== id) },
    })),
    ...Object.entries(wishes.costs).map(([id, cost]): Line => ({
      key: `cost ${id}`,
      ids: [id],
      words: `${WISH_WORDS.cost} ${cost}`,
      without: { ...wishes, costs: Object.fromEntries(Object.entries(wishes.costs).filter(([one]) => one !== id)) },
    })),
    ...wishes.together.map((ids, at): Line => ({
      key: `together ${at} ${ids.join(" ")}`,
      ids,
      words: ids.length > 1 ? WISH_WORDS.together : "stays whole",
      without: { ...wishes, together: wishes.together.filter((_, place) => place !== at) },
    })),
  ];
}
