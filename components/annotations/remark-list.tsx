import { CircleAlert, Info, OctagonAlert, type Icon } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { showHidden } from "@/lib/core/text/visible";
import type { ShownRemark } from "@/lib/core/annotations/rows";

const LEVELS: Record<ShownRemark["level"], { icon: Icon; word: string }> = {
  error: { icon: OctagonAlert, word: "Misleads" },
  warning: { icon: CircleAlert, word: "Probably misleads" },
  note: { icon: Info, word: "Note" },
};

/** What rules found, each with the words that it rests on and what to do. */
export function RemarkList({ remarks }: { remarks: readonly ShownRemark[] }) {
  return (
    <ul className="grid gap-3">
      {remarks.map((remark, index) => (
        <li key={index} className="grid gap-1 rounded-lg border border-line p-3 text-sm">
          <RemarkHead remark={remark} />
          <p className="wrap-anywhere">{showHidden(remark.message)}</p>
          {remark.quote && (
            <p className="text-[0.8125rem] text-muted wrap-anywhere">
              <q className="text-ink">{showHidden(remark.quote)}</q> in {showHidden(remark.field ?? "")}
            </p>
          )}
          <p className="text-[0.8125rem] text-muted">{remark.help}</p>
        </li>
      ))}
    </ul>
  );
}

export function RemarkHead({
  remark: { level, title, rule, confidence },
}: {
  remark: Pick<ShownRemark, "level" | "title" | "rule" | "confidence">;
}) {
  const { icon: Icon, word } = LEVELS[level];
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      <span className="font-medium">
        {word}: {title}
      </span>
      <Link
        href={`/annotations/rules#${rule}`}
        className="text-[0.8125rem] text-muted underline underline-offset-2 hover:text-ink"
      >
        {confidence} confidence
      </Link>
    </p>
  );
}
