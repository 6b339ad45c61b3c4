/** Why a host could not be reached and what to do, if that is what went wrong. */
export function explainNetwork(error: unknown): string | undefined {
  const code = networkCode(error);
  return (
    code && (NETWORK_WORDS[code] ?? `The server cannot be reached (${code}). Check the address and your connection.`)
  );
}

const NETWORK_WORDS: Record<string, string> = {
  ECONNREFUSED: "Nothing listens at this address. Start the server, or check host and port.",
  ENOTFOUND: "This host name does not exist, or there is no network. Check the address.",
  EAI_AGAIN: "The host name cannot be resolved at the moment. Check your connection.",
  ECONNRESET: "The server broke the connection off. Check the address and whether it wants https.",
  ETIMEDOUT: "The server does not answer. Check the address and your connection.",
  UND_ERR_CONNECT_TIMEOUT: "The server does not answer. Check the address and your connection.",
  UND_ERR_HEADERS_OVERFLOW:
    "The server's answer begins with more headers than Trefoil reads (16 kB). Check the address; a proxy in front of it may add them.",
  UND_ERR_HEADERS_TIMEOUT: "The server takes the request but does not answer. Try again later.",
  UND_ERR_BODY_TIMEOUT: "The server began an answer and did not finish it. Try again later.",
  CERT_HAS_EXPIRED: "The server's certificate has expired. Whoever runs it must renew it.",
  DEPTH_ZERO_SELF_SIGNED_CERT:
    "The server's certificate is signed by itself. Trust it through NODE_EXTRA_CA_CERTS if it is yours.",
  SELF_SIGNED_CERT_IN_CHAIN:
    "The server's certificate is signed by an authority that is not trusted. Trust it through NODE_EXTRA_CA_CERTS if it is yours.",
  ERR_TLS_CERT_ALTNAME_INVALID: "The server's certificate is for another name. Check the address.",
  EPROTO: "No encrypted connection could be made. Check whether the server wants http instead of https.",
};

/** Errors hide in causes and in the SDK's `data.cause`. */
export function* causes(error: unknown): Generator<unknown> {
  for (let one = error, depth = 0; one !== undefined && one !== null && depth < 8; depth += 1) {
    yield one;
    const { cause, data } = one as { cause?: unknown; data?: { cause?: unknown } };
    one = cause ?? data?.cause;
  }
}

function networkCode(error: unknown): string | undefined {
  for (const one of causes(error)) {
    const { code, errors } = one as { code?: unknown; errors?: unknown[] };
    if (
      typeof code === "string" &&
      /^(E[A-Z]+|UND_ERR_\w+|CERT_\w+|ERR_TLS\w*|DEPTH_\w+|SELF_\w+|UNABLE_\w+)$/.test(code)
    )
      return code;
    if (Array.isArray(errors) && errors.length > 0) return networkCode(errors[0]);
  }
  return undefined;
}
