import { alike, defineServer } from "./define";

export default defineServer({
  id: "git",
  label: "the reference server for Git",
  identities: ["pypi:mcp-server-git", "oci:mcp/git"],
  names: ["git"],
  source: "https://github.com/modelcontextprotocol/servers/tree/main/src/git",
  tools: {
    ...alike(
      "git_status git_diff_unstaged git_diff_staged git_diff git_log git_show",
      ["private"],
      "It shows the contents and the history of a repository on this machine.",
    ),
  },
});
