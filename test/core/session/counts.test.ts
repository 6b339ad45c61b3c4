import fc from "fast-check";
import { expect, test } from "vitest";
import { serverFacts } from "@/components/sessions/words";
import { analyse } from "@/lib/core/analysis/analyse";
import { countReport } from "@/lib/core/model/report";
import { closeReport } from "@/lib/core/reports/close";
import { findFormat } from "@/lib/core/reports/formats";
import { openReport } from "@/lib/core/reports/open";
import { countSession } from "@/lib/core/session/count";
import { packSession, unpackSession } from "@/lib/core/session/pack";
import { anySession } from "../analysis/sessions";

/** The first figure that a pattern captures in a text. */
function figure(text: string, pattern: RegExp): number | undefined {
  const found = pattern.exec(text)?.[1];
  return found === undefined ? undefined : Number(found.replaceAll(",", ""));
}

test("the board, the list of sessions, reports in every format, the command line and what is shared count the same", () => {
  fc.assert(
    fc.property(anySession({ switches: true }), (session) => {
      const analysis = analyse(session);
      const report = closeReport(session, analysis, { version: "1" });
      const held = countSession(session);
      expect(countReport(report)).toEqual(held);
      expect(countSession(openReport(report))).toEqual(held);
      expect(countSession(unpackSession(packSession(session)))).toEqual(held);
      // As the board says it, server by server.
      const said = session.servers.filter((server) => !server.off).map(serverFacts);
      expect(said.reduce((sum, text) => sum + (figure(text, /([\d,]+) (?:of [\d,]+ )?tools?/) ?? 0), 0)).toBe(
        held.tools,
      );
      // The command line writes these two.
      for (const format of ["text", "markdown"]) {
        const text = findFormat(format)!.render(report).replaceAll(/\s+/g, " ");
        expect(figure(text, /Checked:? ([\d,]+) servers? with/)).toBe(held.servers);
        expect(figure(text, /Checked:? [\d,]+ servers? with ([\d,]+) tools?/)).toBe(held.tools);
      }
      expect(analyse(openReport(report)).trifectaCount).toEqual(analysis.trifectaCount);
      expect(analyse(unpackSession(packSession(session))).minimalServerSetCount).toEqual(
        analysis.minimalServerSetCount,
      );
    }),
    { numRuns: 60 },
  );
});
