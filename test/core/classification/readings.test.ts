import { describe, expect, test } from "vitest";
import { classifyServer } from "@/lib/core/classification/classify";
import { ownershipFeatures } from "@/lib/core/classification/features/ownership";
import { authorshipFeatures } from "@/lib/core/classification/features/authorship";
import { toolContext } from "@/lib/core/classification/features/tool-context";
import type { Tool } from "@/lib/core/model/tool";
import { profileServer } from "@/lib/core/classification/parsing/profile";
import { readTool } from "@/lib/core/classification/parsing/read";

const tool = (name: string, description = "", ...params: string[]): Tool => ({
  name,
  description,
  inputSchema: {
    type: "object",
    properties: Object.fromEntries(params.map((param) => [param, { type: "string" }])),
    required: params.slice(0, 1),
  },
});
const read = (server: string, one: Tool) => readTool({ name: server }, profileServer({ name: server }, [one]), one);
const verdicts = (server: string, one: Tool) => classifyServer({ name: server }, [one])[0]!;

describe("the verb of a name", () => {
  test.each([
    ["pull_requests_create", "Create a pull request.", "create"],
    ["build_log_get", "Retrieve the log of a build.", "read"],
    ["pipelines_build", "Retrieve what is known of a build.", "read"],
    ["mark_thread_as_read", "Mark a thread as read.", "update"],
    ["random_bird_by_type", "Show a random bird of a type.", "read"],
    ["is_bridge_connected", "Tell whether the bridge is there.", "check"],
    ["check_login_status", "Check whether somebody is signed in.", "check"],
    ["add", "Add two numbers.", "compute"],
    ["state_of_the_machine", "Show the state of a machine.", "read"],
    ["finalize_report", "Finalize a report.", "update"],
    ["worker_logs", "Logs of a worker.", undefined],
    ["book_reviews", "Opinions of readers.", undefined],
    ["text_distance", "Compute how far two texts are apart.", "compute"],
  ])("of %s", (name, description, verb) => {
    expect(read("x", tool(name, description)).action?.meaning.id).toBe(verb);
  });
});

describe("whose it is what comes back", () => {
  const of = (server: string, one: Tool) => ownershipFeatures(toolContext(read(server, one)))[0]!.feature.name;

  test.each([
    ["gmail", tool("list_threads", "List threads."), "of an account"],
    ["text-analysis", tool("count_lines", "Count the lines of a file.", "file_path"), "of a named file"],
    ["openweather", tool("get_forecast", "Get the forecast for a city.", "city"), "of the public"],
    ["kubernetes-cloud", tool("get_troubleshooting_guide", "Provides guidance for problems."), "of its own help"],
    ["pricing", tool("list_supported_regions", "List the supported regions."), "of its own help"],
    ["workstation", tool("run_script", "Execute a script.", "script"), "of a free run"],
    ["notes-vault", tool("delete_note", "Delete a note.", "id"), "of an acknowledgement"],
    ["redis", tool("pop_item", "Remove and return the first element of a list.", "key"), "of an answering change"],
  ])("on %s", (server, one, expected) => {
    expect(of(server, one)).toMatch(new RegExp(`^${expected}`));
  });
});

describe("whether a call changes something", () => {
  test.each([
    ["scholar", tool("download_article", "Download an article to a file.", "id", "output_path"), true],
    ["scholar", tool("search_articles", "Search for articles.", "query"), false],
    ["scanner", tool("filter_findings", "Filter findings.", "results_file"), false],
    ["calculator", tool("multiply", "Multiply two numbers.", "a", "b"), false],
    ["asana", tool("create_task", "Create a task.", "title"), true],
    ["chess", tool("place_piece", "Place a piece on the board.", "square"), true],
    ["playwright", tool("click_button", "Click a button.", "selector"), true],
    ["playwright", tool("take_screenshot", "Take a screenshot of the page."), false],
  ])("on %s: $name", (server, one, expected) => {
    expect(verdicts(server, one).writes).toBe(expected);
  });
});

describe("what a word names", () => {
  test.each([
    ["notion", "get_page", "wiki-page"],
    ["firecrawl", "get_page", "web-page"],
    ["home-assistant", "get_entity", "device"],
    ["runescape", "list_orders", "market-data"],
    ["shopify", "list_orders", "order"],
    ["leetcode", "get_user", "social-profile"],
  ])("on %s, of %s", (server, name, thing) => {
    expect(read(server, tool(name)).thing?.meaning.id).toBe(thing);
  });
});

describe("who writes what comes back", () => {
  const of = (server: string, one: Tool) => authorshipFeatures(toolContext(read(server, one)))[0]!.feature.name;

  test.each([
    [
      "perplexity",
      tool("ask", "Ask a question and get an answer with sources.", "question"),
      "an answer out of the web",
    ],
    ["openstreetmap", tool("find_benches", "Find benches near a place.", "latitude", "longitude"), "an open register"],
    ["http-request", tool("call_endpoint", "Send a request to an endpoint.", "url", "body"), "any address"],
    ["gmail", tool("get_forwarding", "Gets the forwarding settings."), "figures"],
    ["appserver-wildfly", tool("get_server_log_file", "Get the log file of a server."), "a record of events"],
  ])("on %s", (server, one, expected) => {
    expect(of(server, one)).toBe(expected);
  });
});

describe("verdicts that once were odd", () => {
  test("a mark brings nothing back, whatever is marked as read", () => {
    const { private: ours, untrusted } = verdicts(
      "gmail",
      tool("mark_as_read", "Mark a message as read.", "message_id"),
    );
    expect([ours.verdict, untrusted.verdict]).toEqual(["no", "no"]);
  });

  test("the folders of a mailbox are no files, those of a drive are", () => {
    expect(
      verdicts("outlook-mail", tool("list_mail_folders", "List the folders of the mailbox.")).carrier?.store,
    ).not.toBe("files");
    expect(verdicts("google-drive", tool("list_folders", "List folders.")).carrier?.store).toBe("files");
  });

  test("a fetcher of any address may hold private data if it reaches the owner's network", () => {
    const verdict = verdicts("page-fetcher", tool("fetch_page", "Fetches a web page.", "url")).private;
    expect(verdict.verdict).not.toBe("yes");
    expect(verdict.condition).toBe(verdict.verdict === "possible" ? "if it can reach your own network" : undefined);
  });

  test("what only writes files in a shell's folder sends nothing out", () => {
    expect(
      verdicts("terminal-control", tool("write_file", "Write content to a file.", "path", "content")).egress.verdict,
    ).not.toBe("yes");
  });

  test("an optional host picks what is shown, unless a port stands beside it", () => {
    expect(
      verdicts("burp-suite", {
        name: "list_requests",
        description: "List requests.",
        inputSchema: { type: "object", properties: { host: { type: "string" }, limit: { type: "number" } } },
      }).egress.verdict,
    ).not.toBe("yes");
    expect(
      verdicts("app-console", {
        name: "read_status",
        description: "Read the status of a server.",
        inputSchema: { type: "object", properties: { host: { type: "string" }, port: { type: "number" } } },
      }).egress.p,
    ).toBeGreaterThan(0.3);
  });
});
