"use client";
import { Plus } from "@/components/ui/icons";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

/** How many suggestions are shown at once; typing narrows them. */
const SUGGESTED = 200;

/** One more call at the end: a tool of the session, by typing part of its name. */
export function AddCall({ ids, onAdd }: { ids: readonly string[]; onAdd: (id: string) => void }) {
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string>();
  const suggestions = useId();
  const wanted = text.trim().toLowerCase();
  const found = ids.filter((id) => id.toLowerCase().includes(wanted));
  const add = () => {
    const id = ids.find((one) => one === text.trim()) ?? (found.length === 1 ? found[0] : undefined);
    if (id === undefined)
      return setProblem(
        found.length === 0
          ? "No tool that is switched on has that in its name."
          : `${found.length.toLocaleString("en-GB")} tools have that in their name: choose one.`,
      );
    onAdd(id);
    setText("");
    setProblem(undefined);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <Field label="Next call" error={problem} hint="A tool of this session, or part of its name.">
        {(wiring) => (
          <div className="flex gap-2">
            <Input
              {...wiring}
              list={suggestions}
              value={text}
              autoComplete="off"
              onChange={(event) => {
                setText(event.target.value);
                setProblem(undefined);
              }}
            />
            <Button type="submit" disabled={wanted === ""}>
              <Plus aria-hidden="true" className="size-4" />
              Add
            </Button>
            <datalist id={suggestions}>
              {found.slice(0, SUGGESTED).map((id) => (
                <option key={id} value={id} />
              ))}
            </datalist>
          </div>
        )}
      </Field>
    </form>
  );
}
