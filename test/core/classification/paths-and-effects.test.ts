import { describe, expect, test } from "vitest";
import { destructiveEffectFeatures } from "@/lib/core/classification/features/destructive-effects";
import { egressPathFeatures } from "@/lib/core/classification/features/egress-paths";
import { toolContext } from "@/lib/core/classification/features/tool-context";
import type { Tool } from "@/lib/core/model/tool";
import { profileServer } from "@/lib/core/classification/parsing/profile";
import { readTool } from "@/lib/core/classification/parsing/read";

const schema = (...names: string[]) => ({
  type: "object",
  properties: Object.fromEntries(names.map((name) => [name, { type: "string" }])),
  required: names,
});

function readOf(server: string, tool: Tool) {
  const texts = { name: server };
  return readTool(texts, profileServer(texts, [tool]), tool);
}
const pathsOf = (server: string, tool: Tool) =>
  egressPathFeatures(toolContext(readOf(server, tool))).map(({ feature }) => feature.name);
const effectsOf = (server: string, tool: Tool) =>
  destructiveEffectFeatures(toolContext(readOf(server, tool))).map(({ feature }) => feature.name);

describe("a way out", () => {
  test.each<[string, string, Tool]>([
    [
      "way opens an address",
      "page-fetcher",
      { name: "fetch_page", description: "Fetch a web page.", inputSchema: schema("url") },
    ],
    [
      "way runs code or commands",
      "terminal",
      { name: "execute_command", description: "Execute a shell command.", inputSchema: schema("command") },
    ],
    [
      "way drives a browser",
      "playwright-browser",
      { name: "browser_click", description: "Click an element of the page.", inputSchema: schema("selector") },
    ],
    [
      "way sends words",
      "gmail",
      { name: "send_email", description: "Send an email.", inputSchema: schema("to", "body") },
    ],
    [
      "way calls back",
      "shop",
      { name: "register_hook", description: "Register a hook.", inputSchema: schema("webhook_url") },
    ],
    [
      "way connects to a host",
      "archive",
      { name: "get_metrics", description: "Get metrics.", inputSchema: schema("host") },
    ],
    [
      "way pays",
      "solana-wallet",
      { name: "transfer", description: "Transfer tokens.", inputSchema: schema("recipient", "amount") },
    ],
  ])("%s: on %s", (egressPath, server, tool) =>
    expect(pathsOf(server, tool)).toEqual(expect.arrayContaining([egressPath, "way sure"])),
  );

  test("is none where an address names an item of one service", () =>
    expect(
      pathsOf("youtube", {
        name: "get_transcript",
        description: "Get the transcript of a video.",
        inputSchema: schema("url"),
      }),
    ).toEqual(["way no item of one service"]));
  test("is none in a sum", () =>
    expect(pathsOf("calculator", { name: "add", description: "Add two numbers." })).toEqual(["way none"]));
});

describe("a loss", () => {
  test.each<[string, string, Tool]>([
    ["deletes", "files", { name: "delete_file", description: "Delete a file.", inputSchema: schema("path") }],
    [
      "changes a stored value",
      "notes",
      { name: "update_note", description: "Update a note.", inputSchema: schema("content") },
    ],
    [
      "runs anything",
      "terminal",
      { name: "execute_command", description: "Execute a shell command.", inputSchema: schema("command") },
    ],
    [
      "offers to delete",
      "tables",
      {
        name: "manage_table",
        description: "Manage a table.",
        inputSchema: { type: "object", properties: { action: { type: "string", enum: ["list", "delete"] } } },
      },
    ],
  ])("%s: on %s", (destructiveEffect, server, tool) =>
    expect(effectsOf(server, tool)).toEqual(expect.arrayContaining([destructiveEffect, "loses for sure"])),
  );

  test("is not to take a link away that can be set again", () =>
    expect(
      effectsOf("chat", {
        name: "remove_reaction",
        description: "Remove a reaction from a message.",
        inputSchema: schema("message_id"),
      }),
    ).toEqual(["no loss but a link"]));
  test("is not to read", () =>
    expect(effectsOf("files", { name: "read_file", description: "Read a file.", inputSchema: schema("path") })).toEqual(
      ["loses nothing"],
    ));
});
