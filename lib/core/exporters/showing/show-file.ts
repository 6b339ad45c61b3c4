import type { DiffLine } from "../../model/client-fix";
import type { FixedFile } from "../index";
import { maskConfig } from "./mask";
import { unifiedDiff } from "./unified-diff";

/** A changed file as it may be shown: every value that an import would take off is covered. */
export function showFile({ before, after, syntax }: Pick<FixedFile, "before" | "after" | "syntax">): DiffLine[] {
  return unifiedDiff(before ?? "", after, maskConfig(before ?? "", syntax), maskConfig(after, syntax));
}
