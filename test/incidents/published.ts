import { tool, type Incident } from "./define";

/** Attacks that were shown in public, as sessions: the tools by their real names, what they say of themselves in our own words. */
export const PUBLISHED: readonly Incident[] = [
  {
    id: "github",
    told: "An issue in a public repository makes the agent copy a private one into a pull request (Invariant, May 2025).",
    servers: [
      {
        name: "github",
        title: "GitHub MCP Server",
        tools: [
          tool(
            "list_issues",
            "owner repo state labels",
            "U(P)",
            "Lists the issues of a repository, with filters for state and labels.",
            "List issues",
          ),
          tool(
            "get_issue",
            "owner repo issue_number",
            "U(P)",
            "Returns one issue of a repository with its title and body.",
            "Get an issue",
          ),
          tool(
            "get_pull_request_comments",
            "owner repo pullNumber",
            "U(P)",
            "Returns the review comments on a pull request.",
            "PR comments",
          ),
          tool(
            "get_file_contents",
            "owner repo path ref",
            "P(U)",
            "Reads a file or lists a directory of a GitHub repository.",
            "Read file or directory",
          ),
          tool(
            "search_code",
            "query sort page",
            "(PU)",
            "Searches code in all repositories that the token can reach.",
            "Code search",
          ),
          tool(
            "create_pull_request",
            "owner repo title body head base",
            "E",
            "Opens a new pull request in a repository.",
            "Open a PR",
          ),
          tool("create_issue", "owner repo title body", "E", "Opens a new issue with a title and a body.", "New issue"),
          tool(
            "add_issue_comment",
            "owner repo issue_number body",
            "E",
            "Adds a comment to an issue.",
            "Comment on issue",
          ),
          tool(
            "push_files",
            "owner repo branch files message",
            "E(PU)",
            "Pushes several files to a branch in one commit.",
            "Push files",
          ),
          tool(
            "create_gist",
            "description files public",
            "E",
            "Creates a gist from the given files, secret or public.",
            "New gist",
          ),
        ],
      },
    ],
    level: "lethal",
    sets: [["github"]],
  },
  {
    id: "whatsapp",
    told: "A message from a stranger makes the agent forward the chat history (Invariant, April 2025).",
    servers: [
      {
        name: "whatsapp",
        title: "WhatsApp",
        tools: [
          tool(
            "search_contacts",
            "query",
            "(PU)",
            "Finds contacts of the user by name or phone number.",
            "Search contacts",
          ),
          tool(
            "list_chats",
            "query limit page",
            "PU",
            "Lists the chats of the account, with the last message of each if wanted.",
            "List chats",
          ),
          tool(
            "list_messages",
            "after before sender_phone_number chat_jid query limit",
            "PU",
            "Returns messages that match the criteria, with those before and after.",
            "List messages",
          ),
          tool(
            "get_message_context",
            "message_id before after",
            "PU",
            "Returns a message with the messages around it.",
            "Context of a message",
          ),
          tool(
            "send_message",
            "recipient message",
            "E",
            "Sends a WhatsApp message to a person or a group.",
            "Send message",
          ),
          tool(
            "send_file",
            "recipient media_path",
            "E(P)",
            "Sends a picture, video or document to a person or a group.",
            "Send file",
          ),
        ],
      },
    ],
    level: "lethal",
    sets: [["whatsapp"]],
    cuts: [{ leg: "egress", remove: ["whatsapp/send_file", "whatsapp/send_message"] }],
  },
  {
    id: "supabase",
    told: "A support ticket makes the assistant of a developer read tokens with SQL and write them into the ticket (General Analysis, July 2025).",
    servers: [
      {
        name: "supabase",
        title: "Supabase",
        tools: [
          tool("list_projects", "", "P", "Lists all Supabase projects of the user.", "List projects"),
          tool(
            "list_tables",
            "project_id schemas",
            "P",
            "Lists the tables in one or more schemas of the database.",
            "List tables",
          ),
          tool(
            "execute_sql",
            "project_id query",
            "P(UE)",
            "Runs raw SQL on the Postgres database of a project. What comes back may contain data written by users.",
            "Run SQL",
          ),
          tool(
            "apply_migration",
            "project_id name query",
            "(PUE)",
            "Applies a migration with the given DDL to the database.",
            "Apply migration",
          ),
        ],
      },
    ],
    // That users write into the database, and read what is written there, depends on the project.
    level: ["possible", "lethal"],
    sets: [["supabase"]],
  },
  {
    id: "slack-unfurl",
    told: "A link that the agent posts is unfurled by Slack, and its address carries the data (Embrace the Red, 2025).",
    servers: [
      {
        name: "slack",
        title: "Slack",
        tools: [
          tool("slack_list_channels", "limit cursor", "P(U)", "Lists the channels of the workspace.", "List channels"),
          tool(
            "slack_get_channel_history",
            "channel_id limit",
            "P(U)",
            "Returns recent messages of a channel.",
            "Channel history",
          ),
          tool(
            "slack_get_thread_replies",
            "channel_id thread_ts",
            "P(U)",
            "Returns all replies in a thread.",
            "Thread replies",
          ),
          tool(
            "slack_post_message",
            "channel_id text",
            "E",
            "Posts a new message to a Slack channel.",
            "Post a message",
          ),
          tool(
            "slack_reply_to_thread",
            "channel_id thread_ts text",
            "E",
            "Replies in a thread of a channel.",
            "Reply in thread",
          ),
        ],
      },
    ],
    // Colleagues write in a workspace, and perhaps guests: whether that is a leg depends on the organisation.
    level: ["possible", "lethal"],
    sets: [["slack"]],
    cuts: [{ leg: "egress", remove: ["slack/slack_post_message", "slack/slack_reply_to_thread"] }],
  },
  {
    id: "jira-cursor",
    told: "A support ticket that is synchronised into Jira makes a coding agent send away the secrets of a repository (Zenity, August 2025).",
    host: "cursor",
    servers: [
      {
        name: "jira",
        title: "Jira",
        tools: [
          tool(
            "getJiraIssue",
            "cloudId issueIdOrKey fields",
            "PU",
            "Returns a Jira issue by its key, with description and comments.",
            "Get issue",
          ),
          tool(
            "searchJiraIssuesUsingJql",
            "cloudId jql maxResults",
            "PU",
            "Searches Jira issues with a JQL query.",
            "JQL search",
          ),
        ],
      },
    ],
    level: "lethal",
    sets: [["host:cursor"]],
  },
  {
    id: "sentry-claude-code",
    told: "An error event that anybody can send tells a coding agent what to run (Tenet, June 2026).",
    host: "claude-code",
    servers: [
      {
        name: "sentry",
        title: "Sentry",
        tools: [
          tool(
            "get_issue_details",
            "organizationSlug issueId",
            "PU",
            "Returns the details of a Sentry issue: error message, stack trace, tags, latest event.",
            "Issue details",
          ),
          tool(
            "search_issues",
            "organizationSlug naturalLanguageQuery",
            "PU",
            "Finds grouped issues in Sentry.",
            "Search issues",
          ),
          tool(
            "search_events",
            "organizationSlug naturalLanguageQuery",
            "PU",
            "Finds events, errors and logs in Sentry.",
            "Search events",
          ),
        ],
      },
    ],
    level: "lethal",
    sets: [["host:claude-code"]],
  },
  {
    id: "notion",
    told: "A shared PDF makes the agent put a list of clients into a web query (CodeIntegrity, September 2025).",
    servers: [
      {
        name: "notion",
        title: "Notion",
        tools: [
          tool("search", "query", "P(U)", "Searches the workspace and connected sources.", "Search workspace"),
          tool("fetch", "id", "P(U)", "Returns the contents of a Notion page or database by its id.", "Get page"),
          tool(
            "web_search",
            "query url",
            "U(PE)",
            "Searches the web or opens the given web address and returns what is there.",
            "Search web or open a url",
          ),
          tool("create-comment", "page_id rich_text", "(E)", "Adds a comment to a page.", "Comment on page"),
        ],
      },
    ],
    level: "lethal",
    sets: [["notion"]],
  },
  {
    id: "calendar-commands",
    told: "An invitation that a stranger sends makes the agent run a command (2026).",
    servers: [
      {
        name: "google-calendar",
        title: "Google Calendar",
        tools: [
          tool(
            "list-events",
            "calendarId timeMin timeMax",
            "P(U)",
            "Lists the events of one or more calendars.",
            "List events",
          ),
          tool(
            "get-event",
            "calendarId eventId",
            "P(U)",
            "Returns one event with its description and guests.",
            "Get event",
          ),
        ],
      },
      {
        name: "desktop-commander",
        title: "Desktop Commander",
        tools: [
          tool(
            "start_process",
            "command timeout_ms shell",
            "PUE",
            "Starts a terminal process on this computer and returns its output.",
            "Run a process",
          ),
          tool("read_file", "path offset length", "P(U)", "Reads a file from disk.", "Read file"),
        ],
      },
    ],
    level: "lethal",
    sets: [["desktop-commander"]],
    cuts: [{ leg: "egress", remove: ["desktop-commander/start_process"] }],
  },
  {
    id: "coding-agent-alone",
    told: "A page that a coding agent reads makes it run a command; no server is part of it.",
    host: "claude-code",
    servers: [],
    level: "lethal",
    sets: [["host:claude-code"]],
  },
  {
    id: "jsm-atlassian",
    told: "A ticket from outside makes the agent of the support team copy internal pages into its answer (Cato, June 2025).",
    servers: [
      {
        name: "atlassian",
        title: "Atlassian",
        tools: [
          tool(
            "getJiraIssue",
            "cloudId issueIdOrKey",
            "PU",
            "Returns a Jira or service desk ticket with its description and comments.",
            "Get ticket",
          ),
          tool("getConfluencePage", "cloudId pageId", "P(U)", "Returns a Confluence page.", "Get page"),
          tool(
            "addCommentToJiraIssue",
            "cloudId issueIdOrKey commentBody",
            "(E)",
            "Adds a comment to a Jira issue; in a service desk the customer sees it.",
            "Add comment",
          ),
        ],
      },
    ],
    level: "lethal",
    sets: [["atlassian"]],
    cuts: [{ leg: "egress", remove: ["atlassian/addCommentToJiraIssue"] }],
  },
];

