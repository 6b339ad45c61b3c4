"use client";
import { Link2 } from "@/components/ui/icons";
import { useState, useTransition } from "react";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { CopyButton } from "@/components/ui/copy-button";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import type { Encoded } from "@/lib/core/share/encode";
import { LINK_BUDGET } from "@/lib/core/share";

/** Mail programs and chats cut or refuse longer addresses. */
const EASY_TO_SEND = 8_000;

type Props = { encode: () => Promise<Encoded>; of: string };

/** A link that holds the whole report in itself: no server, no expiry, and nothing to take back. */
export function OpenLink({ encode, of }: Props) {
  const [made, setMade] = useState<{ of: string; encoded: Encoded }>();
  const [busy, start] = useTransition();
  const make = () => start(async () => setMade({ of, encoded: await encode() }));
  const encoded = made?.of === of ? made.encoded : undefined;
  return (
    <Card className="grid gap-4">
      <div>
        <CardTitle>A self-contained link</CardTitle>
        <p className="max-w-prose text-sm text-muted">
          The report itself is in the link, after the #, a part that browsers never send. It needs no server and never
          expires, so it cannot be revoked, and reviewers cannot answer in it.
        </p>
      </div>
      <Button variant="solid" className="w-fit" onClick={make} disabled={busy}>
        <Link2 aria-hidden="true" className="size-4" />
        {busy ? "Creating the link…" : "Create link"}
      </Button>
      {encoded?.problem !== undefined && <Notice kind="warning">{encoded.problem}</Notice>}
      {encoded?.problem === undefined && encoded && (
        <>
          <Field
            label="Link"
            hint={`${encoded.bytes.toLocaleString("en-GB")} of at most ${LINK_BUDGET.toLocaleString("en-GB")} characters${encoded.bytes > EASY_TO_SEND ? ": long for chat and mail programs. If it arrives cut off, send the report file instead." : "."}`}
          >
            {(wiring) => (
              <Textarea
                {...wiring}
                readOnly
                value={`${window.location.origin}/share#s=${encoded.fragment}`}
                className="h-28 font-mono text-xs break-all"
                onFocus={(event) => event.currentTarget.select()}
              />
            )}
          </Field>
          <div>
            <CopyButton text={`${window.location.origin}/share#s=${encoded.fragment}`} label="Copy link" />
          </div>
          {encoded.omitted.length > 0 && (
            <Notice title="What this copy leaves out">
              <ul className="list-disc pl-5">
                {encoded.omitted.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </Notice>
          )}
          <Notice title="How the other person opens it">
            The address points to this machine ({window.location.host}). Someone elsewhere can start their own Trefoil
            and paste the link under <em>Open a link or report</em>; only the part after the # matters.
          </Notice>
        </>
      )}
    </Card>
  );
}
