/** What must hold before a request for data can be answered. Gives what is wrong, in words that name nothing of the installation, and throws at will. */
export type Check = { name: string; problem: () => Promise<string | undefined> };

/** Milliseconds that a check has. A database that is gone answers nothing for longer than anybody waits. */
const TIME = 3_000;
/** Milliseconds for which an answer holds: whoever asks without a pause costs one look each. */
const HOLDS = 1_000;

/** Whether all checks pass, asked anew when the last answer is old; those who ask meanwhile get the same one. */
export class Readiness {
  #asked?: { at: number; answer: Promise<string | undefined> };

  constructor(
    private readonly checks: readonly Check[],
    private readonly time = TIME,
    private readonly holds = HOLDS,
  ) {}

  /** What is wrong, one check after the other; undefined when nothing is. */
  problem(): Promise<string | undefined> {
    if (!this.#asked || performance.now() - this.#asked.at > this.holds) {
      const asked = { at: Infinity, answer: this.#look() };
      this.#asked = asked;
      void asked.answer.finally(() => (asked.at = performance.now()));
    }
    return this.#asked.answer;
  }

  async #look(): Promise<string | undefined> {
    const said = await Promise.all(this.checks.map((check) => inTime(check, this.time)));
    return said.filter((one) => one !== undefined).join("; ") || undefined;
  }
}

async function inTime({ name, problem }: Check, time: number): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => (timer = setTimeout(() => resolve(`${name}: no answer`), time)));
  const found = problem().then(
    (words) => words && `${name}: ${words}`,
    () => `${name}: not reached`,
  );
  return Promise.race([found, late]).finally(() => clearTimeout(timer));
}
