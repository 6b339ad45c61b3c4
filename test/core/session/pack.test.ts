import fc from "fast-check";
import { expect, test } from "vitest";
import { analyse } from "@/lib/core/analysis/analyse";
import { takeSnapshot } from "@/lib/core/snapshots/take";
import { composeSession } from "@/lib/core/session/compose";
import { packSession, unpackSession } from "@/lib/core/session/pack";

const NAMES = ["send_mail", "send_mail", "read/mail", "fetch", "delete_all", "x\ny", "«»"];
const tool = fc.record({
  name: fc.constantFrom(...NAMES),
  description: fc.constantFrom("Sends a mail to anyone.", "Reads private files.", "Opens any page of the web.", ""),
  inputSchema: fc.constant({ type: "object", properties: { url: { type: "string" } } }),
  annotations: fc.constantFrom({}, { readOnlyHint: true }, { readOnlyHint: false, destructiveHint: true }),
});
const server = fc.record({
  name: fc.constantFrom("mail", "web", "mail/send_mail"),
  tools: fc.array(tool, { maxLength: 6 }),
  resources: fc.constantFrom<unknown[]>([], [{ uri: "mail://drafts", name: "drafts" }]),
});

/** Without what a page asks for one tool at a time. */
function carried(session: ReturnType<typeof unpackSession>): unknown {
  const json = JSON.stringify(session, (key, value: unknown) =>
    key === "evidence" || key === "title" || key === "description" || key === "digest" || key === "inputSchema"
      ? undefined
      : value,
  );
  return JSON.parse(json);
}

test("a packed session is the same session again, with ids, switches, channels and host, and comes to the same", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(server, { selector: ({ name }) => name, maxLength: 3 }),
      fc.constantFrom("none", "cursor"),
      fc.boolean(),
      (servers, host, off) => {
        const session = composeSession(
          {
            name: "one",
            host,
            servers: servers.map(({ name }) => name),
            off: off ? ["mail/send_mail", "web", "host:cursor"] : [],
          },
          servers.map(({ name, ...listing }) => ({
            server: { name, transport: { kind: "given" }, disabled: false, hiddenTools: [] },
            snapshot: takeSnapshot(listing, "2026-11-01T08:00:00.000Z"),
          })),
          [],
        );
        const packed = JSON.parse(JSON.stringify(packSession(session))) as ReturnType<typeof packSession>;
        const again = unpackSession(packed);
        expect(carried(again)).toEqual(carried(session));
        expect(analyse(again)).toEqual(analyse(session));
      },
    ),
    { numRuns: 60 },
  );
});

test("ten tools of the same kind take little more than their names", () => {
  const listing = (count: number) =>
    takeSnapshot(
      {
        tools: Array.from({ length: count }, (_, at) => ({
          name: `search_messages_${at}`,
          description: "Finds messages that anyone wrote.",
          inputSchema: { type: "object", properties: { query: { type: "string" } } },
        })),
      },
      "2026-11-01T08:00:00.000Z",
    );
  const size = (count: number) =>
    JSON.stringify(
      packSession(
        composeSession(
          { name: "one", host: "none", servers: ["mail"], off: [] },
          [
            {
              server: { name: "mail", transport: { kind: "given" }, disabled: false, hiddenTools: [] },
              snapshot: listing(count),
            },
          ],
          [],
        ),
      ),
    ).length;
  expect((size(1_010) - size(10)) / 1_000).toBeLessThan(70);
});
