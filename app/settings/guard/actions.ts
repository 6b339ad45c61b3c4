"use server";
import * as z from "zod";
import { action } from "@/lib/identity/action";
import type { Outcome } from "@/lib/core/model/outcome";
import { installCommand, type CheckedDestination } from "@/lib/core/guard/install-command";
import { isDestination, settingsOf } from "@/lib/jobs/guard";

const Schema = z.object({
  client: z.string().max(60),
  to: z.string().max(100),
  destination: z.string().trim().min(1, "Name a destination.").max(300),
});

/** Compares a destination that somebody names with one that the log knows by its digest. Nothing of it is kept. */
export const checkDestination = action(
  "read",
  Schema,
  async ({ client, to, destination }): Promise<Outcome<CheckedDestination>> => {
    const settings = settingsOf(client);
    if (!settings) return { problem: "The guard of this client has no rules that can be read." };
    const allowed = [...new Set([...settings.allowed, destination.toLowerCase()])];
    return {
      ok: {
        destination,
        same: isDestination(client, to, destination),
        command: installCommand(client, { ...settings, allowed }),
      },
    };
  },
);
