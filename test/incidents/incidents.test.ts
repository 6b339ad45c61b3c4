import { describe, expect, test } from "vitest";
import { LEGS } from "@/lib/core/model/leg";
import type { Report } from "@/lib/core/model/report";
import { runWith } from "../support/an-io";
import { toolsetOf, WORDINGS, type Incident, type IncidentWording } from "./define";
import { CONTROLS, PUBLISHED } from "./published";

async function scan(incident: Incident, wording: IncidentWording): Promise<Report> {
  const { stdout } = await runWith(`scan --toolset set.json --format json --host ${incident.host ?? "none"}`, {
    files: { "set.json": toolsetOf(incident, wording) },
  });
  return JSON.parse(stdout);
}

describe.each(PUBLISHED.map((one) => [one.id, one] as const))("%s", (_, incident) => {
  test.each(WORDINGS)("is found, with its servers and its smallest cut, when the tools are %s", async (wording) => {
    const report = await scan(incident, wording);
    expect(wording === "described" ? [incident.level].flat() : ["lethal", "possible"]).toContain(report.verdict.level);
    for (const set of incident.sets ?? []) expect(report.minimalServerSets.cautious).toContainEqual(set);
    for (const cut of incident.cuts ?? [])
      expect(report.cuts.tools.map(({ leg, remove }) => ({ leg, remove }))).toContainEqual(cut);
  });

  test("is found in the right legs of the right tools", async () => {
    const report = await scan(incident, "described");
    for (const server of incident.servers) {
      for (const { name, legs } of server.tools) {
        const tool = report.tools.find((one) => one.id === `${server.name}/${name}`)!;
        const [, sure = "", open = ""] = /^([PUE]*)(?:\(([PUE]*)\))?$/.exec(legs)!;
        for (const leg of LEGS) {
          const letter = leg.slice(0, 1).toUpperCase();
          const meant = sure.includes(letter) ? ["yes"] : open.includes(letter) ? ["yes", "possible", "no"] : ["no"];
          expect(meant, `${leg} of ${name}`).toContain(tool[leg].verdict);
        }
      }
    }
  });
});

describe.each(CONTROLS.map((one) => [one.id, one] as const))("%s", (_, control) => {
  test.each(WORDINGS)("is no trifecta when the tools are %s", async (wording) => {
    const { verdict } = await scan(control, wording);
    // A project's fields are written by colleagues: whether that is a leg depends on the organisation.
    expect(control.level === "two-legs" ? ["two-legs", "clear"] : [control.level].flat()).toContain(verdict.level);
  });
});
