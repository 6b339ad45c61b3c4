/** How an endpoint is spoken to: OpenAI's chat completions or Anthropic's messages. */
export const ENDPOINT_KINDS = ["openai", "anthropic"] as const;
export type EndpointKind = (typeof ENDPOINT_KINDS)[number];

/** What the user says that a million tokens cost, in the user's own currency. */
export type Prices = { input: number; output: number };

/** The language model that may be asked. The key itself is never among it. */
export type AdvisorSettings = {
  /** While it is off nothing is sent, and opinions that are kept do not count. */
  on: boolean;
  kind: EndpointKind;
  /** The whole address that questions go to. */
  address: string;
  model: string;
  hasKey: boolean;
  prices?: Prices;
};

/** One run over many tools, while it goes on and after. */
export type AdvisorRun = {
  phase: "running" | "done" | "cancelled" | "stopped";
  total: number;
  /** Tools about which the model said something. */
  answered: number;
  /** Tools about which it said nothing that could be read. */
  silent: number;
  failed: number;
  /** The first things that went wrong, with the tool where it was. */
  problems: { tool: string; message: string }[];
};
