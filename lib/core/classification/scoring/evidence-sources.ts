/** Something that stands among the evidence and is no signal: it was not read in the tool, or not as one feature. */
export type EvidenceSource = { id: string; title: string; why: string };

const EVIDENCE_SOURCES: readonly EvidenceSource[] = [
  {
    id: "prior",
    title: "Before anything is read",
    why: "What is said of a tool in which nothing is observed. Everything that a signal finds adds to it or takes from it.",
  },
  {
    id: "minor-features",
    title: "Minor features",
    why: "The sum of all features that weigh too little to be shown one by one, so that the weights shown add up to the total.",
  },
  {
    id: "other-features",
    title: "Features of other questions",
    why: "What is observed to answer another question bears on this one too: who writes what comes back, for instance, on what leaves. How it does was learned from labelled tools.",
  },
  {
    id: "a-person-said-so",
    title: "A person said so",
    why: "An override: somebody decided this leg, with a name and a reason. It outweighs all evidence, which stays in sight.",
  },
  {
    id: "a-model-said-so",
    title: "A model said so",
    why: "The opinion of a language model that was asked in the settings. Its weight is set by hand and not fitted: 1.2 log-odds for a yes, 0.4 for a possible, and none for a no, because the text that it judged may have been written to talk it out of a yes. So it can raise a verdict; it lowers none unless a person confirms it, which makes it an override.",
  },
  {
    id: "known-tool",
    title: "A known tool",
    why: "The tool was judged before, or its server's public documentation tells what it does. The very definition that was judged takes the label's word, also where another server offers it, unless it is so short that it says little by itself. A tool of the same server with another text is only ever raised, the more the less was changed: a label never lowers the suspicion of a definition that it was not given to. What a server calls itself counts for nothing; its package, image or host does. Labels are given by a rubric in machine passes; only an override is a person's word, and it outweighs them.",
  },
  {
    id: "host-profile",
    title: "The profile of the host",
    why: "What is known of an agent application from its documentation: a built-in tool or a property, with the page that tells of it and the day on which it was read. It is people's knowledge and not read in a text, so its weight is set by hand.",
  },
  {
    id: "channel",
    title: "A channel beside the tools",
    why: "What is known of resources, app pages, instructions, prompts and arguments from the protocol and from what the server declares. Resources are judged as a tool that reads the same would be; what is open only to the operator of a server is left out unless a person asks for it.",
  },
  {
    id: "meta-tool",
    title: "A tool about tools",
    why: "The tool calls other tools, runs code that does, or brings more of them into the session. Its own definition does not say what happens, so it holds what the tools can do that it can reach: the others of its server, or those that its schema names. Where not all of them are listed, each leg is possible at least. It is recognised by its structure (an argument that names a tool beside free-form arguments, code that can call tools), and it only ever raises a verdict.",
  },
  {
    id: "former-signal",
    title: "A signal of an earlier version",
    why: "Earlier versions weighed what the verb of a tool does, the thing that it acts on, the two together, and both on its kind of service. What they told is told as well by its words, their kinds and the other signals.",
  },
];

/** Ids that reports of earlier versions hold. */
const FORMER_IDS: Readonly<Record<string, string>> = {
  "small-clues": "minor-features",
  ...Object.fromEntries(
    `what-it-returns names-private-things reads-private-things reads-from-an-account what-it-brings-in names-what-outsiders-write
    reads-what-outsiders-wrote reads-from-a-crowd what-it-sends names-what-outsiders-read writes-what-outsiders-read
    writes-to-an-audience`
      .split(/\s+/)
      .map((id) => [id, "former-signal"]),
  ),
};

export function findEvidenceSource(id: string): EvidenceSource | undefined {
  const now = FORMER_IDS[id] ?? id;
  return EVIDENCE_SOURCES.find((source) => source.id === now);
}
