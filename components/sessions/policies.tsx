import { CircleCheck, CircleDashed, CircleSlash2, OctagonAlert, type Icon } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { Badge } from "@/components/ui/badge";
import { isBreach, type findBreaches } from "@/lib/core/findings/governance";
import type { judgeFurther, PolicyVerdict } from "@/lib/core/analysis/policies";
import type { Policy, PolicyLevel } from "@/lib/core/model/policy";
import type { Session } from "@/lib/core/model/session";
import { capital, POLICY_WORDS, sayPolicy } from "@/lib/core/text/say-policy";
import { sayGovernance } from "@/lib/core/text/say-governance";
import { showHidden } from "@/lib/core/text/visible";
import { IdList } from "./views/id-list";
import { ToolName } from "./tool-name";
import { count } from "./words";

const LOOKS: Record<PolicyLevel, { icon: Icon; tone: "solid" | "dashed" | "outline" | "plain" }> = {
  broken: { icon: OctagonAlert, tone: "solid" },
  possible: { icon: CircleDashed, tone: "dashed" },
  "one-short": { icon: CircleSlash2, tone: "outline" },
  kept: { icon: CircleCheck, tone: "plain" },
};

type Judged = ReturnType<typeof judgeFurther>[number];
type Breach = ReturnType<typeof findBreaches>[number];
type Props = {
  session: Session;
  judged: readonly Judged[];
  breaches: readonly Breach[];
  /** The page on which users write their own policies. */ writtenAt?: string;
};

/** What other rules say about the same tools: the result at a glance, and on request the tools behind it. */
export function Policies({ session, judged, breaches, writtenAt }: Props) {
  const unseen = session.servers.some((server) => !server.off && server.state !== "listed");
  return (
    <section aria-label="Other policies">
      <ul className="grid gap-x-8 gap-y-4 md:grid-cols-2">
        {judged.map((one) => (
          <li key={one.policy.id} className="min-w-0 text-sm">
            <One {...one} unseen={unseen} />
          </li>
        ))}
      </ul>
      <Asked session={session} breaches={breaches} />
      {writtenAt !== undefined && (
        <p className="no-print mt-3">
          <Link href={writtenAt} className="text-muted underline underline-offset-4 hover:text-ink">
            Your own policies
          </Link>
        </p>
      )}
    </section>
  );
}

/** The requirements beside the policies, and which of them this board does not meet. */
function Asked({ session, breaches }: { session: Session; breaches: readonly Breach[] }) {
  if (!session.governance) return null;
  const level: PolicyLevel = breaches.some((one) => isBreach(one, "yes"))
    ? "broken"
    : breaches.length > 0
      ? "possible"
      : "kept";
  const asks = sayGovernance(session.governance.asks);
  return (
    <div className="mt-4 grid gap-1.5 border-t border-line pt-3 text-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-semibold">Further requirements</h3>
        <PolicyBadge level={level} />
      </div>
      {breaches.length > 0 ? (
        <ul className="grid max-h-60 gap-1 overflow-y-auto" aria-label="What is not met">
          {breaches.map(({ fingerprint, rule, message }) => (
            <li key={fingerprint} className="wrap-anywhere">
              <span className="text-muted tabular-nums">{rule}</span> {showHidden(message)}
            </li>
          ))}
        </ul>
      ) : (
        <p>All requirements are met.</p>
      )}
      {asks.length > 0 && (
        <details>
          <summary className="w-fit rounded text-muted hover:text-ink">Requirements</summary>
          <ul className="mt-1.5 grid gap-1 text-muted">
            {asks.map((one) => (
              <li key={one} className="wrap-anywhere">
                {showHidden(one)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

export function PolicyBadge({ level }: { level: PolicyLevel }) {
  const { icon: Icon, tone } = LOOKS[level];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" className="size-3.5" />
      {POLICY_WORDS[level].word}
    </Badge>
  );
}

function One({
  policy,
  own,
  verdict,
  unseen,
}: {
  policy: Policy;
  own: boolean;
  verdict: PolicyVerdict;
  unseen: boolean;
}) {
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="min-w-0 font-semibold wrap-anywhere">{showHidden(policy.label)}</h3>
        <PolicyBadge level={verdict.level} />
        {own && <span className="text-[0.8125rem] text-muted">your own</span>}
      </div>
      <p className="text-pretty wrap-anywhere">
        {showHidden(sayPolicy(verdict))}
        {unseen && verdict.level !== "broken" && " A lower bound: not every server could be listed."}
      </p>
      <details>
        <summary className="w-fit rounded text-muted hover:text-ink">Why, and by which tools</summary>
        <p className="mt-1.5 max-w-prose text-pretty text-muted wrap-anywhere">{showHidden(policy.why)}</p>
        <dl className="mt-2 grid gap-2">
          {verdict.sides.map(({ label, word, tools }) => (
            <div key={label}>
              <dt className="mb-1">
                <strong className="font-medium">{showHidden(capital(label))}</strong>:{" "}
                {word === "no"
                  ? "no tool"
                  : `${count(tools.length, "tool")}${word === "possible" ? ", only possibly" : ""}`}
              </dt>
              <dd>
                <IdList ids={tools} />
              </dd>
            </div>
          ))}
        </dl>
        <Cut verdict={verdict} />
      </details>
    </div>
  );
}

function Cut({ verdict }: { verdict: PolicyVerdict }) {
  const [first, ...ties] = verdict.cuts.cautious;
  if (!first) return null;
  return (
    <p className="mt-2">
      Kept after switching off{" "}
      {first.remove.length === 1 ? (
        <ToolName id={first.remove[0]!} />
      ) : (
        `${count(first.remove.length, "tool")} (${first.without})`
      )}
      {ties.length > 0 && `, or ${count(ties.length, "other way", "other ways")} as cheap`}.
    </p>
  );
}
