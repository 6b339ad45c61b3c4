import { Link } from "@/components/ui/link";
import { LegPips } from "@/components/legs/leg-pips";
import { Badge } from "@/components/ui/badge";
import { LinkTabs } from "@/components/ui/link-tabs";
import { IN_ORDER, Pager } from "@/components/ui/pager";
import { pageAddress, type PageOf } from "@/components/ui/page-of";
import { BESIDE_KINDS, type BesideKind } from "@/lib/core/model/beside";
import { CHANNEL_WORDS } from "@/lib/core/model/channel";
import { perLeg } from "@/lib/core/model/leg";
import type { SessionTool } from "@/lib/core/model/session";
import { showHidden } from "@/lib/core/text/visible";

type Line = { id: string; server: string; kind: BesideKind; tool: SessionTool };
type Props = {
  kind?: BesideKind;
  /** How many servers offer something of a kind. */
  counts: ReadonlyMap<BesideKind, number>;
  lines: PageOf<Line>;
};

const BASE = "/tools/beside";

/** One line for each way in which a server offers something beside its tools. */
export function BesideInventory({ kind, counts, lines }: Props) {
  const here = kind ? `${BASE}?kind=${kind}` : BASE;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <LinkTabs
        label="Ways beside the tools"
        current={here}
        links={[
          { href: BASE, label: "All" },
          ...BESIDE_KINDS.map((one) => ({
            href: `${BASE}?kind=${one}`,
            label: `${CHANNEL_WORDS[one].label} ${counts.get(one) ?? 0}`,
          })),
        ]}
      />
      {lines.total === 0 && <p className="text-muted">No listed server offers any.</p>}
      <ul
        aria-label="Resources and prompts"
        className="divide-y divide-line rounded-xl border border-line bg-panel shadow-panel empty:hidden"
      >
        {lines.lines.map(({ id, server, kind: of, tool }) => (
          <li key={`${id} ${of}`} className="flex items-start justify-between gap-4 px-4 py-3">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2">
                <Link
                  href={`/servers/${id}/beside?kind=${of}`}
                  className="font-medium underline decoration-line underline-offset-4 wrap-anywhere hover:decoration-ink"
                >
                  {showHidden(server)}: {CHANNEL_WORDS[of].label.toLowerCase()}
                </Link>
                {tool.onRequest && <Badge tone="dashed">not counted</Badge>}
              </p>
              <p className="mt-1 text-sm text-muted wrap-anywhere">{showHidden(tool.tool.description ?? "")}</p>
            </div>
            <LegPips legs={perLeg((leg) => tool.classification[leg].verdict)} />
          </li>
        ))}
      </ul>
      <Pager
        page={lines.page}
        pages={lines.pages}
        total={`${lines.total.toLocaleString("en-GB")} in all`}
        href={(page) => pageAddress(here, page)}
        ways={IN_ORDER}
      />
    </div>
  );
}
