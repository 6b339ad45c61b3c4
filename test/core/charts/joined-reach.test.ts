import { expect, test } from "vitest";
import { joinSessions } from "@/lib/core/analysis/stores";
import { drawJoinedReach } from "@/lib/core/charts/joined-reach";
import { ROLES } from "@/lib/core/charts/roles";
import type { Session } from "@/lib/core/model/session";
import { widthOf } from "@/lib/core/text/fit";
import { aSession, tools } from "../analysis/sessions";

/** A session with one tool that writes and reads the store. */
function sharing(name: string, letters: string, store: string): Session {
  const session = { ...aSession({ [`${name} server`]: { tools: tools(letters, "") } }), name };
  session.servers[0]!.tools[1]!.classification.carrier = { store, reads: true, writes: true };
  return session;
}
const draw = (...sessions: Session[]) => drawJoinedReach(joinSessions(sessions, "cautious"));

test("what completes a session is drawn strong, and the store to keep apart is named", () => {
  const scene = draw(sharing("mail", "PU", "memory"), sharing("posting", "E", "memory"));
  expect(scene.description).toBe(
    "2 sessions. They share memory. posting gets all three legs by it. Keep apart memory. A hollow shape is a leg that comes through storage.",
  );
  expect(scene.marks.filter((mark) => mark.role === "edge-on").map((mark) => mark.label)).toEqual([
    "mail writes memory",
    "posting reads memory",
  ]);
  expect(scene.marks.find((mark) => mark.of === "store:memory" && mark.shape === "rect")!.role).toBe("state-here");
  expect(scene.marks.filter((mark) => mark.role === "state-lethal").map((mark) => mark.of)).toEqual([
    "session:posting",
  ]);
});

test("sessions that share nothing are drawn without a line", () => {
  const scene = draw(sharing("mail", "PU", "memory"), sharing("posting", "E", "files"));
  expect(scene.marks.filter((mark) => mark.shape === "path" && mark.role.startsWith("edge"))).toEqual([]);
  expect(scene.description).toContain("They share no storage. No session gets all three legs by it.");
});

test("many sessions with endless names stay within the picture, in known roles", () => {
  const scene = draw(
    ...Array.from({ length: 40 }, (_, at) =>
      sharing(`${"a very long name ".repeat(20)}${at}`, ["P", "U", "E"][at % 3]!, `store ${at % 15} ${"x".repeat(80)}`),
    ),
  );
  for (const mark of scene.marks) {
    expect(ROLES).toContain(mark.role);
    if (mark.shape !== "text") continue;
    const width = widthOf(mark.text, 11);
    const left = mark.anchor === "middle" ? mark.x - width / 2 : mark.x;
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left + width).toBeLessThanOrEqual(scene.width);
    expect(mark.y).toBeLessThanOrEqual(scene.height);
  }
});

test("the order of the sessions does not change the picture", () => {
  const [a, b] = [sharing("mail", "PU", "memory"), sharing("posting", "E", "memory")];
  expect(draw(b, a)).toEqual(draw(a, b));
});
