import { expect, test } from "vitest";
import { classifyServer } from "@/lib/core/classification/classify";

const judge = (argument: string, schema: object = { type: "string" }) =>
  classifyServer({ name: "calculator" }, [
    {
      name: "round_value",
      description: "Rounds a value to so many digits.",
      inputSchema: { type: "object", properties: { value: { type: "number" }, [argument]: schema } },
    },
  ])[0]!.egress;

test.each(["also_to", "share-with", "bcc", "push_image", "recipient"])(
  "an argument called %s is a way out under a condition that names it",
  (name) => expect(judge(name)).toMatchObject({ verdict: "possible", condition: expect.stringContaining(`“${name}”`) }),
);

test("an address to call back is a way out already by what it is", () => {
  for (const name of ["webhook", "callbackUrl"]) expect(judge(name).verdict).not.toBe("no");
});

test.each(["share", "copy", "report", "hooked", "callback_count"])("an argument called %s is none", (name) =>
  expect(judge(name).verdict).toBe("no"),
);

test("a switch or a fixed choice of that name takes no address", () => {
  expect(judge("notify", { type: "boolean" }).verdict).toBe("no");
  expect(judge("remote", { type: "string", enum: ["yes", "no"] }).verdict).toBe("no");
});
