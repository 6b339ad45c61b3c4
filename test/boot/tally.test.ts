import { describe, expect, test } from "vitest";
import { closingLine, countGate, readPlaywright, readVitest, sum } from "@/lib/boot/tally.mjs";

describe("the closing line", () => {
  test("is the sum of all gates", () => {
    const total = sum([
      countGate(0, null),
      countGate(1, null),
      countGate(0, { passed: 40, failed: 0, skipped: 0 }),
      countGate(1, { passed: 5, failed: 2, skipped: 0 }),
    ]);
    expect(closingLine(total)).toBe("46 passed, 3 failed");
  });
  test("counts a crash as a failure, whatever the report says", () => {
    expect(countGate(1, { passed: 9, failed: 0, skipped: 0 })).toEqual({ passed: 9, failed: 1, skipped: 0 });
    expect(countGate(null, { passed: 0, failed: 0, skipped: 0 }).failed).toBe(1);
    expect(countGate(null, null)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
  test("does not hide what was skipped", () => {
    expect(closingLine({ passed: 1, failed: 0, skipped: 2 })).toBe("1 passed, 0 failed, 2 skipped");
  });
});

test("a test file that could not be loaded is a failure", () => {
  const loaded = { status: "passed", assertionResults: [{}] };
  const broken = { status: "failed", assertionResults: [] };
  expect(
    readVitest({
      numPassedTests: 1,
      numFailedTests: 0,
      numPendingTests: 0,
      numTodoTests: 0,
      testResults: [loaded, broken],
    }).failed,
  ).toBe(1);
});

test("a browser test that passes only when repeated is a failure, and so is an error outside the tests", () => {
  expect(readPlaywright({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 }, errors: [{}] })).toEqual({
    passed: 3,
    failed: 3,
    skipped: 0,
  });
});
