import { defineGateway, isText, labelsFor, leftOut, toolsWith } from "./define";

/** A text as Cedar writes it: everything but plain letters, digits and marks as a code point. */
const cedar = (text: string): string =>
  `"${Array.from(text, (one) => (/^[\w .:/@-]$/.test(one) ? one : `\\u{${one.codePointAt(0)!.toString(16)}}`)).join("")}"`;

const REFUSE_ALL = 'forbid(principal, action == Action::"call_tool", resource);';

export default defineGateway({
  id: "toolhive",
  label: "ToolHive (Cedar)",
  source: "https://docs.stacklok.com/toolhive/reference/authz-policy-reference",
  date: "2026-11-20",
  asks: false,
  cannot: [
    "It does not ask a person.",
    "Each server has a file of its own.",
    "What no policy permits is refused, prompts and resources as well; permit those that are needed.",
  ],
  write({ servers }) {
    const labels = labelsFor(servers.map((server) => server.name));
    const odd = servers.flatMap((server) => toolsWith(server, "allow").filter((name) => !isText(name)));
    const files = servers.map((server) => {
      const permits = toolsWith(server, "allow")
        .filter(isText)
        .map((name) => `permit(principal, action == Action::"call_tool", resource == Tool::${cedar(name)});`);
      const config = {
        version: "1.0",
        type: "cedarv1",
        cedar: { policies: permits.length > 0 ? permits : [REFUSE_ALL], entities_json: "[]" },
      };
      return {
        name: `toolhive-${labels.get(server.name)!}.json`,
        place: `thv run --authz-config, for the server ${JSON.stringify(server.name)}`,
        text: `${JSON.stringify(config, null, 2)}\n`,
      };
    });
    return { files, notes: leftOut(odd, "Cedar cannot write the name") };
  },
});
