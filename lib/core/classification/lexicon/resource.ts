/**
 * A kind of thing that tools act on, and what decides the legs. Numbers are the grades of `model/verdict.ts`, 0 for none.
 * `private`: who is harmed when it is read aloud. `writers`: who can put text into it. `readers`: who sees what is written to it.
 */
export type Resource = {
  id: string;
  label: string;
  private: 0 | 1 | 2 | 3;
  writers: 0 | 1 | 2 | 3;
  readers: 0 | 1 | 2 | 3;
  /** Words and phrases (joined by `_`) in any language, blank-separated. */
  words: string;
};
