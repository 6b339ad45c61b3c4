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
export type Attempt = { local?: StdioTransport; unresolved: readonly string[] };

const SIGN_IN = "Sign in on the server’s page in the app, add a token to its headers, or paste its tools/list answer.";

/** Any failure as a kind and a sentence that says what to do. Texts of the server are quoted short and made plain. */
export function explain(error: unknown, attempt: Attempt): Stopped {
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
  if (
    [...causes(error)].some((one) => one instanceof SdkError && one.code === SdkErrorCode.ClientHttpUnexpectedContent)
  ) {
    return new Stopped(
      "not-mcp",
      "The address answers, but not with MCP (unexpected content type). Check the path of the URL; it often ends in /mcp.",
    );
  }
  return (
    explainProtocol(error) ??
    new Stopped("not-mcp", `The address does not speak MCP as expected: ${quote(error)} Check the URL.`)
  );
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
