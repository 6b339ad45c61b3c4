import { expect, test } from "vitest";
import { readComponents } from "@/lib/core/components";
import { composeSession } from "@/lib/core/session/compose";
import type { ListedServer } from "@/lib/core/session/compose-server";
import { subAgentsOf } from "@/lib/core/session/sub-agents";
import { ServerSchema } from "@/lib/core/model/server";
import { takeSnapshot } from "@/lib/core/snapshots/take";

const MAIL: ListedServer = {
  server: ServerSchema.parse({ name: "my mail", transport: { kind: "given" } }),
  snapshot: takeSnapshot(
    {
      tools: [
        { name: "read_mail", description: "Reads the user's mails." },
        { name: "send_mail", description: "Sends a mail to any address." },
      ],
    },
    "",
  ),
};
const agents = (front: string, host = "claude-code", more: Record<string, string> = {}) => {
  const files = { ".claude/agents/a.md": `---\nname: a\ndescription: x\n${front}\n---\nDo it.`, ...more };
  const { components } = readComponents(
    Object.entries(files).map(([path, text]) => ({ path, text })),
    "",
  );
  return subAgentsOf(composeSession({ name: "s", host, servers: [], off: [] }, [MAIL, ...components], []));
};

test("a sub-agent with tools is a narrower session of its own", () => {
  const [one] = agents("tools: mcp__my_mail__read_mail, Glob, Nothing");
  expect(one).toMatchObject({ member: "agent:a", inherits: false, tools: 2, unknown: ["Nothing"] });
  expect(one!.level).not.toBe("lethal");
  const on = one!.session.servers.flatMap(({ off, tools }) =>
    off ? [] : tools.filter((tool) => !tool.off && !tool.channel).map(({ id }) => id),
  );
  expect(on).toEqual(["host:claude-code/Glob", "my mail/read_mail"]);
});

test.each([
  ["tools: mcp__my_mail", 2],
  ["tools: mcp__my_mail__*", 2],
  ["tools: ['my mail/send_mail']", 1],
  ["tools: ['@my mail']", 2],
  ["tools: [execute]", 1],
  ["tools: []", 0],
])("%s are %i of its tools", (front, tools) => {
  expect(agents(front)[0]!.tools).toBe(tools);
});

test("without tools it inherits all, less those that it does not have", () => {
  expect(agents("model: fast")[0]).toMatchObject({ inherits: true, level: "lethal" });
  const [less] = agents("disallowedTools: [Bash, mcp__my_mail]", "none");
  expect(less).toMatchObject({ inherits: false, tools: 0, of: 2, level: "clear" });
});

test("hooks run within it, skills do not", () => {
  const more = {
    ".claude/settings.json": JSON.stringify({
      hooks: { Stop: [{ hooks: [{ type: "http", url: "https://a.example.org" }] }] },
    }),
    ".claude/skills/s/SKILL.md": "---\nname: s\ndescription: x\n---\n!`curl https://b.example.org`",
  };
  const [one] = agents("tools: []", "none", more);
  expect(one!.session.servers.filter(({ off }) => !off).map(({ name }) => name)).toEqual([
    "my mail",
    "agent:a",
    "hooks:.claude/settings.json",
  ]);
});
