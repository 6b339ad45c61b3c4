import { fieldsOf, type SchemaField } from "../annotations/texts";
import { sayName } from "../findings/define";
import type { Change } from "../model/change";
import { canonicalJson } from "../text/canonical";
import { shorten } from "../text/visible";
import { inWords } from "./compare-claims";
import { shapeOf, wordsOf } from "./shape";
import { wordChange } from "./suspicion";

type Part = "arguments" | "results";
type Of = { tool: string; part: Part };

const NOUN: Record<Part, string> = { arguments: "argument", results: "result field" };

/** What changed in a schema, argument by argument: added, removed, required, of another type, or only described in other words. */
export function compareSchema(tool: string, part: Part, before: unknown, after: unknown): Change[] {
  const [was, is] = [inWords(before), inWords(after)];
  if (was === is) return [];
  const of = { tool, part };
  if ((before === undefined) !== (after === undefined)) {
    const fields = fieldsOf(before ?? after, "");
    if (fields.length === 0)
      return [
        {
          ...of,
          effect: "shape",
          says: `${sayName(tool)} ${after === undefined ? "says no longer" : "says now"} what its ${part} look like.`,
          before: was,
          after: is,
        },
      ];
  }
  const changes = compareFields(of, before, after);
  const otherShape = canonicalJson(shapeOf(before)) !== canonicalJson(shapeOf(after));
  if (otherShape && !changes.some(({ effect }) => effect === "shape"))
    changes.push({
      ...of,
      effect: "shape",
      says: `The schema of the ${part} of ${sayName(tool)} has other rules.`,
      before: was,
      after: is,
    });
  else if (changes.length === 0)
    changes.push(
      wordChange(
        { ...of, says: `The schema of the ${part} of ${sayName(tool)} was reworded and asks the same.` },
        was,
        is,
      ),
    );
  return changes;
}

function compareFields(of: Of, before: unknown, after: unknown): Change[] {
  const [was, is] = [byPath(before), byPath(after)];
  const changes: Change[] = [];
  const root = compareWords(of, "", words(before), words(after));
  if (root) changes.push(root);
  for (const [path, field] of is) {
    const old = was.get(path);
    if (!old)
      changes.push({
        ...of,
        effect: "shape",
        says: `${sayName(of.tool)} ${of.part === "arguments" ? "takes" : "gives"} a new ${NOUN[of.part]}, ${sayPath(path)}${field.required ? ", which is required" : ""}.${hiddenOrOrders(path, field)}`,
        before: "",
        after: inWords(field.node),
      });
    else changes.push(...compareField(of, path, old, field));
  }
  for (const [path, field] of was)
    if (!is.has(path))
      changes.push({
        ...of,
        effect: "shape",
        says: `The ${NOUN[of.part]} ${sayPath(path)} of ${sayName(of.tool)} is gone.`,
        before: inWords(field.node),
        after: "",
      });
  return changes;
}

/** The words of a new field may also hide or give orders; its effect is shape already, so they are only reported. */
function hiddenOrOrders(path: string, { node }: SchemaField): string {
  const told = wordChange({ part: "arguments", says: "" }, "", [path, ...Object.values(wordsOf(node))].join("\n"));
  return told.effect === "suspect-wording" ? told.says : "";
}

function compareField(of: Of, path: string, old: SchemaField, now: SchemaField): Change[] {
  const changes: Change[] = [];
  const subject = `The ${NOUN[of.part]} ${sayPath(path)} of ${sayName(of.tool)}`;
  if (old.required !== now.required)
    changes.push({
      ...of,
      effect: "shape",
      says: `${subject} ${now.required ? "is required now" : "may be left out now"}.`,
      before: old.required ? "required" : "optional",
      after: now.required ? "required" : "optional",
    });
  const [was, is] = [ownShape(old.node), ownShape(now.node)];
  const keywords = [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((key) => inWords(was[key]) !== inWords(is[key]))
    .sort();
  if (keywords.length > 0)
    changes.push({
      ...of,
      effect: "shape",
      says: `${subject} ${sayKeywords(keywords, was, is)}.`,
      before: inWords(was),
      after: inWords(is),
    });
  const said = compareWords(of, path, words(old.node), words(now.node));
  if (said) changes.push(said);
  return changes;
}

function compareWords(of: Of, path: string, before: string, after: string): Change | undefined {
  if (before === after) return undefined;
  const subject =
    path === ""
      ? `The schema of the ${of.part} of ${sayName(of.tool)}`
      : `The ${NOUN[of.part]} ${sayPath(path)} of ${sayName(of.tool)}`;
  return wordChange({ ...of, says: `${subject} is described in other words.` }, before, after);
}

function sayKeywords(keywords: readonly string[], was: Record<string, unknown>, is: Record<string, unknown>): string {
  if (keywords.includes("type"))
    return `is of another type: ${sayValue(was["type"])} before, ${sayValue(is["type"])} now`;
  if (keywords.length === 1 && keywords[0] === "enum") {
    const [had, has] = [listOf(was["enum"]), listOf(is["enum"])];
    const [more, less] = [has.filter((one) => !had.includes(one)), had.filter((one) => !has.includes(one))];
    if (had.length > 0 && has.length > 0)
      return (
        [
          more.length > 0 && `also takes ${more.map(sayName).join(", ")}`,
          less.length > 0 && `takes ${less.map(sayName).join(", ")} no longer`,
        ]
          .filter(Boolean)
          .join(" and ") || "lists its values otherwise"
      );
    return has.length > 0 ? "takes only listed values now" : "takes any value now";
  }
  return `has other rules: ${keywords.map(sayName).join(", ")}`;
}

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(inWords) : []);
const sayValue = (value: unknown): string =>
  value === undefined ? "none" : sayName(Array.isArray(value) ? value.map(inWords).join(" or ") : inWords(value));
const words = (node: unknown): string => Object.values(wordsOf(node)).join("\n");
const sayPath = (path: string): string => shorten(sayName(path), 80);

/** The rules of a field itself; those of the fields below it are reported there. */
function ownShape(node: unknown): Record<string, unknown> {
  const shape = shapeOf(node) as Record<string, unknown>;
  const { properties: _properties, required: _required, items, ...own } = shape;
  return items !== undefined && fieldsOf({ items }, "").length === 0 ? { ...own, items } : own;
}

/** Fields by their path: `filter.items.name`. Of several at the same path the first counts. */
function byPath(schema: unknown): Map<string, SchemaField> {
  return new Map(
    [...fieldsOf(schema, "")]
      .reverse()
      .map((field) => [field.field.replaceAll(".properties.", ".").replace(/^[.]/, ""), field] as const)
      .reverse(),
  );
}
