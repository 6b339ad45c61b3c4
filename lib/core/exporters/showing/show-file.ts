import type { DiffLine } from "../../model/client-fix";
import type { Syntax } from "../../importers/define";
import { maskConfig } from "./mask";
import { unifiedDiff } from "./unified-diff";

/** A changed file as it may be shown: every value that an import would take off is covered. */
export function showFile({
  before,
  after,
  syntax,
}: {
  before: string | null;
  after: string;
  syntax: Syntax;
}): DiffLine[] {
  return unifiedDiff(before ?? "", after, maskConfig(before ?? "", syntax), maskConfig(after, syntax));
}
