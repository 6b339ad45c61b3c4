"use client";
import { useState, useTransition } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { stackedOnPhones, Table, Td, Th } from "@/components/ui/table";
import type { Outcome } from "@/lib/core/model/outcome";
import type { Role } from "@/lib/core/model/permission";
import type { GivenRole } from "@/lib/core/model/person";
import { showHidden } from "@/lib/core/text/visible";
import { moment } from "./moment";
import { RoleChoice } from "./role-choice";
import { SessionList, type SignedInBrowser } from "./session-list";

/** Somebody as the list shows them. */
export type PersonLine = {
  id: string;
  issuer: string;
  subject: string;
  name: string;
  email: string;
  groups: readonly string[];
  given: GivenRole;
  role: Role | null;
  lastSeenAt: string;
  sessions: readonly SignedInBrowser[];
};

type Act<T> = (input: T) => Promise<Outcome<null>>;
export type PeopleActs = {
  setRole: Act<{ id: string; given: GivenRole; seen: GivenRole }>;
  signOutPerson: Act<{ id: string }>;
  signOutSession: Act<{ digest: string }>;
  forgetPerson: Act<{ id: string }>;
};

type Props = { people: readonly PersonLine[]; acts: PeopleActs };

/** Everybody who signed in: who they are, what they may do and by what, and where they are signed in. */
export function PeopleTable({ people, acts }: Props) {
  const [problem, setProblem] = useState<string>();
  const [busy, start] = useTransition();
  const run = (act: () => Promise<Outcome<null>>) =>
    start(async () => {
      const answer = await act();
      setProblem("problem" in answer ? answer.problem : undefined);
    });
  return (
    <div className="grid gap-4">
      {problem && <Notice kind="problem" title={problem} />}
      <Table aria-label="People" className={stackedOnPhones}>
        <thead>
          <tr>
            <Th>Who</Th>
            <Th>Role</Th>
            <Th>Last seen</Th>
            <Th>Signed in</Th>
            <Th>
              <span className="sr-only">Forget</span>
            </Th>
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <PersonRow key={person.id} person={person} acts={acts} busy={busy} run={run} />
          ))}
        </tbody>
      </Table>
    </div>
  );
}

type RowProps = {
  person: PersonLine;
  acts: PeopleActs;
  busy: boolean;
  run: (act: () => Promise<Outcome<null>>) => void;
};

function PersonRow({ person, acts, busy, run }: RowProps) {
  const name = showHidden(person.name);
  return (
    <tr>
      <Td className="max-w-80 wrap-anywhere">
        <span className="font-medium">{name}</span>
        {person.email !== "" && <span className="block">{showHidden(person.email)}</span>}
        <span className="block text-xs text-muted">
          {showHidden(person.subject)} at {showHidden(person.issuer)}
        </span>
      </Td>
      <Td>
        <RoleChoice
          person={person}
          disabled={busy}
          onChange={(given) => run(() => acts.setRole({ id: person.id, given, seen: person.given }))}
        />
      </Td>
      <Td>
        <span className="text-muted sm:sr-only">last seen </span>
        {moment(person.lastSeenAt)}
      </Td>
      <Td>
        <SessionList
          name={name}
          sessions={person.sessions}
          disabled={busy}
          onEnd={(digest) => run(() => acts.signOutSession({ digest }))}
          onEndAll={() => run(() => acts.signOutPerson({ id: person.id }))}
        />
      </Td>
      <Td>
        <Button size="small" disabled={busy} onClick={() => run(() => acts.forgetPerson({ id: person.id }))}>
          Forget<span className="sr-only"> {name}</span>
        </Button>
      </Td>
    </tr>
  );
}
