import { defineGateway, leftOut, toolsWith } from "./define";

const word = (text: string): string => (/^[\w.:/@-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`);
/** Control characters would act as key presses when the lines are pasted. */
// oxlint-disable-next-line no-control-regex
const isTypable = (text: string): boolean => text !== "" && !/[\u0000-\u001F\u007F-\u009F\u2028\u2029]/.test(text);
/** A full stop separates the server from the tool. */
const isServer = (name: string): boolean => isTypable(name) && !name.includes(".");

export default defineGateway({
  id: "docker",
  label: "Docker MCP Gateway",
  source: "https://github.com/docker/mcp-gateway/blob/main/docs/generator/reference/mcp_profile_tools.md",
  date: "2026-11-20",
  asks: false,
  cannot: ["It does not ask a person.", "A profile lists tools: prompts and resources of a server pass."],
  write({ servers }) {
    const odd = [
      ...servers.map((server) => server.name).filter((name) => !isServer(name)),
      ...servers.flatMap((server) => toolsWith(server, "allow").filter((name) => !isTypable(name))),
    ];
    const lines = servers
      .filter((server) => isServer(server.name))
      .flatMap((server) => {
        const names = toolsWith(server, "allow").filter(isTypable);
        const enable = names.map((name) => ` --enable ${word(`${server.name}.${name}`)}`).join("");
        return [
          `docker mcp profile tools "$PROFILE" --disable-all ${word(server.name)}`,
          ...(names.length > 0 ? [`docker mcp profile tools "$PROFILE"${enable}`] : []),
        ];
      });
    return {
      files: [
        {
          name: "docker-mcp.sh",
          place: "a shell, with the id of your profile in PROFILE",
          text: `: "\${PROFILE:?the id of your profile}"\n${lines.map((line) => `${line}\n`).join("")}`,
        },
      ],
      notes: leftOut(odd, "the command line has no way to write the name"),
    };
  },
});
