"use client";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/input";
import { readPasted, type Pasted, type PastedServer } from "@/lib/core/importers/reading/pasted";

type Props = {
  pending: boolean;
  onServer: (server: PastedServer) => void;
  onTools: (text: string) => void;
  /** JSON that may name several servers: what is in it is shown, to choose from. */
  onConfig: (text: string) => void;
};

/** Takes what READMEs print, and says how it was understood. */
export function PasteField({ pending, onServer, onTools, onConfig }: Props) {
  const [text, setText] = useState("");
  const [read, setRead] = useState<Pasted>();
  const [left, setLeft] = useState(false);

  const take = (next: string) => {
    setText(next);
    const pasted = next.trim() === "" ? undefined : readPasted(next);
    setRead(pasted);
    if (pasted?.kind === "server") onServer(pasted.server);
    if (pasted?.kind === "tools") onTools(pasted.text);
  };
  return (
    <div className="grid gap-2.5">
      <Field
        label="Paste what its README prints"
        hint="A command line, an address, the name of a package or image, “claude mcp add …”, an install link, or JSON. Nothing is started: it is taken apart into the fields below."
        error={left && read?.kind === "problem" ? read.message : undefined}
      >
        {(wiring) => (
          <Textarea
            {...wiring}
            className="font-mono"
            rows={3}
            spellCheck={false}
            autoComplete="off"
            placeholder="npx -y @modelcontextprotocol/server-filesystem ~/notes"
            value={text}
            onChange={(event) => take(event.target.value)}
            onFocus={() => setLeft(false)}
            onBlur={() => setLeft(true)}
          />
        )}
      </Field>
      <p role="status" className="text-[0.8125rem] text-muted empty:hidden">
        {sayRead(read)}
      </p>
      {read?.kind === "choices" && (
        <div className="flex flex-wrap gap-2">
          {read.choices.map(({ label, server }) => (
            <Button
              key={label}
              size="small"
              onClick={() => {
                setRead({ kind: "server", server });
                onServer(server);
              }}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
      {read?.kind === "config" && (
        <div>
          <Button size="small" disabled={pending} onClick={() => onConfig(read.text)}>
            Look into it
          </Button>
        </div>
      )}
    </div>
  );
}

function sayRead(read: Pasted | undefined): string {
  if (read?.kind === "server" && read.server.kind === "http") return "Read as an address. Look it over below.";
  if (read?.kind === "server" && read.server.kind === "stdio") {
    const { args, env } = read.server;
    const parts = [
      args.length === 1 ? "1 argument" : `${args.length} arguments`,
      env.length > 0 && (env.length === 1 ? "1 variable" : `${env.length} variables`),
    ].filter(Boolean);
    return `Read as a command with ${parts.join(" and ")}. Look it over below.`;
  }
  if (read?.kind === "choices") return "This name may be several things. Which one is it?";
  if (read?.kind === "config") return "Read as JSON with the entries of a client.";
  if (read?.kind === "tools") return "Read as an answer to tools/list. Look it over below.";
  return "";
}
