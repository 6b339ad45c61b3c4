import { Notice } from "@/components/ui/notice";
import { count } from "@/components/sessions/words";
import type { Largest } from "@/lib/core/least/largest";
import type { PlacedTool } from "@/lib/core/least/placed";
import { LEG_WORDS, LEGS } from "@/lib/core/model/leg";
import { showHidden } from "@/lib/core/text/visible";
import type { Proposal } from "./use-proposals";

/** How many ids are named for a leg. */
const TOLD = 5;

type Props = {
  server: string;
  /** The saved session with whose other tools the set has to be harmless. */ within: string | undefined;
  largest: Largest;
  placed: readonly PlacedTool[];
  proposals: readonly Proposal[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
};

/** Which set is shown: just what is needed, or as much as can stay while the three legs do not meet in this server. */
export function WaysOut({ server, within, largest, placed, proposals, chosen, onChoose }: Props) {
  return (
    <div className="grid gap-3">
      {largest.state === "already" && (
        <p className="text-sm">
          All {count(placed.length, "tool")} of {showHidden(server)} together do not complete the trifecta{" "}
          {within === undefined
            ? "on their own. Fewer tools still mean that less can go wrong in a session with other servers."
            : `with all else in “${showHidden(within)}”.`}
        </p>
      )}
      {largest.state === "blocked" && (
        <Notice
          kind="warning"
          title={`What has to stay completes the trifecta ${within === undefined ? "on its own" : `in “${showHidden(within)}”`}`}
        >
          <p>
            No set that keeps it is harmless. Only a control on one of these, or separate sessions, would help. Who
            holds each leg:
          </p>
          <ul className="list-disc pl-5">
            {LEGS.map((leg) => (
              <li key={leg}>
                {LEG_WORDS[leg].title}: {largest.by[leg].slice(0, TOLD).map(showHidden).join(", ")}
                {largest.by[leg].length > TOLD && ` and ${largest.by[leg].length - TOLD} more`}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {proposals.length === 0 ? (
        <p className="text-sm text-muted">Mark what you need, and the rest of this page shows what that saves.</p>
      ) : (
        <fieldset className="grid gap-1.5 text-sm">
          <legend className="mb-1 font-medium">Compare and use</legend>
          {proposals.map(({ id, label, drop }) => (
            <label key={id} className="flex items-start gap-2.5">
              <input
                type="radio"
                name="proposal"
                className="mt-1 accent-ink"
                checked={chosen === id}
                onChange={() => onChoose(id)}
              />
              <span>
                {label}{" "}
                <span className="text-muted">
                  (
                  {drop.length === 0
                    ? "nothing is removed"
                    : `${count(drop.length, "tool")} go${drop.length === 1 ? "es" : ""}`}
                  )
                </span>
              </span>
            </label>
          ))}
          {largest.state === "found" && largest.ways.length > 1 && (
            <p className="text-muted">
              {largest.ways.length} of these sets are equally large. No larger set is harmless.
            </p>
          )}
        </fieldset>
      )}
    </div>
  );
}
