"use server";
import { refresh } from "next/cache";
import type { Approval } from "@/lib/core/model/approval";
import type { Outcome } from "@/lib/core/model/outcome";
import { action } from "@/lib/identity/action";
import { rulesInForce } from "@/lib/jobs/rules-in-force";
import { addApprovals } from "@/lib/store/approvals";
import { putRecord } from "@/lib/store/records";
import { getServer } from "@/lib/store/servers";
import { newestSnapshot } from "@/lib/store/snapshots/snapshots";
import { DecideInput, RecordInput } from "./inputs";

const GONE = { problem: "This server has been deleted in the meantime." };

/** Stores a decision on exactly what was on the screen. If any of it has changed since, nothing is decided. */
export const decide = action(
  "review",
  DecideInput,
  async ({ serverId, decision, by, reason, until, subjects }): Promise<Outcome<{ decided: number }>> => {
    const [server, now] = await Promise.all([getServer(serverId), newestSnapshot(serverId)]);
    if (!server) return GONE;
    if (!now) return { problem: "Its tools have never been fetched, so there is nothing to decide on." };
    const may = (await rulesInForce()).governance.approval.by;
    if (decision === "approved" && may.length > 0 && !may.includes(by)) {
      const problem = `The policy lets others approve: ${may.join(", ")}.`;
      return { problem, fields: { by: problem } };
    }
    if (until !== "" && until < new Date().toISOString().slice(0, 10))
      return { problem: "This date has passed.", fields: { until: "This date has passed." } };
    const digests = new Map(now.tools.map(({ tool, digest }) => [tool.name, digest]));
    const changed = subjects.filter(
      ({ tool, digest }) => digest !== (tool === undefined ? now.digest : digests.get(tool)),
    );
    if (changed.length > 0) {
      const names = changed
        .slice(0, 5)
        .map(({ tool }) => tool ?? "the server as a whole")
        .join(", ");
      return {
        problem: `Nothing was decided. It was listed again meanwhile and offers something else than you saw: ${names}${changed.length > 5 ? ` and ${changed.length - 5} more` : ""}. Reload the page and look at it again.`,
      };
    }
    const at = new Date().toISOString();
    await addApprovals(
      subjects.map(({ tool, digest }): Approval => ({
        server: server.name,
        ...(tool === undefined ? {} : { tool }),
        digest,
        decision,
        by,
        at,
        reason,
        ...(until ? { until } : {}),
        ...(now.protocolVersion ? { protocolVersion: now.protocolVersion } : {}),
      })),
    );
    refresh();
    return { ok: { decided: subjects.length } };
  },
);

export const keepRecord = action(
  "review",
  RecordInput,
  async ({ serverId, tool, reviewOn, seen, ...record }): Promise<Outcome<null>> => {
    const server = await getServer(serverId);
    if (!server) return GONE;
    await putRecord(
      {
        server: server.name,
        ...(tool === undefined ? {} : { tool }),
        ...(reviewOn ? { reviewOn } : {}),
        ...record,
        at: new Date().toISOString(),
      },
      seen,
    );
    refresh();
    return { ok: null };
  },
);
