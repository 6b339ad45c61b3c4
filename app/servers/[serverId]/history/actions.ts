"use server";
import { refresh } from "next/cache";
import type { Outcome } from "@/lib/core/model/outcome";
import { action } from "@/lib/identity/action";
import { listDue } from "@/lib/jobs/relisting";
import { putInterval, putIntervalOfAll } from "@/lib/store/relistings";
import { getServer } from "@/lib/store/servers";
import { markSeen as markLinesSeen } from "@/lib/store/worsenings";
import { IntervalInput, OwnIntervalInput, SeenInput } from "./inputs";

/** How often one server is listed again automatically; a listing that is already due starts at once. */
export const setRelisting = action("edit", OwnIntervalInput, async ({ serverId, every }): Promise<Outcome<null>> => {
  if (!(await getServer(serverId))) return { problem: "This server has been deleted in the meantime." };
  await putInterval(serverId, every);
  await listDue(new Date().toISOString());
  refresh();
  return { ok: null };
});

/** The same for all servers that have no interval of their own. */
export const setRelistingOfAll = action("edit", IntervalInput, async ({ every }): Promise<Outcome<null>> => {
  await putIntervalOfAll(every);
  await listDue(new Date().toISOString());
  refresh();
  return { ok: null };
});

/** Records that a person has looked at what became worse. */
export const markSeen = action("review", SeenInput, async ({ ids }): Promise<Outcome<null>> => {
  await markLinesSeen(ids);
  refresh();
  return { ok: null };
});
