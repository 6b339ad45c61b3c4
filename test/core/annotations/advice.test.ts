import { describe, expect, test } from "vitest";
import { advisedAnnotations, adviseServer, changesOf } from "@/lib/core/annotations/advice";
import { readServer } from "@/lib/core/annotations/examine";
import { methodOf } from "@/lib/core/annotations/methods";
import type { Tool } from "@/lib/core/model/tool";

const advise = (tool: Tool) => {
  const server = readServer({ name: "desk" }, [tool]);
  const advice = adviseServer(server)[0]!;
  return {
    advice,
    annotations: advisedAnnotations(server.tools[0]!, advice),
    changes: changesOf(server.tools[0]!, advice),
  };
};

describe("advice for authors", () => {
  test.each([
    [{ name: "list_tickets", description: "List the tickets of the desk." }, { readOnlyHint: true }],
    [
      { name: "create_ticket", description: "Create a ticket." },
      { readOnlyHint: false, destructiveHint: false, idempotentHint: false },
    ],
    [
      { name: "delete_ticket", description: "Delete a ticket permanently." },
      { readOnlyHint: false, destructiveHint: true, idempotentHint: true },
    ],
    [
      {
        name: "send_email",
        description: "Send an email to any recipient.",
        inputSchema: { properties: { to: { type: "string" }, body: { type: "string" } } },
      },
      { readOnlyHint: false, openWorldHint: true },
    ],
  ])("for %o", (tool, hints) => expect(advise(tool as Tool).annotations).toMatchObject(hints));

  test("says nothing of what is declared rightly, and takes out what means nothing", () => {
    const { changes } = advise({
      name: "list_tickets",
      description: "List the tickets of the desk.",
      annotations: { readOnlyHint: true, idempotentHint: true },
    });
    expect(changes.filter(({ hint }) => hint !== "openWorldHint")).toEqual([
      expect.objectContaining({ hint: "idempotentHint", from: true, to: undefined }),
    ]);
  });

  test("of a tool of which nothing is known advises nothing", () => {
    expect(advise({ name: "zorble" }).advice.hints).toEqual([]);
    expect(
      advise({ name: "run_zorble", inputSchema: { properties: { x: { type: "string" } } } }).annotations,
    ).not.toMatchObject({
      readOnlyHint: true,
    });
  });

  test("keeps what the author declares beside the hints", () => {
    const { annotations } = advise({
      name: "list_tickets",
      description: "List tickets.",
      annotations: { title: "Tickets", audience: ["user"] },
    });
    expect(annotations).toMatchObject({ title: "Tickets", audience: ["user"], readOnlyHint: true });
  });

  test("remarks on repeated calls, long work and costs", () => {
    expect(advise({ name: "create_ticket", description: "Create a ticket." }).advice.remarks).toEqual([
      expect.stringContaining("key"),
    ]);
    expect(advise({ name: "export_archive", description: "Export the archive." }).advice.remarks).toEqual(
      expect.arrayContaining([expect.stringContaining("progress")]),
    );
  });
});

describe("the mapping by method", () => {
  test.each([
    ["GET /users", true, false],
    ["POST /v1/users", false, false],
    ["PUT /v1/users/{id}", false, true],
    ["PATCH /users/{id}", false, true],
    ["DELETE /users/{id}", false, true],
    ["SELECT rows of the table users.", true, false],
    ["INSERT rows into the table users.", false, false],
    ["UPDATE rows of the table users.", false, true],
    ["TRUNCATE the table users.", false, true],
  ])("%s: read-only %s, destructive %s", (description, readOnly, destructive) =>
    expect(methodOf({ name: "tool", description })).toMatchObject({ readOnly, destructive }),
  );

  test("goes by names of generators too, and not by words in a sentence", () => {
    expect(methodOf({ name: "delete_/users/{id}" })?.word).toBe("DELETE");
    expect(methodOf({ name: "UsersService-DELETE" })?.word).toBe("DELETE");
    expect(
      methodOf({ name: "select_colour", description: "Select a colour. Get it right and post it." }),
    ).toBeUndefined();
  });
});

test("what a server declares against itself is neither passed over nor advised away", () => {
  for (const claim of [{ egressHint: true }, { destination: "public" }]) {
    const tool = { name: "get_weather", description: "Gets the weather.", annotations: claim } as Tool;
    const { egress } = readServer({ name: "desk" }, [tool]).tools[0]!.classification;
    expect(egress.verdict).toBe("possible");
    expect(egress.condition).toMatch(/as its server declares$/);
    expect(advise(tool).changes.map(({ hint, to }) => [hint, to])).not.toContainEqual(["readOnlyHint", true]);
    expect(advise(tool).changes.map(({ hint, to }) => [hint, to])).not.toContainEqual(["openWorldHint", false]);
  }
  const silent = { name: "get_weather", description: "Gets the weather." } as Tool;
  expect(readServer({ name: "desk" }, [silent]).tools[0]!.classification.egress.verdict).toBe("no");
  expect(advise(silent).changes.map(({ hint }) => hint)).toContain("readOnlyHint");
});
