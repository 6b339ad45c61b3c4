import type { Label } from "../core/classification/reviewed/label";
import { QUESTIONS, type Question } from "../core/classification/scoring/question";
import type { Labelled } from "./labels";
import type { Author } from "./sources";

/**
 * Listings of servers in short, one tool a line:
 *
 *     @ name of the server | title | description
 *     name | arguments | description | labels
 *
 * Arguments are parted by commas, each `name:type` with `!` where it is required and a description in parentheses: `to:s!(who gets it)`;
 * types are s, i, n, b, a, o and e (one of a list: where the description is nothing but words with commas between, they are its items). A single
 * `?` says that the schema is not known. Labels are five letters in the order of `QUESTIONS`.
 *
 * @throws with the author and the line, where a line does not have this form
 */
export function readListings(author: Author, text: string): Labelled[] {
  const tools: Labelled[] = [];
  let server: Labelled["server"] | undefined;
  let owner = "";
  text.split("\n").forEach((line, at) => {
    if (line.trim() === "") return;
    const fields = line.split(FIELD).map((field) => field.trim());
    if (line.startsWith("@ ")) {
      const [name = "", title, ...description] = [fields[0]!.slice(2), ...fields.slice(1)];
      const said = description.join(" | ");
      server = { name, ...(title ? { title } : {}), ...(said ? { description: said } : {}) };
      owner = `${author} ${at + 1} ${name}`;
      return;
    }
    const labels = LABELS.exec(fields.at(-1)!)?.[0];
    if (server === undefined || fields.length < 4 || labels === undefined || fields[0] === "")
      throw new Error(`“${author}”, line ${at + 1}, is no tool of a listing: ${line.slice(0, 80)}`);
    const [name, parameters] = [fields[0]!, fields[1]!];
    const description = fields.slice(2, -1).join(" | ").replaceAll("\\n", "\n");
    tools.push({
      id: `${author}-${at + 1}`,
      owner,
      domain: author,
      server,
      tool: {
        name,
        ...(description === "" ? {} : { description }),
        ...(parameters === "?" ? {} : { inputSchema: schemaOf(parameters) }),
      },
      labels: Object.fromEntries(QUESTIONS.map((question, place) => [question, labels[place]])) as Record<
        Question,
        Label
      >,
      source: author,
    });
  });
  return tools;
}

const FIELD = /\s\|(?=\s|$)/;
const LABELS = /^[ynm]{3}[yn]{2}$/;
const TYPES: Record<string, string> = { i: "integer", n: "number", b: "boolean", a: "array", o: "object" };

function schemaOf(parameters: string): Record<string, unknown> {
  const properties: Record<string, unknown> = {};
  const required: string[] = [];
  for (const part of partsOf(parameters)) {
    const open = part.indexOf("(");
    const head = (open < 0 ? part : part.slice(0, open)).trim();
    const description = open < 0 ? "" : part.slice(open + 1, part.lastIndexOf(")")).trim();
    const needed = head.endsWith("!") || part.endsWith("!");
    const [name = "", type = "s"] = head.replaceAll("!", "").split(":");
    properties[name.trim()] = {
      type: TYPES[type.trim().charAt(0)] ?? "string",
      ...(type.trim() === "e" ? { enum: itemsOf(description) } : {}),
      ...(description === "" ? {} : { description }),
    };
    if (needed) required.push(name.trim());
  }
  return { type: "object", properties, ...(required.length > 0 ? { required } : {}) };
}

/** The items of a fixed list, where its description is nothing but these: “draft, sent or paid”. */
function itemsOf(description: string): string[] {
  const items = description.split(/,|\bor\b/).map((item) => item.trim());
  return items.length > 1 && items.every((item) => /^[\w-]+(?: [\w-]+)?$/.test(item)) ? items : [];
}

/** Parted at commas that stand in no parentheses. */
function partsOf(parameters: string): string[] {
  const parts: string[] = [];
  let [depth, part] = [0, ""];
  for (const letter of parameters) {
    if (letter === "(") depth++;
    if (letter === ")") depth--;
    if (letter === "," && depth <= 0) {
      parts.push(part);
      part = "";
    } else part += letter;
  }
  return [...parts, part].map((one) => one.trim()).filter((one) => one !== "" && one !== "-");
}
