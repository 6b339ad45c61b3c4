import { Link } from "@/components/ui/link";
import { BESIDE_KINDS, type BesideKind } from "@/lib/core/model/beside";
import { CHANNEL_WORDS } from "@/lib/core/model/channel";

/** Links to what a server offers beside its tools; nothing if it offers nothing else. */
export function BesideLinks({ base, counts }: { base: string; counts: Record<BesideKind, number> }) {
  const offered = BESIDE_KINDS.filter((kind) => counts[kind] > 0);
  if (offered.length === 0) return null;
  return (
    <section className="grid gap-2" aria-label="Beside its tools">
      <h3 className="font-semibold">Beside its tools</h3>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {offered.map((kind) => (
          <li key={kind}>
            <Link href={`${base}?kind=${kind}`} className="underline underline-offset-4">
              {CHANNEL_WORDS[kind].label}
            </Link>
            {kind !== "instructions" && (
              <span className="ml-1.5 text-muted tabular-nums">{counts[kind].toLocaleString("en-GB")}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
