"use client";
import { useRef, useState } from "react";
import { LegPips } from "@/components/legs/leg-pips";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { CutName } from "@/components/ui/cut-name";
import { Dialog } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { WindowedRows } from "@/components/ui/windowed-rows";
import type { ApprovalState } from "@/lib/core/governance/approvals";
import type { Approval } from "@/lib/core/model/approval";
import type { PerLeg } from "@/lib/core/model/leg";
import type { VerdictWord } from "@/lib/core/model/verdict";
import { showHidden } from "@/lib/core/text/visible";
import { DecideForm, type Decide } from "./decide-form";
import { DecisionList } from "./decision-list";
import { RecordForm, type KeepRecord, type KeptRecord } from "./record-form";
import { TOOL_STANDINGS } from "./words";

/** A tool as it is offered now, with what people decided and recorded about it. */
type ToolLine = {
  name: string;
  digest: string;
  state: ApprovalState["state"];
  until?: string;
  decisions: Approval[];
  record?: KeptRecord;
  review: string;
  due: boolean;
  legs?: PerLeg<VerdictWord>;
};

type Props = { serverId: string; tools: ToolLine[]; decide: Decide; keepRecord: KeepRecord };

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

function ToolRecord({
  tool,
  serverId,
  keepRecord,
  decide,
}: {
  tool: ToolLine;
  serverId: string;
  keepRecord: KeepRecord;
  decide: Decide;
}) {
  return (
    <div className="grid gap-6">
      <section className="grid gap-3">
        <h3 className="font-semibold">Record</h3>
        <RecordForm key={tool.name} serverId={serverId} tool={tool.name} record={tool.record} keepRecord={keepRecord} />
      </section>
      <section className="grid gap-3">
        <h3 className="font-semibold">Decide on this tool</h3>
        <DecideForm serverId={serverId} subjects={[{ tool: tool.name, digest: tool.digest }]} decide={decide} />
      </section>
      <section className="grid gap-3">
        <h3 className="font-semibold">Decisions</h3>
        <DecisionList decisions={tool.decisions} now={tool.digest} />
      </section>
    </div>
  );
}

function ToolRow({
  tool: { name, state, until, record, review, due, legs },
  nth,
  of,
  chosen,
  onTurn,
  onOpen,
}: {
  tool: ToolLine;
  nth: number;
  of: number;
  chosen: boolean;
  onTurn: (on: boolean) => void;
  onOpen: () => void;
}) {
  return (
    <div
      role="listitem"
      aria-setsize={of}
      aria-posinset={nth}
      className="flex h-15 items-center gap-3 border-b border-line px-3"
    >
      <Checkbox
        aria-label={`Select ${showHidden(name)}`}
        checked={chosen}
        onChange={(event) => onTurn(event.target.checked)}
      />
      <div className="min-w-0 flex-1">
        <p className="flex font-mono text-[0.8125rem]">
          <CutName name={showHidden(name)} />
        </p>
        <p className="truncate text-xs text-muted">
          {due && <strong className="font-semibold text-ink">review {review}; </strong>}
          {record
            ? `${record.owner ? `owner ${showHidden(record.owner)}` : "no owner"}, trust: ${record.trust}`
            : "no record of its own"}
        </p>
      </div>
      {legs && <LegPips legs={legs} />}
      <Badge tone={state === "approved" ? "outline" : state === "undecided" ? "plain" : "dashed"}>
        {TOOL_STANDINGS[state]}
        {state === "approved" && until && <span className="max-sm:hidden"> until {until}</span>}
      </Badge>
      <Button size="small" onClick={onOpen} aria-label={`Open the record of ${showHidden(name)}`}>
        Record
      </Button>
    </div>
  );
}

function ToolFilter({
  words,
  setWords,
  all,
  turn,
  shown,
  chosen,
}: {
  words: string;
  setWords: (value: string) => void;
  all: boolean;
  turn: (names: readonly string[], on: boolean) => void;
  shown: ToolLine[];
  chosen: ReadonlySet<string>;
}) {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Input
        aria-label="Filter the tools"
        placeholder="Name, status or owner"
        className="max-w-72"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <label className="flex items-center gap-2 text-sm">
        <Checkbox
          checked={all}
          onChange={(event) =>
            turn(
              shown.map(({ name }) => name),
              event.target.checked,
            )
          }
        />
        All {shown.length} shown
      </label>
      <span className="text-sm text-muted" role="status">
        {chosen.size} selected
      </span>
    </div>
  );
}
