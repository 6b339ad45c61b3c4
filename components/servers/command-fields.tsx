"use client";
import { Field } from "@/components/ui/field";
import { Input, Textarea } from "@/components/ui/input";
import { PairFields } from "./pair-fields";
import { readPasted, type PastedServer } from "@/lib/core/importers/reading/pasted";
import type { CommandParts } from "./server-parts";

type Props = {
  parts: CommandParts;
  /** Names whose values are stored already. */
  kept?: ReadonlySet<string>;
  onChange: (parts: CommandParts) => void;
  /** Problems by the name of the field. */
  error: (field: string) => string | undefined;
  /** Called when a whole command line was put into the field of the program, and was taken apart. */
  onLine: (server: PastedServer) => void;
};

/** What is started, taken apart: the program, its arguments, variables and folder. */
export function CommandFields({ parts, kept, onChange, error, onLine }: Props) {
  const takeApart = () => {
    const { command, args } = parts;
    if (args !== "" || !/^[^\s\\/"']+\s/.test(command.trim())) return;
    const read = readPasted(command);
    if (read.kind === "server" && read.server.kind === "stdio")
      onLine({ ...read.server, env: [...parts.env, ...read.server.env], cwd: read.server.cwd || parts.cwd });
  };
  return (
    <>
      <Field
        label="Command"
        error={error("command")}
        hint="The program alone, such as npx, uvx, docker or a full path. A whole line is taken apart."
      >
        {(wiring) => (
          <Input
            {...wiring}
            className="font-mono"
            autoComplete="off"
            spellCheck={false}
            value={parts.command}
            onChange={(event) => onChange({ ...parts, command: event.target.value })}
            onBlur={takeApart}
          />
        )}
      </Field>
      <Field
        label="Arguments"
        error={error("args")}
        hint="One a line. Spaces and quotes are part of the argument; no shell reads them."
      >
        {(wiring) => (
          <Textarea
            {...wiring}
            className="font-mono"
            rows={4}
            spellCheck={false}
            value={parts.args}
            onChange={(event) => onChange({ ...parts, args: event.target.value })}
          />
        )}
      </Field>
      <PairFields
        noun="variable"
        legend="Environment"
        hint="Values are encrypted at rest and shown by name only. Beyond these the server gets only what it needs to run."
        kept={kept}
        pairs={parts.env}
        onChange={(env) => onChange({ ...parts, env })}
        errors={(key) => error(`env.${key}`)}
      />
      <Field label="Working folder" error={error("cwd")} hint="Optional.">
        {(wiring) => (
          <Input
            {...wiring}
            className="font-mono"
            autoComplete="off"
            spellCheck={false}
            value={parts.cwd}
            onChange={(event) => onChange({ ...parts, cwd: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}
