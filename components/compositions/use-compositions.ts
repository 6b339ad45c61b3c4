"use client";
import { useMemo, useState } from "react";
import { queryOf, useAddress } from "@/components/ui/use-address";
import { blocksOf, openAtFirst, toggle } from "@/lib/core/analysis/compositions/entries";
import { hostMember } from "@/lib/core/analysis/compositions/host-member";
import { mapCompositions } from "@/lib/core/analysis/compositions/map";
import { besideOf } from "@/lib/core/analysis/compositions/safe";
import type { Member } from "@/lib/core/model/composition";
import type { SeverityRows } from "@/lib/core/model/severity";
import type { Leg } from "@/lib/core/model/leg";
import type { CompositionsOpening } from "./opening";

/** The state of the page and what follows from it. `whole` covers all servers, `shown` those that match the filters. */
export function useCompositions(
  members: readonly Member[],
  opening: CompositionsOpening,
  severityRows?: SeverityRows,
  frozen?: { host?: Member },
) {
  const [host, setHost] = useState(opening.host ?? "none");
  const [legs, setLegs] = useState<readonly Leg[]>(opening.legs ?? []);
  const known = (name = "") => (members.some((member) => member.name === name) ? name : "");
  const [safeWith, setSafeWith] = useState(known(opening.safeWith));
  const [chosen, setChosen] = useState(known(opening.server));
  const [opened, setOpened] = useState<ReadonlySet<string>>();
  useAddress(addressOf({ host, legs, safeWith, server: chosen }), { enabled: frozen === undefined });

  const alone = useMemo(
    () => (frozen ? frozen.host : hostMember(host, { severityRows })),
    [frozen, host, severityRows],
  );
  const whole = useMemo(() => mapCompositions(members, { host: alone, severityRows }), [members, alone, severityRows]);
  // A host that is lethal alone would make every cell the same: then the map shows what the servers add to each other.
  const counted = whole.lethal.host === "confirmed" ? undefined : alone;
  const drawn = useMemo(
    () => (counted === alone ? whole : mapCompositions(members, { severityRows })),
    [whole, members, counted, alone, severityRows],
  );
  const shown = useMemo(() => {
    const other = members.find(({ name }) => name === safeWith);
    const safe = other && besideOf(other, drawn.groups, drawn.base).filter(({ level }) => level === "safe");
    const stays = (member: Member) =>
      legs.every((leg) => member[leg].verdict !== "no") &&
      (!safe || member === other || safe.some(({ group }) => group.members.includes(member)));
    return legs.length === 0 && !safe ? drawn : mapCompositions(members.filter(stays), { host: counted, severityRows });
  }, [members, drawn, counted, legs, safeWith, severityRows]);
  const open = opened ?? openAtFirst(shown);
  const blocks = useMemo(() => blocksOf(shown, open), [shown, open]);
  return {
    host,
    onHost: setHost,
    alone,
    counted,
    legs,
    onLegs: setLegs,
    safeWith,
    onSafeWith: setSafeWith,
    chosen,
    onChoose: setChosen,
    whole,
    drawn,
    shown,
    blocks,
    onToggle: (id: string) => setOpened(toggle(shown, open, id)),
  };
}

const addressOf = ({ host, legs, safeWith, server }: Required<CompositionsOpening>): string =>
  queryOf({
    ...(host !== "none" && { host }),
    ...(legs.length > 0 && { legs: legs.join(",") }),
    ...(safeWith && { safeWith }),
    ...(server && { server }),
  });
