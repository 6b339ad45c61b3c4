import { expect, test } from "vitest";
import type { Report } from "@/lib/core/model/report";
import { runWith } from "../support/an-io";

const tool = (name: string, property: string, description: string) => ({
  name,
  description,
  inputSchema: { type: "object", properties: { [property]: { type: "string" } } },
});
const READ = tool(
  "search_mail",
  "query",
  "Searches the mails in the user's own mailbox, sent by anyone, and returns sender, subject and body.",
);
const SEND = tool("send_mail", "to", "Sends a mail with any text to any address outside.");
const files = {
  "before.json": JSON.stringify({ tools: [READ] }),
  "after.json": JSON.stringify({ tools: [READ, SEND] }),
};
const scan = (list: string, ...more: string[]) => ["scan", "--tools-list", `mail=${list}`, "--name", "Mail", ...more];

test("a report with --since begins with what changed, and the same is said each time", async () => {
  const earlier = await runWith(scan("before.json", "--format", "json"), { files });
  const world = { files: { ...files, "last.json": earlier.stdout } };
  const first = await runWith(scan("after.json", "--since", "last.json", "--author", "Ada", "--format", "json"), world);
  const { since, author }: Report = JSON.parse(first.stdout);
  expect(author).toBe("Ada");
  expect(since?.level).toEqual({ before: "two-legs", after: "lethal" });
  expect(since?.items.map((item) => item.what).join(" ")).toContain("mail/send_mail is new and brings");
  expect(
    (await runWith(scan("after.json", "--since", "last.json", "--author", "Ada", "--format", "json"), world)).stdout,
  ).toBe(first.stdout);
  const text = await runWith(scan("after.json", "--since", "last.json"), world);
  expect(text.stdout.indexOf("since the last report")).toBeLessThan(text.stdout.indexOf("Findings"));
});

test("an accepted finding does not fail the build until its day is over, and stays in the report as accepted", async () => {
  const { stdout } = await runWith(scan("after.json", "--format", "json"), { files });
  const { findings }: Report = JSON.parse(stdout);
  let accepted: Record<string, string> = {};
  for (const finding of findings.filter((one) => one.level !== "note")) {
    const { code, written } = await runWith(
      [
        "accept",
        "report.json",
        finding.fingerprint.slice(0, 12),
        "--until",
        "2099-03-31",
        "--owner",
        "Olga",
        "--reason",
        "Moves out.",
        "-o",
        "ok.json",
      ],
      { files: { ...accepted, "report.json": stdout } },
    );
    expect(code).toBe(0);
    accepted = written;
  }
  const world = { files: { ...files, ...accepted } };
  const held = await runWith(
    scan("after.json", "--accepted", "ok.json", "--today", "2099-03-31", "--format", "json"),
    world,
  );
  expect(held.code).toBe(0);
  expect(held.stderr).toContain("the session as a whole is lethal");
  expect((JSON.parse(held.stdout) as Report).verdict.level).toBe("lethal");
  expect((await runWith(scan("after.json", "--accepted", "ok.json", "--today", "2099-04-01"), world)).code).toBe(1);
  expect((await runWith(scan("after.json", "--accepted", "ok.json", "--today", "soon"), world)).code).toBe(2);

  const lock = await runWith(["lock", "--tools-list", "mail=after.json", "--name", "Mail"], { files });
  const verify = (today: string) =>
    runWith(
      ["verify", "--tools-list", "mail=after.json", "--name", "Mail", "--accepted", "ok.json", "--today", today],
      { files: { ...world.files, ...lock.written } },
    );
  expect((await verify("2099-03-31")).code).toBe(0);
  const over = await verify("2099-04-01");
  expect(over.code).toBe(1);
  expect(over.stdout).toContain("Open again: Olga had accepted it until 31 March 2099.");
});

test.each([
  [
    "an unknown identity",
    ["accept", "r.json", "0123456789", "--until", "2099-01-01", "--owner", "O", "--reason", "r"],
    "No fingerprint",
  ],
  ["no owner", ["accept", "r.json", "FIRST", "--until", "2099-01-01", "--reason", "r"], "--owner is missing"],
  [
    "a day that is none",
    ["accept", "r.json", "FIRST", "--until", "2099-02-31", "--owner", "O", "--reason", "r"],
    "--until is missing or invalid",
  ],
])("accept with %s is refused", async (_, line, words) => {
  const { stdout } = await runWith(scan("after.json", "--format", "json"), { files });
  const [first] = (JSON.parse(stdout) as Report).findings;
  const { code, stderr, written } = await runWith(
    line.map((word) => (word === "FIRST" ? first!.fingerprint : word)),
    { files: { "r.json": stdout } },
  );
  expect([code, written]).toEqual([2, {}]);
  expect(stderr).toContain(words);
});

test("a PDF wants a file to go to, and a machine without a browser is told the way out", async () => {
  expect((await runWith(scan("after.json", "--format", "pdf"), { files })).stderr).toContain("name it with -o");
  expect(
    (await runWith(scan("after.json", "--format", "pdf", "--paper", "A7", "-o", "x.pdf"), { files })).stderr,
  ).toContain("--paper takes one of A4, Letter");
});
