import { Notice } from "@/components/ui/notice";
import { TOO_MANY, type GuardFigures } from "@/lib/core/guard/overview";

/** What the guard did, in figures; too many questions are said to be a defect. */
export function Figures({ figures }: { figures: GuardFigures }) {
  const { sessions, calls, asked, refused, allowed, rate } = figures;
  const perTen = (rate * 10).toLocaleString("en", { maximumFractionDigits: 1 });
  const told: [string, string, string][] = [
    ["Sessions", count(sessions), `${count(calls)} calls decided`],
    ["Questions", count(asked), `${count(allowed)} of them allowed by a person`],
    ["Refusals", count(refused), "calls that were stopped"],
    ["Questions per ten sessions", perTen, "at most one is the aim"],
  ];
  return (
    <div className="grid gap-4">
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {told.map(([name, value, more]) => (
          <div key={name} className="grid content-start gap-1 rounded-xl border border-line bg-panel p-4 shadow-panel">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="text-2xl font-semibold tabular-nums">
              {value}
              <span className="block text-sm font-normal text-muted">{more}</span>
            </dd>
          </div>
        ))}
      </dl>
      {rate > TOO_MANY && (
        <Notice kind="warning" title={`Too many questions: ${perTen} per ten sessions`}>
          People who are asked often stop reading what they are asked. More than one question in ten sessions means that
          a label or a setting should be corrected: see below which.
        </Notice>
      )}
    </div>
  );
}

const count = (number: number): string => number.toLocaleString("en");
