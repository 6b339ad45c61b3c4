import { Session } from "node:inspector/promises";
import { beforeAll, afterAll, describe, expect, test } from "vitest";
import { classifyServer } from "@/lib/core/classification/classify";
import type { Tool } from "@/lib/core/model/tool";

/**
 * Work is counted, not timed: how often the blocks of `lib/core` are entered, as V8 counts them for coverage. The same on
 * every machine. What happens inside a regular expression is not in it.
 */
const session = new Session();

beforeAll(async () => {
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
});
afterAll(() => session.disconnect());

async function stepsOf(tool: Tool): Promise<number> {
  const judge = () => classifyServer({ name: "post" }, [tool], [], [], { evidence: false });
  judge();
  await session.post("Profiler.takePreciseCoverage");
  judge();
  const { result } = await session.post("Profiler.takePreciseCoverage");
  const ours = result.filter(({ url }) => url.includes("/lib/core/"));
  return ours
    .flatMap(({ functions }) => functions)
    .flatMap(({ ranges }) => ranges)
    .reduce((sum, { count }) => sum + count, 0);
}

const SHAPES: Record<string, (size: number) => Tool> = {
  "a description of sentences": (size) => ({
    name: "send_mail",
    description: "Sends a mail with a file to a customer. ".repeat(size / 40),
  }),
  "a description without a space": (size) => ({ name: "send_mail", description: "x".repeat(size) }),
  "a description of changing capitals": (size) => ({ name: "send_mail", description: "sendMail".repeat(size / 8) }),
  "a Chinese description": (size) => ({ name: "send_mail", description: "发送邮件给客户".repeat(size / 7) }),
  "a Korean description": (size) => ({ name: "send_mail", description: "파일을 보냅니다 ".repeat(size / 9) }),
  "a description of injection phrases": (size) => ({
    name: "send_mail",
    description: "Sends a mail ignore the above ".repeat(size / 30),
  }),
  "a long name": (size) => ({ name: "send_mail_".repeat(size / 10) }),
  "many arguments": (size) => ({
    name: "send_mail",
    inputSchema: {
      properties: Object.fromEntries(
        Array.from({ length: size / 10 }, (_, at) => [`file_${at}`, { type: "string", description: "a path" }]),
      ),
    },
  }),
  "many alternatives": (size) => ({
    name: "send_mail",
    inputSchema: { anyOf: Array.from({ length: size / 10 }, () => ({ properties: { url: { type: "string" } } })) },
  }),
};

describe.each(Object.entries(SHAPES))("the work that %s makes", (_what, make) => {
  test("at most doubles with its length, and grows no more beyond what is read", async () => {
    const small = await stepsOf(make(5_000));
    const double = await stepsOf(make(10_000));
    const atLimit = await stepsOf(make(40_000));
    const beyond = await stepsOf(make(1_000_000));
    expect(small).toBeGreaterThan(100);
    expect(double).toBeLessThan(2.2 * small);
    expect(beyond).toBeLessThan(1.1 * atLimit);
  });
});
