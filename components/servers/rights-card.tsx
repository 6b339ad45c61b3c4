import { Link } from "@/components/ui/link";
import { RightMark } from "@/components/rights/right-mark";
import { Card, CardTitle } from "@/components/ui/card";
import type { SessionTool } from "@/lib/core/model/session";
import type { Snapshot } from "@/lib/core/model/snapshot";
import { describeGrants, type DescribedGrants } from "@/lib/core/rights/describe";
import { showHidden } from "@/lib/core/text/visible";

const STATES = ["refused", "unknown", "allowed"] as const;

type Props = { server: string; snapshot: Snapshot; tools: readonly SessionTool[] };

/** What the server's credentials let it do, beside what its tools claim. Nothing if neither is known. */
export function RightsCard({ server, snapshot, tools }: Props) {
  const grants = describeGrants(snapshot);
  const rights = tools.flatMap(({ right }) => right ?? []);
  if (rights.length === 0) return null;
  return (
    <Card className="grid gap-3">
      <CardTitle>Rights</CardTitle>
      {grants.length === 0 ? (
        <p className="text-sm">Tools say what they ask for; what the server was given may do is not known.</p>
      ) : (
        grants.map((grant, at) => <Grant key={at} grant={grant} />)
      )}
      <ul className="grid gap-1 border-t border-line pt-3 text-sm">
        {STATES.map((state) => {
          const count = rights.filter((right) => right.state === state).length;
          return count === 0 ? null : (
            <li key={state} className="flex items-center justify-between gap-4">
              <RightMark state={state} />
              <Link
                href={`/annotations?${new URLSearchParams({ server, right: state })}`}
                className="underline underline-offset-4"
              >
                {count === 1 ? "1 tool" : `${count} tools`}
              </Link>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function Grant({ grant: { from, issuer, whole, scopes } }: { grant: DescribedGrants[number] }) {
  return (
    <div className="grid gap-2 text-sm">
      <p>
        {from === "sign-in" ? "The sign-in" : "A token that it was given"}
        {issuer && <span className="wrap-anywhere"> of {showHidden(issuer)}</span>} says:
      </p>
      <dl className="grid gap-1">
        {scopes.map(({ scope, words }) => (
          <div key={scope}>
            <dt className="font-mono text-xs leading-5 wrap-anywhere">{showHidden(scope)}</dt>
            <dd className="text-[0.8125rem] text-muted wrap-anywhere">{showHidden(words)}</dd>
          </div>
        ))}
      </dl>
      {!whole && (
        <p className="text-[0.8125rem] text-muted">It may have further rights, so nothing counts as refused.</p>
      )}
    </div>
  );
}
