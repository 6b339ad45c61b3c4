"use client";
import { useCallback, useEffect, useState, useTransition } from "react";
import * as z from "zod";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import { stackedOnPhones, Table, Td, Th } from "@/components/ui/table";
import { ShareLinkSchema, type ShareLink } from "@/lib/core/model/share";
import { writeStoredLink } from "@/lib/core/share/stored-link";
import { showHidden } from "@/lib/core/text/visible";
import { sayTime } from "./anchors";
import { call, type Route } from "./call";
import { endOf, LinkTerms, USUAL_TERMS } from "./link-terms";
import { isOnlyHere, NewLink } from "./new-link";
import type { OwnCalls } from "./own-calls";

type Props = {
  client: Route;
  id: string;
  shareKey: Uint8Array;
  relay: string;
  labels: Record<string, string>;
  mintLink: OwnCalls["mintLink"];
  withdraw: OwnCalls["withdraw"];
};

/** All links to a share: for whom, what they allow, how often they were opened; and taking each of them back. */
export function LinkTable({ client, id, shareKey, relay, labels, mintLink, withdraw }: Props) {
  const [links, setLinks] = useState<ShareLink[]>();
  const [problem, setProblem] = useState<string>();
  const [terms, setTerms] = useState(USUAL_TERMS);
  const [made, setMade] = useState<string>();
  const [known, setKnown] = useState(labels);
  const [sure, setSure] = useState(false);
  const [busy, start] = useTransition();
  const load = useCallback(async () => {
    try {
      setLinks(z.array(ShareLinkSchema).parse(await call(client, "GET", "/links")));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : "The links could not be read.");
    }
  }, [client]);
  useEffect(() => void load(), [load]);
  const revoke = (linkId: string) =>
    start(async () => {
      await call(client, "POST", "/revoke", { linkId }).catch((error: Error) => setProblem(error.message));
      await load();
    });
  const mint = () =>
    start(async () => {
      const answer = await mintLink({ id, right: terms.right, expiresAt: endOf(terms), label: terms.label });
      if ("problem" in answer) return setProblem(answer.problem);
      setKnown((was) => ({ ...was, [answer.ok.id]: terms.label }));
      setMade(
        `${relay || window.location.origin}/share#t=${writeStoredLink({ linkId: answer.ok.id, secret: answer.ok.secret, key: shareKey })}`,
      );
      await load();
    });
  const end = () =>
    start(async () => {
      const answer = await withdraw({ id });
      if (answer && "problem" in answer) setProblem(answer.problem);
    });
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-4" role="region" aria-label="Links">
      <CardTitle>Links</CardTitle>
      {problem && <Notice kind="problem">{problem}</Notice>}
      {links && <Links links={links} known={known} busy={busy} revoke={revoke} />}
      <details open={made !== undefined}>
        <summary className="w-fit rounded text-sm font-medium">Another link</summary>
        <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
          <LinkTerms terms={terms} onChange={setTerms} />
          <Button variant="solid" className="w-fit" disabled={busy} onClick={mint}>
            {busy ? "Creating…" : "Create link"}
          </Button>
          {made !== undefined && <NewLink address={made} onlyHere={isOnlyHere(new URL(made).origin)} />}
        </div>
      </details>
      <div className="flex flex-wrap items-center gap-3 border-t border-line pt-4">
        {sure ? (
          <>
            <p className="text-sm">The snapshot, its links and all comments are deleted permanently.</p>
            <Button variant="solid" disabled={busy} onClick={end}>
              Withdraw
            </Button>
            <Button variant="quiet" onClick={() => setSure(false)}>
              Cancel
            </Button>
          </>
        ) : (
          <Button onClick={() => setSure(true)}>Withdraw this share</Button>
        )}
      </div>
    </Card>
  );
}

function Links({
  links,
  known,
  busy,
  revoke,
}: {
  links: readonly ShareLink[];
  known: Record<string, string>;
  busy: boolean;
  revoke: (linkId: string) => void;
}) {
  return (
    <Table aria-label="Links to this share" className={stackedOnPhones}>
      <thead>
        <tr>
          <Th>For</Th>
          <Th>May</Th>
          <Th>Ends</Th>
          <Th>Opened</Th>
          <Th>
            <span className="sr-only">Revoke</span>
          </Th>
        </tr>
      </thead>
      <tbody>
        {links.map((link) => (
          <tr key={link.id}>
            <Td className="wrap-anywhere">
              {showHidden(known[link.id] ?? "") || <span className="text-muted">not named</span>}
            </Td>
            <Td>{link.right === "review" ? "read and review" : "read only"}</Td>
            <Td>{link.revokedAt !== undefined ? `revoked ${sayTime(link.revokedAt)}` : sayTime(link.expiresAt)}</Td>
            <Td>
              {link.opens === 1 ? "once" : `${link.opens} times`}
              {link.lastOpenedAt !== undefined && (
                <span className="block text-muted">last {sayTime(link.lastOpenedAt)}</span>
              )}
            </Td>
            <Td>
              {link.revokedAt === undefined && (
                <Button size="small" disabled={busy} onClick={() => revoke(link.id)}>
                  Revoke
                </Button>
              )}
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
