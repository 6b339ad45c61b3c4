import { visit as visitJson } from "jsonc-parser";
import { isPair, isScalar, isSeq, parseDocument, visit as visitYaml, type YAMLSeq } from "yaml";
import type { Syntax } from "../../importers/define";
import { layOutInline, layOutToml } from "../../text/toml-layout";
import type { EditPath } from "../writing/edit";

/** One value of a file as written: where it is, its path, and its content if it is a text. */
export type Scalar = { path: EditPath; from: number; to: number; value: unknown };

const LISTERS: Record<Syntax, (text: string) => Scalar[]> = { json: inJson, toml: inToml, yaml: inYaml };

/** Every value of a file that can be read. */
export const scalarsOf = (text: string, syntax: Syntax): Scalar[] => LISTERS[syntax](text);

function inJson(text: string): Scalar[] {
  const found: Scalar[] = [];
  const mark = text.startsWith("\ufeff") ? 1 : 0;
  visitJson(
    text.slice(mark),
    {
      onLiteralValue: (value, offset, length, _line, _column, path) =>
        void found.push({ path: [...path()], from: mark + offset, to: mark + offset + length, value }),
    },
    { allowTrailingComma: true },
  );
  return found;
}

function inToml(text: string): Scalar[] {
  const found: Scalar[] = [];
  const walk = (path: EditPath, from: number, to: number) => {
    const open = text[from];
    if (open !== "[" && open !== "{") return void found.push({ path, from, to, value: bare(text.slice(from, to)) });
    layOutInline(text, from, to).forEach((member, index) =>
      walk([...path, ...(open === "[" ? [index] : member.path)], member.valueStart, member.valueEnd),
    );
  };
  for (const statement of layOutToml(text))
    if (statement.kind === "key") walk(statement.path, statement.valueStart, statement.valueEnd);
  return found;
}

function bare(written: string): unknown {
  const quoted = /^("""|'''|"|')([^]*)\1$/.exec(written);
  return quoted ? quoted[2]! : Number.isNaN(Number(written)) ? undefined : Number(written);
}

function inYaml(text: string): Scalar[] {
  const found: Scalar[] = [];
  const places = new Map<YAMLSeq, Map<unknown, number>>();
  const placeIn = (list: YAMLSeq, item: unknown): number => {
    const known = places.get(list) ?? new Map(list.items.map((one, at) => [one, at]));
    places.set(list, known);
    return known.get(item) ?? -1;
  };
  visitYaml(parseDocument(text, { uniqueKeys: false, prettyErrors: false, logLevel: "silent" }), {
    Scalar(key, node, ancestors) {
      if (key === "key" || !node.range) return;
      const way = [...ancestors, node];
      const path = way.flatMap((one, at): (string | number)[] => {
        if (isPair(one)) return [isScalar(one.key) ? String(one.key.value) : ""];
        return isSeq(one) && way[at + 1] ? [placeIn(one, way[at + 1])] : [];
      });
      found.push({ path, from: node.range[0], to: node.range[1], value: node.value });
    },
  });
  return found;
}
