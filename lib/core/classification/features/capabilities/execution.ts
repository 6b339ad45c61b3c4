import type { Action } from "../../lexicon/actions";
import type { Reading } from "../../parsing/read";
import type { Observations } from "../observation";
import { wholeName } from "../place";
import { cued, freeParam, isSandboxed, names, paramPlace, shareOf } from "../questions";
import { features } from "../registry";

export const RUNS_COMMANDS = features("capability", [["runs commands"]]).of("runs commands");
export const RUNS_CODE = features("capability", [["runs code"]]).of("runs code");
const RUNS_SANDBOXED_CODE = features("capability", [["runs code in a sandbox"]], { certainty: "perhaps" }).of(
  "runs code in a sandbox",
);
const RUNS_STATEMENTS = features("capability", [["runs statements", "runs reading statements", "runs any statements"]]);

const says = ({ name, description }: Reading, id: Action["id"]) =>
  name.actions.find(({ meaning }) => meaning.id === id) ?? description.actions.find(({ meaning }) => meaning.id === id);

/** The caller writes commands, code or statements that it runs. */
export function runsCode(reading: Reading, found: Observations): void {
  const verb = says(reading, "execute");
  const code = freeParam(reading, "code");
  const command = freeParam(reading, "command");
  const statement = freeParam(reading, "sql");
  const onShell = shareOf(reading, "shell", "sandbox", "notebook") > 0.25;
  const thing = names(reading, "command", "code-to-run", "notebook");
  const place = code ? paramPlace(code) : command ? paramPlace(command) : verb ? verb : wholeName(reading);
  if (verb && (command || (thing && !code && onShell) || (onShell && names(reading, "command"))))
    found.add(RUNS_COMMANDS, place, () => "It runs commands that the caller writes.");
  if (verb && (code || thing || onShell)) {
    const sandboxed = cued(reading, "computed") || isSandboxed(reading);
    found.add(sandboxed ? RUNS_SANDBOXED_CODE : RUNS_CODE, place, () =>
      sandboxed ? "It runs code in a closed environment." : "It runs code that the caller writes.",
    );
  }
  if (statement) {
    const reads = cued(reading, "read-only");
    for (const kind of ["runs statements", reads ? "runs reading statements" : "runs any statements"] as const)
      found.add(RUNS_STATEMENTS.of(kind), paramPlace(statement), () => "It runs a statement that the caller writes.");
  }
}
