"use client";
import { Lock } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { useState, useTransition } from "react";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import { identityOf, openCopy, type SharedCopy } from "@/lib/core/share/kinds";
import { toBase64Url } from "@/lib/core/share/base64url";
import { canSeal } from "@/lib/core/share/seal";
import { sealSnapshot } from "@/lib/core/share/stored";
import { writeStoredLink } from "@/lib/core/share/stored-link";
import { call } from "./call";
import { newIv, newKey } from "./share-client";
import { endOf, LinkTerms, USUAL_TERMS } from "./link-terms";
import { isOnlyHere, NewLink } from "./new-link";
import * as z from "zod";

const MadeSchema = z.object({
  ownId: z.string(),
  relay: z.string(),
  minted: z.object({ id: z.string(), secret: z.string() }),
});

type Props = {
  /** The address at which shares of this session are made. */
  sharesAt: string;
  carried: SharedCopy;
  /** The board has unsaved changes: a review has to be of something that stays. */
  changed: boolean;
};

/** Seals a snapshot in this browser and has it stored, with a link for one person. */
export function StoredShare({ sharesAt, carried, changed }: Props) {
  const [terms, setTerms] = useState(USUAL_TERMS);
  const [made, setMade] = useState<{ address: string; ownId: string; relay: string }>();
  const [problem, setProblem] = useState<string>();
  const [busy, start] = useTransition();
  const make = (atRelay: boolean) =>
    start(async () => {
      try {
        const key = newKey();
        const sealed = await sealSnapshot(carried, { key, iv: newIv() });
        const answer = await call({ base: sharesAt, headers: {} }, "POST", "", {
          sealed,
          key: toBase64Url(key),
          snapshot: identityOf(openCopy(carried)),
          atRelay,
          link: { right: terms.right, expiresAt: endOf(terms), label: terms.label },
        });
        const { ownId, relay, minted } = MadeSchema.parse(answer);
        setMade({
          ownId,
          relay,
          address: `${relay || window.location.origin}/share#t=${writeStoredLink({ linkId: minted.id, secret: minted.secret, key })}`,
        });
        setProblem(undefined);
      } catch (error) {
        setProblem(error instanceof Error ? error.message : "The share could not be created.");
      }
    });
  return (
    <Card className="grid gap-4">
      <div>
        <CardTitle>A stored share for review</CardTitle>
        <p className="max-w-prose text-sm text-muted">
          Encrypted in this browser (AES-256-GCM) with a key that exists only in the link, after the #. Whoever stores
          it cannot read it. Readers can comment and approve, each link expires and can be revoked, and you see how
          often it was opened.
        </p>
      </div>
      {changed && (
        <Notice>
          Save the switches first: a review covers the saved session, so that later changes can be detected.
        </Notice>
      )}
      {!canSeal() && (
        <Notice kind="warning">
          This page came over plain http from another machine, where browsers do not encrypt. Open Trefoil on its own
          machine for this.
        </Notice>
      )}
      <LinkTerms terms={terms} onChange={setTerms} />
      <div className="flex flex-wrap gap-2">
        <Button variant="solid" onClick={() => make(false)} disabled={busy || changed || !canSeal()}>
          <Lock aria-hidden="true" className="size-4" />
          {busy ? "Encrypting…" : "Store it here and create a link"}
        </Button>
        <Button onClick={() => make(true)} disabled={busy || changed || !canSeal()}>
          Store it at my relay
        </Button>
      </div>
      {problem && (
        <Notice kind="problem">
          {problem}
          {problem.startsWith("No relay") && (
            <>
              {" "}
              <Link href="/settings/sharing" className="underline">
                Settings, Sharing
              </Link>
            </>
          )}
        </Notice>
      )}
      {made && <Made made={made} />}
    </Card>
  );
}

function Made({ made }: { made: { address: string; ownId: string; relay: string } }) {
  return (
    <>
      <NewLink address={made.address} onlyHere={isOnlyHere(new URL(made.address).origin)} />
      <p>
        <Link
          href={`/reviews/${made.ownId}`}
          className="font-medium underline decoration-line underline-offset-4 hover:decoration-ink"
        >
          Open the review
        </Link>{" "}
        for more links, for comments, and to withdraw it.
      </p>
    </>
  );
}
