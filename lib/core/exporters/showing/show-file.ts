import type { DiffLine } from "../../model/client-fix";
import type { Syntax } from "../../importers/define";
import { maskConfig } from "./mask";
import { canBePatched, unifiedDiff } from "./unified-diff";

type Changed = { before: string | null; after: string; syntax: Syntax };

/** Whether the shown difference of a file can be given to `patch`: not when a value had to be covered in a line that changes. */
export function isShownWhole({ before, after, syntax }: Changed): boolean {
  return canBePatched(before ?? "", after, maskConfig(before ?? "", syntax), maskConfig(after, syntax));
}

/** A changed file as it may be shown: every value that an import would take off is covered. */
export function showFile({ before, after, syntax }: Changed): DiffLine[] {
  return unifiedDiff(before ?? "", after, maskConfig(before ?? "", syntax), maskConfig(after, syntax));
}
