import { analyse } from "@/lib/core/analysis/analyse";
import type { Analysis } from "@/lib/core/model/analysis";
import type { Session, Stance } from "@/lib/core/model/session";
import { Refs } from "./refs";
import { veil } from "./veil";

/** What kind of file a session came from. */
export const FORMS = ["report", "lock", "tool list", "session file"] as const;
export type Form = (typeof FORMS)[number];

/** A session as it is asked about. What takes time is found when it is first needed. */
export class Held {
  #analysis?: Analysis;
  #veiled?: Session;

  constructor(
    readonly session: Session,
    readonly refs: Refs = Refs.of(session),
  ) {}

  get analysis(): Analysis {
    return (this.#analysis ??= analyse(this.session));
  }

  /** With references for names and no stranger's words. */
  get veiled(): Session {
    return (this.#veiled ??= veil(this.session, this.refs));
  }

  /** What a comparison needs of the same analysis, with references for names. */
  get veiledAnalysis(): Analysis {
    const sets = (stance: Stance) =>
      this.analysis.minimalServerSets[stance].map((set) => set.map((name) => this.refs.server(name)));
    return { ...this.analysis, minimalServerSets: { cautious: sets("cautious"), plain: sets("plain") } };
  }

  /** The same under other references. */
  under(refs: Refs): Held {
    const other = new Held(this.session, refs);
    other.#analysis = this.analysis;
    return other;
  }
}

/** A session that was given at the start, under a name of Trefoil's own making: of its file, never of what stands in it. */
export type GivenSession = { id: string; form: Form; held: Held };
export type GivenLock = { id: string; held: Held };

/** All that this server knows. Nothing is read after the start. */
export type Given = { sessions: readonly GivenSession[]; locks: readonly GivenLock[] };

/** How many tools and channels. */
export function sizeOf({ servers }: Session): number {
  return servers.reduce((sum, { tools }) => sum + tools.length, 0);
}
