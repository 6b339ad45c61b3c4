import { Link } from "@/components/ui/link";
import { LegPips } from "@/components/legs/leg-pips";
import { InertText } from "@/components/servers/inert-text";
import { Badge } from "@/components/ui/badge";
import { CircleAlert } from "@/components/ui/icons";
import type { BesideItem, BesideRemark } from "@/lib/core/model/beside";
import { perLeg } from "@/lib/core/model/leg";
import { shorten, showHidden } from "@/lib/core/text/visible";
import { LegReasons } from "./leg-reasons";

/** How many characters of a description are shown until it is opened. */
const SHOWN = 600;

/** One entry that a server offers beside its tools: what it is called, what speaks for which leg, and what is odd about its words. */
export function BesideItemLine({ item }: { item: BesideItem }) {
  const { kind, name, uri, description, mimeType, classification, remarks, raw } = item;
  return (
    <li className="grid gap-2 px-4 py-4">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          {kind !== "instructions" && <h2 className="font-medium wrap-anywhere">{shorten(showHidden(name), 200)}</h2>}
          {uri !== undefined && uri !== name && (
            <p className="font-mono text-xs text-muted wrap-anywhere">{shorten(showHidden(uri), 400)}</p>
          )}
        </div>
        <div className="flex shrink-0 items-center gap-2">
          {mimeType && <Badge tone="outline">{shorten(showHidden(mimeType), 40)}</Badge>}
          {classification ? (
            <LegPips legs={perLeg((leg) => classification[leg].verdict)} />
          ) : (
            <span className="text-[0.8125rem] text-muted">not judged</span>
          )}
        </div>
      </div>
      {description && <p className="text-sm text-muted wrap-anywhere">{shorten(showHidden(description), SHOWN)}</p>}
      <Arguments item={item} />
      {remarks.map((remark, index) => (
        <Remark key={index} remark={remark} />
      ))}
      {kind === "instructions" && <InertText text={raw} />}
      {classification && (
        <details>
          <summary className="w-fit text-sm">Why it counts so</summary>
          <LegReasons classification={classification} />
        </details>
      )}
      {kind !== "instructions" && (
        <details>
          <summary className="w-fit text-sm">As the server gave it</summary>
          <div className="mt-2">
            <InertText mono text={raw} />
          </div>
        </details>
      )}
    </li>
  );
}

function Arguments({ item: { arguments: args } }: { item: BesideItem }) {
  if (!args) return null;
  return (
    <dl className="grid gap-1 text-[0.8125rem]">
      {args.slice(0, 50).map(({ name, description, required }, index) => (
        <div key={index} className="flex flex-wrap gap-x-2">
          <dt className="font-mono wrap-anywhere">{shorten(showHidden(name), 200)}</dt>
          <dd className="text-muted wrap-anywhere">
            {required ? "required" : "optional"}
            {description && ` · ${shorten(showHidden(description), 300)}`}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What a rule found in the words; its page says what it looks for. */
function Remark({ remark: { rule, title, message, field, quote } }: { remark: BesideRemark }) {
  return (
    <p className="flex items-start gap-2 rounded-md border border-ink px-3 py-2 text-sm">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        <Link href={`/annotations/rules#${rule}`} className="font-medium underline underline-offset-4">
          {title}
        </Link>
        . {showHidden(message)}
        {quote && (
          <>
            {" "}
            <q>{showHidden(quote)}</q>
          </>
        )}
        {field && <span className="text-muted"> in {showHidden(field)}</span>}
      </span>
    </p>
  );
}
