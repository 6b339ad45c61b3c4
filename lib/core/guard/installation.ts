import { findNodeAtLocation, parseTree, type Node } from "jsonc-parser";
import { applyEdits, openText } from "../exporters/writing/apply-edits";
import { eolOf, indentOf, lineEnd, same, splice, type EditPath, type Splice } from "../exporters/writing/edit";
import { digestOf } from "../text/digest";
import { isRecord } from "../text/is-record";
import { isOurs, type HookCommand, type HookFile } from "./clients/define";

/** How to restore a file: the changes in reverse, valid as long as nobody else has changed the file. Contains none of the file's text. */
export type Undo = { after: string; steps: Splice[]; made: string[][] };
export type Changed = { ok: true; text: string; undo: Undo } | { ok: false; problem: string };

const REST =
  "This file is written in a way that Trefoil cannot change without touching the rest. Make the change by hand.";

/** A client's file with the guard's entries added; other entries and comments stay. Undefined when they are in it already. */
export function putIn(text: string, file: HookFile, command: HookCommand): Changed | undefined {
  if (file.whole) {
    const after = `${JSON.stringify(file.whole(command), null, 2)}\n`;
    return { ok: true, text: after, undo: { after: digestOf(after), steps: [], made: [] } };
  }
  const opened = openText(text, "json");
  if (!opened.ok) return opened;
  const { entries, values } = file.entries(command);
  const isThere = entries.every(({ event, entry }) => listAt(opened.value, event).some((one) => same(one, entry)));
  if (isThere) return undefined;
  // What an earlier version put in goes first, so that no call is asked about twice.
  const clean = takeOutOurs(text, opened.value, []);
  const writing = new Writing(clean ?? text);
  for (const [key, value] of Object.entries(values))
    if (!isRecord(opened.value) || opened.value[key] === undefined) writing.set([key], value);
  for (const { event, entry } of entries) writing.append(["hooks", event], entry);
  const after = openText(writing.text, "json");
  const isWhole = after.ok && entries.every(({ event, entry }) => same(listAt(after.value, event).at(-1), entry));
  return isWhole
    ? { ok: true, text: writing.text, undo: { after: digestOf(writing.text), steps: writing.undo, made: writing.made } }
    : { ok: false, problem: REST };
}

/** The file without the guard's entries: exactly as it was before, or, if somebody has changed it since, with only the guard's entries removed. */
export function takeOut(text: string, undo: Undo): { ok: true; text: string } | { ok: false; problem: string } {
  if (digestOf(text) === undo.after)
    return { ok: true, text: undo.steps.toReversed().reduce((whole, step) => splice(whole, [step]), text) };
  const opened = openText(text, "json");
  if (!opened.ok) return opened;
  return { ok: true, text: takeOutOurs(text, opened.value, undo.made) ?? text };
}

/** Undefined when nothing of the guard is in it. */
function takeOutOurs(text: string, value: unknown, made: readonly string[][]): string | undefined {
  const hooks = isRecord(value) && isRecord(value["hooks"]) ? value["hooks"] : {};
  const writing = new Writing(text);
  let found = false;
  for (const event of Object.keys(hooks)) {
    const list = listAt(value, event);
    list.forEach((_, back) => {
      const at = list.length - 1 - back;
      if (!isOurs(list[at])) return;
      found = true;
      writing.set(["hooks", event, at], undefined);
    });
    if (list.length > 0 && list.every(isOurs) && isMade(made, ["hooks", event]))
      writing.set(["hooks", event], undefined);
  }
  if (found && isMade(made, ["hooks"]) && writing.isEmpty(["hooks"])) writing.set(["hooks"], undefined);
  return found ? writing.text : undefined;
}

const isMade = (made: readonly string[][], path: readonly string[]): boolean =>
  made.some((one) => one.join("\0") === path.join("\0"));

function listAt(value: unknown, event: string): unknown[] {
  const hooks = isRecord(value) && isRecord(value["hooks"]) ? value["hooks"] : {};
  return Array.isArray(hooks[event]) ? (hooks[event] as unknown[]) : [];
}

/** JSON text that is edited step by step, with the inverse of each step recorded. */
class Writing {
  text: string;
  readonly undo: Splice[] = [];
  readonly made: string[][] = [];

  constructor(text: string) {
    this.text = text;
    if (text.replace(/^\ufeff/, "").trim() === "") this.become("{}\n");
  }

  set(path: EditPath, value: unknown): void {
    path.forEach((_, at) => {
      const part = path.slice(0, at + 1);
      if (!this.nodeAt(part)) this.made.push(part.map(String));
    });
    const written = applyEdits(this.text, "json", [{ path, value }]);
    if (written.ok) this.become(written.text);
  }

  /** Appends an item to a list; a comment after the previous last item stays with that item. */
  append(path: EditPath, item: unknown): void {
    const list = this.nodeAt(path);
    const last = list?.children?.at(-1);
    if (list?.type !== "array" || !last) return this.set(path, [item]);
    const { text } = this;
    const end = last.offset + last.length;
    const close = list.offset + list.length - 1;
    const isAlone = text.slice(list.offset, last.offset).includes("\n");
    const stop = lineEnd(text, end);
    const [indent, eol] = [indentOf(text, last.offset), eolOf(text)];
    const said = JSON.stringify(item, null, indent.startsWith("\t") ? "\t" : 2).replaceAll("\n", `${eol}${indent}`);
    const comma = /^\s*,/.test(text.slice(end, close));
    const behind = isAlone && stop < close ? stop : comma ? text.indexOf(",", end) + 1 : end;
    this.become(
      splice(text, [
        ...(comma ? [] : [{ from: end, to: end, text: "," }]),
        { from: behind, to: behind, text: isAlone ? `${eol}${indent}${said}` : ` ${JSON.stringify(item)}` },
      ]),
    );
  }

  isEmpty(path: EditPath): boolean {
    const node = this.nodeAt(path);
    return node?.type === "object" && (node.children?.length ?? 0) === 0;
  }

  private nodeAt(path: EditPath): Node | undefined {
    const tree = parseTree(this.text, [], { allowTrailingComma: true });
    return tree && findNodeAtLocation(tree, [...path]);
  }

  /** Notes the one stretch that differs. */
  private become(next: string): void {
    const before = this.text;
    let from = 0;
    while (from < before.length && from < next.length && before[from] === next[from]) from++;
    let same = 0;
    const most = Math.min(before.length, next.length) - from;
    while (same < most && before[before.length - 1 - same] === next[next.length - 1 - same]) same++;
    this.undo.push({ from, to: next.length - same, text: before.slice(from, before.length - same) });
    this.text = next;
  }
}
