import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/input";
import { GRADE_LIMITS, type Governance } from "@/lib/core/model/governance";
import { LEGS, LEG_WORDS } from "@/lib/core/model/leg";

const GRADE_WORDS: Record<(typeof GRADE_LIMITS)[number], string> = {
  0: "no tool at all",
  1: "grade 1",
  2: "grade 2",
  3: "grade 3",
};

/** The highest grade of each leg that a single tool may have. */
export function GradeFields({
  grades,
  setGrades,
}: {
  grades: Governance["grades"];
  setGrades: (grades: Governance["grades"]) => void;
}) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">The highest grade a single tool may have</legend>
      <div className="grid gap-4 sm:grid-cols-3">
        {LEGS.map((leg) => (
          <Field key={leg} label={LEG_WORDS[leg].title}>
            {(wiring) => (
              <Select
                {...wiring}
                value={grades[leg] ?? ""}
                onChange={({ target }) =>
                  setGrades({
                    ...grades,
                    [leg]:
                      target.value === "" ? undefined : GRADE_LIMITS.find((grade) => String(grade) === target.value),
                  })
                }
              >
                <option value="">no limit</option>
                {GRADE_LIMITS.toReversed().map((grade) => (
                  <option key={grade} value={grade}>
                    {GRADE_WORDS[grade]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ))}
      </div>
    </fieldset>
  );
}
