import { analyse } from "@/lib/core/analysis/analyse";
import type { Analysis } from "@/lib/core/model/analysis";
import type { Session, Stance } from "@/lib/core/model/session";
import { Refs } from "./refs";
import { veil } from "./veil";

/** What kind of file a session came from. */
export const FORMS = ["report", "lock", "tool list", "session file"] as const;
export type Form = (typeof FORMS)[number];

/** A session that can be asked about. What takes time is computed when it is first needed. */
export class HeldSession {
  #analysis?: Analysis;
  #veiled?: Session;

  constructor(
    readonly session: Session,
    readonly refs: Refs = Refs.of(session),
  ) {}

  get analysis(): Analysis {
    return (this.#analysis ??= analyse(this.session));
  }

  /** The session with references instead of names, and without a stranger's words. */
  get veiled(): Session {
    return (this.#veiled ??= veil(this.session, this.refs));
  }

  /** What a comparison needs of the same analysis, with references instead of names. */
  get veiledAnalysis(): Analysis {
    const sets = (stance: Stance) =>
      this.analysis.minimalServerSets[stance].map((set) => set.map((name) => this.refs.server(name)));
    return { ...this.analysis, minimalServerSets: { cautious: sets("cautious"), plain: sets("plain") } };
  }

  /** The same under other references. */
  under(refs: Refs): HeldSession {
    const other = new HeldSession(this.session, refs);
    other.#analysis = this.analysis;
    return other;
  }
}

/** A session that was given at the start, under a name made by Trefoil: from its file's name, never from its content. */
export type GivenSession = { id: string; form: Form; held: HeldSession };
export type GivenLock = { id: string; held: HeldSession };

/** Everything that this server knows. Nothing is read after the start. */
export type Given = { sessions: readonly GivenSession[]; locks: readonly GivenLock[] };

/** How many tools and channels. */
export function sizeOf({ servers }: Session): number {
  return servers.reduce((sum, { tools }) => sum + tools.length, 0);
}
