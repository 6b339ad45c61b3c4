import type { ParseArgsConfig } from "node:util";
import { HOSTS } from "@/lib/core/hosts";
import type { Candidate } from "./candidate";
import { DESCRIBING_HELP, DESCRIBING_OPTIONS, type Described } from "./described";

/** The part of the help that all commands about a session share. */
export const SESSION_HELP = `Input
  CONFIG...                 config files of any client that Trefoil reads, or bundles (.mcpb, .dxt); several are merged.
                            A folder: the configs, skills, agents, plugins, hooks and permission rules of a project.
                            A SKILL.md, a plugin.json or an agent's file: that component, with the files beside it
  --toolset FILE            a session as {"servers":[{"name","title","instructions","tools"}]}; - reads standard input
  --tools-list NAME=FILE    a server's tools/list response, instead of starting the server; may be repeated
  --host ID                 count the built-in tools of an agent application: ${["none", ...HOSTS.map((host) => host.id)].join(", ")}
  --overrides FILE          verdicts that people overrode, as exported by the app; with a bad entry nothing is judged
  --policies FILE           a policy file, JSON or YAML: what must not meet, which hints tools must declare, the highest
                            allowed grades, what must be approved; written by hand or exported by the app
  --approvals FILE          what people approved and refused, as exported by the app; needed where --policies requires
                            approvals
  --name NAME               what the report calls the session (default: the first file's name)

${DESCRIBING_HELP}
Starting servers
  --allow-start NAME        start or contact this server; may be repeated
  --allow-start-all         start or contact every server
  --timeout SECONDS         how long to wait for a server (default: 30 to start, 120 if it is downloaded first)
  --allow-host HOST         allow contacting a server at this address although it is not public; may be repeated
`;

/** For `parseArgs`, together with a command's own. */
export const SESSION_OPTIONS = {
  "allow-start": { type: "string", multiple: true, default: [] as string[] },
  "allow-start-all": { type: "boolean", default: false },
  "allow-host": { type: "string", multiple: true, default: [] as string[] },
  "allow-incomplete": { type: "boolean", default: false },
  timeout: { type: "string" },
  "tools-list": { type: "string", multiple: true, default: [] as string[] },
  toolset: { type: "string", multiple: true, default: [] as string[] },
  host: { type: "string" },
  ...DESCRIBING_OPTIONS,
  overrides: { type: "string" },
  policies: { type: "string" },
  approvals: { type: "string" },
  name: { type: "string" },
} satisfies ParseArgsConfig["options"];

/** What the options of a command about a session say. */
export type Values = Described & {
  "allow-start": string[];
  "allow-start-all": boolean;
  "allow-host": string[];
  timeout?: string;
  "tools-list": string[];
  toolset: string[];
  host?: string;
  overrides?: string;
  policies?: string;
  approvals?: string;
  /** The day on which approvals and acceptances count. */
  today?: string;
  name?: string;
  /** What a client on this machine has beside its servers. */
  members?: readonly Candidate[];
};
