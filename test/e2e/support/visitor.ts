import { COPY_HEADER } from "../../support/between";
import { callOf } from "./server-function";

/** An answer, read to its end; `status` 0 where it broke off. */
export type Answer = { status: number; text: string; location: string | null; copy: number };

/** Steps from one address to the next, of which a sign-in has about ten. */
const MOST_STEPS = 20;

/** Somebody with a browser that draws nothing: keeps cookies, follows redirects where it is asked to, and fills in the identity provider's forms. */
export class Visitor {
  /** By host, then by name. */
  readonly #cookies = new Map<string, Map<string, string>>();

  /**
   * @param origin where the app is reached
   * @param address that the proxy says the requests come from
   */
  constructor(
    readonly origin: string,
    private readonly address: string,
  ) {}

  async get(path: string): Promise<Answer> {
    return this.#ask(new URL(path, this.origin), { headers: { accept: "text/html" } });
  }

  /** Has the app call a server function, as a page of it does. */
  async call(path: string, name: string, ...args: unknown[]): Promise<Answer> {
    const { headers, ...asked } = callOf(name, args);
    return this.#ask(new URL(path, this.origin), { ...asked, headers: { ...headers, origin: this.origin } });
  }

  /** Takes the cookie of a launch, where nobody signs in. */
  async open(address: string): Promise<void> {
    await this.#ask(new URL(address), {});
  }

  /** @throws when the way does not end in the app, signed in */
  async signIn(who: string): Promise<void> {
    let url = new URL("/sign-in/begin", this.origin);
    let init: RequestInit = {};
    for (let step = 0; step < MOST_STEPS; step++) {
      const { status, location, text } = await this.#ask(url, init);
      if (url.origin === this.origin && url.pathname === "/sign-in/callback" && location !== null) return;
      const form = /<form[^>]* action="([^"]+)"/.exec(text)?.[1];
      if (location === null && form === undefined) throw new Error(`${url.pathname} answered ${status}: ${text}`);
      url = new URL(location ?? form!, url);
      const prompt = /name="prompt" value="(\w+)"/.exec(text)?.[1] ?? "";
      const fields = new URLSearchParams({ prompt, login: who, password: "x" });
      init = location === null ? { method: "POST", body: fields } : {};
    }
    throw new Error(`The sign-in of ${who} does not end.`);
  }

  async #ask(url: URL, init: RequestInit): Promise<Answer> {
    const kept = this.#cookies.get(url.host) ?? new Map<string, string>();
    this.#cookies.set(url.host, kept);
    const cookie = [...kept].map((pair) => pair.join("=")).join("; ");
    const headers = { ...(init.headers as object), cookie, "x-forwarded-for": this.address };
    const answer = await fetch(url, { ...init, headers, redirect: "manual" });
    for (const line of answer.headers.getSetCookie()) {
      const [name = "", value = ""] = line.split(";")[0]!.split("=");
      if (value === "") kept.delete(name);
      else kept.set(name, value);
    }
    const copy = Number(answer.headers.get(COPY_HEADER));
    const location = answer.headers.get("location");
    return answer.text().then(
      (text) => ({ status: answer.status, text, location, copy }),
      () => ({ status: 0, text: "", location, copy }),
    );
  }
}