/** Incidents that no tool list shows, and that must not be told as a trifecta. */
export const CONTROLS: readonly Incident[] = [
  {
    id: "tenant-isolation",
    told: "A fault of the provider showed tasks of other customers (Asana, June 2025): nothing of it is in the tools.",
    servers: [
      {
        name: "asana",
        title: "Asana",
        tools: [
          tool("asana_list_workspaces", "", "P", "Lists the workspaces of the user.", "List workspaces"),
          tool(
            "asana_get_project_task_counts",
            "project_id",
            "P",
            "Returns how many tasks a project has.",
            "Task counts",
          ),
          tool("asana_get_project", "project_id opt_fields", "P(U)", "Returns the fields of a project.", "Get project"),
        ],
      },
    ],
    level: "two-legs",
  },
  {
    id: "hidden-bcc",
    told: "A mail tool sends a hidden copy to its author (postmark-mcp, September 2025): it is in the code, not in the tools.",
    servers: [
      {
        name: "postmark",
        title: "Postmark",
        tools: [
          tool("sendEmail", "to subject textBody from", "E", "Sends a single email.", "Send email"),
          tool(
            "sendEmailWithTemplate",
            "to templateId templateModel from",
            "E",
            "Sends an email from a template.",
            "Send with template",
          ),
          tool("listTemplates", "", "P", "Lists the templates of the account.", "List templates"),
        ],
      },
    ],
    level: "two-legs",
  },
  {
    id: "changed-command",
    told: "The command of an approved entry is exchanged (MCPoison, 2025): the tools stay as they were.",
    servers: [
      {
        name: "build",
        title: "Build helper",
        tools: [
          tool("format_json", "text indent", "", "Formats JSON text with the given indent.", "Format JSON"),
          tool("get_time", "timezone", "", "Returns the current time in a time zone.", "Current time"),
        ],
      },
    ],
    level: "clear",
  },
];
