import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isHiddenByConfig } from "@/lib/core/session/hidden-tools";
import { applyRules, IMPORTERS, readConfig, readRules } from "@/lib/core/importers";
import { EXPORTERS, findExporter, planOf, type PlanSource } from "@/lib/core/exporters";
import type { GivenFiles } from "@/lib/core/exporters/fix/given-files";
import { makeFix } from "@/lib/core/exporters/fix/make-fix";
import type { Server } from "@/lib/core/model/server";

const NAMES = ["mail", "issue-desk", "web"];
const TOOLS = ["read", "send_it", "delete-all", "list"];

type Given = { hidden?: string[]; only?: string[]; off?: boolean };

/** A file as a person wrote it: comments, odd spaces, and whatever the client's lists held before. */
const TEXTS: Record<string, (servers: Record<string, Given>) => string> = {
  codex: (servers) =>
    `# mine\nmodel = "m"\n${Object.entries(servers)
      .map(
        ([name, { hidden, only, off }]) =>
          `\n[mcp_servers.${name}] # ${name}\ncommand = "x"   # odd\n${only ? `enabled_tools = [\n  ${only.map((tool) => `"${tool}", # keep`).join("\n  ")}\n]\n` : ""}${hidden ? `disabled_tools = [${hidden.map((tool) => `'${tool}'`).join(",")}]\n` : ""}${off ? "enabled = false\n" : ""}\n[mcp_servers.${name}.env]\nK = "v"\n`,
      )
      .join("")}`,
  goose: (servers) =>
    `# mine\nextensions:\n${Object.entries(servers)
      .map(
        ([name, { only, off }]) =>
          `  ${name}:   # odd\n    type: stdio\n    cmd: x\n${only && only.length > 0 ? `    available_tools:\n${only.map((tool) => `    - ${tool} # keep\n`).join("")}` : ""}    enabled: ${!off}\n`,
      )
      .join("")}other: 1\n`,
  continue: (servers) =>
    `name: A\nmcpServers:\n${Object.keys(servers)
      .map((name) => `  # ${name}\n  - name: ${name}\n    command: x\n`)
      .join("")}`,
  docker: (servers) =>
    `version: 1\nid: p\nname: P\nservers:\n${Object.entries(servers)
      .map(
        ([name, { only }]) =>
          `  - type: image\n    image: example/${name}:1\n${only && only.length > 0 ? `    tools: [${only.join(", ")}]\n` : ""}    snapshot:\n      server: { name: ${name}, type: server, image: "example/${name}:1" }\n`,
      )
      .join("")}`,
  opencode: (servers) =>
    json(
      "mcp",
      servers,
      () => ({ type: "local", command: ["x"] }),
      { enabled: true },
      {
        tools: Object.fromEntries(
          Object.entries(servers).flatMap(([name, { hidden = [] }]) =>
            hidden.map((tool) => [`${name}_${tool}`, false]),
          ),
        ),
      },
    ),
  zed: (servers) => json("context_servers", servers, () => ({ command: "x", args: [] }), { enabled: true }),
  vscode: (servers) => json("servers", servers, () => ({ type: "stdio", command: "x" }), {}),
  "copilot-cli": (servers) =>
    json("mcpServers", servers, ({ only }) => ({ type: "local", command: "x", args: [], tools: only ?? ["*"] }), {}),
  "gemini-cli": (servers) =>
    json(
      "mcpServers",
      servers,
      ({ hidden, only }) => ({
        command: "x",
        ...(hidden && { excludeTools: hidden }),
        ...(only && { includeTools: only }),
      }),
      {},
      { mcp: { excluded: Object.keys(servers).filter((name) => servers[name]!.off) } },
    ),
  "claude-code": (servers) => json("mcpServers", servers, () => ({ type: "stdio", command: "x" }), {}),
};
const listed = (servers: Record<string, Given>) =>
  json("mcpServers", servers, ({ hidden }) => ({ command: "x", ...(hidden && { disabledTools: hidden }) }), {
    disabled: true,
  });

function json(
  container: string,
  servers: Record<string, Given>,
  entry: (given: Given) => object,
  sw: { enabled?: true; disabled?: true },
  more: object = {},
): string {
  const entries = Object.entries(servers).map(
    ([name, given]) =>
      `    // ${name}\n    "${name}": ${JSON.stringify({ ...entry(given), ...(sw.enabled && given.off && { enabled: false }), ...(sw.disabled && given.off && { disabled: true }) })}, // tail\n`,
  );
  return `\ufeff// mine\r\n{\r\n  "${container}": {\n${entries.join("")}  },\n${Object.entries(more)
    .map(([key, value]) => `  "${key}": ${JSON.stringify(value)},\n`)
    .join("")}}\n`;
}

const FILES: Record<string, string> = {
  codex: "config.toml",
  goose: "config.yaml",
  continue: "config.yaml",
  docker: "profile.yaml",
};
const given = fc.record({
  hidden: fc.option(fc.subarray(TOOLS), { nil: undefined }),
  only: fc.option(fc.subarray(TOOLS), { nil: undefined }),
  off: fc.boolean(),
});
const configs = fc.record(Object.fromEntries(NAMES.map((name) => [name, given])));
const offIds = fc.subarray(NAMES.flatMap((name) => TOOLS.map((tool) => `${name}/${tool}`)));

const source = (off: readonly string[]): PlanSource => ({
  name: "s",
  servers: NAMES.map((name) => ({
    name,
    tools: TOOLS.map((tool) => ({ id: `${name}/${tool}`, name: tool, off: off.includes(`${name}/${tool}`) })),
    off: off.includes(name),
  })),
});

