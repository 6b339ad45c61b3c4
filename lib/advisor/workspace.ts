import { compareOpinions, type OpinionEffect } from "@/lib/core/advisor/compare-opinions";
import { planQuestions, type AdvisorChoice, type ServerTools, type AdvisorPlan } from "@/lib/core/advisor/plan";
import { loadKnown } from "@/lib/core/classification/reviewed/load";
import type { ListedServer } from "@/lib/core/session/compose-server";
import type { AdvisorSettings } from "@/lib/core/model/advisor";
import type { Opinion } from "@/lib/core/model/opinion";
import type { Override } from "@/lib/core/model/verdict";
import { findOpinions } from "@/lib/store/opinions";
import { findOverrides } from "@/lib/store/overrides";
import { findServers } from "@/lib/store/servers";
import { newestSnapshots } from "@/lib/store/snapshots/snapshots";
import { ASK_LIMITS } from "./limits";

/** The servers whose tools are known, to choose from. */
export async function findAskable(): Promise<{ name: string; tools: number }[]> {
  return (await findListed()).map(({ server, snapshot }) => ({ name: server.name, tools: snapshot.tools.length }));
}

/** What would be sent for a choice, by what is known at present. */
export async function planFor(settings: AdvisorSettings, choice: AdvisorChoice): Promise<AdvisorPlan> {
  const [listed, opinions] = await Promise.all([findListed(), findOpinions()]);
  const session = await sessionOf(listed);
  const judged = listed.map(({ serverId, server, snapshot }, index): ServerTools => {
    const texts = { name: server.name, title: snapshot.serverInfo?.title, instructions: snapshot.instructions };
    return { serverId, texts, tools: session.servers[index]!.tools };
  });
  return planQuestions(settings, judged, opinions, choice, ASK_LIMITS.tools);
}

/** Everything that a model said, with the difference that it makes. */
export async function findEffects(): Promise<OpinionEffect[]> {
  const opinions = await findOpinions();
  if (opinions.length === 0) return [];
  const [listed, overrides] = await Promise.all([findListed(), findOverrides()]);
  const concerned = listed.filter(({ server }) => opinions.some((opinion) => opinion.server === server.name));
  const [without, counted] = await Promise.all([
    sessionOf(concerned, overrides),
    sessionOf(concerned, overrides, opinions),
  ]);
  return compareOpinions(opinions, without, counted);
}

type Known = Required<Pick<ListedServer, "server" | "snapshot">> & { serverId: string };

async function findListed(): Promise<Known[]> {
  const [servers, snapshots] = await Promise.all([findServers(), newestSnapshots()]);
  return servers.flatMap((server) => {
    const snapshot = snapshots.get(server.id);
    return snapshot ? [{ serverId: server.id, server, snapshot }] : [];
  });
}

async function sessionOf(
  listed: readonly Known[],
  overrides: readonly Override[] = [],
  opinions: readonly Opinion[] = [],
) {
  // Loaded when a model is asked or was, and not with the pages.
  const { classifyKnowing } = await import("@/lib/core/session/classify");
  const { composeSession } = await import("@/lib/core/session/compose");
  return composeSession(
    { name: "advisor", host: "none", servers: listed.map(({ server }) => server.name), off: [] },
    listed,
    overrides,
    opinions,
    classifyKnowing(await loadKnown()),
  );
}
