/** The protocol of an endpoint: OpenAI's chat completions or Anthropic's messages. */
export const ENDPOINT_KINDS = ["openai", "anthropic"] as const;
export type EndpointKind = (typeof ENDPOINT_KINDS)[number];

/** What the user says that a million tokens cost, in the user's own currency. */
export type Prices = { input: number; output: number };

/** The language model that may be asked. The key itself is never part of it. */
export type AdvisorSettings = {
  /** While it is off nothing is sent, and stored opinions do not count. */
  on: boolean;
  kind: EndpointKind;
  /** The complete address that questions are sent to. */
  address: string;
  model: string;
  hasKey: boolean;
  prices?: Prices;
};

/** One run over many tools, while it is running and afterwards. */
export type AdvisorRun = {
  phase: "running" | "done" | "cancelled" | "stopped";
  total: number;
  /** How many tools the model said something about. */
  answered: number;
  /** How many tools it said nothing readable about. */
  silent: number;
  failed: number;
  /** The first things that went wrong, with the tool where it was. */
  problems: { tool: string; message: string }[];
};
