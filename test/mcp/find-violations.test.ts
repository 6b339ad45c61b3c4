import fc from "fast-check";
import { expect, test } from "vitest";
import { findViolations } from "@/lib/mcp/find-violations";

const fine = {
  name: "read_file",
  title: "Read",
  description: "Reads.",
  inputSchema: { type: "object" },
  annotations: { readOnlyHint: true },
};

test("a tool that keeps to the specification has none", () => {
  expect(findViolations([fine, { ...fine, name: "write.file-2" }])).toEqual([]);
});

test.each([
  [{ ...fine, name: "read file" }, "tools[0].name"],
  [{ ...fine, name: "" }, "tools[0].name"],
  [{ ...fine, description: 7 }, "tools[0].description"],
  [{ ...fine, inputSchema: undefined }, "tools[0].inputSchema"],
  [{ ...fine, inputSchema: { properties: {} } }, "tools[0].inputSchema"],
  [{ ...fine, annotations: [] }, "tools[0].annotations"],
  [{ ...fine, annotations: { openWorldHint: "false" } }, "tools[0].annotations.openWorldHint"],
])("%j has one, and it says where", (tool, where) => {
  expect(findViolations([tool]).map((violation) => violation.where)).toEqual([where]);
});

test("looking for them never throws, whatever the list", () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          fc.anything(),
          fc.record({ name: fc.anything(), inputSchema: fc.anything(), annotations: fc.anything() }),
        ),
      ),
      (tools) => void findViolations(tools),
    ),
  );
});
