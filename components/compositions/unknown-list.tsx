import { Card, CardTitle } from "@/components/ui/card";
import type { Member } from "@/lib/core/model/composition";
import { showHidden } from "@/lib/core/text/visible";

/** Servers about which nothing is known: they are in no composition, and never count as safe. */
export function UnknownList({ members }: { members: readonly Member[] }) {
  return (
    <Card>
      <CardTitle className="mb-1">Not known</CardTitle>
      <p className="mb-3 text-sm text-muted">These could not be listed. They are in no composition, and not safe.</p>
      <ul className="grid gap-1.5 text-sm">
        {members.map(({ name, reason }) => (
          <li key={name} className="wrap-anywhere">
            <span className="font-medium">{showHidden(name)}</span>
            {reason !== undefined && <span className="text-muted">: {showHidden(reason)}</span>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
