import * as z from "zod";

/** Ways in and out of a session that are not tools: first those of a server, then those of the host. */
export const CHANNELS = [
  "resources",
  "templates",
  "apps",
  "instructions",
  "prompts",
  "arguments",
  "commands",
  "images",
  "links",
  "memory",
  "elicitation",
  "sampling",
] as const;
export const ChannelSchema = z.enum(CHANNELS);
export type Channel = z.infer<typeof ChannelSchema>;

/** A channel in words for people, and how to close it in the client itself; a switch here closes it in the analysis only. */
export const CHANNEL_WORDS: Record<Channel, { label: string; closing: string }> = {
  resources: {
    label: "Resources",
    closing:
      "Clients switch servers and tools, not resources: in some the user picks each one, in others the model may read them. Switch the server off where that matters.",
  },
  templates: {
    label: "Resource templates",
    closing:
      "Clients switch servers and tools, not templates: in some the user picks each one, in others the model may read them. Switch the server off where that matters.",
  },
  apps: {
    label: "App pages",
    closing:
      "A client that shows no MCP apps leaves the channel closed. One that does holds the page to the addresses that it declares.",
  },
  instructions: {
    label: "Instructions",
    closing:
      "No client lets a user drop the instructions and keep the tools. Switch the server off, or trust whoever writes it.",
  },
  prompts: { label: "Prompts", closing: "A prompt enters only when the user picks it: do not pick it." },
  arguments: {
    label: "What its operator sees",
    closing: "Nothing but switching the server off keeps its operator from reading the arguments of calls.",
  },
  commands: {
    label: "Commands that it brings",
    closing:
      "Take the command out of its file, or the whole skill, plugin or hook out of the client. Some clients have a setting that switches all hooks off.",
  },
  images: {
    label: "Remote pictures",
    closing:
      "Some clients have a setting for remote content; otherwise a proxy that lets only known addresses through.",
  },
  links: { label: "Clickable links", closing: "Look at the whole address before you click." },
  memory: { label: "Memory across chats", closing: "Most hosts have a switch for memory in their settings." },
  elicitation: {
    label: "Questions of servers",
    closing: "Decline the form: every client has to show it and who asks.",
  },
  sampling: {
    label: "Servers that have the model write",
    closing: "Decline the request: clients ask before they let a server have the model write.",
  },
};
