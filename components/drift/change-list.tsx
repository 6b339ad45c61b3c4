import { Link } from "@/components/ui/link";
import { EFFECT_WORDS, countEffects } from "@/lib/core/drift/effects";
import { CHANGE_EFFECTS, type Change, type ChangeEffect } from "@/lib/core/model/change";
import { EffectBadge } from "./effect-badges";
import { TwoTexts } from "./two-texts";

/** Lines on one page. */
const PAGE = 100;

type Props = {
  changes: readonly Change[];
  /** Only those with this effect. */
  only?: ChangeEffect;
  page: number;
  /** The address of this list with another filter or page. */
  hrefOf: (only: ChangeEffect | undefined, page: number) => string;
};

/** What changed, the most severe first, each with both texts. */
export function ChangeList({ changes, only, page, hrefOf }: Props) {
  if (changes.length === 0)
    return (
      <p className="text-sm text-muted">
        Nothing that is compared has changed. The order of the tools may be different.
      </p>
    );
  const counts = countEffects(changes);
  const shown = only ? changes.filter(({ effect }) => effect === only) : changes;
  const pages = Math.max(1, Math.ceil(shown.length / PAGE));
  const at = Math.min(page, pages);
  return (
    <div className="grid gap-3">
      <nav aria-label="Show only one effect" className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        <Filter href={hrefOf(undefined, 1)} chosen={!only} label="All" count={changes.length} />
        {CHANGE_EFFECTS.filter((effect) => counts[effect]).map((effect) => (
          <Filter
            key={effect}
            href={hrefOf(effect, 1)}
            chosen={only === effect}
            label={EFFECT_WORDS[effect].label}
            count={counts[effect]!}
          />
        ))}
      </nav>
      {shown.length === 0 && <p className="text-sm text-muted">None of these changes has this effect.</p>}
      <ul className="divide-y divide-line">
        {shown.slice((at - 1) * PAGE, at * PAGE).map((change, index) => (
          <li key={index} className="grid gap-1 py-2.5">
            <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
              <EffectBadge effect={change.effect} />
              <p className="min-w-0 flex-1 basis-60 text-sm wrap-anywhere">{change.says}</p>
            </div>
            {(change.before || change.after) && (
              <details className="text-sm">
                <summary className="w-fit">Both texts</summary>
                <TwoTexts before={change.before ?? ""} after={change.after ?? ""} />
              </details>
            )}
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <nav aria-label="Pages of changes" className="flex items-center gap-4 text-sm">
          {at > 1 && <PageLink href={hrefOf(only, at - 1)}>Earlier</PageLink>}
          <span className="text-muted">
            Page {at} of {pages}
          </span>
          {at < pages && <PageLink href={hrefOf(only, at + 1)}>Later</PageLink>}
        </nav>
      )}
    </div>
  );
}

function PageLink({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href} scroll={false} className="underline underline-offset-4">
      {children}
    </Link>
  );
}

function Filter({ href, chosen, label, count }: { href: string; chosen: boolean; label: string; count: number }) {
  return (
    <Link
      href={href}
      scroll={false}
      aria-current={chosen ? "true" : undefined}
      className="inline-flex min-h-6 items-center underline decoration-line underline-offset-4 hover:decoration-ink aria-[current=true]:font-semibold aria-[current=true]:decoration-ink"
    >
      {label}&nbsp;<span className="text-muted tabular-nums">{count.toLocaleString("en")}</span>
    </Link>
  );
}
