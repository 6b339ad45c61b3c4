"use client";
import { X } from "@/components/ui/icons";
import { useState, useTransition } from "react";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Input, Select } from "@/components/ui/input";
import type { Session } from "@/lib/core/model/session";
import type { Wishes } from "@/lib/core/model/wishes";
import type { BoardActions } from "../board-types";
import { ToolName } from "../tool-name";

type Kind = "keep" | "cost" | "together";
type Props = { session: Session; save?: BoardActions["wishes"] };

const KINDS: Record<Kind, string> = { keep: "must stay", cost: "costs", together: "belongs together with" };
const NONE: Wishes = { keep: [], costs: {}, together: [] };
/** How many suggestions are shown at once; typing narrows them. */
const SUGGESTED = 200;

/** A person's constraints on a fix: what must stay, what losing it costs, what belongs together. Cuts and splits follow at once, and stay exact. */
export function SplitPlanWishes({ session, save }: Props) {
  const wishes = session.wishes ?? NONE;
  const [problem, setProblem] = useState<string>();
  const [busy, start] = useTransition();
  const lines = linesOf(wishes);
  if (!save && lines.length === 0) return null;
  const keep = (next: Wishes) => start(async () => setProblem((await save!(next)).problem));
  return (
    <section aria-labelledby="wishes" className="grid gap-3">
      <div>
        <CardTitle id="wishes">Constraints</CardTitle>
        <p className="max-w-prose text-sm text-muted">
          What must stay, what it costs to lose something, and what belongs in one session. Cuts and splits respect
          them; earlier constraints take precedence.
        </p>
      </div>
      {lines.length > 0 && (
        <Card className="p-4">
          <ul className="grid divide-y divide-line text-sm">
            {lines.map(({ key, ids, words, without }) => (
              <li key={key} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
                <span className="flex min-w-0 flex-1 basis-60 flex-wrap items-center gap-x-1.5 gap-y-1">
                  <ToolName id={ids[0]!} /> {words}
                  {ids.slice(1).map((id) => (
                    <ToolName key={id} id={id} />
                  ))}
                </span>
                {save && (
                  <Button
                    variant="quiet"
                    size="icon"
                    className="size-7"
                    disabled={busy}
                    aria-label={`Remove: ${ids[0]} ${words} ${ids.slice(1).join(", ")}`}
                    onClick={() => keep(without)}
                  >
                    <X aria-hidden="true" className="size-4" />
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </Card>
      )}
      {save && <AddWish session={session} wishes={wishes} busy={busy} onAdd={keep} />}
      {problem && <p role="alert">{problem}</p>}
    </section>
  );
}

type Line = { key: string; ids: string[]; words: string; without: Wishes };

function linesOf(wishes: Wishes): Line[] {
  return [
    ...wishes.keep.map((id): Line => ({
      key: `keep ${id}`,
      ids: [id],
      words: KINDS.keep,
      without: { ...wishes, keep: wishes.keep.filter((one) => one !== id) },
    })),
    ...Object.entries(wishes.costs).map(([id, cost]): Line => ({
      key: `cost ${id}`,
      ids: [id],
      words: `${KINDS.cost} ${cost}`,
      without: { ...wishes, costs: Object.fromEntries(Object.entries(wishes.costs).filter(([one]) => one !== id)) },
    })),
    ...wishes.together.map((ids, at): Line => ({
      key: `together ${at} ${ids.join(" ")}`,
      ids,
      words: ids.length > 1 ? KINDS.together : "stays whole",
      without: { ...wishes, together: wishes.together.filter((_, place) => place !== at) },
    })),
  ];
}

function AddWish({
  session,
  wishes,
  busy,
  onAdd,
}: {
  session: Session;
  wishes: Wishes;
  busy: boolean;
  onAdd: (wishes: Wishes) => void;
}) {
  const [id, setId] = useState("");
  const [kind, setKind] = useState<Kind>("keep");
  const [cost, setCost] = useState("5");
  const [other, setOther] = useState("");
  const [problem, setProblem] = useState<string>();
  const ids = session.servers.flatMap((server) => [server.name, ...server.tools.map((tool) => tool.id)]);
  const add = () => {
    const [one, two] = [id.trim(), other.trim()];
    if (!ids.includes(one) || (kind === "together" && two !== "" && !ids.includes(two)))
      return setProblem("No server, host or tool in this session has that name.");
    const number = Number(cost);
    if (kind === "cost" && !(cost.trim() !== "" && number >= 0 && number <= 1000))
      return setProblem("A cost is a number from 0 to 1,000.");
    if (kind === "keep") onAdd({ ...wishes, keep: [...new Set([...wishes.keep, one])] });
    if (kind === "cost") onAdd({ ...wishes, costs: { ...wishes.costs, [one]: number } });
    const together = two === "" || two === one ? [one] : [one, two];
    if (kind === "together" && wishes.together.some((wish) => wish.join("\n") === together.join("\n")))
      return setProblem("This constraint already exists.");
    if (kind === "together") onAdd({ ...wishes, together: [...wishes.together, together] });
    setId("");
    setOther("");
  };
  const suggest = (text: string) =>
    ids.filter((known) => known.toLowerCase().includes(text.trim().toLowerCase())).slice(0, SUGGESTED);
  const change = (set: (text: string) => void) => (text: string) => {
    set(text);
    setProblem(undefined);
  };
  return (
    <form
      className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,11rem)_minmax(0,1fr)_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <Field label="Tool or server" error={problem}>
        {(wiring) => (
          <Suggesting wiring={wiring} list="wish-targets" ids={suggest(id)} value={id} onChange={change(setId)} />
        )}
      </Field>
      <Field label="Constraint">
        {(wiring) => (
          <Select {...wiring} value={kind} onChange={(event) => setKind(event.target.value as Kind)}>
            {(Object.keys(KINDS) as Kind[]).map((one) => (
              <option key={one} value={one}>
                {KINDS[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {kind === "keep" ? (
        <p className="text-sm text-muted sm:mt-[1.9rem]">No cut will remove it.</p>
      ) : kind === "cost" ? (
        <CostField cost={cost} change={change} setCost={setCost} />
      ) : (
        <OtherField suggest={suggest} other={other} change={change} setOther={setOther} />
      )}
      <Button type="submit" className="sm:mt-[1.6rem]" disabled={busy || id.trim() === ""}>
        {busy ? "Saving…" : "Add constraint"}
      </Button>
    </form>
  );
}

function OtherField({
  suggest,
  other,
  change,
  setOther,
}: {
  suggest: (text: string) => string[];
  other: string;
  change: (set: (text: string) => void) => (text: string) => void;
  setOther: (value: string) => void;
}) {
  return (
    <Field label="The other one" hint="Leave empty for a server that should stay whole.">
      {(wiring) => (
        <Suggesting wiring={wiring} list="wish-others" ids={suggest(other)} value={other} onChange={change(setOther)} />
      )}
    </Field>
  );
}

function CostField({
  cost,
  change,
  setCost,
}: {
  cost: string;
  change: (set: (text: string) => void) => (text: string) => void;
  setCost: (value: string) => void;
}) {
  return (
    <Field label="Cost of losing it" hint="Everything else costs 1.">
      {(wiring) => (
        <Input
          {...wiring}
          type="number"
          min={0}
          max={1000}
          step="any"
          value={cost}
          onChange={(event) => change(setCost)(event.target.value)}
        />
      )}
    </Field>
  );
}

function Suggesting({
  wiring,
  list,
  ids,
  value,
  onChange,
}: {
  wiring: object;
  list: string;
  ids: readonly string[];
  value: string;
  onChange: (text: string) => void;
}) {
  return (
    <>
      <Input
        {...wiring}
        list={list}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={list}>
        {ids.map((id) => (
          <option key={id} value={id} />
        ))}
      </datalist>
    </>
  );
}