/** What the client would not show after reading its files: ids of tools, and names of servers that are gone or off. */
function offAfter(
  id: string,
  config: string,
  files: { role: string; after: string }[],
): { servers: string[]; tools: string[] } {
  const settings = files.find((file) => file.role === "settings")?.after;
  const rules = settings !== undefined && id === "claude-code" ? readRules(settings) : undefined;
  const read = readConfig(id, config, FILES[id] ?? "config.json").servers;
  const servers = new Map(
    (rules ? applyRules(read, rules) : read).map((server): [string, Server] => [server.name, server]),
  );
  const isOff = (name: string) => servers.get(name)?.disabled !== false;
  const agent = files.find((file) => file.role === "agent")?.after;
  const isHidden = (name: string, tool: string) => {
    const server = servers.get(name)!;
    if (agent !== undefined) return !agent.includes(`"${name}/${tool}"`) && !agent.includes(`"${name}/*"`);
    return server.hiddenTools.includes(tool) || isHiddenByConfig(server, tool);
  };
  return {
    servers: NAMES.filter(isOff),
    tools: NAMES.filter((name) => !isOff(name)).flatMap((name) =>
      TOOLS.filter((tool) => isHidden(name, tool)).map((tool) => `${name}/${tool}`),
    ),
  };
}

describe.each(EXPORTERS.map(({ id }) => id))("%s", (id) => {
  const exporter = findExporter(id)!;
  const write = TEXTS[id] ?? listed;
  const fileName = FILES[id] ?? "config.json";
  const hides = exporter.keys.hide !== null;
  /** Where a client has no key for it, nothing of what a file hides has changed, but for the servers that went. */
  const offAs = (was: Record<string, { hidden?: string[]; only?: string[]; off: boolean }>, gone: readonly string[]) =>
    offAfter(
      id,
      write(Object.fromEntries(Object.entries(was).map(([name, one]) => [name, { ...one, off: false }]))),
      [],
    )
      .tools.filter((tool) => !gone.includes(tool.split("/")[0]!))
      .toSorted();
  const fix = (text: string, plan: ReturnType<typeof planOf>, more: GivenFiles = {}) => {
    const made = makeFix(exporter, plan, { config: { text, fileName }, ...more });
    expect(made.problems).toEqual([]);
    return { ...made, config: made.files.find((file) => file.role === "config")?.after ?? text };
  };

  test("has an importer of the same name", () => {
    expect(IMPORTERS.map((one) => one.id)).toContain(id);
  });

  test("the changed files, imported again, give the session that was meant", () => {
    fc.assert(
      fc.property(configs, offIds, fc.subarray(NAMES), (was, offTools, offServers) => {
        const text = write(was);
        const plan = planOf(source([...offTools, ...offServers]));
        const { config, files } = fix(text, plan);
        const meant = offTools.filter((tool) => !offServers.includes(tool.split("/")[0]!));
        const after = offAfter(id, config, files);
        const emptied =
          id === "goose" ? NAMES.filter((name) => TOOLS.every((tool) => offTools.includes(`${name}/${tool}`))) : [];
        expect(after.servers).toEqual(NAMES.filter((name) => offServers.includes(name) || emptied.includes(name)));
        const hidden = meant.filter((tool) => !emptied.includes(tool.split("/")[0]!));
        expect(after.tools.toSorted()).toEqual(hides ? hidden.toSorted() : offAs(was, after.servers));
        expect(
          fix(
            config,
            plan,
            Object.fromEntries(
              files.map((file) => [file.role, { text: file.after, fileName: file.role === "config" ? fileName : "x" }]),
            ),
          ).config,
          "a second time changes nothing",
        ).toBe(config);
      }),
      { numRuns: 60 },
    );
  });

  test("a part of a split has its tools and nothing else, whatever else stands in the file", () => {
    fc.assert(
      fc.property(
        configs,
        fc.subarray(
          NAMES.flatMap((name) => TOOLS.map((tool) => `${name}/${tool}`)),
          { minLength: 1 },
        ),
        fc.subarray(NAMES, { minLength: 1 }),
        (was, keep, known) => {
          const part = { ...source([]), servers: source([]).servers.filter(({ name }) => known.includes(name)) };
          const { config, files } = fix(write(was), planOf(part, { keep }));
          const after = offAfter(id, config, files);
          const used = known.filter((name) => keep.some((tool) => tool.startsWith(`${name}/`)));
          expect(after.servers).toEqual(NAMES.filter((name) => !used.includes(name)));
          const hidden = used
            .flatMap((name) => TOOLS.map((tool) => `${name}/${tool}`))
            .filter((tool) => !keep.includes(tool));
          expect(after.tools.toSorted()).toEqual(hides ? hidden.toSorted() : offAs(was, after.servers));
        },
      ),
      { numRuns: 40 },
    );
  });

  test("comments, order and every line that is not concerned stay as they are", () => {
    const text = write({ mail: {}, "issue-desk": {}, web: {} });
    const { config } = fix(text, planOf(source(["issue-desk/read"]), { wholeServers: false }));
    const lines = text.split("\n");
    const kept = config.split("\n");
    expect(
      lines
        .filter((line) => !kept.includes(line))
        .every((line) => /issue-desk|cmd|command|type|enabled|image|"tools"|^\}|^ {2}\},?$/.test(line)),
    ).toBe(true);
    for (const comment of text.match(/(\/\/|#) .*/g) ?? []) expect(config).toContain(comment.trimEnd());
    expect(kept.length - lines.length).toBeLessThan(40);
  });
});
