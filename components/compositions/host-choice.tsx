"use client";
import { HostOptions } from "@/components/sessions/host-options";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { sayComposition, sayLegs } from "@/lib/core/analysis/compositions/say";
import type { CompositionMap } from "@/lib/core/analysis/compositions/map";
import { wordsOf } from "@/lib/core/analysis/compositions/member";
import { serverLabel } from "@/lib/core/session/server-label";

/** Which agent runs the servers: its own tools are part of every composition. */
export function HostChoice({ host, onHost }: { host: string; onHost: (host: string) => void }) {
  return (
    <Field label="Host" className="w-56">
      {(wiring) => (
        <Select {...wiring} value={host} onChange={(event) => onHost(event.target.value)}>
          <HostOptions />
        </Select>
      )}
    </Field>
  );
}

/** What the host does to every composition. A host that is lethal alone is left out of the map. */
export function HostNotice({ map }: { map: CompositionMap }) {
  const { host, lethal } = map;
  if (!host) return null;
  const own = serverLabel(host);
  if (lethal.host === "confirmed")
    return (
      <Notice kind="warning" title={`${own} are lethal before any server is added`}>
        {sayComposition([host])} Every composition with them is lethal. The map below leaves them out, and so shows what
        the servers add.
      </Notice>
    );
  return (
    <Notice>
      {own} bring {sayLegs(wordsOf(host))}, and are part of every composition below.
      {lethal.host === "uncertain" && " That may be lethal already; what is counted below is what becomes confirmed."}
    </Notice>
  );
}
