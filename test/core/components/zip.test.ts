import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { readZip } from "@/lib/core/components/read-zip";
import { wantedFiles } from "@/lib/core/components/wanted";

const zip = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

test("of an archive only the skill and its scripts are unpacked, and nothing outside of it", () => {
  const read = readZip(
    zip({
      "tidy/SKILL.md": "---\nname: tidy\n---\nx",
      "tidy/run.sh": "echo",
      "tidy/picture.png": "no",
      [`${"../".repeat(2)}out/SKILL.md`]: "climbs",
      "/etc/SKILL.md": "absolute",
    }),
  );
  expect(read).toEqual({
    ok: true,
    files: [
      { path: "tidy/SKILL.md", text: "---\nname: tidy\n---\nx" },
      { path: "tidy/run.sh", text: "echo" },
    ],
  });
});

test("an archive that grows beyond the limits is not unpacked, and one that is none says so", () => {
  const scripts = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`s/a${at}.sh`, "x".repeat(900_000)]));
  expect(readZip(zip({ "s/SKILL.md": "x", ...scripts }))).toMatchObject({
    ok: false,
    problem: expect.stringContaining("10 MB"),
  });
  const one = readZip(zip({ "s/SKILL.md": "x", "s/large.sh": "x".repeat(1_100_000) }));
  expect(one).toMatchObject({ ok: true, files: [{ path: "s/SKILL.md" }] });
  expect(readZip(strToU8("PK nothing"))).toMatchObject({ ok: false });
});

test("of a project only what a client loads is read; of a folder that was named, all", () => {
  const paths = [
    "docs/skills/a/SKILL.md",
    ".claude/skills/b/SKILL.md",
    ".claude/skills/b/run.py",
    "src/run.py",
    "agents/c.md",
    "README.md",
  ];
  expect(wantedFiles(paths, { loaded: true }).read).toEqual([".claude/skills/b/SKILL.md", ".claude/skills/b/run.py"]);
  expect(wantedFiles(paths).read).toEqual([
    "docs/skills/a/SKILL.md",
    ".claude/skills/b/SKILL.md",
    ".claude/skills/b/run.py",
    "agents/c.md",
  ]);
});
