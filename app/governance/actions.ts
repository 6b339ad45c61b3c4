"use server";
import { refresh } from "next/cache";
import * as z from "zod";
import { newIn, readGovernance } from "@/lib/core/governance/governance-file";
import type { Outcome } from "@/lib/core/model/outcome";
import { action } from "@/lib/identity/action";
import { addApprovals, findApprovals } from "@/lib/store/approvals";
import { findRecords, putRecords } from "@/lib/store/records";

/** Imports what a file holds that is not stored yet. Who, when and why stay as the file says; the audit log names who imported it. */
export const takeOver = action(
  "administer",
  z.object({ text: z.string() }),
  async ({ text }): Promise<Outcome<{ records: number; approvals: number }>> => {
    const file = readGovernance(text);
    if (file.records.length + file.approvals.length === 0)
      return { problem: file.problems[0]?.message ?? "There is nothing in the file." };
    const { records, approvals } = newIn(file, { records: await findRecords(), approvals: await findApprovals() });
    await putRecords(records, "a file");
    await addApprovals(approvals, "a file");
    refresh();
    return { ok: { records: records.length, approvals: approvals.length } };
  },
);
