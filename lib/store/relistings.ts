import "server-only";
import {
  IntervalSchema,
  OwnIntervalSchema,
  type Interval,
  type OwnInterval,
  type Relisting,
} from "../core/model/relisting";
import { audited } from "./audit";
import { database } from "./client";
import { together } from "./transaction";
import type { Relisting as RelistingRow } from "./generated/client";

function toRelisting({ serverId, every, nextAt, lastAt, failures, blocked }: RelistingRow): Relisting {
  return {
    serverId,
    every: OwnIntervalSchema.parse(every),
    failures,
    ...(nextAt !== null && { nextAt }),
    ...(lastAt !== null && { lastAt }),
    ...(blocked !== null && { blocked }),
  };
}

export async function findRelistings(): Promise<Relisting[]> {
  return (await database.relisting.findMany()).map(toRelisting);
}

export async function getRelisting(serverId: string): Promise<Relisting | null> {
  const row = await database.relisting.findUnique({ where: { serverId } });
  return row && toRelisting(row);
}

/** How often servers are listed again that have no interval of their own. */
export async function getIntervalOfAll(): Promise<Interval> {
  return IntervalSchema.parse((await database.relistingOfAll.findUnique({ where: { id: 1 } }))?.every ?? "off");
}

/** Sets what all servers follow that have no interval of their own; what was planned for them is planned anew. */
export async function putIntervalOfAll(every: Interval): Promise<void> {
  await audited(async (tx, write) => {
    write({ kind: "agreed", subject: "all servers", detail: { did: "listed again on schedule", every } });
    await tx.relistingOfAll.upsert({ where: { id: 1 }, create: { id: 1, every }, update: { every } });
    await tx.relisting.updateMany({ where: { every: "as-all" }, data: { nextAt: null, failures: 0, blocked: null } });
  });
}

/** Sets the interval of one server; what was planned for it is planned anew. */
export async function putInterval(serverId: string, every: OwnInterval): Promise<void> {
  const fresh = { every, nextAt: null, failures: 0, blocked: null };
  await audited(async (tx, write) => {
    const { server } = await tx.relisting.upsert({
      where: { serverId },
      create: { serverId, ...fresh },
      update: fresh,
      select: { server: { select: { name: true } } },
    });
    write({ kind: "agreed", subject: server.name, detail: { did: "listed again on schedule", every } });
  });
}

/** What becomes of the plan for one server; a server that is gone has none. */
export async function planRelisting(
  serverId: string,
  {
    nextAt,
    lastAt,
    failures,
    blocked,
  }: { nextAt: string | undefined; lastAt?: string; failures?: number; blocked?: string },
): Promise<void> {
  const plan = {
    nextAt: nextAt ?? null,
    blocked: blocked ?? null,
    ...(lastAt !== undefined && { lastAt }),
    ...(failures !== undefined && { failures }),
  };
  await together(async (tx) => {
    if ((await tx.server.count({ where: { id: serverId } })) === 0) return;
    await tx.relisting.upsert({
      where: { serverId },
      create: { serverId, every: "as-all", ...plan },
      update: plan,
    });
  });
}
