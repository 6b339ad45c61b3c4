"use client";
import { useEffect, useMemo, useState } from "react";
import { blocksOf, openAtFirst, toggle } from "@/lib/core/analysis/compositions/entries";
import { hostMember } from "@/lib/core/analysis/compositions/host-member";
import { mapCompositions } from "@/lib/core/analysis/compositions/map";
import { besideOf } from "@/lib/core/analysis/compositions/safe";
import type { Member } from "@/lib/core/model/composition";
import type { Leg } from "@/lib/core/model/leg";
import type { Opening } from "./opening";

/** All that the page remembers and what follows from it. `whole` is of all servers, `shown` of those that the filters leave. */
export function useCompositions(members: readonly Member[], opening: Opening) {
  const [host, setHost] = useState(opening.host ?? "none");
  const [legs, setLegs] = useState<readonly Leg[]>(opening.legs ?? []);
  const [beside, setBeside] = useState(members.some(({ name }) => name === opening.beside) ? opening.beside! : "");
  const [opened, setOpened] = useState<ReadonlySet<string>>();
  useAddress({ host, legs, beside });

  const alone = useMemo(() => hostMember(host), [host]);
  const whole = useMemo(() => mapCompositions(members, alone), [members, alone]);
  // A host that is lethal alone would make every cell the same: then the map is of what the servers add to each other.
  const counted = whole.lethal.host === "confirmed" ? undefined : alone;
  const drawn = useMemo(() => (counted === alone ? whole : mapCompositions(members)), [whole, members, counted, alone]);
  const shown = useMemo(() => {
    const chosen = members.find(({ name }) => name === beside);
    const safe = chosen && besideOf(chosen, drawn.groups, drawn.base).filter(({ level }) => level === "safe");
    const stays = (member: Member) =>
      legs.every((leg) => member[leg].verdict !== "no") &&
      (!safe || member === chosen || safe.some(({ group }) => group.members.includes(member)));
    return legs.length === 0 && !safe ? drawn : mapCompositions(members.filter(stays), counted);
  }, [members, drawn, counted, legs, beside]);
  const open = opened ?? openAtFirst(shown);
  const blocks = useMemo(() => blocksOf(shown, open), [shown, open]);
  return {
    host,
    onHost: setHost,
    alone,
    counted,
    legs,
    onLegs: setLegs,
    beside,
    onBeside: setBeside,
    whole,
    drawn,
    shown,
    blocks,
    onToggle: (id: string) => setOpened(toggle(shown, open, id)),
  };
}

/** Keeps the address in step, so that a reload or a bookmark shows the same. */
function useAddress({ host, legs, beside }: { host: string; legs: readonly Leg[]; beside: string }): void {
  const query = new URLSearchParams({
    ...(host !== "none" && { host }),
    ...(legs.length > 0 && { legs: legs.join(",") }),
    ...(beside && { beside }),
  }).toString();
  useEffect(() => {
    const address = query === "" ? window.location.pathname : `${window.location.pathname}?${query}`;
    window.history.replaceState(window.history.state, "", address);
  }, [query]);
}
