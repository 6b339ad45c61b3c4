"use client";
import { useState, useTransition } from "react";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Input, Select } from "@/components/ui/input";
import { Table, Td, Th } from "@/components/ui/table";
import type { Outcome } from "@/lib/core/model/outcome";
import { RoleSchema, ROLES, type Role } from "@/lib/core/model/permission";
import { showHidden } from "@/lib/core/text/visible";

type SetGroupRole = (input: { group: string; role: Role | null }) => Promise<Outcome<null>>;
type Props = { roles: readonly (readonly [group: string, role: Role])[]; setGroupRole: SetGroupRole };

/** Which group of the identity provider gives which role. */
export function GroupRolesForm({ roles, setGroupRole }: Props) {
  const [group, setGroup] = useState("");
  const [role, setRole] = useState<Role>("reader");
  const [problem, setProblem] = useState<string>();
  const [busy, start] = useTransition();
  const put = (input: { group: string; role: Role | null }) =>
    start(async () => {
      const answer = await setGroupRole(input);
      setProblem("problem" in answer ? answer.problem : undefined);
      if ("ok" in answer && input.role !== null) setGroup("");
    });
  return (
    <Card className="grid gap-4">
      <CardTitle>Roles by group</CardTitle>
      <p className="text-sm text-muted">
        Of several groups, the one that gives the most counts. The names are those that the identity provider sends,
        letter for letter.
      </p>
      {roles.length > 0 && <GroupTable roles={roles} busy={busy} onRemove={(group) => put({ group, role: null })} />}
      <form
        className="flex flex-wrap items-start gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          put({ group, role });
        }}
      >
        <Field label="Group" error={problem} className="w-full max-w-xs">
          {(wiring) => <Input {...wiring} value={group} onChange={(event) => setGroup(event.target.value)} />}
        </Field>
        <Field label="Role">
          {(wiring) => (
            <Select {...wiring} value={role} onChange={(event) => setRole(RoleSchema.parse(event.target.value))}>
              {ROLES.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </Select>
          )}
        </Field>
        <Button type="submit" disabled={busy} className="self-end">
          Give this role
        </Button>
      </form>
    </Card>
  );
}

type TableProps = { roles: Props["roles"]; busy: boolean; onRemove: (group: string) => void };

function GroupTable({ roles, busy, onRemove }: TableProps) {
  return (
    <Table aria-label="Roles by group" className="max-w-xl">
      <thead>
        <tr>
          <Th>Group</Th>
          <Th>Role</Th>
          <Th>
            <span className="sr-only">Remove</span>
          </Th>
        </tr>
      </thead>
      <tbody>
        {roles.map(([group, role]) => (
          <tr key={group}>
            <Td className="wrap-anywhere">{showHidden(group)}</Td>
            <Td>{role}</Td>
            <Td>
              <Button size="small" disabled={busy} onClick={() => onRemove(group)}>
                Remove<span className="sr-only"> {showHidden(group)}</span>
              </Button>
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
