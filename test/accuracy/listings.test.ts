import { describe, expect, test } from "vitest";
import { readListings } from "@/lib/fit/listings";

describe("a listing", () => {
  test("gives each tool its server, arguments, description and labels", () => {
    const [send, inbound, bare] = readListings(
      "talk",
      `@ desk-mail | Desk | Mail, for one desk
send | to:s!(who gets it, by name), cc:a, urgent:b | Send it\\nand forget it. | nnyyn
inbound |  | What came in | yynnn

@ other
look | ? |  | nmnnn
`,
    );
    expect(send).toMatchObject({
      server: { name: "desk-mail", title: "Desk", description: "Mail, for one desk" },
      tool: {
        name: "send",
        description: "Send it\nand forget it.",
        inputSchema: {
          type: "object",
          properties: {
            to: { type: "string", description: "who gets it, by name" },
            cc: { type: "array" },
            urgent: { type: "boolean" },
          },
          required: ["to"],
        },
      },
      labels: { private: "n", untrusted: "n", egress: "y", writes: "y", destructive: "n" },
    });
    expect(inbound!.owner).toBe(send!.owner);
    expect(inbound!.tool.inputSchema).toEqual({ type: "object", properties: {} });
    expect(bare).toMatchObject({ server: { name: "other" }, labels: { untrusted: "m" } });
    expect(bare!.tool).toEqual({ name: "look" });
    expect(bare!.owner).not.toBe(send!.owner);
  });

  test.each([
    ["a line before any server", "look |  |  | nnnnn"],
    ["letters that are no labels", "@ desk\nlook |  | Looks | nnnyx"],
    ["too few fields", "@ desk\nlook | nnnnn"],
  ])("with %s is refused, with the author and the line", (_, text) => {
    expect(() => readListings("talk", text)).toThrow(/“talk”, line \d/);
  });
});
