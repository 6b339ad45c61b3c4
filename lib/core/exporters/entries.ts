import { at, texts } from "../importers/define";
import { isRecord } from "../text/is-record";
import { taken, type Places, type SessionPlan, type PlannedServer } from "./define";
import type { Edit, EditPath } from "./writing/edit";

/** How clients write switches in the entry of a server. */
export type EntryKeys = {
  /** The switch of the whole server; `remove` if there is none. */
  server: { key: "disabled" | "enabled" } | "remove";
  /** A list of the tools that are hidden. */
  deny?: string;
  /** A list of the only tools that are shown; `*` in it means all. */
  allow?: string;
  /** Lists of tools that run without asking. */
  auto?: readonly string[];
};

/** The edits that turn each entry of a config into what is planned. An entry of another session stays as it is. */
export function editEntries(plan: SessionPlan, value: unknown, places: Places, keys: EntryKeys): Edit[] {
  const gone: Edit[] = [];
  const edits = plan.servers.flatMap((server) => {
    const path = places(server);
    if (!path) return [];
    const entry = at(value, path);
    const fields = isRecord(entry) ? entry : {};
    const off =
      server.off ||
      (plan.wholeServers && taken(server).length > 0 && keys.deny === undefined && keys.allow === undefined);
    if (off && keys.server === "remove") {
      gone.push({ path, value: undefined });
      return [];
    }
    return [
      ...switchEdits(path, fields, off, keys),
      ...(off ? [] : [...toolEdits(path, fields, server, plan.strict, keys), ...askEdits(path, fields, server, keys)]),
    ];
  });
  // The indices of entries in a list change when an earlier one is removed, so the last one is removed first.
  return [...edits, ...gone.toSorted((a, b) => Number(b.path.at(-1)) - Number(a.path.at(-1)) || 0)];
}

function switchEdits(path: EditPath, fields: Record<string, unknown>, off: boolean, { server }: EntryKeys): Edit[] {
  const marked = (key: "disabled" | "enabled") => fields[key] === (key === "disabled");
  const drop = (key: "disabled" | "enabled") =>
    !off && marked(key) ? [{ path: [...path, key], value: undefined }] : [];
  if (server === "remove") return [...drop("disabled"), ...drop("enabled")];
  const wanted = server.key === "disabled" ? off : !off;
  const is = fields[server.key] ?? server.key === "enabled";
  return [
    ...(is === wanted ? [] : [{ path: [...path, server.key], value: wanted }]),
    ...drop(server.key === "disabled" ? "enabled" : "disabled"),
  ];
}

/** The desired lists. Unknown names stay hidden, and stay allowed unless the plan is strict. */
function toolEdits(
  path: EditPath,
  fields: Record<string, unknown>,
  server: PlannedServer,
  strict: boolean,
  { deny, allow }: EntryKeys,
): Edit[] {
  const out = new Set(taken(server));
  const known = new Set(server.tools);
  const shown = server.tools.filter((tool) => !out.has(tool));
  const listed =
    allow !== undefined && Array.isArray(fields[allow]) && !texts(fields[allow]).includes("*")
      ? texts(fields[allow])
      : undefined;
  const edits: Edit[] = [];
  if (allow !== undefined && (listed || deny === undefined || strict)) {
    const kept = (listed ?? []).filter((tool) => !out.has(tool) && (known.has(tool) || !strict));
    const next = [...kept, ...shown.filter((tool) => !kept.includes(tool))];
    if (listed || strict || out.size > 0) edits.push(...change([...path, allow], fields[allow], next));
  }
  if (deny !== undefined) {
    const had = texts(fields[deny]);
    const kept = had.filter((tool) => out.has(tool) || !known.has(tool));
    const next = [...kept, ...[...out].filter((tool) => !kept.includes(tool))];
    if (fields[deny] !== undefined || next.length > 0) edits.push(...change([...path, deny], fields[deny], next));
  }
  return edits;
}

function askEdits(
  path: EditPath,
  fields: Record<string, unknown>,
  server: PlannedServer,
  { auto = [] }: EntryKeys,
): Edit[] {
  const asked = new Set(server.ask);
  return auto.flatMap((key) =>
    Array.isArray(fields[key])
      ? change(
          [...path, key],
          fields[key],
          texts(fields[key]).filter((tool) => !asked.has(tool)),
        )
      : [],
  );
}

/** An edit, unless it would change nothing. */
export function change(path: EditPath, was: unknown, value: unknown): Edit[] {
  return JSON.stringify(was) === JSON.stringify(value) ? [] : [{ path, value }];
}

/** A list of names with some added and some removed. */
export function changeList(value: unknown, path: EditPath, add: readonly string[], remove: readonly string[]): Edit[] {
  const was = texts(at(value, path));
  const out = new Set(remove);
  const kept = was.filter((name) => !out.has(name) || add.includes(name));
  const next = [...kept, ...[...new Set(add)].filter((name) => !kept.includes(name))];
  return next.length === 0 && was.length === 0 ? [] : change(path, at(value, path), next);
}
