import { Card, CardTitle } from "@/components/ui/card";
import { ScoresTable, type ScoredPart } from "./scores-table";

/** What was reached on made-up definitions of authors from whom nothing had been learned. */
export function AuthorScores({ authors }: { authors: readonly ScoredPart[] }) {
  return (
    <Card className="grid gap-3">
      <CardTitle>On texts of an author from whom nothing was learned</CardTitle>
      <p className="max-w-prose">
        Authors who saw nothing of the program wrote definitions that it learns from, beside those of real servers. Here
        each is judged by weights that have seen none of its author’s.
      </p>
      <details>
        <summary className="text-sm font-medium">All {authors.length - 1} authors, and all of them together</summary>
        <ScoresTable label="Scores on texts of unknown authors" first="Written about" parts={authors} />
      </details>
    </Card>
  );
}
