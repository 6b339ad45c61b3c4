import { LEGS, type Leg } from "@/lib/core/model/leg";
import type { Classification } from "@/lib/core/model/verdict";
import { shorten, showHidden } from "@/lib/core/text/visible";
import type { Argument } from "./arguments-of";
import { MarkedWords } from "./quoted-text";
import { showHiddenInPlace } from "./show-hidden-in-place";

/** What the caller can pass to the tool; arguments that evidence quotes are marked like words. */
export function ArgumentList({ args, classification }: { args: readonly Argument[]; classification: Classification }) {
  const legsOf = (field: string): Leg[] =>
    LEGS.filter((leg) => classification[leg].evidence.some((piece) => piece.field === field && piece.quote !== ""));
  return (
    <dl className="grid gap-2 rounded-lg bg-sunk p-3 text-sm">
      {args.map(({ field, path, kind, required, description }, index) => (
        <div key={index} className="grid gap-0.5">
          <dt className="wrap-anywhere">
            <code className="font-mono text-[0.8125rem]">
              <MarkedWords text={showHidden(path)} legs={legsOf(field)} />
            </code>{" "}
            <span className="text-[0.8125rem] text-muted">
              <MarkedWords text={shorten(showHidden(kind), 200)} legs={legsOf(`${field}.enum`)} />
              {required && ", required"}
            </span>
          </dt>
          {description && (
            <dd className="text-[0.8125rem] whitespace-pre-wrap text-muted wrap-anywhere">
              {showHiddenInPlace(description)}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
