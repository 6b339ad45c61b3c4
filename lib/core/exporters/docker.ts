import { at } from "../importers/define";
import { isRecord } from "../text/is-record";
import { editEntries, type EntryKeys } from "./entries";
import { defineExporter, taken, type SessionPlan, type ManualStep } from "./define";

const KEYS: EntryKeys = { server: "remove", allow: "tools" };
const word = (text: string): string => (/^[\w.:/@-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`);

function commands(plan: SessionPlan): string[] {
  const flags = plan.servers.flatMap((server) =>
    server.off ? [] : taken(server).map((tool) => `--disable ${word(`${server.name}.${tool}`)}`),
  );
  const removed = plan.servers.filter((server) => server.off).map((server) => `--name ${word(server.name)}`);
  return [
    ...(flags.length > 0 ? [`docker mcp profile tools PROFILE ${flags.join(" ")}`] : []),
    ...(removed.length > 0 ? [`docker mcp profile server remove PROFILE ${removed.join(" ")}`] : []),
  ];
}

export default defineExporter({
  id: "docker",
  keys: { hide: "tools of the profile’s server", block: null, ask: null, server: null },
  changes: (plan) => [
    {
      role: "config",
      place: "PROFILE.yaml, from “docker mcp profile export PROFILE PROFILE.yaml”",
      syntax: "yaml",
      edits(value, places) {
        // A profile holds its servers as a list; entries of a catalog cannot be switched off, only left out of a profile.
        if (!Array.isArray(at(value, ["servers"]))) return [];
        return editEntries(
          { ...plan, wholeServers: false },
          value,
          (server) => {
            const place = places(server)?.slice(0, 2);
            return place && isRecord(at(value, place)) ? place : undefined;
          },
          KEYS,
        );
      },
    },
  ],
  steps: (plan): ManualStep[] => [
    ...(commands(plan).length > 0
      ? [{ text: "Or on the command line, with the id of your profile for PROFILE:", code: commands(plan).join("\n") }]
      : []),
    ...(plan.servers.some((server) => server.ask.length > 0)
      ? [
          {
            text: "The gateway does not ask. Let the client that is connected to it ask before these tools are called.",
          },
        ]
      : []),
  ],
  apart: {
    text: "Import each file as a profile of its own, and connect your client to one at a time:",
    code: "docker mcp profile import part.yaml\ndocker mcp gateway run --profile part",
  },
});
