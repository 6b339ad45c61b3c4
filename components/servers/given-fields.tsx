"use client";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/input";
import { FilePick } from "./file-pick";

type Props = {
  text: string;
  onText: (text: string) => void;
  onProblem: (problem: string) => void;
  /** Problems by the name of the field. */
  error: (field: string) => string | undefined;
};

/** The tools of a server that cannot be reached from here, as listed elsewhere. */
export function GivenFields({ text, onText, onProblem, error }: Props) {
  return (
    <>
      <Field
        label="Answer to tools/list"
        error={error("text")}
        hint="JSON: the result, the whole JSON-RPC message, the bare list of tools, or a session {“servers”: […]}. Nothing is started or fetched."
      >
        {(wiring) => (
          <Textarea
            {...wiring}
            className="min-h-64 font-mono"
            spellCheck={false}
            value={text}
            onChange={(event) => onText(event.target.value)}
          />
        )}
      </Field>
      <FilePick
        label="or choose a JSON file"
        limit={8_000_000}
        onText={(content) => onText(content)}
        onProblem={onProblem}
      />
    </>
  );
}
