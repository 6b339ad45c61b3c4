import { Link } from "@/components/ui/link";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { EffectCounts } from "@/lib/core/drift/effects";
import { showHidden } from "@/lib/core/text/visible";
import { EffectBadges } from "./effect-badges";

/** One state of a server: first seen at `since`, last seen at `at`. A first listing has no counts. */
export type TimelineRow = {
  id: string;
  since: string;
  at: string;
  digest: string;
  version?: string;
  tools: number;
  partial: boolean;
  asked?: string;
  counts?: EffectCounts;
  href?: string;
};

type Props = {
  rows: readonly TimelineRow[];
  /** What is being compared; kept from page to page. */
  from?: string;
  to?: string;
  action: string;
};

/** What a server offered over time, the newest first; any two lines can be compared. A plain form: its result is an address. */
export function Timeline({ rows, from, to, action }: Props) {
  const here = new Set(rows.map(({ id }) => id));
  return (
    <form action={action} className="grid gap-3">
      {from && !here.has(from) && <input type="hidden" name="from" value={from} />}
      {to && !here.has(to) && <input type="hidden" name="to" value={to} />}
      <div role="presentation" className="flex items-center gap-3 text-[0.8125rem] text-muted">
        <span aria-hidden="true" className="w-10 text-center">
          Before
        </span>
        <span aria-hidden="true" className="w-10 text-center">
          After
        </span>
      </div>
      <ol aria-label="Listings" className="divide-y divide-line border-y border-line">
        {rows.map((row) => (
          <li key={row.id} className="flex items-start gap-3 py-3 has-checked:bg-chosen">
            <Pick name="from" row={row} chosen={from === row.id} />
            <Pick name="to" row={row} chosen={to === row.id} />
            <Line row={row} />
          </li>
        ))}
      </ol>
      <Button type="submit" className="w-fit">
        Compare the two
      </Button>
    </form>
  );
}

function Pick({ name, row: { id, since }, chosen }: { name: "from" | "to"; row: TimelineRow; chosen: boolean }) {
  return (
    <span className="flex w-10 shrink-0 justify-center pt-0.5">
      <input
        type="radio"
        name={name}
        value={id}
        defaultChecked={chosen}
        aria-label={`${name === "from" ? "Before" : "After"}: ${minute(since)}`}
        className="size-5 accent-ink"
      />
    </span>
  );
}

function Line({ row: { since, at, digest, version, tools, partial, asked, counts, href } }: { row: TimelineRow }) {
  return (
    <div className="grid min-w-0 flex-1 gap-1.5">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 text-sm">
        <span className="font-medium">
          <time dateTime={since}>{minute(since)}</time>
          {at !== since && (
            <span className="font-normal text-muted">
              {" "}
              to <time dateTime={at}>{minute(at)}</time>
            </span>
          )}
        </span>
        <span>{tools === 1 ? "1 tool" : `${tools.toLocaleString("en")} tools`}</span>
        {version && <span className="wrap-anywhere">version {showHidden(version).slice(0, 60)}</span>}
        <code className="font-mono text-xs text-muted" title={digest}>
          {digest.slice(0, 12)}
        </code>
        {partial && <Badge tone="dashed">in part</Badge>}
        {asked && <span className="text-[0.8125rem] text-muted wrap-anywhere">{showHidden(asked)}</span>}
      </p>
      {!counts && <p className="text-[0.8125rem] text-muted">first listing</p>}
      {counts && Object.keys(counts).length === 0 && (
        <p className="text-[0.8125rem] text-muted">only the order of its tools changed</p>
      )}
      {counts && <EffectBadges counts={counts} />}
      {href && (
        <Link href={href} className="w-fit text-[0.8125rem] underline underline-offset-4">
          What changed then
        </Link>
      )}
    </div>
  );
}

export const minute = (at: string): string => `${at.slice(0, 16).replace("T", " ")} UTC`;
