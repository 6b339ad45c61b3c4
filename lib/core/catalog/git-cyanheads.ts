import { alike, defineServer } from "./define";

export default defineServer({
  id: "git-cyanheads",
  label: "the Git server of cyanheads",
  identities: ["npm:@cyanheads/git-mcp-server"],
  names: ["git", "cyanheads git"],
  source: "https://github.com/cyanheads/git-mcp-server",
  tools: {
    ...alike(
      "git_log git_diff git_show git_status git_blame git_reflog",
      ["private"],
      "It shows the contents and the history of a repository on this machine.",
    ),
    ...alike("git_push git_clone", ["egress"], "It sends to, or asks, any address that the caller gives."),
  },
});
