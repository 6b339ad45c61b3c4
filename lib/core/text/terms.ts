/** A word that the app, the reports and the command line use, in a sentence or two. */
export type GlossaryTerm = { term: string; means: string; /** A page that says more. */ href?: string };

/** Every term, in an order in which one explains the next. */
export const TERMS: readonly { group: string; terms: readonly GlossaryTerm[] }[] = [
  {
    group: "What is checked",
    terms: [
      {
        term: "Server",
        means: "A program or service that offers tools to an agent over the Model Context Protocol (MCP).",
        href: "/servers",
      },
      {
        term: "Tool",
        means: "One function that a server offers. Trefoil lists tools and never calls one.",
        href: "/tools",
      },
      {
        term: "Channel",
        means:
          "A way in or out of a session that is not a tool: resources, app pages, instructions, pictures in an answer. Channels are counted beside the tools.",
      },
      { term: "Host", means: "The agent itself, such as an editor or a chat client, with the tools it brings along." },
      {
        term: "Session",
        means: "Everything one agent holds at once: its host, its servers and the tools that are switched on.",
        href: "/sessions",
      },
      { term: "Listing", means: "Asking a server what it offers. Nothing that it offers is called." },
      {
        term: "Consent",
        means:
          "Your agreement to start one exact command or to call one exact address. It ends when any of it changes.",
        href: "/settings/starts",
      },
      { term: "Snapshot", means: "What a server offered at one moment, with a fingerprint (digest) of every tool." },
      {
        term: "Hint",
        means: "What a server claims about its own tool, such as “read-only”. A claim, not a fact.",
        href: "/annotations",
      },
    ],
  },
  {
    group: "The three legs",
    terms: [
      {
        term: "Lethal trifecta",
        means:
          "Private data, untrusted input and a way out in one session. Together they let a stranger’s text, read by the agent, take your data and send it away.",
      },
      { term: "Private data (P)", means: "The tool returns something that outsiders should not see." },
      { term: "Untrusted input (U)", means: "The tool returns text that somebody else may have written." },
      { term: "Egress, a way out (E)", means: "The tool can carry data to where outsiders can read it." },
      {
        term: "Yes, possible, no",
        means:
          "How each leg of a tool is judged. “Possible” depends on the deployment, or there is too little information.",
      },
      { term: "Confirmed", means: "Counting only the legs that are judged “yes”." },
      { term: "Including uncertain", means: "Counting the legs that are judged “possible” as well." },
      { term: "Grade", means: "How serious a leg is, from 1 to 3: for private data from internal records to secrets." },
      {
        term: "Signal",
        means: "A pattern that Trefoil looks for in a tool’s definition, with a measured precision.",
        href: "/signals",
      },
      {
        term: "Evidence",
        means:
          "What the signals found in a tool’s definition: the words quoted, and how much they count for or against.",
      },
      {
        term: "Precision, coverage, recall",
        means:
          "Precision: how many of the tools that a signal or Trefoil says yes to really have the leg. Coverage and recall: how many of the tools that have the leg are found.",
        href: "/accuracy",
      },
      {
        term: "Starting point",
        means: "What is said of a tool in which nothing is observed: where the sum of the evidence starts.",
        href: "/accuracy",
      },
      {
        term: "Override",
        means: "A person’s own verdict on a leg, with a name and a reason. It outweighs all evidence.",
        href: "/settings/overrides",
      },
    ],
  },
  {
    group: "What follows from it",
    terms: [
      { term: "Lethal", means: "All three legs are confirmed in the session." },
      { term: "Possible (a level)", means: "All three legs meet only when what is uncertain is included." },
      { term: "Two legs", means: "One leg is missing. Whatever adds it makes the session lethal." },
      { term: "Clear", means: "At most one leg was found in what was checked." },
      {
        term: "Safe on its own",
        means: "Not lethal without other servers. It may still complete a lethal combination.",
      },
      {
        term: "Lethal combination",
        means:
          "A smallest set of servers, or of tools, that holds all three legs: one, two or three of them. Leave any of them out and it is no longer lethal. Including what is uncertain there can be fewer, because a smaller combination replaces the larger ones that contain it.",
        href: "/compositions",
      },
      {
        term: "Composition",
        means: "Any choice of servers for one session, with the host’s own tools where it has some.",
        href: "/compositions",
      },
      {
        term: "Severity",
        means:
          "How bad a lethal combination is: critical, high, medium or low. It follows from reach (who can write what comes in, and how easily) and harm (whose data is read, and who can read what leaves).",
        href: "/severity",
      },
      {
        term: "Attack path",
        means:
          "The three steps of one way to leak: what brings a stranger’s text in, what reads your data, what sends it.",
      },
      { term: "Near miss", means: "Something switched off that would complete a lethal combination if switched on." },
      {
        term: "Finding",
        means:
          "Something wrong with a session that is followed over time: open, accepted until a date, fixed (no longer found) or gone (its session or one of its servers is no longer there).",
        href: "/findings",
      },
      {
        term: "Incomplete",
        means: "A server could not be listed in full, so the verdict is a lower bound: it can only get worse.",
      },
      { term: "Assumptions", means: "What a verdict rests on and cannot see." },
      {
        term: "Shared storage",
        means:
          "What one session can write and another read back: files, memories, tables. It can join sessions that are each safe on their own.",
      },
    ],
  },
  {
    group: "What can be done",
    terms: [
      {
        term: "Cut",
        means: "The cheapest set of tools or servers to switch off so that no lethal combination is left.",
      },
      { term: "Split", means: "The fewest sessions that together keep every tool while none of them is lethal." },
      {
        term: "Constraints",
        means: "What cuts and splits must respect: what has to stay, what losing it costs, what belongs together.",
      },
      {
        term: "Compensating control",
        means:
          "Something outside Trefoil that holds a leg back, such as an approval of each call. It is reported beside the verdict and never changes it.",
      },
      { term: "Draft", means: "A session that is not saved: everything can be tried on its board." },
      {
        term: "Gateway",
        means:
          "A program between agent and servers that allows, refuses or asks about single tools. A fix can be exported for it.",
      },
      {
        term: "Simulate calls",
        means: "Put tool calls in an order, or load a recording, and see at which call the third leg comes in.",
      },
      { term: "Least tool set", means: "The tools you need and what it takes to use them, without the rest." },
      {
        term: "Policy",
        means: "A rule of your own about what must not meet in one session.",
        href: "/settings/policies",
      },
    ],
  },
  {
    group: "Over time and with others",
    terms: [
      {
        term: "Automatic re-scan",
        means: "Listing servers again every hour, day or week while the app runs, to notice changes.",
      },
      { term: "Drift", means: "A difference between what a server offers now and what was approved or listed before." },
      {
        term: "Session on a past date",
        means: "The session with the tools that its servers were known to offer then.",
      },
      {
        term: "Record",
        means: "Who is responsible for a server, how far its program is trusted and why, and when it is reviewed next.",
        href: "/governance",
      },
      {
        term: "Trust level",
        means: "How sure it is that a server’s program is the intended one, from a pinned digest down to none.",
      },
      {
        term: "Approval",
        means: "A person’s decision on a server or tool. It holds for exactly the snapshot that was on the screen.",
        href: "/governance",
      },
      {
        term: "Share",
        means: "A frozen copy of a session for a reviewer, sealed so that only holders of the link can read it.",
        href: "/reviews",
      },
      {
        term: "Relay",
        means: "A server that stores sealed shares where your reviewers can reach them. It cannot read them.",
        href: "/settings/sharing",
      },
      {
        term: "Advisor, opinion",
        means:
          "A language model of your choice, and what it says about a tool. It can raise a verdict and never lowers one by itself.",
        href: "/settings/advisor",
      },
      {
        term: "Lock",
        means: "A file with the digests and legs of a session, to compare with later on the command line.",
      },
      {
        term: "Digest, fingerprint",
        means: "A short number computed from a text. The same digest means the same text, to the letter.",
      },
      {
        term: "Chain verified",
        means:
          "Every entry of the audit log is signed and holds the digest of the one before it, and none was changed, removed or moved.",
        href: "/governance/log",
      },
    ],
  },
];
