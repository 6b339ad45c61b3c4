"use client";
import { useRef, useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import { WindowedRows } from "@/components/ui/windowed-rows";
import { showHidden } from "@/lib/core/text/visible";
import { DecideForm, type Decide } from "./decide-form";
import type { KeepRecord } from "./record-form";
import { TOOL_STANDINGS } from "./words";
import { ToolRow, type GovernedTool } from "./tool-row";
import { ToolFilter } from "./tool-filter";
import { ToolRecord } from "./tool-record";

type Props = { serverId: string; tools: GovernedTool[]; decide: Decide; keepRecord: KeepRecord };

/** The height of a line in pixels. */
const heightOf = () => 60;

/** Every tool of a server with its status; those that are ticked are decided on together. */
export function ToolDecisions({ serverId, tools, decide, keepRecord }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const [words, setWords] = useState("");
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState<string>();
  const shown = tools.filter(({ name, state, record }) =>
    `${name} ${TOOL_STANDINGS[state]} ${record?.owner ?? ""}`.toLowerCase().includes(words.trim().toLowerCase()),
  );
  const subjects = tools.filter(({ name }) => chosen.has(name)).map(({ name, digest }) => ({ tool: name, digest }));
  const tool = tools.find(({ name }) => name === opened);
  const turn = (names: readonly string[], on: boolean) =>
    setChosen((before) => new Set(on ? [...before, ...names] : [...before].filter((name) => !names.includes(name))));
  const all = shown.length > 0 && shown.every(({ name }) => chosen.has(name));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ToolFilter words={words} setWords={setWords} all={all} turn={turn} shown={shown} chosen={chosen} />
      <div
        ref={scroller}
        role="list"
        aria-label="Tools"
        tabIndex={0}
        className="max-h-[28rem] overflow-y-auto rounded-lg border border-line"
      >
        <WindowedRows
          count={shown.length}
          heightOf={heightOf}
          keyOf={(index) => shown[index]!.name}
          scroller={scroller}
          render={(index) => (
            <ToolRow
              tool={shown[index]!}
              nth={index + 1}
              of={shown.length}
              chosen={chosen.has(shown[index]!.name)}
              onTurn={(on) => turn([shown[index]!.name], on)}
              onOpen={() => setOpened(shown[index]!.name)}
            />
          )}
        />
      </div>
      <DecideForm serverId={serverId} subjects={subjects} decide={decide} onDone={() => setChosen(new Set())} />
      <Dialog
        open={tool !== undefined}
        onClose={() => setOpened(undefined)}
        title={tool ? showHidden(tool.name) : ""}
        place="side"
      >
        {tool && <ToolRecord tool={tool} serverId={serverId} keepRecord={keepRecord} decide={decide} />}
      </Dialog>
    </div>
  );
}
