import {
  InsufficientScopeError,
  ProtocolError,
  SdkError,
  SdkErrorCode,
  SdkHttpError,
  UnauthorizedError,
} from "@modelcontextprotocol/client";
import { causes, explainNetwork } from "./explain-network";
import type { StdioTransport } from "./stdio-transport";
import { plainText } from "./plain-text";
import { Stopped } from "./stop";

/** What the failure happened to, so that the words fit: a started command, or a URL. */
export type FailedAttempt = { local?: StdioTransport; unresolved: readonly string[] };

const SIGN_IN = "Sign in on the server’s page in the app, add a token to its headers, or paste its tools/list answer.";

/** Any failure as a kind and a sentence that says what to do. Texts of the server are quoted briefly and made plain. */
export function explain(error: unknown, attempt: FailedAttempt): Stopped {
  const stopped = findStopped(error);
  const plain = stopped ?? (attempt.local ? explainLocal(error, attempt.local) : explainRemote(error));
  if (
    attempt.unresolved.length === 0 ||
    plain.kind === "refused" ||
    plain.kind === "declined" ||
    plain.message.includes("no value here")
  )
    return plain;
  return new Stopped(
    plain.kind,
    `${plain.message} It names variables that have no value here: ${[...new Set(attempt.unresolved)].join(", ")}.`,
  );
}

function explainLocal(error: unknown, local: StdioTransport): Stopped {
  const { exit, junkLines } = local;
  if (exit) {
    const how = exit.signal ? `was ended by ${exit.signal}` : `ended with code ${exit.code}`;
    const junk = junkLines > 0 ? " What it wrote to its standard output was not MCP." : "";
    return new Stopped(
      "crashed",
      `The command ${how} before its tools were listed.${junk} Its error output says more; often a setting or a credential is missing.`,
    );
  }
  return (
    explainProtocol(error) ??
    new Stopped(
      "not-mcp",
      `The command runs but does not speak MCP as expected: ${quote(error)} Check that it is started as a stdio server.`,
    )
  );
}

function explainRemote(error: unknown): Stopped {
  const http = findHttp(error);
  if (error instanceof InsufficientScopeError)
    return new Stopped(
      "unauthorized",
      `The server wants a wider sign-in${error.requiredScope ? ` (scope ${quote(error.requiredScope)})` : ""}. ${SIGN_IN}`,
    );
  if ([...causes(error)].some((one) => one instanceof UnauthorizedError))
    return new Stopped("unauthorized", `The server wants a sign-in. ${SIGN_IN}`);
  if (http) return explainStatus(http);
  const network = explainNetwork(error);
  if (network) return new Stopped("unreachable", network);
  const content = unexpectedContent(error);
  if (content)
    return new Stopped(
      "not-mcp",
      `The address answers, but not with MCP: ${content}. Check the path of the URL; it often ends in /mcp.`,
    );
  return (
    explainProtocol(error) ??
    new Stopped("not-mcp", `The address does not speak MCP as expected: ${quote(error)} Check the URL.`)
  );
}

/** What came instead of JSON or an event stream, in words; absent if that is not what went wrong. */
function unexpectedContent(error: unknown): string | undefined {
  for (const one of causes(error)) {
    if (!(one instanceof SdkError) || one.code !== SdkErrorCode.ClientHttpUnexpectedContent) continue;
    const type = String((one.data as { contentType?: unknown } | undefined)?.contentType ?? "");
    if (/^text\/html\b/i.test(type)) return "a web page came (unexpected content type text/html)";
    const named = plainText(type).slice(0, 80);
    return named === "" || named === "null"
      ? "what came has no content type"
      : `what came is of the unexpected content type ${named}`;
  }
  return undefined;
}

function explainStatus(error: SdkHttpError): Stopped {
  const { status } = error;
  if (status === 401) return new Stopped("unauthorized", `The server wants a sign-in (HTTP 401). ${SIGN_IN}`);
  if (status === 403)
    return new Stopped("unauthorized", `The server does not let this credential in (HTTP 403). ${SIGN_IN}`);
  if (status !== undefined && status >= 300 && status < 400) {
    const target = /https?:\/\/\S+/.exec(error.message)?.[0];
    return new Stopped(
      "refused",
      `The server sends on to another address${target ? `, ${plainText(target)}` : ""}, which Trefoil does not follow by itself. If that is the server you mean, put its address in the entry.`,
    );
  }
  if (status === 404 || status === 405)
    return new Stopped(
      "not-mcp",
      `There is no MCP server at this address (HTTP ${status}). Check the path of the URL; it often ends in /mcp.`,
    );
  if (status === 429)
    return new Stopped("unreachable", "The server has too many requests (HTTP 429). Try again later.");
  if (status !== undefined && status >= 500)
    return new Stopped(
      "unreachable",
      `The server has a fault (HTTP ${status}). Try again later or tell whoever runs it.`,
    );
  return new Stopped(
    "not-mcp",
    `The server refuses the handshake (HTTP ${status ?? "?"}). Check the URL and its headers.`,
  );
}

function explainProtocol(error: unknown): Stopped | null {
  const version = /protocol version/i.test(error instanceof Error ? error.message : "") && offeredVersions(error);
  if (version !== false)
    return new Stopped(
      "not-mcp",
      `The server and Trefoil have no revision of MCP in common: ${version === "" ? "it refuses all that Trefoil speaks" : `it speaks ${version}`}, Trefoil speaks 2024-11-05 to 2026-07-28. Update whichever is older.`,
    );
  if (error instanceof SdkError && error.code === SdkErrorCode.RequestTimeout) {
    return new Stopped(
      "too-slow",
      "It was asked for its tools but did not answer in time. Try again, or paste its tools/list answer.",
    );
  }
  if (error instanceof SdkError && error.code === SdkErrorCode.ConnectionClosed)
    return new Stopped("crashed", "The connection was closed before its tools were listed. Try again.");
  if (!(error instanceof ProtocolError)) return null;
  const signIn = /auth|token|credential|api.?key|permission|forbidden|login|sign.?in/i.test(error.message);
  return new Stopped(
    signIn ? "unauthorized" : "not-mcp",
    `The server answered with an error: ${quote(error)}${signIn ? " It seems to want a credential." : ""}`,
  );
}

/** The revisions that a server offered when it refused ours, as it says them. */
function offeredVersions(error: unknown): string {
  const told = [...causes(error)].flatMap((one) => {
    const { data, supported } = one as { data?: { supported?: unknown }; supported?: unknown };
    return [data?.supported, supported].find(Array.isArray) ?? [];
  });
  const named = told.length > 0 ? told : [/not supported: (.*)$/i.exec((error as Error).message)?.[1] ?? ""];
  return plainText(named.slice(0, 5).join(", ")).slice(0, 120).trim();
}

function findStopped(error: unknown): Stopped | undefined {
  for (const one of causes(error)) if (one instanceof Stopped) return one;
  return undefined;
}

function findHttp(error: unknown): SdkHttpError | undefined {
  for (const one of causes(error)) if (one instanceof SdkHttpError) return one;
  return undefined;
}

function quote(error: unknown): string {
  const text = plainText(error instanceof Error ? error.message : String(error)).trim();
  const short = text.length > 200 ? `${text.slice(0, 199)}…` : text;
  return /[.!?…]$/.test(short) ? short : `${short}.`;
}
