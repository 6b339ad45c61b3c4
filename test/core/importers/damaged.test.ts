import fc from "fast-check";
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { countServers, IMPORTERS, readConfig } from "@/lib/core/importers";

const root = new URL("../../fixtures/configs/", import.meta.url);
const files = readdirSync(root).flatMap((client) =>
  readdirSync(new URL(`${client}/`, root)).map((file) => ({
    client,
    file,
    text: readFileSync(new URL(`${client}/${file}`, root), "utf8"),
  })),
);

/** Every problem tells what to do, quotes no secret, and there is one where nothing could be read. */
function check(client: string, text: string, file: string) {
  const { servers, problems } = readConfig(client, text, file);
  expect(servers.length + problems.length, `${client} ${JSON.stringify(text)}`).toBeGreaterThan(0);
  for (const { message } of problems) expect(message).toMatch(/\.$/);
  expect(JSON.stringify(problems)).not.toMatch(/CANARY[A-Za-z0-9]{3}/);
  expect(countServers(client, text, file).servers).toBeGreaterThanOrEqual(servers.length);
}

test.each(files)(
  "$client/$file, broken off or with a byte changed, is servers or a clear problem",
  ({ client, file, text }) => {
    fc.assert(
      fc.property(
        fc.nat(text.length),
        fc.nat(text.length - 1),
        fc.constantFrom("", "{", "]", '"', ":", "\n", "\0", "&a", "*a", "\ud800", "[x"),
        fc.constantFrom(client, "auto"),
        (length, at, change, importer) => {
          check(importer, text.slice(0, length), file);
          check(importer, text.slice(0, at) + change + text.slice(at + 1), file);
        },
      ),
      { numRuns: 60 },
    );
  },
);

test("random bytes are a clear problem to every importer", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("auto", ...IMPORTERS.map(({ id }) => id)),
      fc.constantFrom("a.json", "a.toml", "a.yaml", "a"),
      fc.uint8Array({ maxLength: 400 }),
      (importer, file, bytes) => {
        check(importer, Buffer.from(bytes).toString("latin1"), file);
        check(importer, Buffer.from(bytes).toString("utf8"), file);
      },
    ),
    { numRuns: 400 },
  );
});
