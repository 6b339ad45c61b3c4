import type { Approval } from "@/lib/core/model/approval";
import type { Change } from "@/lib/core/model/change";
import type { Opinion } from "@/lib/core/model/opinion";
import type { Server } from "@/lib/core/model/server";
import type { SessionSpec } from "@/lib/core/model/session";
import type { Override } from "@/lib/core/model/verdict";
import type { PolicyRules } from "@/lib/core/policy-file/form";
import type { govern } from "@/lib/core/policy-file/objections";

/** All that a session is judged by and from, fit to be handed to a thread: listings are the text that is kept of them. */
export type Opening = {
  spec: SessionSpec;
  /** Its servers in their order. */
  servers: readonly { server: Server; body?: string; unlistedReason?: string }[];
  overrides: readonly Override[];
  opinions: readonly Opinion[];
  rules: PolicyRules;
  /** What of the followed rules cannot be read. */
  unread: readonly string[];
  held: HeldText;
};

/** The decisions on servers, and by the server's name the approved listing and what changed since. */
export type HeldText = {
  approvals: readonly Approval[];
  /** `YYYY-MM-DD`. */
  today: string;
  since: ReadonlyMap<string, { digest: string; changes: readonly Change[] }>;
};

/** What changed since a listing was approved, asked by its digest. */
export function withChanges({ approvals, today, since }: HeldText): Parameters<typeof govern>[2] {
  return {
    approvals,
    today,
    changesSince: (name, digest) => (since.get(name)?.digest === digest ? since.get(name)!.changes : undefined),
  };
}
