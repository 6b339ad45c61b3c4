import { describe, expect, test } from "vitest";
import { aLog, asText, linesOf, OURS, THEIRS } from "../support/an-audit-log";
import { runWith } from "../support/an-io";

const LOG = aLog(6);
const LINES = linesOf(LOG);
const verify = (text: string, options = "") =>
  runWith(`audit verify log.jsonl ${options}`.trim(), { files: { "log.jsonl": text } });

describe("audit verify", () => {
  test("says that a log follows, names its head and key, and says what it cannot know without a head", async () => {
    const { code, stdout } = await verify(asText(LINES));
    expect(code).toBe(0);
    expect(stdout).toContain("chain verified, 6 entries intact.");
    expect(stdout).toContain(`Head: ${LOG[5]!.digest}`);
    expect(stdout).toContain(`Key: ${OURS.key} (named by the log itself`);
    expect(stdout).toContain("Whether the log went on after this export cannot be told");
  });

  test("knows a head that was kept elsewhere, and fails when it is not there or the key is another", async () => {
    expect((await verify(asText(LINES), `--head ${LOG[5]!.digest} --key ${OURS.key}`)).stdout).toContain(
      "is in it, and is its last entry",
    );
    expect((await verify(asText(LINES), `--head ${LOG[3]!.digest.slice(0, 16).toUpperCase()}`)).stdout).toContain(
      "2 entries came after",
    );
    expect(await verify(asText(linesOf(LOG.slice(0, 4))), `--head ${LOG[5]!.digest}`)).toMatchObject({
      code: 1,
      stdout: expect.stringContaining("cut off before it") as string,
    });
    expect(await verify(asText(LINES), `--key ${THEIRS.key}`)).toMatchObject({
      code: 1,
      stdout: expect.stringContaining("line 1: another-key") as string,
    });
  });

  test("tells the first line that does not follow, in words and as JSON", async () => {
    const changed = asText(LINES.with(3, LINES[3]!.replace("Ada", "Eve")));
    const { code, stdout } = await verify(changed);
    expect(code).toBe(1);
    expect(stdout).toContain(
      "✖ log.jsonl, line 4: changed\nEntry 4 was changed: its content does not give the digest that it carries.",
    );
    expect(stdout).toContain("entries 1 to 3 follow");
    const json = await verify(changed, "--format json");
    expect(json.code).toBe(1);
    expect(JSON.parse(json.stdout)).toMatchObject({
      schema: "trefoil-audit-verdict/1",
      follows: false,
      entries: 3,
      fault: { line: 4, seq: 4, what: "changed" },
    });
  });

  test("an empty log proves nothing, and what cannot be asked is wrong usage", async () => {
    expect((await verify(asText(linesOf([])))).code).toBe(5);
    expect((await verify("")).code).toBe(1);
    expect((await verify(asText(LINES), "--head abc")).code).toBe(2);
    expect((await runWith("audit verify no-such-file.jsonl")).code).toBe(2);
    expect((await runWith("audit")).code).toBe(2);
  });
});
