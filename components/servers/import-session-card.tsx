"use client";

import { Card } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input, Select } from "@/components/ui/input";
import type { ImportPreview } from "@/lib/core/model/import-preview";

/** The session to make: its name, and the host whose own tools count too. */
export type NewSession = { name: string; host: string };

/** Whether a session is made from the entries, and under which name and host. */
export function SessionCard({
  session,
  setSession,
  preview,
  hosts,
}: {
  session: NewSession | null;
  setSession: (session: NewSession | null) => void;
  preview: ImportPreview;
  hosts: { id: string; label: string }[];
}) {
  return (
    <Card className="grid gap-4">
      <label className="flex items-center gap-2.5 font-medium">
        <Checkbox
          checked={session !== null}
          onChange={() => setSession(session ? null : { name: `${preview.label} servers`, host: preview.host })}
        />
        Make a session from them
      </label>
      {session && (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field label="Name of the session">
            {(wiring) => (
              <Input
                {...wiring}
                value={session.name}
                onChange={(event) => setSession({ ...session, name: event.target.value })}
              />
            )}
          </Field>
          <Field label="Host" hint="The agent application; its own tools count too.">
            {(wiring) => (
              <Select
                {...wiring}
                value={session.host}
                onChange={(event) => setSession({ ...session, host: event.target.value })}
              >
                <option value="none">None, servers alone</option>
                {hosts.map((host) => (
                  <option key={host.id} value={host.id}>
                    {host.label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
      )}
    </Card>
  );
}
