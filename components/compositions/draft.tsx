"use client";
import { Link } from "@/components/ui/link";
import type { Member } from "@/lib/core/model/composition";
import { showHidden } from "@/lib/core/text/visible";
import { draftHref } from "./draft-href";
import { useFindingsHref } from "./findings-known";

type Props = {
  /** The servers that are named. */
  members: readonly Member[];
  /** Further servers of the session. */
  beside?: readonly Member[];
  hostId: string | null;
};

/** Names that link to the board of that session, which is not saved. */
export function Draft({ members, beside = [], hostId }: Props) {
  const names = members.map(({ name }) => showHidden(name)).join(" + ");
  const findings = useFindingsHref([...beside, ...members]);
  const href = draftHref(
    [...beside, ...members].map(({ name }) => name),
    hostId,
  );
  if (href === undefined) return <span className="wrap-anywhere">{names}</span>;
  return (
    <>
      <Link
        href={href}
        className="font-medium wrap-anywhere underline decoration-edge underline-offset-4 hover:decoration-ink"
      >
        {names}
      </Link>
      {findings && (
        <Link href={findings} className="ml-2 text-muted underline decoration-line underline-offset-4 hover:text-ink">
          findings<span className="sr-only"> about {names}</span>
        </Link>
      )}
    </>
  );
}
