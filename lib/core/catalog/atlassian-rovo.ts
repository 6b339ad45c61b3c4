import { alike, defineServer } from "./define";

export default defineServer({
  id: "atlassian-rovo",
  label: "the Jira and Confluence server of Atlassian",
  identities: ["https://mcp.atlassian.com"],
  names: ["atlassian", "atlassian rovo"],
  source: "https://github.com/atlassian/atlassian-mcp-server",
  tools: {
    ...alike(
      "getJiraIssue searchJiraIssuesUsingJql getJiraIssueRemoteIssueLinks",
      ["private", "untrusted"],
      "It reads issues and comments, which customers and other reporters write.",
    ),
    ...alike(
      "getVisibleJiraProjects getJiraProjectIssueTypesMetadata lookupJiraAccountId getTransitionsForJiraIssue getAccessibleAtlassianResources",
      ["private"],
      "It reads projects and people of the site.",
    ),
    ...alike(
      "getConfluencePage searchConfluenceUsingCql",
      ["private"],
      "It reads pages of the wiki that the user may see.",
    ),
    ...alike(
      "createJiraIssue editJiraIssue addCommentToJiraIssue createConfluenceFooterComment createConfluenceInlineComment",
      ["egress"],
      "Reporters and watchers read what it writes.",
    ),
  },
});
