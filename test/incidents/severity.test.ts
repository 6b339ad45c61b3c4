import { describe, expect, test } from "vitest";
import { analyse } from "@/lib/core/analysis/analyse";
import { bySeverity, rateSession } from "@/lib/core/analysis/severity";
import { openReport } from "@/lib/core/reports/open";
import { runWith } from "../support/an-io";
import { toolsetOf, type Incident } from "./define";
import { LITTLE_HARM, sessionOf } from "./little-harm";
import { PUBLISHED } from "./published";

/** As the product judges it from what its tools say, with no label given. */
async function sessionBehind(incident: Incident) {
  const { stdout } = await runWith(`scan --toolset set.json --format json --host ${incident.host ?? "none"}`, {
    files: { "set.json": toolsetOf(incident, "described") },
  });
  return openReport(JSON.parse(stdout));
}

describe("the published incidents rank above sessions that hold all three legs and do little harm", () => {
  test.each(LITTLE_HARM.map((one) => [one.id, one] as const))("%s holds all three legs", (_, one) => {
    expect(analyse(sessionOf(one)).verdict.level).toBe("lethal");
  });

  test.each(PUBLISHED.map((one) => [one.id, one] as const))("%s ranks above all of them", async (_, incident) => {
    const worse = rateSession(await sessionBehind(incident));
    for (const one of LITTLE_HARM)
      expect([one.id, Math.sign(bySeverity(worse, rateSession(sessionOf(one))))]).toEqual([one.id, -1]);
  });
});
