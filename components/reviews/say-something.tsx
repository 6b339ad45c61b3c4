"use client";
import { useMemo, useState } from "react";
import { Card, CardTitle } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/input";
import { LEGS, LEG_WORDS, type Leg } from "@/lib/core/model/leg";
import type { Commented } from "./commented";
import { VerdictWordSchema, type VerdictWord } from "@/lib/core/model/verdict";
import { showHidden } from "@/lib/core/text/visible";
import { anchorOptions } from "./anchors";
import { SayForm } from "./say-form";
import type { OnSay } from "./thread-list";

type Props = { report: Commented; name: string; onName: (name: string) => void; onSay: OnSay };

/** A comment on a finding, a tool, a leg or the whole share; or another verdict, with a reason. */
export function SaySomething({ report, name, onName, onSay }: Props) {
  const options = useMemo(() => anchorOptions(report), [report]);
  const tools = useMemo(() => report.tools.filter((tool) => !tool.off), [report]);
  const [kind, setKind] = useState<"comment" | "label">("comment");
  const [at, setAt] = useState(0);
  return (
    <Card className="grid gap-4">
      <CardTitle>Add a comment</CardTitle>
      <fieldset className="flex flex-wrap gap-x-5 gap-y-1.5 text-sm" hidden={tools.length === 0}>
        <legend className="sr-only">Type of comment</legend>
        <label className="inline-flex items-center gap-2">
          <input
            type="radio"
            name="kind"
            className="accent-ink"
            checked={kind === "comment"}
            onChange={() => setKind("comment")}
          />
          A comment
        </label>
        <label className="inline-flex items-center gap-2">
          <input
            type="radio"
            name="kind"
            className="accent-ink"
            checked={kind === "label"}
            onChange={() => setKind("label")}
          />
          A different label for a tool
        </label>
      </fieldset>
      {kind === "comment" ? (
        <>
          <Field label="About">
            {(wiring) => (
              <Select {...wiring} value={at} onChange={(event) => setAt(Number(event.target.value))}>
                {options.map(({ label }, index) => (
                  <option key={`${index} ${label}`} value={index}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <SayForm
            label="Comment"
            action="Comment"
            name={name}
            onName={onName}
            onSay={(text) => onSay(name.trim(), { kind: "comment", anchor: options[at]!.anchor, text })}
          />
        </>
      ) : (
        <ProposeLabel tools={tools} name={name} onName={onName} onSay={onSay} />
      )}
    </Card>
  );
}

/** Another verdict for one leg of one tool, with a reason. */
function ProposeLabel({ tools, name, onName, onSay }: Omit<Props, "report"> & { tools: Commented["tools"] }) {
  const [tool, setTool] = useState(tools[0]?.id ?? "");
  const [leg, setLeg] = useState<Leg>("private");
  const [verdict, setVerdict] = useState<VerdictWord>("no");
  const chosen = tools.find((one) => one.id === tool);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
        <Field label="Tool">
          {(wiring) => (
            <Select {...wiring} value={tool} onChange={(event) => setTool(event.target.value)}>
              {tools.map(({ id }) => (
                <option key={id} value={id}>
                  {showHidden(id)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Leg" hint={chosen && `Judged ${chosen[leg].verdict}.`}>
          {(wiring) => (
            <Select {...wiring} value={leg} onChange={(event) => setLeg(event.target.value as Leg)}>
              {LEGS.map((one) => (
                <option key={one} value={one}>
                  {LEG_WORDS[one].title}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Should be">
          {(wiring) => (
            <Select {...wiring} value={verdict} onChange={(event) => setVerdict(event.target.value as VerdictWord)}>
              {VerdictWordSchema.options.map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <SayForm
        label="Why"
        action="Propose"
        most={2000}
        name={name}
        onName={onName}
        onSay={(reason) =>
          tool === ""
            ? Promise.resolve({ problem: "There are no tools to label." })
            : onSay(name.trim(), { kind: "label", tool, leg, verdict, reason })
        }
      />
    </>
  );
}
