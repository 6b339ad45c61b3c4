import { IssuerMismatchError, OAuthError } from "@modelcontextprotocol/client";
import type { Problem } from "@/lib/core/model/snapshot";
import { shorten } from "@/lib/core/text/visible";
import { causes, explainNetwork } from "../explain-network";
import { plainText } from "../plain-text";
import { LIMITS, type Limits } from "../limits";
import { maskValues } from "../mask";
import { Stop, Stopped } from "../stop";

export type WithinOptions = {
  limits?: Partial<Limits>;
  /** Values that no message may contain. */ hidden?: readonly string[];
};

/** Runs one step of a sign-in within the limits. What goes wrong becomes a problem in words, never an exception. */
export async function within<T extends object>(
  options: WithinOptions,
  step: (limits: Limits, stop: Stop) => Promise<T>,
): Promise<({ ok: true } & T) | { ok: false; problem: Problem }> {
  const limits = { ...LIMITS, ...options.limits };
  const stop = new Stop();
  const inTime = stop.after(
    limits.connectMs,
    () =>
      new Stopped(
        "too-slow",
        `The sign-in took more than ${Math.round(limits.connectMs / 1000)} s to prepare. Try again later.`,
      ),
  );
  try {
    return { ok: true, ...(await stop.race(step(limits, stop))) };
  } catch (error) {
    const { kind, message } = stop.reason ?? explainSignIn(error);
    return {
      ok: false,
      problem: { kind, message: maskValues(plainText(message), options.hidden ?? []), stderrTail: "" },
    };
  } finally {
    inTime();
  }
}

function explainSignIn(error: unknown): Stopped {
  for (const one of causes(error)) {
    if (one instanceof Stopped) return one;
    if (one instanceof IssuerMismatchError)
      return new Stopped(
        "refused",
        "The answer does not come from the authorization server that was asked (its issuer is another one, or missing). Nothing was sent to it. If this happens again, do not sign in there.",
      );
    if (one instanceof OAuthError)
      return new Stopped("unauthorized", `The authorization server refuses: ${quote(one.message || one.code)}`);
  }
  const network = explainNetwork(error);
  if (network) return new Stopped("unreachable", network);
  const text = error instanceof Error ? error.message : "";
  if (/dynamic client registration/i.test(text))
    return new Stopped(
      "unauthorized",
      "This authorization server registers no clients by itself. Ask whoever runs it for a client ID, and enter it.",
    );
  return new Stopped("not-mcp", `The sign-in cannot be prepared: ${quote(text || "unknown reason")}`);
}

const quote = (text: string): string => shorten(plainText(text).replaceAll(/\s+/g, " ").trim(), 200);
