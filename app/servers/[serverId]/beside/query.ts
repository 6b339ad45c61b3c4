import * as z from "zod";
import { BESIDE_KINDS, type BesideItem } from "@/lib/core/model/beside";

/** Which of the entries beside the tools the query selects; what cannot be read is ignored. */
export const QuerySchema = z.object({
  kind: z.enum(BESIDE_KINDS).optional().catch(undefined),
  text: z.string().trim().max(200).catch(""),
  odd: z.literal("yes").optional().catch(undefined),
  page: z.string().nullable().catch(null),
});

/** The selected entries, in their order. */
export function askedItems(
  items: readonly BesideItem[],
  { text, odd }: Pick<z.infer<typeof QuerySchema>, "text" | "odd">,
): BesideItem[] {
  const wanted = text.toLowerCase();
  return items.filter(
    ({ raw, remarks }) => (!odd || remarks.length > 0) && (wanted === "" || raw.toLowerCase().includes(wanted)),
  );
}
