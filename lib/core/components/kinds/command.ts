import { isRecord } from "../../text/is-record";
import { readToml } from "../../text/toml";
import { hookActs, inlineActs } from "../acts";
import { baseOf, defineKind } from "../define";
import { descriptionOf, remarksOnRules, rulesIn, sayHosts } from "../fields";
import { readPage, textOf } from "../front-matter";

/** A prompt that a person calls by its name, with commands in it that run before the model reads it. */
export default defineKind({
  id: "command",
  claims: (path) =>
    /(^|\/)commands?\/(?:[^/]+\/){0,3}[^/]+\.(?:md|toml)$/i.test(path) && !/(^|\/)readme\.md$/i.test(path),
  read(file) {
    const title = baseOf(file.path).replace(/\.[^.]+$/, "");
    if (/\.toml$/i.test(file.path)) {
      const parsed = readToml(file.text);
      const prompt = parsed.ok && isRecord(parsed.doc.value) ? textOf(parsed.doc.value.prompt) : undefined;
      if (prompt === undefined || !parsed.ok) return undefined;
      const { description } = parsed.doc.value as Record<string, unknown>;
      return {
        said: { title, description: descriptionOf(description), acts: inlineActs(prompt), remarks: sayHosts(prompt) },
        text: prompt,
      };
    }
    const { fields, body, remark } = readPage(file.text);
    const rules = rulesIn(fields);
    return {
      said: {
        title,
        description: descriptionOf(fields.description),
        rules,
        acts: [...inlineActs(body), ...hookActs(fields.hooks)],
        remarks: [...(remark ? [remark] : []), ...remarksOnRules(rules), ...sayHosts(body)],
      },
      text: body,
    };
  },
});
