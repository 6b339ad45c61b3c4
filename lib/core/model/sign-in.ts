/** Where a person is sent to sign in, to be looked at before going there. */
export type SignInPlace = {
  url: string;
  /** The authorization server, as its metadata says and as was checked. */
  issuer: string;
  /** The server that the token is for. */
  resource: string;
  scope?: string;
  /** How Trefoil is known there: by an ID given out beforehand, by a metadata document, or because it registered itself. */
  client: "given" | "document" | "registered";
};

/** A kept sign-in as a page shows it. */
export type SignedIn = { issuer: string; account: string; scope: string; at: string };
