import { divide } from "@/lib/store/claims";
import { findServerSummaries, judgedKey } from "@/lib/store/judged-servers";
import { judge } from "./judge";
import { keyOf, whatCounts } from "./known";

/**
 * Judges what is not judged yet, so that no page waits for it: after an update, or when it was kept by an older Trefoil. Several copies divide
 * it. Never throws: what cannot be judged or kept now is tried again, and told, where a page asks for it.
 * @param tell is called before each server, with how many are done and how many were not judged
 * @returns how many this copy has judged
 */
export async function judgeAhead(tell: (done: number, of: number) => void = () => {}): Promise<number> {
  let [done, mine] = [0, 0];
  try {
    const [known, kept] = await Promise.all([whatCounts(), findServerSummaries()]);
    const stale = known.servers.filter(
      (server) => known.listings.has(server.id) && kept.get(server.id)?.key !== keyOf(server, known),
    );
    await divide(stale, async (server) => {
      tell(done++, stale.length);
      if ((await judgedKey(server.id)) === keyOf(server, known)) return;
      await judge(server, known).catch(() => undefined);
      mine++;
    });
  } catch {}
  return mine;
}
