import { vi } from "vitest";
import { startIdentityProvider } from "../support/identity-provider.mjs";

export const PUBLIC = "https://trefoil.example";
export const SESSION = "__Host-trefoil-session";

/** What calls Trefoil's own handlers where the provider would call its public address. */
const reach = { trefoil: async (_request: Request): Promise<Response> => new Response(null, { status: 503 }) };

/** A provider, and an environment in which Trefoil uses it. Import what reads the environment after it. */
export async function useIdentityProvider(settings: { refresh?: boolean } = {}) {
  const provider = await startIdentityProvider({
    origin: PUBLIC,
    fetch: async (input: string | URL | Request, init?: RequestInit) => reach.trefoil(new Request(input, init)),
    ...settings,
  });
  Object.assign(process.env, { TREFOIL_LOG: "off", ...provider.environment });
  return provider;
}

/** Trefoil's ways in for signing in, as its routes have them. */
export async function signInRoutes() {
  const [begin, callback, out, backChannel] = await Promise.all([
    import("@/app/sign-in/begin/route"),
    import("@/app/sign-in/callback/route"),
    import("@/app/sign-out/route"),
    import("@/app/sign-in/back-channel/route"),
  ]);
  reach.trefoil = (request) => backChannel.POST(request, {});
  const { personIn } = await import("@/lib/identity/sign-in/current");
  return { begin: begin.GET, callback: callback.GET, out: out.POST, backChannel: backChannel.POST, personIn };
}
export type Routes = Awaited<ReturnType<typeof signInRoutes>>;

/** The one part of Next that is stood in for: what the browser sent. */
export const sent = { headers: new Headers() };
vi.mock("next/headers", () => ({
  headers: async () => sent.headers,
  cookies: async () => ({ get: () => undefined }),
}));

/** What one browser holds, at the provider and at Trefoil. */
export class Browser {
  readonly cookies = new Map<string, string>();

  constructor(
    private readonly routes: Routes,
    private readonly issuer: string,
  ) {}

  header(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  async begin(next = "/servers"): Promise<string> {
    const address = `${PUBLIC}/sign-in/begin?${new URLSearchParams({ next })}`;
    return this.keep(await this.routes.begin(new Request(address), {})).headers.get("location")!;
  }

  /** Signs in at the provider, and answers where it leads back to. */
  async atProvider(start: string, who: string): Promise<string> {
    let url = start;
    for (let steps = 0; steps < 12; steps++) {
      if (url.startsWith(PUBLIC)) return url;
      const page = await this.ask(url);
      const location = page.headers.get("location");
      url = location === null ? await this.submit(await page.text(), who) : new URL(location, this.issuer).href;
    }
    throw new Error(`The provider leads nowhere: ${url}`);
  }

  async back(address: string): Promise<Response> {
    return this.keep(await this.routes.callback(new Request(address, { headers: { cookie: this.header() } }), {}));
  }

  async signIn(who: string, next?: string): Promise<Response> {
    return this.back(await this.atProvider(await this.begin(next), who));
  }

  async signOut(): Promise<string> {
    const request = new Request(`${PUBLIC}/sign-out`, { method: "POST", headers: { cookie: this.header() } });
    const { next } = (await this.keep(await this.routes.out(request, {})).json()) as { next: string };
    return next;
  }

  /** Who Trefoil takes this browser for. */
  asks() {
    return this.routes.personIn(this.header());
  }

  /** Goes to an address of the provider's and answers its form, as somebody would who signs out there. */
  async signOutThere(): Promise<void> {
    const page = await (await this.ask(`${this.issuer}/session/end`)).text();
    const xsrf = /name="xsrf" value="(\w+)"/.exec(page)![1]!;
    const body = new URLSearchParams({ xsrf, logout: "yes" });
    await this.ask(`${this.issuer}/session/end/confirm`, { method: "POST", body });
  }

  private async submit(html: string, who: string): Promise<string> {
    const prompt = /name="prompt" value="(\w+)"/.exec(html)?.[1] ?? "";
    const action = /action="([^"]+)"/.exec(html)![1]!;
    const body = new URLSearchParams(prompt === "login" ? { prompt, login: who, password: "x" } : { prompt });
    const answer = await this.ask(new URL(action, this.issuer).href, { method: "POST", body });
    return new URL(answer.headers.get("location")!, this.issuer).href;
  }

  private async ask(url: string, init: RequestInit = {}): Promise<Response> {
    return this.keep(await fetch(url, { ...init, redirect: "manual", headers: { cookie: this.header() } }));
  }

  private keep(answer: Response): Response {
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      const at = pair.indexOf("=");
      if (/Max-Age=0|expires=Thu, 01 Jan 1970/i.test(line)) this.cookies.delete(pair.slice(0, at));
      else this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return answer;
  }
}
