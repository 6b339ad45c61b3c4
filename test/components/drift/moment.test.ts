import { expect, test } from "vitest";
import { MomentSchema } from "@/app/servers/[serverId]/history/query";

test.each([
  ["2026-11-16", "2026-11-16T23:59:59.999Z"],
  ["2026-11-16T09:00", "2026-11-16T09:00:00.000Z"],
  ["2026-11-16T09:00:05", "2026-11-16T09:00:05.999Z"],
  ["2026-11-16T09:00:05Z", "2026-11-16T09:00:05.999Z"],
  ["2026-11-16T09:00:05.250Z", "2026-11-16T09:00:05.250Z"],
])("%s means %s, so that what pages show of a listing's time finds it", (written, means) => {
  expect(MomentSchema.parse(written)).toBe(means);
});

test.each(["2026-13-01", "yesterday", "2026-11-16T25:00", ""])("“%s” is no moment", (written) => {
  expect(MomentSchema.safeParse(written).success).toBe(false);
});
