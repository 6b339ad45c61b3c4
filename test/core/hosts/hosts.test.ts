import { readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { analyse } from "@/lib/core/analysis/analyse";
import { findHost, HOSTS, hostServer } from "@/lib/core/hosts";
import { LEGS } from "@/lib/core/model/leg";
import type { Session } from "@/lib/core/model/session";
import { aSession, type ServerSpec } from "../analysis/sessions";

const FOLDER = path.resolve(import.meta.dirname, "../../../lib/core/hosts");

test("every profile in the folder is offered, under the name of its file", () => {
  const files = readdirSync(FOLDER)
    .filter((file) => !["index.ts", "kinds.ts", "properties.ts"].includes(file))
    .map((file) => file.replace(".ts", ""));
  expect(HOSTS.map((host) => host.id).sort()).toEqual(files.sort());
});

describe.each(HOSTS.map((host) => [host.id, host] as const))("%s", (_, host) => {
  test("names its tools once and its sources", () => {
    const names = host.tools.map((tool) => tool.name);
    expect(new Set(names).size).toBe(names.length);
    expect(host.sources.length).toBeGreaterThan(0);
    for (const source of host.sources) expect(source.url).toMatch(/^https:\/\//);
  });

  test("says which page tells of which tool", () => {
    for (const source of host.sources)
      for (const name of source.of ?? []) expect(host.tools.map((tool) => tool.name)).toContain(name);
    for (const tool of hostServer(host.id)!.tools)
      expect(tool.tool.description).toMatch(/ \((See )?.+(, read \d{4}-\d{2}-\d{2}|; not read again\.)\)$/);
  });

  test("has a switch for pictures, for links and for what it keeps from chat to chat", () => {
    const kept = host.tools.filter((tool) => tool.carrier?.store === `memory of ${host.label}`);
    expect(kept).toHaveLength(1);
    expect(host.tools.map((tool) => tool.channel)).toEqual(expect.arrayContaining(["images", "links"]));
  });

  test("leaves out what it does not do by itself, and what only serves the operator of a server", () => {
    for (const tool of hostServer(host.id)!.tools) {
      expect(tool.off === true).toBe(tool.onRequest === true);
      const serves = tool.channel === "elicitation" || tool.channel === "sampling";
      expect(tool.onRequest === true || !serves).toBe(true);
    }
  });

  test("gives a reason for every leg, a grade where there is one, and a condition where it is only possible", () => {
    for (const tool of host.tools) {
      expect(tool.description).toMatch(/[.]$/);
      for (const leg of LEGS) {
        const { verdict, grade, reason, condition } = tool.legs[leg];
        expect(reason).toMatch(/[.]$/);
        expect(grade !== undefined).toBe(verdict !== "no");
        expect(condition !== undefined).toBe(verdict === "possible");
        expect(condition ?? "if there is one").toMatch(/^if /);
      }
    }
  });

  test("becomes a server whose tools are judged by the profile", () => {
    const server = hostServer(host.id)!;
    expect(server).toMatchObject({ name: `host:${host.id}`, builtIn: true, state: "listed" });
    expect(server.tools.map((tool) => tool.id)).toEqual(host.tools.map((tool) => `host:${host.id}/${tool.name}`));
    for (const [at, tool] of server.tools.entries())
      for (const leg of LEGS) expect(tool.classification[leg].verdict).toBe(host.tools[at]!.legs[leg].verdict);
  });
});

test("there is no profile for none, nor for a host that nobody knows", () => {
  expect(hostServer("none")).toBeUndefined();
  expect(findHost("unheard-of")).toBeUndefined();
});

describe("a host completes what servers do not hold", () => {
  const files: ServerSpec = { tools: { read_file: { private: "yes", untrusted: "possible" }, write_file: {} } };
  const memory: ServerSpec = { tools: { read_graph: { private: "yes", untrusted: "possible" }, create_entities: {} } };
  const level = (host: string, servers: Record<string, ServerSpec> = { filesystem: files, memory }): string => {
    const session: Session = aSession(servers);
    const builtIn = hostServer(host);
    return analyse({ ...session, host, servers: [...session.servers, ...(builtIn ? [builtIn] : [])] }).verdict.level;
  };

  test("files and memory are not lethal without a host, and are with one that has web access", () => {
    expect(level("none")).toBe("two-legs");
    expect(level("claude-code")).toBe("lethal");
    expect(level("claude-desktop")).toBe("possible");
  });

  test("a coding agent with a shell is lethal with no server at all; one in a sandbox without network is so only possibly", () => {
    for (const host of ["claude-code", "cursor", "vscode", "gemini-cli", "windsurf", "zed", "goose"])
      expect(level(host, {})).toBe("lethal");
    expect(level("codex", {})).toBe("possible");
  });

  test("a picture that the model names is a way out to anywhere, also where somebody has to ask for it", () => {
    for (const host of HOSTS) {
      const pictures = hostServer(host.id)!.tools.find((tool) => tool.channel === "images")!;
      const { grade, verdict } = pictures.classification.egress;
      expect(grade).toBe(3);
      expect(pictures.onRequest ? ["yes"] : ["yes", "possible"]).toContain(verdict);
    }
  });

  test("memories of two hosts are two stores", () => {
    const stores = HOSTS.map(
      (host) =>
        hostServer(host.id)!.tools.find((tool) => tool.classification.carrier?.store.startsWith("memory of"))!
          .classification.carrier!.store,
    );
    expect(new Set(stores).size).toBe(HOSTS.length);
  });

  test("a chat host is never lethal for certain by itself", () => {
    for (const host of ["claude-desktop", "chatgpt"]) expect(level(host, {})).toBe("possible");
  });

  test("without its shells, Claude Code is still lethal through reading files and fetching pages", () => {
    const host = hostServer("claude-code")!;
    const tools = host.tools.map((tool) => ({
      ...tool,
      off: tool.off || ["Bash", "Monitor"].includes(tool.tool.name),
    }));
    const { verdict, cuts } = analyse({ name: "", host: "claude-code", servers: [{ ...host, tools }] });
    expect(verdict.level).toBe("lethal");
    expect(cuts.plain.tools.map((cut) => cut.remove)).toEqual([["host:claude-code/WebFetch"]]);
  });
});
