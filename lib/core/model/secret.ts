/**
 * A value needed to reach a server. It does not print, does not serialise, and is opened only by
 * `reveal()`, which only the launcher and the sealer may call.
 *
 * There is no `toJSON` on purpose: passed to the browser, a `Secret` makes the render fail loudly
 * instead of sending a mask quietly.
 */
export class Secret {
  readonly #value: string;

  constructor(value: string) {
    this.#value = value;
  }

  reveal(): string {
    return this.#value;
  }

  toString(): string {
    return "••••••";
  }
}

/** Secrets of one server by their place: `env.NAME`, `header.NAME`, `arg.2`, `url.user`, `url.query.NAME`. */
export type Secrets = Record<string, Secret>;
