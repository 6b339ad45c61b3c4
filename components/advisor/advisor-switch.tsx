"use client";
import { useId, useState, useTransition } from "react";
import { Card } from "@/components/ui/card";
import { Switch } from "@/components/ui/switch";
import type { SwitchOn } from "./contract";

/** The one switch: while it is off nothing is sent and no opinion counts. */
export function AdvisorSwitch({ on, ready, switchOn }: { on: boolean; ready: boolean; switchOn: SwitchOn }) {
  const id = useId();
  const [pending, startTransition] = useTransition();
  const [problem, setProblem] = useState<string>();
  const change = (next: boolean) =>
    startTransition(async () => {
      const outcome = await switchOn({ on: next });
      setProblem("problem" in outcome ? outcome.problem : undefined);
    });
  return (
    <Card className="flex items-start gap-4">
      <Switch
        id={id}
        checked={on}
        disabled={pending || (!ready && !on)}
        onCheckedChange={change}
        aria-describedby={`${id}-says`}
        className="mt-1"
      />
      <div className="min-w-0">
        <label htmlFor={id} className="font-semibold">
          Advisor is {on ? "on" : "off"}
        </label>
        <p id={`${id}-says`} className="text-sm text-muted">
          {on
            ? "Nothing is sent until you have seen it and start it yourself. Opinions count as one more piece of evidence."
            : ready
              ? "Nothing is sent, and stored opinions do not count."
              : "Nothing is sent. Enter an endpoint below before switching it on."}
        </p>
        {problem && <p role="alert">{problem}</p>}
      </div>
    </Card>
  );
}
