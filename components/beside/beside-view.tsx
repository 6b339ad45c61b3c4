import { Link } from "@/components/ui/link";
import { LegPips } from "@/components/legs/leg-pips";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Input } from "@/components/ui/input";
import { LinkTabs } from "@/components/ui/link-tabs";
import { IN_ORDER, Pager } from "@/components/ui/pager";
import { pageAddress, type PageOf } from "@/components/ui/page-of";
import type { BesideItem, BesideKind } from "@/lib/core/model/beside";
import { BESIDE_KINDS } from "@/lib/core/model/beside";
import { CHANNEL_WORDS } from "@/lib/core/model/channel";
import { perLeg } from "@/lib/core/model/leg";
import type { SessionTool } from "@/lib/core/model/session";
import { showHidden } from "@/lib/core/text/visible";
import { BesideItemLine } from "./beside-item";

type Props = {
  /** Address of the views of this server. */
  base: string;
  counts: Record<BesideKind, number>;
  kind: BesideKind;
  /** What the entries of this kind amount to together in a session. */
  channel?: SessionTool;
  items: PageOf<BesideItem>;
  /** Entries that do not contain the text are left out. */
  text: string;
  /** Only those whose words are odd. */
  odd: boolean;
  /** How many of this kind have odd words. */
  oddOnes: number;
};

/** Everything that a server offers in one way beside its tools, entry by entry. */
export function BesideView({ base, counts, kind, channel, items, text, odd, oddOnes }: Props) {
  const links = BESIDE_KINDS.map((one) => ({ href: `${base}?kind=${one}`, label: labelOf(one, counts[one]) }));
  const query = new URLSearchParams({ kind, ...(text && { text }), ...(odd && { odd: "yes" }) });
  const { label } = CHANNEL_WORDS[kind];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <LinkTabs label="What it offers beside its tools" links={links} current={`${base}?kind=${kind}`} />
      {channel && <InSessions channel={channel} />}
      {counts[kind] > 1 && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <form action={base} className="flex gap-2">
            <input type="hidden" name="kind" value={kind} />
            <Input
              type="search"
              name="text"
              aria-label={`Find in ${label}`}
              placeholder="Find"
              defaultValue={text}
              maxLength={200}
            />
            <Button type="submit">Show</Button>
          </form>
          {(oddOnes > 0 || odd) && (
            <Button asChild>
              <Link href={`${base}?kind=${kind}${odd ? "" : "&odd=yes"}`}>
                {odd ? "Show all" : `Only the ${oddOnes} with odd words`}
              </Link>
            </Button>
          )}
        </div>
      )}
      {items.total > 0 ? (
        <ul aria-label={label} className="divide-y divide-line rounded-xl border border-line bg-panel shadow-panel">
          {items.lines.map((item) => (
            <BesideItemLine key={item.at} item={item} />
          ))}
        </ul>
      ) : (
        <p className="text-muted">{counts[kind] > 0 ? "None of them matches." : NONE[kind]}</p>
      )}
      <Pager
        page={items.page}
        pages={items.pages}
        total={`${items.total.toLocaleString("en-GB")} in all`}
        href={(page) => pageAddress(`${base}?${query}`, page)}
        ways={IN_ORDER}
      />
    </div>
  );
}

/** What they amount to together in a session, whether they count there, and how to close this channel. */
function InSessions({ channel: { tool, classification, onRequest, channel } }: { channel: SessionTool }) {
  return (
    <Card className="grid gap-2">
      <div className="flex items-start justify-between gap-4">
        <p className="wrap-anywhere">{showHidden(tool.description ?? "")}</p>
        <LegPips legs={perLeg((leg) => classification[leg].verdict)} />
      </div>
      <p className="text-sm text-muted">
        <Badge tone={onRequest ? "dashed" : "outline"}>{onRequest ? "not counted" : "counted"}</Badge>{" "}
        {onRequest
          ? "In sessions this is left out until you ask for it: only whoever runs the server can misuse it."
          : "In sessions these count together, as the strongest of them."}{" "}
        {channel && CHANNEL_WORDS[channel].closing}
      </p>
    </Card>
  );
}

const labelOf = (kind: BesideKind, count: number): string =>
  kind === "instructions"
    ? `${CHANNEL_WORDS[kind].label}${count > 0 ? "" : " (none)"}`
    : `${CHANNEL_WORDS[kind].label} ${count.toLocaleString("en-GB")}`;

const NONE: Record<BesideKind, string> = {
  instructions: "This server gives the model no instructions.",
  prompts: "This server offers no prompts.",
  resources: "This server offers no resources.",
  templates: "This server offers no resource templates.",
  apps: "This server has no pages shown in the chat.",
};
