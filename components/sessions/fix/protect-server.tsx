"use client";
import { useMemo, useState, useTransition } from "react";
import { LevelBadge } from "@/components/legs/level-badge";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/input";
import { hold, view } from "@/lib/core/analysis/held";
import { unionOf } from "@/lib/core/analysis/mask";
import { levelOf } from "@/lib/core/analysis/verdict";
import type { Session, SessionServer } from "@/lib/core/model/session";
import { showHidden } from "@/lib/core/text/visible";
import type { BoardActions } from "../board-types";

type Props = { session: Session; onTry: (ids: string[]) => void; split?: BoardActions["split"] };

/** Moves one server into a session of its own, where nothing else can reach what it holds. */
export function ProtectServer({ session, onTry, split }: Props) {
  const servers = session.servers.filter((server) => !server.off && !server.builtIn);
  const [name, setName] = useState("");
  const [problem, setProblem] = useState<string>();
  const [busy, start] = useTransition();
  const chosen = servers.find((server) => server.name === name);
  const alone = useMemo(() => chosen && levelOfAll(session, [chosen]), [session, chosen]);
  const rest = useMemo(
    () =>
      chosen &&
      levelOfAll(
        session,
        session.servers.filter((server) => server !== chosen && !server.off),
      ),
    [session, chosen],
  );
  if (servers.length < 2) return null;
  const create = () =>
    start(async () => {
      const spec = { name: `${session.name}: ${name} alone`.slice(0, 120), host: "none", servers: [name], off: [] };
      setProblem((await split!([spec])).problem);
    });
  return (
    <section aria-labelledby="protect-one" className="grid gap-3">
      <CardTitle id="protect-one">Protect only one server</CardTitle>
      <Card className="flex flex-wrap items-end gap-x-6 gap-y-3 p-4">
        <Field label="Server" className="w-full sm:w-64">
          {(wiring) => (
            <Select {...wiring} value={name} onChange={(event) => setName(event.target.value)}>
              <option value="">Choose one</option>
              {servers.map((server) => (
                <option key={server.name} value={server.name}>
                  {showHidden(server.name)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {alone && rest && (
          <>
            <p className="flex min-w-0 flex-1 basis-64 flex-wrap items-center gap-2 text-sm">
              In its own session: <LevelBadge level={alone} /> This one without it: <LevelBadge level={rest} />
            </p>
            <div className="flex flex-wrap gap-2">
              <Button onClick={() => onTry([name])}>Switch it off here</Button>
              {split && (
                <Button onClick={create} disabled={busy}>
                  Create its own session
                </Button>
              )}
            </div>
          </>
        )}
        {problem && <p role="alert">{problem}</p>}
      </Card>
    </section>
  );
}

function levelOfAll(session: Session, servers: readonly SessionServer[]) {
  const held = hold({ ...session, servers: [...servers] });
  return levelOf(unionOf(view(held, "cautious").counts), unionOf(view(held, "plain").counts));
}
