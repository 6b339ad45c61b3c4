import { describe, expect, test } from "vitest";
import { CLIENTS as HINT_READERS } from "@/lib/core/annotations/clients";
import { EXPORTERS } from "@/lib/core/exporters";
import { GUARD_CLIENTS } from "@/lib/core/guard/clients";
import { HOSTS } from "@/lib/core/hosts";
import { IMPORTERS } from "@/lib/core/importers";
import { CLIENTS, clientLabel } from "@/lib/core/model/client";
import { PERMISSION_READERS } from "@/lib/core/permissions";

/** Ids that are no client's: forms of files that no single client owns, gateways and interfaces. */
const NO_CLIENTS = ["mcpb", "registry", "auto-approve", "openai-api", "read-only-mode", "mcpproxy"];
/** Forms of files, and hosts of hints of which only a part was read, that have a name of their own beside the client's. */
const OWN_NAMES = [
  "importers gemini-cli",
  "importers docker",
  "hints roo",
  "hints amazon-q",
  "hints claude-desktop",
  // What permissions are called is kept with the sessions that hold them.
  "permissions amazon-q",
  "permissions opencode",
];

const ROOMS: Record<string, readonly { id: string; label: string }[]> = {
  importers: IMPORTERS,
  exporters: EXPORTERS,
  hosts: HOSTS,
  hints: HINT_READERS,
  permissions: PERMISSION_READERS,
  guard: GUARD_CLIENTS,
};

describe.each(Object.entries(ROOMS))("%s", (room, all) => {
  test("call each client by the one id and the one name that it has", () => {
    for (const { id, label } of all.filter(({ id }) => !NO_CLIENTS.includes(id))) {
      expect(Object.keys(CLIENTS)).toContain(id);
      expect(OWN_NAMES.includes(`${room} ${id}`) || label === clientLabel(id), `${room} ${id} ${label}`).toBe(true);
    }
  });
});

test("every client stands in some room, under a name that no other has", () => {
  const ids = new Set(Object.values(ROOMS).flatMap((all) => all.map(({ id }) => id)));
  expect(Object.keys(CLIENTS).filter((id) => !ids.has(id))).toEqual([]);
  expect(new Set(Object.values(CLIENTS)).size).toBe(Object.keys(CLIENTS).length);
});

test("an id that is no client's is its own name, whatever it is called", () => {
  for (const id of ["somebody-else", "__proto__", "constructor", ""]) expect(clientLabel(id)).toBe(id);
});
