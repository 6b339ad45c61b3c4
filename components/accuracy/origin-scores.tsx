import { Card, CardTitle } from "@/components/ui/card";
import { ScoresTable, type ScoredPart } from "./scores-table";

/** What was reached on real servers, by where their definitions come from. */
export function OriginScores({ origins }: { origins: readonly ScoredPart[] }) {
  return (
    <Card className="grid gap-3">
      <CardTitle>By where definitions come from</CardTitle>
      <p className="max-w-prose">
        READMEs often give a tool no more than a name and half a sentence, which tells less than what a server answers.
      </p>
      <ScoresTable label="Scores by where definitions come from" first="Definitions" parts={origins} />
    </Card>
  );
}
