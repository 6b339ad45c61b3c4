/** Every limit on asking a model. Times in milliseconds, sizes in bytes. */
export const ASK_LIMITS = {
  /** One answer, including thinking; models on small computers need this long. */
  answerMs: 120_000,
  /** One response of the endpoint. */
  answerBytes: 512 * 1024,
  /** How often a busy or faulty endpoint is asked again. */
  retries: 2,
  /** The pause before that when the endpoint names none; the second time it is twice as long. */
  pauseMs: 2_000,
  /** The longest pause that an endpoint may ask for; beyond it the asking ends. */
  pauseMostMs: 60_000,
  /** Questions under way at the same time. */
  atOnce: 3,
  /** Tools in one run. */
  tools: 500,
};
export type AskLimits = typeof ASK_LIMITS;
