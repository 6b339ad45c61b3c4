"use server";
import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import * as z from "zod";
import { action } from "@/lib/identity/action";
import { askedFor, offByConfig } from "@/lib/core/session/hidden-tools";
import { CoverSchema } from "@/lib/core/model/cover";
import { LegSchema } from "@/lib/core/model/leg";
import { WishesSchema } from "@/lib/core/model/wishes";
import { SessionSpecSchema } from "@/lib/core/model/session";
import { VerdictWordSchema } from "@/lib/core/model/verdict";
import { rebase, switchesOf } from "@/lib/core/session/switches";
import { changeSession, replacePart } from "@/lib/jobs/change-session";
import { openSlim } from "@/lib/jobs/open-session";
import { shownLevel } from "@/lib/jobs/shown-level";
import { putOverride } from "@/lib/store/overrides";
import { findServers } from "@/lib/store/servers";
import { putReportCover } from "@/lib/store/report-covers";
import { createSession, deleteSession } from "@/lib/store/sessions";

const IdSchema = z.string().min(1);
const NameSchema = z.string().trim().min(1, "Give it a name.").max(120, "At most 120 characters.");
/** Names what the page showed of the part that is replaced. */
const SeenSchema = z.string().max(200);
const GONE = { problem: "This session has been deleted in the meantime." };

const PARTS_AT_MOST = 3;

const ComposeSchema = SessionSpecSchema.extend({ name: NameSchema, off: SessionSpecSchema.shape.off.optional() });

/**
 * Composes a new session of registered servers and goes to its board: with these switches, and without any with what the configs switch
 * off.
 */
export const compose = action("edit", ComposeSchema, async ({ off, ...spec }) => {
  const chosen = (await findServers()).filter((server) => spec.servers.includes(server.name));
  const plain = { ...spec, off: offByConfig(chosen) };
  const whole =
    off === undefined ? plain : { ...spec, off, on: askedFor(await openSlim({ ...spec, off: [] }), new Set(off)) };
  const { id } = await createSession(whole, await shownLevel(whole));
  redirect(`/sessions/${id}`);
});

const SwitchesSchema = z.object({ off: z.array(z.string()), host: z.string() });

/** Saves what was switched since `before`; what others switched in the meantime stays. */
export const saveSwitches = action(
  "edit",
  SwitchesSchema.extend({ id: IdSchema, before: SwitchesSchema }),
  async ({ id, off, host, before }) => {
    const toSwitches = (said: { off: string[]; host: string }) => ({ off: new Set(said.off), host: said.host });
    const kept = await changeSession(
      id,
      async (now) => {
        const saved = switchesOf(await openSlim(now));
        const next = rebase(toSwitches(before), toSwitches({ off, host }), saved);
        const opened = await openSlim({ ...now, host: next.host });
        return { ...now, off: [...next.off].sort(), host: next.host, on: askedFor(opened, next.off) };
      },
      { withLevel: true },
    );
    return ending(kept);
  },
);

/** The controls that a person says are in place. The whole list is replaced. */
export const saveGates = action(
  "edit",
  z.object({ id: IdSchema, gates: SessionSpecSchema.shape.gates, seen: SeenSchema }),
  async ({ id, gates, seen }) => ending(await replacePart(id, seen, { gates })),
);

/** A person's constraints on cuts and splits. All of them are replaced. */
export const saveWishes = action(
  "edit",
  z.object({ id: IdSchema, wishes: WishesSchema, seen: SeenSchema }),
  async ({ id, wishes, seen }) => ending(await replacePart(id, seen, { wishes })),
);

/** What people write on the first page of its reports. All of it is replaced. */
export const saveCover = action(
  "edit",
  z.object({ id: IdSchema, cover: CoverSchema, seen: CoverSchema }),
  async ({ id, cover, seen }) => {
    if (!(await putReportCover(id, cover, seen))) return GONE;
    refresh();
    return { ok: null };
  },
);

/** Registered servers that the session did not hold, with what their configs switch off. */
export const addServers = action(
  "edit",
  z.object({ id: IdSchema, servers: z.array(z.string().min(1)).min(1) }),
  async ({ id, servers }) => {
    const chosen = (await findServers()).filter((server) => servers.includes(server.name));
    return ending(
      await changeSession(
        id,
        (now) => {
          const added = chosen.filter((server) => !now.servers.includes(server.name));
          return {
            ...now,
            servers: [...now.servers, ...added.map((server) => server.name)],
            off: [...now.off, ...offByConfig(added)],
          };
        },
        { withLevel: true },
      ),
    );
  },
);

export const renameSession = action(
  "edit",
  z.object({ id: IdSchema, name: NameSchema, seen: SeenSchema }),
  async ({ id, name, seen }) => ending(await replacePart(id, seen, { name })),
);

function ending(kept: object | null) {
  if (!kept) return GONE;
  refresh();
  return { ok: null };
}

export const removeSession = action("administer", z.object({ id: IdSchema }), async ({ id }) => {
  await deleteSession(id);
  redirect("/sessions");
});

/** Keeps the parts of a split as sessions of their own. */
export const createParts = action(
  "edit",
  z.object({ parts: z.array(SessionSpecSchema).min(1).max(PARTS_AT_MOST) }),
  async ({ parts }) => {
    for (const part of parts) await createSession(part, await shownLevel(part));
    redirect("/sessions");
  },
);

/** A person's override of one leg of one tool; it holds in every session. */
export const overrideLeg = action(
  "review",
  z.object({
    server: z.string().min(1),
    tool: z.string().min(1),
    leg: LegSchema,
    verdict: VerdictWordSchema,
    by: z.string().trim().min(1, "Enter your name.").max(120),
    reason: z.string().trim().min(1, "Give a reason.").max(1000),
    /** When the override was made that the page showed; null when it showed none. */
    seen: z.string().max(60).nullable(),
  }),
  async ({ seen, ...word }) => {
    await putOverride({ ...word, at: new Date().toISOString() }, seen);
    refresh();
    return { ok: null };
  },
);
