"use server";
import { refresh } from "next/cache";
import * as z from "zod";
import { action } from "@/lib/identity/action";
import { turnInSessions } from "@/lib/jobs/turn-in-sessions";

const IdSchema = z.string().min(1).max(2000);
const MOST_SESSIONS = 200;
const MOST_TOOLS = 20_000;

/** Switches tools off or on in kept sessions, a set for each; answers with what was changed, so that it can be undone. */
export const turnTools = action(
  "edit",
  z.object({
    to: z.enum(["on", "off"]),
    sessions: z.array(z.object({ id: IdSchema, tools: z.array(IdSchema).max(MOST_TOOLS) })).max(MOST_SESSIONS),
  }),
  async ({ to, sessions }) => {
    const changed = await turnInSessions(sessions, to);
    refresh();
    return { ok: changed };
  },
);
