import { Link } from "@/components/ui/link";
import { LegPips } from "@/components/legs/leg-pips";
import { Notice } from "@/components/ui/notice";
import type { Renewal } from "@/lib/core/drift/renewal";
import type { PerLeg } from "@/lib/core/model/leg";
import type { VerdictWord } from "@/lib/core/model/verdict";
import { showHidden } from "@/lib/core/text/visible";
import { sayRenewal } from "./say-renewal";

/** How many servers are named; the rest are counted. */
const SHOWN = 5;

type Broken = readonly { serverId: string; name: string; renewal: Renewal; legs?: PerLeg<VerdictWord> }[];

/** Servers whose approval no longer holds, and why. Nothing when all hold. */
export function RenewalNotice({ broken }: { broken: Broken }) {
  if (broken.length === 0) return null;
  return (
    <Notice kind="warning" title={sayBroken(broken.length)} className="mb-6">
      <RenewalList broken={broken} />
    </Notice>
  );
}

/** "1 approval no longer holds". */
export function sayBroken(many: number): string {
  return many === 1 ? "1 approval no longer holds" : `${many} approvals no longer hold`;
}

export function RenewalList({ broken }: { broken: Broken }) {
  return (
    <>
      <ul className="mt-1 grid gap-1">
        {broken.slice(0, SHOWN).map(({ serverId, name, renewal, legs }) => (
          <li key={serverId}>
            <Link href={`/servers/${serverId}/history`} className="font-medium underline underline-offset-4">
              {showHidden(name)}
            </Link>{" "}
            {legs && <LegPips legs={legs} className="align-middle" />}: {sayRenewal(renewal).sentence}{" "}
            {renewal.forced[0]?.says}
          </li>
        ))}
      </ul>
      {broken.length > SHOWN && <p className="mt-1">and {broken.length - SHOWN} more.</p>}
    </>
  );
}
