"use client";
import { useState, useTransition } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { stackedOnPhones, Table, Td, Th } from "@/components/ui/table";
import type { Outcome } from "@/lib/core/model/outcome";
import { showHidden } from "@/lib/core/text/visible";

/** A token as the list shows it. */
export type TokenLine = {
  id: string;
  name: string;
  scopes: readonly string[];
  createdAt: string;
  createdBy: string;
  expiresAt: string;
  lastUsedAt: string | null;
  revokedAt: string | null;
};

type Props = {
  tokens: readonly TokenLine[];
  /** The server's current time. */
  at: string;
  revoke: (input: { id: string }) => Promise<Outcome<null>>;
};

/** All tokens, including those that no longer work, the newest first. */
export function TokenTable({ tokens, at, revoke }: Props) {
  const [problem, setProblem] = useState<string>();
  const [busy, start] = useTransition();
  const end = (id: string) =>
    start(async () => {
      const answer = await revoke({ id });
      setProblem("problem" in answer ? answer.problem : undefined);
    });
  return (
    <div className="grid gap-4">
      {problem && <Notice kind="problem" title={problem} />}
      <Table aria-label="Tokens" className={stackedOnPhones}>
        <thead>
          <tr>
            <Th>Name</Th>
            <Th>For</Th>
            <Th>Created</Th>
            <Th>Last used</Th>
            <Th>State</Th>
            <Th>
              <span className="sr-only">Revoke</span>
            </Th>
          </tr>
        </thead>
        <tbody>
          {tokens.map((token) => (
            <tr key={token.id}>
              <Td className="font-medium wrap-anywhere">{showHidden(token.name)}</Td>
              <Td>
                <PhoneLabel>may </PhoneLabel>
                {token.scopes.join(", ")}
              </Td>
              <Td className="wrap-anywhere">
                <PhoneLabel>created </PhoneLabel>
                {moment(token.createdAt)}
                <span className="block text-xs text-muted">by {showHidden(token.createdBy)}</span>
              </Td>
              <Td>
                <PhoneLabel>last used </PhoneLabel>
                {token.lastUsedAt === null ? "never" : moment(token.lastUsedAt)}
              </Td>
              <Td>{stateOf(token, at)}</Td>
              <Td>
                {isOpen(token, at) && (
                  <Button size="small" disabled={busy} onClick={() => end(token.id)}>
                    Revoke<span className="sr-only"> {showHidden(token.name)}</span>
                  </Button>
                )}
              </Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

/** The column's heading, for phones, which stack the cells. */
const PhoneLabel = ({ children }: { children: string }) => <span className="text-muted sm:sr-only">{children}</span>;

const isOpen = (token: TokenLine, at: string): boolean => token.revokedAt === null && token.expiresAt > at;

function stateOf(token: TokenLine, at: string): string {
  if (token.revokedAt !== null) return `revoked ${moment(token.revokedAt)}`;
  return `${token.expiresAt > at ? "ends" : "ended"} ${moment(token.expiresAt)}`;
}

const moment = (at: string): string => `${at.slice(0, 16).replace("T", " ")} UTC`;
