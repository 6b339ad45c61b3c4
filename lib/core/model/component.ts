import * as z from "zod";

/** What a session holds beside its servers, read from files: none of it is started, and all of it affects what an agent may do. */
export const COMPONENT_KINDS = [
  "skill",
  "plugin",
  "extension",
  "agent",
  "command",
  "hooks",
  "instructions",
  "permissions",
] as const;
export type ComponentKind = (typeof COMPONENT_KINDS)[number];

/** The kinds in words for people. */
export const COMPONENT_WORDS: Record<ComponentKind, string> = {
  skill: "Skill",
  plugin: "Plugin",
  extension: "Extension",
  agent: "Sub-agent",
  command: "Command",
  hooks: "Hooks",
  instructions: "Instructions",
  permissions: "Permission rules",
};

/** `hide`: the model is not offered it. `block`: calls are refused. `ask`: a person is asked. `allow`: nobody is asked. */
export const RULE_EFFECTS = ["hide", "block", "ask", "allow"] as const;

/** What a rule is about: a tool that the host brings itself, a server or one of its tools, or another component; `*` stands for any text. */
const RuleSubjectSchema = z.union([
  z.object({ own: z.string() }),
  z.object({ server: z.string(), tool: z.string().optional() }),
  z.object({ component: z.string() }),
]);

/** One rule of a client, or one approval that a file gives in advance. */
export const PermissionRuleSchema = z.object({
  effect: z.enum(RULE_EFFECTS),
  on: RuleSubjectSchema,
  /** It applies to some calls only: the condition as in the file. Such a rule decides nothing here, it is only shown. */
  scope: z.string().optional(),
  /** The rule as in the file. */
  words: z.string(),
});
export type PermissionRule = z.infer<typeof PermissionRuleSchema>;

/** Something that a component runs. */
export const ActSchema = z.object({
  /** `command`: a shell line. `script`: a file. `http`: a request. `code`: a module in the client's own process. `tool`, `prompt`: what the client does itself. */
  what: z.enum(["command", "script", "http", "code", "tool", "prompt"]),
  /** When it runs: "before every tool call", "when the text is read", … */
  when: z.string(),
  /** Whether it runs without the model asking for it. */
  byItself: z.boolean(),
  /** The line, the address or the name of the file, without secrets. */
  line: z.string(),
  /** What a script says about itself at its beginning. */
  about: z.string().optional(),
  /** What it does in words of the file, as `readCode` found them: `egress: curl -d`. */
  found: z.array(z.object({ leg: z.enum(["private", "untrusted", "egress", "any"]), quote: z.string() })).default([]),
});
export type Act = z.infer<typeof ActSchema>;

/** A skill, plugin, agent, … as described by its files. It holds no secrets, and its texts are shortened. */
export const ComponentSchema = z.object({
  kind: z.enum(COMPONENT_KINDS),
  /** Its name in its files. */
  title: z.string(),
  description: z.string().optional(),
  /** Ids of the clients that load it where it was found; empty when that is not known. */
  clients: z.array(z.string()).default([]),
  /** Approvals that it gives and limits that it sets. */
  rules: z.array(PermissionRuleSchema).default([]),
  /** How contradicting rules are resolved: by the strictest, the first or the last one that matches. */
  order: z.enum(["strictest", "first", "last"]).default("strictest"),
  /** The only tools that an agent has, as its file names them; absent: everything that the session holds. */
  tools: z.array(z.string()).optional(),
  /** Tools that an agent does not have. */
  withoutTools: z.array(z.string()).default([]),
  acts: z.array(ActSchema).default([]),
  /** What it contains: names of servers, skills, agents, by their kind. */
  brings: z.array(z.object({ kind: z.string(), name: z.string() })).default([]),
  /** What is odd, or what its words do not say, in sentences. */
  remarks: z.array(z.string()).default([]),
});
export type Component = z.infer<typeof ComponentSchema>;
