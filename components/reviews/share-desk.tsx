"use client";
import { useMemo, useState } from "react";
import { Card, CardTitle } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import { Working } from "@/components/ui/status";
import { encodeShare } from "@/lib/core/share";
import { copyOf, type Shared } from "@/lib/core/share/kinds";
import type { Redaction } from "@/lib/core/share/redact/redaction";
import { Leaving } from "./leaving";
import { OpenLink } from "./open-link";
import { ShareFile } from "./share-file";
import { StoredShare } from "./stored-share";
import { TakeOut } from "./take-out";

type Props = {
  /** Absent while it is being loaded. */
  shared?: Shared;
  /** Identifies what is shared. */
  of: string;
  problem?: string;
  /** The address at which stored shares of it are made. */
  sharesAt: string;
  /** It has unsaved changes: it cannot be reviewed until it is saved. */
  changed: boolean;
  /** What a copy holds, in words. */
  what: string;
};

/** What leaves is chosen and read first; then there are three ways to pass it on. */
export function ShareDesk({ shared, of, problem, sharesAt, changed, what }: Props) {
  const [redaction, setRedaction] = useState<Redaction>({});
  const carried = useMemo(() => shared && copyOf(shared, redaction), [shared, redaction]);
  const key = JSON.stringify([of, redaction]);
  return (
    <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5">
      <Card className="grid gap-4">
        <div>
          <CardTitle>What is sent</CardTitle>
          <p className="max-w-prose text-sm text-muted">{what}</p>
        </div>
        <TakeOut redaction={redaction} onChange={setRedaction} />
        {problem && <Notice kind="problem">{problem}</Notice>}
        {!carried && !problem && <Working>Collecting what would be sent…</Working>}
        {carried && <Leaving carried={carried} />}
      </Card>
      {shared && carried && (
        <>
          <StoredShare key={key} sharesAt={sharesAt} carried={carried} changed={changed} />
          <OpenLink encode={() => encodeShare(shared, redaction)} of={key} />
          <ShareFile carried={carried} />
        </>
      )}
    </div>
  );
}
