import { describe, expect, test } from "vitest";
import type { Report } from "@/lib/core/model/report";
import { writeSessionFile } from "@/lib/core/session/file";
import { runWith } from "../support/an-io";

const MAIL = {
  name: "mail",
  tools: [
    { name: "list_messages", description: "Lists the messages in the user's inbox, from all senders." },
    {
      name: "send_message",
      description: "Sends an email to any address.",
      inputSchema: { type: "object", properties: { to: { type: "string" }, body: { type: "string" } } },
    },
  ],
};
const files = { "set.json": JSON.stringify({ servers: [MAIL] }), "none.json": '{"servers": []}' };
const scan = async (line: string, more: Record<string, string> = {}) => {
  const ran = await runWith(`scan --format json ${line}`, { files: { ...files, ...more } });
  return { ...ran, report: ran.code === 2 ? undefined : (JSON.parse(ran.stdout) as Report) };
};

describe("a session without servers", () => {
  test.each(["--toolset none.json --host claude-code", "--host claude-code"])(
    "is the agent alone: %s",
    async (line) => {
      const { code, report } = await scan(line);
      expect(code).toBe(1);
      expect(report!.minimalServerSets.plain).toEqual([["host:claude-code"]]);
    },
  );

  test("is nothing to look at when there is no host either", async () => {
    expect((await scan("--toolset none.json")).code).toBe(2);
  });
});

describe("switches", () => {
  test("what is left out does not count, be it a tool, a server or a property of the host", async () => {
    expect((await scan("--toolset set.json")).report!.verdict.level).toBe("lethal");
    expect((await scan("--toolset set.json --without mail/send_message")).report!.verdict.legs.egress).toBe("no");
    expect((await scan("--toolset set.json --without mail")).report!.verdict.level).toBe("clear");
    const { report } = await scan("--toolset set.json --host chatgpt --without host:chatgpt/remote-images");
    expect(report!.channels.find((one) => one.id === "host:chatgpt/remote-images")!.off).toBe(true);
  });

  test("what is left out unless asked for counts when asked for", async () => {
    const quiet = await scan("--toolset none.json --host claude-desktop --without host:claude-desktop/clickable-links");
    expect(quiet.report!.verdict.legs.egress).toBe("possible");
    const { report } = await scan("--toolset none.json --host claude-desktop --with host:claude-desktop/remote-images");
    expect(report!.verdict.legs.egress).toBe("yes");
  });

  test("an id that nothing has ends the command and says what there is", async () => {
    const { code, stderr } = await scan("--toolset set.json --without mail/send");
    expect(code).toBe(2);
    expect(stderr).toContain("Nothing in this session is called “mail/send”. There is mail/send_message.");
  });
});

describe("wishes", () => {
  test("no cut takes what must stay, and costs move the cheapest", async () => {
    expect((await scan("--toolset set.json")).report!.cuts.tools.map((cut) => cut.remove)).toEqual([
      ["mail/list_messages"],
      ["mail/send_message"],
    ]);
    expect(
      (await scan("--toolset set.json --keep mail/send_message")).report!.cuts.tools.map((cut) => cut.remove),
    ).toEqual([["mail/list_messages"]]);
    expect(
      (await scan("--toolset set.json --cost mail/list_messages=5")).report!.cuts.tools.map((cut) => cut.remove),
    ).toEqual([["mail/send_message"]]);
  });

  test("a cost that is no number is told", async () => {
    expect((await scan("--toolset set.json --cost mail=dear")).stderr).toContain(
      "--cost takes ID=NUMBER, not “mail=dear”.",
    );
  });
});

describe("a session file", () => {
  const part = writeSessionFile({
    name: "Reading",
    host: "none",
    servers: ["mail"],
    off: ["mail/send_message"],
    gates: [{ on: "mail", kind: "approval", note: "Ada, until May" }],
  });

  test("takes its servers from what is given, with switches and gates", async () => {
    const { report } = await scan("--toolset set.json --session part.json", { "part.json": part });
    expect(report!.session.name).toBe("Reading");
    expect(report!.verdict.legs.egress).toBe("no");
    expect(report!.gates).toEqual([{ on: "mail", kind: "approval", note: "Ada, until May" }]);
  });

  test("leaves out servers that it does not name, and calls one that nobody gave unseen", async () => {
    const other = writeSessionFile({ name: "Other", host: "none", servers: ["files"], off: [] });
    const { code, report } = await scan("--toolset set.json --session part.json", { "part.json": other });
    expect(code).toBe(5);
    expect(report!.servers.map(({ name, state }) => [name, state])).toEqual([["files", "unlisted"]]);
  });

  test("that is none is refused in words", async () => {
    expect((await scan("--toolset set.json --session set.json")).stderr).toContain(
      "set.json: This is not a session file",
    );
  });
});
