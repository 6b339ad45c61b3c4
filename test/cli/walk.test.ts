import { describe, expect, test } from "vitest";
import { lockOf } from "@/lib/core/lock/lock";
import { LOG_SCHEMA } from "@/lib/core/guard/log";
import { aReport } from "../support/a-report";
import { aSession } from "../core/analysis/sessions";
import { runWith } from "../support/an-io";

const lock = JSON.stringify(
  lockOf(
    aReport(
      aSession({
        issues: { tools: { get_issue: { untrusted: "yes" } } },
        mail: { tools: { read: { private: "yes" } } },
        web: { tools: { fetch: { egress: "yes" } } },
      }),
    ),
  ),
);
const log = (...tools: string[]): string =>
  tools
    .map((tool) =>
      JSON.stringify({
        schema: LOG_SCHEMA,
        at: "2026-01-01T00:00:00.000Z",
        event: "ran",
        client: "codex",
        session: "a",
        tool,
      }),
    )
    .join("\n");

describe("trefoil walk", () => {
  test("says with which call data could have left", async () => {
    const done = await runWith(["walk", "log.jsonl"], {
      files: { "trefoil.lock.json": lock, "log.jsonl": log("issues/get_issue", "mail/read", "web/fetch") },
    });
    expect(done.code).toBe(1);
    expect(done.stdout).toContain("1  issues/get_issue: + untrusted input");
    expect(done.stdout).toContain("Data could leave with call 3");
    expect(done.stdout).toContain("escalate 1, union 1, accumulate 1");
  });

  test("in an order in which they did not meet nothing is found; an unknown call leaves it open", async () => {
    const calm = await runWith(["walk", "log.jsonl", "--format", "json"], {
      files: { "trefoil.lock.json": lock, "log.jsonl": log("web/fetch", "issues/get_issue", "mail/read") },
    });
    expect(calm.code).toBe(0);
    expect(JSON.parse(calm.stdout)).toMatchObject({
      schema: "trefoil-walk/1",
      unknown: 0,
      calls: [{ call: "web/fetch", adds: ["egress"] }, {}, {}],
    });
    const open = await runWith(["walk", "log.jsonl"], {
      files: { "trefoil.lock.json": lock, "log.jsonl": log("who/knows") },
    });
    expect(open.code).toBe(5);
    expect(open.stdout).toContain("who/knows: not in the lock");
  });

  test("what is no recorded run is refused", async () => {
    const done = await runWith(["walk", "x.txt"], { files: { "trefoil.lock.json": lock, "x.txt": "hello" } });
    expect(done.code).toBe(2);
    expect(done.stderr).toContain("none of");
  });
});
