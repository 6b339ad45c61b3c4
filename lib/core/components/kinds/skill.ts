import { at } from "../../importers/define";
import type { Act } from "../../model/component";
import { isRecord } from "../../text/is-record";
import { readYaml } from "../../text/yaml";
import { hookActs, inlineActs, isCode, MOST_ACTS, scriptAct } from "../acts";
import { baseOf, defineKind, folderName, folderOf, within, type SourceFile } from "../define";
import { descriptionOf, inlineServers, remarksOnRules, rulesIn, sayHosts } from "../fields";
import { readPage, textOf } from "../front-matter";

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const LONGEST_NAME = 64;

/** A folder with a `SKILL.md`: an instruction that a model takes up when its description fits, with scripts beside it. */
export default defineKind({
  id: "skill",
  claims: (path) => /^skill\.md$/i.test(baseOf(path)),
  read(file, beside) {
    const { fields, body, remark } = readPage(file.text);
    const folder = folderOf(file.path);
    const own = textOf(fields.name);
    const rules = rulesIn(fields);
    const configs = dependencies(beside);
    return {
      said: {
        title: own ?? (folderName(file.path) || "skill"),
        description: descriptionOf(fields.description),
        rules,
        acts: [...inlineActs(body), ...hookActs(fields.hooks), ...scripts(folder, beside)].slice(0, MOST_ACTS),
        remarks: [
          ...(remark ? [remark] : []),
          ...oddName(own, folderName(file.path)),
          ...(fields.description === undefined ? ["It has no description; some clients do not load it."] : []),
          ...remarksOnRules(rules),
          ...(textOf(fields.compatibility)
            ? [`It says that it needs: ${textOf(fields.compatibility)!.slice(0, 300)}`]
            : []),
          ...sayHosts(body),
        ],
      },
      text: body,
      configs,
    };
  },
});

function scripts(folder: string, beside: readonly SourceFile[]): Act[] {
  return beside
    .filter(({ path }) => isCode(path))
    .slice(0, MOST_ACTS)
    .map((script) => scriptAct(script, within(folder, script.path)));
}

function oddName(name: string | undefined, folder: string): string[] {
  if (name === undefined) return ["It has no name of its own; clients use that of its folder."];
  if (name.length > LONGEST_NAME || !NAME.test(name))
    return ["Its name is against the format of skills; clients load it all the same."];
  return folder !== "" && name !== folder ? [`It is called otherwise than its folder, “${folder.slice(0, 100)}”.`] : [];
}

/** Servers that `agents/openai.yaml` beside a skill names as what it depends on. */
function dependencies(beside: readonly SourceFile[]): SourceFile[] {
  const file = beside.find(({ path }) => /(^|\/)agents\/openai\.ya?ml$/i.test(path));
  const parsed = file && readYaml(file.text);
  const tools = parsed?.ok ? at(parsed.doc.value, ["dependencies", "tools"]) : undefined;
  if (!file || !Array.isArray(tools)) return [];
  const servers = tools.flatMap((one): [string, unknown][] =>
    isRecord(one) && typeof one.value === "string" && (typeof one.command === "string" || typeof one.url === "string")
      ? [[one.value, { command: one.command, url: one.url }]]
      : [],
  );
  return inlineServers(Object.fromEntries(servers), file.path);
}
