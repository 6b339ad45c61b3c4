import "server-only";
import * as z from "zod";
import { ENDPOINT_KINDS, type AdvisorSettings } from "../core/model/advisor";
import { audited } from "./audit";
import { database } from "./client";
import type { Advisor as AdvisorRow } from "./generated/client";

const ONLY = { id: 1 };
const KindSchema = z.enum(ENDPOINT_KINDS);

function toSettings(row: AdvisorRow): AdvisorSettings {
  const { on, address, model, inputPrice, outputPrice } = row;
  const prices =
    inputPrice !== null && outputPrice !== null ? { prices: { input: inputPrice, output: outputPrice } } : {};
  return { on, kind: KindSchema.parse(row.kind), address, model, hasKey: row.sealedKey !== null, ...prices };
}

/** The advisor's settings; null as long as nobody entered any. */
export async function getAdvisor(): Promise<AdvisorSettings | null> {
  const row = await database.advisor.findUnique({ where: ONLY });
  return row && toSettings(row);
}

/** Keeps the settings. `sealedKey`: a new one, null to forget it, undefined to leave it as it is. */
export async function putAdvisor(
  { on, kind, address, model, prices }: Omit<AdvisorSettings, "hasKey">,
  sealedKey?: string | null,
): Promise<AdvisorSettings> {
  const columns = {
    on,
    kind,
    address,
    model,
    inputPrice: prices?.input ?? null,
    outputPrice: prices?.output ?? null,
    ...(sealedKey === undefined ? {} : { sealedKey }),
  };
  return audited(async (tx, write) => {
    write({ kind: "advisor", subject: address, detail: { did: "settings kept", kind, model, on } });
    return toSettings(await tx.advisor.upsert({ where: ONLY, create: { ...ONLY, ...columns }, update: columns }));
  });
}

/** Switches it on or off; nothing happens while there are no settings. */
export async function switchAdvisor(on: boolean): Promise<void> {
  await audited(async (tx, write) => {
    const known = await tx.advisor.findUnique({ where: ONLY });
    if (!known) return;
    write({
      kind: "advisor",
      subject: known.address,
      detail: { did: on ? "switched on" : "switched off", model: known.model },
    });
    await tx.advisor.update({ where: ONLY, data: { on } });
  });
}

/** Only `lib/secrets` can open it. */
export async function findSealedAdvisorKey(): Promise<string | null> {
  return (await database.advisor.findUnique({ where: ONLY, select: { sealedKey: true } }))?.sealedKey ?? null;
}
