import { EmptyState } from "@/components/ui/empty-state";
import type { Analysis } from "@/lib/core/model/analysis";
import type { Stance } from "@/lib/core/model/session";
import { legPhrases } from "../words";

/** Replaces a view that has nothing to show because the legs do not meet. It says what that rests on. */
export function Safe({ analysis, stance }: { analysis: Analysis; stance: Stance }) {
  const { missing, incomplete, cautious } = analysis.verdict;
  return (
    <EmptyState title="The three legs do not meet">
      {stance === "plain" && cautious === "lethal"
        ? "Not in what is confirmed. Including what is uncertain they do: choose “Including uncertain” to see how."
        : `No set of tools that is switched on holds all three: ${legPhrases(missing)} ${missing.length > 1 ? "are" : "is"} missing.`}
      {incomplete && " Not every server could be listed, and what is missing may be there."}
    </EmptyState>
  );
}
