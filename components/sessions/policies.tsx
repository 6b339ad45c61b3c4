import { CircleCheck, CircleDashed, CircleSlash2, OctagonAlert, type LucideIcon } from "lucide-react";
import { useMemo } from "react";
import { Badge } from "@/components/ui/badge";
import { judgePolicy, POLICIES, type PolicyVerdict } from "@/lib/core/analysis/policies";
import type { Policy, PolicyLevel } from "@/lib/core/model/policy";
import type { Session } from "@/lib/core/model/session";
import { IdList } from "./views/id-list";
import { ToolName } from "./tool-name";
import { count, listWords } from "./words";

const LEVELS: Record<PolicyLevel, { word: string; icon: LucideIcon; tone: "solid" | "dashed" | "outline" | "plain" }> = {
  broken: { word: "Broken", icon: OctagonAlert, tone: "solid" },
  possible: { word: "Possibly broken", icon: CircleDashed, tone: "dashed" },
  "one-short": { word: "Kept, one side short", icon: CircleSlash2, tone: "outline" },
  kept: { word: "Kept", icon: CircleCheck, tone: "plain" },
};

/** The trifecta has the card above; it is the first. */
const FURTHER = POLICIES.slice(1);

/** What other rules say of the same tools: the answer at a glance, the tools that make it on request. */
export function Policies({ session }: { session: Session }) {
  const judged = useMemo(() => FURTHER.map((policy) => ({ policy, verdict: judgePolicy(session, policy) })), [session]);
  const unseen = session.servers.some((server) => !server.off && server.state !== "listed");
  return (
    <section aria-labelledby="further-policies" className="rounded-xl border border-line bg-panel px-5 py-4 shadow-panel sm:px-7">
      <h2 id="further-policies" className="text-[0.8125rem] font-medium text-muted">
        <span className="font-sans">Further policies</span>
      </h2>
      <ul className="mt-2 grid gap-x-8 gap-y-4 md:grid-cols-2">
        {judged.map(({ policy, verdict }) => (
          <li key={policy.id} className="min-w-0 text-sm">
            <One policy={policy} verdict={verdict} unseen={unseen} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function One({ policy, verdict, unseen }: { policy: Policy; verdict: PolicyVerdict; unseen: boolean }) {
  const { word, icon: Icon, tone } = LEVELS[verdict.level];
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-semibold">{policy.label}</h3>
        <Badge tone={tone}>
          <Icon aria-hidden="true" className="size-3.5" />
          {word}
        </Badge>
      </div>
      <p className="text-pretty">
        {say(verdict)}
        {unseen && verdict.level !== "broken" && " A lower bound: not every server was seen."}
      </p>
      <details>
        <summary className="w-fit rounded text-muted hover:text-ink">Why, and by which tools</summary>
        <p className="mt-1.5 max-w-prose text-pretty text-muted">{policy.why}</p>
        <dl className="mt-2 grid gap-2">
          {verdict.sides.map(({ label, word, tools }) => (
            <div key={label}>
              <dt className="mb-1">
                <strong className="font-medium">{capital(label)}</strong>: {word === "no" ? "no tool" : `${count(tools.length, "tool")}${word === "possible" ? ", only possibly" : ""}`}
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

/** The answer as a sentence: what meets, or what is missing. */
function say({ level, sides }: PolicyVerdict): string {
  const labels = (none: boolean) => listWords(sides.filter((side) => (side.word === "no") === none).map((side) => side.label));
  if (level === "broken") return `${capital(labels(false))} meet.`;
  if (level === "possible") return `${capital(labels(false))} meet if what is possible is so.`;
  if (level === "one-short") return `Only ${labels(true)} is missing.`;
  return sides.every((side) => side.word === "no") ? "It has none of what must not meet." : `${capital(labels(true))} are missing.`;
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function Cut({ verdict }: { verdict: PolicyVerdict }) {
  const [first, ...ties] = verdict.cuts.cautious;
  if (!first) return null;
  return (
    <p className="mt-2">
      Kept after switching off {first.remove.length === 1 ? <ToolName id={first.remove[0]!} /> : `${count(first.remove.length, "tool")} (${first.without})`}
      {ties.length > 0 && `, or ${count(ties.length, "other way", "other ways")} as cheap`}.
    </p>
  );
}
