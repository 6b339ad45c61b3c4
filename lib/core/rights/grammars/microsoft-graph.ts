import { ALL, defineGrammar, READ, type ScopeAction } from "../define";

const FORM =
  /^(?:https:\/\/graph\.microsoft\.com\/)?([A-Z][A-Za-z]{1,60})\.([A-Z][A-Za-z]{1,30})((?:\.[A-Z][A-Za-z]{1,30}){0,2})$/;

const HOW: Readonly<Record<string, { actions: readonly ScopeAction[]; maybe?: readonly ScopeAction[] }>> = {
  Read: { actions: READ },
  ReadBasic: { actions: [], maybe: READ },
  ReadWrite: { actions: ALL },
  Send: { actions: ["write"] },
  Create: { actions: ["write"] },
  Manage: { actions: ALL },
  FullControl: { actions: ALL },
  AccessAsUser: { actions: ALL },
};

/** What people call what a permission is about, where it is not the word itself. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  mail: ["message", "mail", "email", "draft", "folder", "attachment"],
  calendar: ["event", "calendar", "meeting"],
  file: ["file", "folder", "drive", "document", "item"],
  site: ["site", "list", "page", "document", "file", "item"],
  chat: ["chat", "message"],
  note: ["note", "notebook", "page", "section"],
  directory: ["user", "group", "device", "role", "directory"],
  task: ["task", "todo", "plan"],
};

/** Permissions of Microsoft Graph: `Resource.How`, with a constraint behind it: `Mail.Read`, `Files.ReadWrite.All`. */
export default defineGrammar({
  id: "microsoft-graph",
  title: "Microsoft Graph",
  source: "https://learn.microsoft.com/en-us/graph/permissions-reference",
  date: "2026-11-22",
  read(scope) {
    const [, resource, way, constraint] = FORM.exec(scope) ?? [];
    const how = way === undefined ? undefined : HOW[way];
    if (!resource || !how) return undefined;
    const words = resource.split(/(?<=[a-z])(?=[A-Z])/).map((word) => word.toLowerCase().replace(/s$/, ""));
    const things = ALSO[words.join(" ")] ?? [words.join(" ")];
    const narrower = way === "ReadWrite" ? scope.replace(".ReadWrite", ".Read") : undefined;
    // What an app itself made, or one folder that was set apart: how far that goes is not in the scope.
    const limited = /\.(?:AppFolder|Selected|OwnedBy|CreatedByApp)/.test(constraint ?? "");
    return [
      limited
        ? { scope, actions: [], maybe: [...how.actions], things }
        : { scope, ...how, things, ...(narrower && { narrower }) },
    ];
  },
});
