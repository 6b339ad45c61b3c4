import { Card, CardTitle } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import type { Governance } from "@/lib/core/model/governance";
import type { Policy } from "@/lib/core/model/policy";
import { sayGovernance } from "@/lib/core/text/say-governance";
import { showHidden } from "@/lib/core/text/visible";
import { saySides } from "./say-sides";

type Props = {
  file: {
    path: string;
    policies: readonly Policy[];
    governance: Governance;
    problems: readonly { line?: number; message: string }[];
  };
};

/** The policy file that Trefoil was started with: what it says, and what in it cannot be read. It has to be edited in place. */
export function FollowedFile({ file: { path, policies, governance, problems } }: Props) {
  const asks = sayGovernance(governance);
  return (
    <Card className="grid grid-cols-1 gap-3">
      <div>
        <CardTitle>A policy file is in use</CardTitle>
        <p className="mt-1 text-sm text-muted">
          It was named when Trefoil started and is read again for every page. Its policies apply in addition to those of
          this workspace; its further requirements replace the workspace’s. Edit it where it is stored:{" "}
          <code className="wrap-anywhere">{showHidden(path)}</code>
        </p>
      </div>
      {problems.length > 0 && (
        <Notice kind="problem" title="Part of it cannot be read, which is a finding in every report">
          <ul className="mt-1 grid max-h-48 gap-1 overflow-y-auto">
            {problems.map(({ line, message }, index) => (
              <li key={index} className="wrap-anywhere">
                {line !== undefined && <span className="tabular-nums">Line {line}: </span>}
                {showHidden(message)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <ul className="grid gap-2 text-sm">
        {policies.map((policy) => (
          <li key={policy.id} className="wrap-anywhere">
            <strong className="font-semibold">{showHidden(policy.label)}</strong>: {showHidden(saySides(policy.sides))}
          </li>
        ))}
        {asks.map((one) => (
          <li key={one} className="wrap-anywhere">
            {showHidden(one)}
          </li>
        ))}
        {policies.length + asks.length === 0 && <li className="text-muted">It requires nothing.</li>}
      </ul>
    </Card>
  );
}
