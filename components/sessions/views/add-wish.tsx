import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/input";
import type { Session } from "@/lib/core/model/session";
import type { Wishes } from "@/lib/core/model/wishes";
import { CostField, OtherField, Suggesting } from "./wish-fields";
import { WISH_WORDS, type WishKind } from "./wish-lines";

/** How many suggestions are shown at once; typing narrows them. */
const SUGGESTED = 200;

/** One more constraint: on a tool, a server or a host, of one of three kinds. */
export function AddWish({
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
  const [kind, setKind] = useState<WishKind>("keep");
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
          <Select {...wiring} value={kind} onChange={(event) => setKind(event.target.value as WishKind)}>
            {(Object.keys(WISH_WORDS) as WishKind[]).map((one) => (
              <option key={one} value={one}>
                {WISH_WORDS[one]}
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
