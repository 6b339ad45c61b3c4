import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { showHidden } from "@/lib/core/text/visible";
import type { Launch } from "@/lib/core/model/launch";
import { LaunchFacts } from "./launch-facts";

export type ConsentChoice = "agree" | "skip";

/** One server as it would be reached: every argument on its own line, nothing shortened. */
export function LaunchCard({
  launch,
  choice,
  onChoose,
  children,
}: {
  launch: Launch;
  /** Absent until somebody chose. */
  choice: ConsentChoice | undefined;
  onChoose: (choice: ConsentChoice) => void;
  children?: ReactNode;
}) {
  return (
    <Card aria-label={showHidden(launch.name)} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg font-semibold tracking-tight wrap-anywhere">
          {showHidden(launch.name)} {launch.agreed && <Badge className="ml-1 align-middle">already agreed</Badge>}
        </h2>
        <fieldset className="flex rounded-md border border-edge">
          <legend className="sr-only">Reach {showHidden(launch.name)}?</legend>
          {(["agree", "skip"] as const).map((value) => (
            <label
              key={value}
              className="px-4 py-1.5 text-sm first-of-type:rounded-l-[5px] first-of-type:border-r first-of-type:border-edge last-of-type:rounded-r-[5px] has-checked:bg-ink has-checked:text-on-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
            >
              <input
                type="radio"
                name={`choice-${launch.serverId}`}
                value={value}
                checked={choice === value}
                onChange={() => onChoose(value)}
                className="sr-only"
              />
              {value === "agree" ? "Agree" : "Skip"}
            </label>
          ))}
        </fieldset>
      </div>
      <LaunchFacts launch={launch} />
      {children}
    </Card>
  );
}
