"use client";
import { Link2 } from "lucide-react";
import { useState, useTransition } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { CopyButton } from "@/components/ui/copy-button";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { ReportSchema } from "@/lib/core/model/report";
import { encodeShare } from "@/lib/core/share";

type Link = { address: string; bytes: number; omitted: string[] };

/** Mail programs and chats cut or refuse longer addresses. */
const EASY_TO_SEND_BYTES = 8_000;

/** Makes a link that carries a frozen, redacted report in its fragment, which browsers do not send to any server. */
export function ShareTab({ reportFrom, changed }: { reportFrom: string; changed: boolean }) {
  const [link, setLink] = useState<Link & { of: string }>();
  const [redaction, setRedaction] = useState({ hosts: false, paths: false });
  const [problem, setProblem] = useState<string>();
  const [busy, start] = useTransition();
  // What the link is of: a link of something else is stale.
  const wanted = JSON.stringify([reportFrom, redaction]);
  const make = () =>
    start(async () => {
      try {
        const answer = await fetch(reportFrom);
        if (!answer.ok) throw new Error(`The report could not be made: ${(await answer.text()).slice(0, 200)}`);
        const { fragment, bytes, omitted, problem } = await encodeShare(ReportSchema.parse(await answer.json()), redaction);
        setLink(problem === undefined ? { of: wanted, address: `${window.location.origin}/share#s=${fragment}`, bytes, omitted } : undefined);
        setProblem(problem);
      } catch (error) {
        setProblem(error instanceof Error ? error.message : "The link could not be made.");
      }
    });
  const stale = link !== undefined && link.of !== wanted;
  return (
    <div className="grid max-w-3xl gap-5">
      <p className="text-pretty">
        A link holds this session frozen as it stands{changed && ", unsaved switches included"}: server names, tools, verdicts, evidence and fixes. It holds no credentials, no environment values and no home folder. Everything is in the link itself, so it
        cannot be taken back, and nothing is uploaded.
      </p>
      <fieldset className="grid gap-1.5 text-sm">
        <legend className="mb-1.5 font-medium">Take out as well</legend>
        <label className="inline-flex items-center gap-2.5">
          <Checkbox checked={redaction.hosts} onChange={(event) => setRedaction({ ...redaction, hosts: event.target.checked })} />
          Host names in addresses
        </label>
        <label className="inline-flex items-center gap-2.5">
          <Checkbox checked={redaction.paths} onChange={(event) => setRedaction({ ...redaction, paths: event.target.checked })} />
          Paths in commands and reasons
        </label>
      </fieldset>
      <Button variant="solid" className="w-fit" onClick={make} disabled={busy}>
        <Link2 aria-hidden="true" className="size-4" />
        {busy ? "Making the link…" : stale ? "Make it again for the board as it is now" : "Make the link"}
      </Button>
      {problem && <Notice kind="problem">{problem}</Notice>}
      {link && (
        <>
          {stale && <Notice kind="warning">The board has changed since this link was made. The link still shows it as it was.</Notice>}
          <Field label="Link" hint={`${link.bytes.toLocaleString("en-GB")} bytes${link.bytes > EASY_TO_SEND_BYTES ? ": long for chats and mail programs. If it arrives cut off, send the JSON report instead." : "."}`}>
            {(wiring) => <Textarea {...wiring} readOnly value={link.address} className="h-28 font-mono text-xs break-all" onFocus={(event) => event.currentTarget.select()} />}
          </Field>
          <div>
            <CopyButton text={link.address} label="Copy the link" />
          </div>
          {link.omitted.length > 0 && (
            <Notice title="Left out to keep it short">
              <ul className="list-disc pl-5">
                {link.omitted.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </Notice>
          )}
          <Notice title="How the other person opens it">
            The address begins with this machine ({window.location.host}), which only you can reach. They start their own Trefoil and paste the link under <em>Open a link or report</em>, or put their own address in front of <code>/share#…</code>
          </Notice>
        </>
      )}
    </div>
  );
}
