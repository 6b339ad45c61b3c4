import { baseOf, defineKind } from "../define";
import { sayHosts } from "../fields";
import { readPage } from "../front-matter";

const FILE =
  /(^|\/)(?:CLAUDE(?:\.local)?\.md|AGENTS\.md|GEMINI\.md|\.cursorrules|\.windsurfrules|\.clinerules|\.cursor\/rules\/(?:[^/]+\/){0,3}[^/]+\.mdc|\.claude\/(?:rules|output-styles)\/(?:[^/]+\/){0,3}[^/]+\.md|\.github\/copilot-instructions\.md|\.github\/instructions\/[^/]+\.md)$/;

/** A text that is in the context from the beginning, without a tool list of its own. */
export default defineKind({
  id: "instructions",
  claims: (path) => FILE.test(path),
  read(file) {
    const { body, remark } = readPage(file.text);
    if (body.trim() === "") return undefined;
    return {
      said: { title: baseOf(file.path), remarks: [...(remark ? [remark] : []), ...sayHosts(body)] },
      text: body,
    };
  },
});
