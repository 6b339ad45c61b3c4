import fc from "fast-check";
import { expect, test } from "vitest";
import { analyse } from "@/lib/core/analysis/analyse";
import { tornServers } from "@/lib/core/analysis/torn-servers";
import { STANCES } from "@/lib/core/model/session";
import { anySession, aSession, tools } from "./sessions";

const torn = (session: ReturnType<typeof aSession>) => tornServers(session, analyse(session).split.plain, "plain");

test("a server that holds all three legs is divided, and its tools are named", () => {
  expect(torn(aSession({ mail: { tools: tools("PU", "E") } }))).toEqual([
    {
      server: "mail",
      why: "is divided, because whole it holds all three legs: “t0” brings private data, “t0” brings untrusted input and “t1” brings a way out.",
    },
  ]);
});

test("a server with a tool that holds everything cannot be split", () => {
  expect(torn(aSession({ shell: { tools: tools("PUE", "P") } }))).toEqual([
    {
      server: "shell",
      why: "cannot be split, because “t0” holds all three legs: only a compensating control or leaving it out helps.",
    },
  ]);
});

test("a server that stays whole is not told", () => {
  expect(torn(aSession({ files: { tools: tools("P", "P") }, web: { tools: tools("UE") } }))).toEqual([]);
});

test("exactly the servers are told whose tools are in several parts or in none", () => {
  fc.assert(
    fc.property(anySession({ switches: true }), (session) => {
      for (const stance of STANCES) {
        const split = analyse(session).split[stance];
        const expected = session.servers
          .filter((server) => !server.off)
          .filter((server) => {
            const on = server.tools.filter((tool) => !tool.off).map((tool) => tool.id);
            return (
              on.some((id) => split.unsplittable.includes(id)) ||
              split.parts.filter((part) => part.tools.some((id) => on.includes(id))).length > 1
            );
          })
          .map((server) => server.name)
          .sort();
        expect(tornServers(session, split, stance).map((one) => one.server)).toEqual(expected);
      }
    }),
  );
});
