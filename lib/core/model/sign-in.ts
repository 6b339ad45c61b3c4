/** Where a person is sent to sign in, to be checked before going there. */
export type SignInPlace = {
  url: string;
  /** The authorization server, as in its metadata and as checked. */
  issuer: string;
  /** The server that the token is for. */
  resource: string;
  scope?: string;
  /** How Trefoil is identified there: by an ID issued beforehand, by a metadata document, or because it registered itself. */
  client: "given" | "document" | "registered";
};

/** A stored sign-in as a page shows it. */
export type SignedIn = { issuer: string; account: string; scope: string; at: string };
