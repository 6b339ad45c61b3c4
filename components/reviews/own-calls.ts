import type { Leg } from "@/lib/core/model/leg";
import type { Outcome } from "@/lib/core/model/outcome";
import type { Minted, ShareRight } from "@/lib/core/model/share";
import type { VerdictWord } from "@/lib/core/model/verdict";

type Call<I, T> = (input: I) => Promise<Outcome<T>>;

/** What only the owner of a share can do. */
export type OwnCalls = {
  mintLink: Call<{ id: string; right: ShareRight; expiresAt: string; label: string }, Minted>;
  withdraw: Call<{ id: string }, null>;
  takeOver: Call<{ server: string; tool: string; leg: Leg; verdict: VerdictWord; by: string; reason: string }, null>;
};
