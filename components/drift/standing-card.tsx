import { Link } from "@/components/ui/link";
import { Badge } from "@/components/ui/badge";
import { Card, CardTitle } from "@/components/ui/card";
import { countEffects } from "@/lib/core/drift/effects";
import type { Renewal } from "@/lib/core/drift/renewal";
import type { Change } from "@/lib/core/model/change";
import { EffectBadge, EffectBadges } from "./effect-badges";
import { sayRenewal } from "./say-renewal";

const SHOWN = 5;

type Props = {
  renewal: Renewal;
  changes: readonly Change[];
  /** What the newest listing was compared with, and the address that shows both texts. Absent for a first listing. */
  compared?: { with: "approved" | "previous"; since: string; href: string };
};

/** How a server compares with what was approved, and the most severe of the changes since then. */
export function StandingCard({ renewal, changes, compared }: Props) {
  const { label, sentence, grave } = sayRenewal(renewal);
  const told = renewal.forced.length > 0 ? renewal.forced : changes;
  return (
    <Card className="grid gap-3" role="region" aria-label="Changes">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <CardTitle>What changed</CardTitle>
        <Badge tone={grave ? "solid" : renewal.state === "approved" ? "outline" : "dashed"}>{label}</Badge>
      </div>
      <p className="text-sm wrap-anywhere">{sentence}</p>
      {!compared && (
        <p className="text-sm text-muted">This is its first listing, so there is nothing to compare it with.</p>
      )}
      {compared && (
        <>
          <p className="text-sm text-muted">
            Compared with{" "}
            {compared.with === "approved"
              ? "the listing that was approved"
              : "the listing before, since none was approved"}
            , of <time dateTime={compared.since}>{compared.since.slice(0, 16).replace("T", " ")} UTC</time>
            {changes.length === 0 ? ": nothing differs." : ":"}
          </p>
          {changes.length > 0 && <EffectBadges counts={countEffects(changes)} />}
          <ul className="grid gap-2 text-sm empty:hidden">
            {told.slice(0, SHOWN).map((change, index) => (
              <li key={index} className="flex flex-wrap items-start gap-x-2 gap-y-1">
                <EffectBadge effect={change.effect} />
                <span className="min-w-0 flex-1 basis-48 wrap-anywhere">{change.says}</span>
              </li>
            ))}
          </ul>
          {changes.length > 0 && (
            <Link href={compared.href} className="w-fit text-sm underline underline-offset-4">
              {changes.length > Math.min(told.length, SHOWN)
                ? `All ${changes.length.toLocaleString("en")} changes, with both texts`
                : "Both texts"}
            </Link>
          )}
        </>
      )}
    </Card>
  );
}
