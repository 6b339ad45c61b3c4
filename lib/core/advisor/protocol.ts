import * as z from "zod";
import type { EndpointKind } from "../model/advisor";
import type { Prompt } from "./prompt";

/**
 * How many tokens one answer may take at most, including thinking. Some local servers ignore this field; there the time limit ends an answer.
 */
export const ANSWER_TOKENS = 2_000;

/** The requests for each kind of endpoint. Only fields that every compatible server accepts or ignores are sent. */
export const PROTOCOLS: Record<EndpointKind, Protocol> = {
  openai: {
    label: "OpenAI-compatible",
    path: "chat/completions",
    body: (model, { system, user }) => ({
      model,
      max_completion_tokens: ANSWER_TOKENS,
      messages: [
        { role: "system", content: system },
        { role: "user", content: user },
      ],
    }),
    headers: (key): Record<string, string> => (key ? { authorization: `Bearer ${key}` } : {}),
    readText: (answer) => OpenAiAnswer.safeParse(answer).data?.choices[0]?.message.content ?? null,
  },
  anthropic: {
    label: "Anthropic-compatible",
    path: "messages",
    body: (model, { system, user }) => ({
      model,
      max_tokens: ANSWER_TOKENS,
      system,
      messages: [{ role: "user", content: user }],
    }),
    headers: (key) => ({ "anthropic-version": "2023-06-01", ...(key ? { "x-api-key": key } : {}) }),
    readText: (answer) => {
      const texts = AnthropicAnswer.safeParse(answer).data?.content.flatMap((block) => block.text ?? []);
      return texts?.length ? texts.join("\n") : null;
    },
  },
};

export type Protocol = {
  label: string;
  /** The last part of the address, after the version. */
  path: string;
  body(model: string, prompt: Prompt): object;
  headers(key?: string): Record<string, string>;
  /** The model's words in an answer of the endpoint, or null when it is not of this protocol. */
  readText(answer: unknown): string | null;
};

const OpenAiAnswer = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })) });
const AnthropicAnswer = z.object({
  content: z.array(z.object({ type: z.string(), text: z.string().optional().catch(undefined) })),
});

/** The body as it is sent, byte for byte. */
export function requestBody(kind: EndpointKind, model: string, prompt: Prompt): string {
  return JSON.stringify(PROTOCOLS[kind].body(model, prompt));
}
