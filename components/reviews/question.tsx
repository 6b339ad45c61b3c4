import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { DECISIONS, type DecisionId, type Decisions } from "@/lib/core/model/review";

export type Answer = Decisions[DecisionId];

type QuestionProps = {
  asked: (typeof DECISIONS)[number];
  nth: number;
  answer: Answer;
  error: string | undefined;
  onChange: (change: Partial<Answer>) => void;
};

/** One of the seven decisions: its options, and a field for a comment. */
export function Question({
  asked: { id, question, hint, choices, several },
  nth,
  answer,
  error,
  onChange,
}: QuestionProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-medium">
        {nth}. {question}
      </legend>
      {choices.length > 0 && (
        <div className="flex flex-wrap gap-x-5 gap-y-1.5 text-sm">
          {choices.map((choice) => {
            const on = answer.choices.includes(choice);
            const others = several ? answer.choices.filter((one) => one !== choice) : [];
            return (
              <label key={choice} className="inline-flex items-center gap-2">
                {several ? (
                  <Checkbox checked={on} onChange={() => onChange({ choices: on ? others : [...others, choice] })} />
                ) : (
                  <input
                    type="radio"
                    name={`decision-${id}`}
                    className="accent-ink"
                    checked={on}
                    onChange={() => onChange({ choices: [choice] })}
                  />
                )}
                {choice}
              </label>
            );
          })}
        </div>
      )}
      <Field label={<span className="font-normal text-muted">{hint}</span>} error={error}>
        {(wiring) =>
          id === "until" ? (
            <Input
              {...wiring}
              className="max-w-48"
              placeholder="2027-03-31"
              value={answer.words}
              maxLength={10}
              onChange={(event) => onChange({ words: event.target.value })}
            />
          ) : (
            <Input
              {...wiring}
              value={answer.words}
              maxLength={1000}
              onChange={(event) => onChange({ words: event.target.value })}
            />
          )
        }
      </Field>
    </fieldset>
  );
}
