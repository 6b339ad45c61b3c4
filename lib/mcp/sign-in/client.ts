import { randomBytes } from "node:crypto";
import type {
  OAuthClientInformationContext,
  OAuthClientProvider,
  OAuthDiscoveryState,
  StoredOAuthClientInformation,
} from "@modelcontextprotocol/client";
import { refuseUrl, type Guard } from "../guard";
import { Stopped } from "../stop";

/** How the authorization server knows Trefoil, if a person says so. Otherwise Trefoil registers itself. */
export type ClientChoice = {
  /** An ID that was issued beforehand, or the https address of a client ID metadata document. */
  id?: string;
  secret?: string;
  scope?: string;
};

/**
 * The SDK's view of one sign-in that is under way: it remembers what the second half needs. The client's identity is chosen in the order
 * of the specification: an ID issued beforehand, a metadata document, and only then registration.
 */
export class SigningIn implements OAuthClientProvider {
  /** Unguessable; the answer must bring it back. */
  readonly stateText = randomBytes(32).toString("base64url");
  readonly clientMetadataUrl?: string;
  /** Set if the server publishes no metadata of its own: its address then takes their place. */
  validateResourceURL?: OAuthClientProvider["validateResourceURL"];
  discovery?: OAuthDiscoveryState;
  client?: StoredOAuthClientInformation;
  verifier = "";
  resource = "";
  authorizationUrl?: URL;

  constructor(
    readonly redirectUrl: string,
    private readonly choice: ClientChoice,
    private readonly guard: Guard,
  ) {
    if (choice.id?.startsWith("https://")) this.clientMetadataUrl = choice.id;
    else if (choice.id)
      this.client = { client_id: choice.id, ...(choice.secret ? { client_secret: choice.secret } : {}) };
  }

  get clientMetadata() {
    return {
      client_name: "Trefoil",
      redirect_uris: [this.redirectUrl],
      grant_types: ["authorization_code", "refresh_token"],
      response_types: ["code"],
      token_endpoint_auth_method: "none",
      ...(this.choice.scope ? { scope: this.choice.scope } : {}),
    };
  }
  state = (): string => this.stateText;
  clientInformation(at?: OAuthClientInformationContext): StoredOAuthClientInformation | undefined {
    return this.client && at ? { issuer: at.issuer, ...this.client } : this.client;
  }
  saveClientInformation(client: StoredOAuthClientInformation): void {
    this.client = client;
  }
  tokens = (): undefined => undefined;
  saveTokens(): void {}
  codeVerifier = (): string => this.verifier;
  saveCodeVerifier(verifier: string): void {
    this.verifier = verifier;
  }
  saveResourceUrl(resource: string): void {
    this.resource = resource;
  }
  redirectToAuthorization(url: URL): void {
    this.authorizationUrl = url;
  }
  discoveryState = (): OAuthDiscoveryState | undefined => this.discovery;

  /** Called before anything but the request for its metadata is sent to the authorization server. */
  saveDiscoveryState(discovery: OAuthDiscoveryState): void {
    const { authorizationServerMetadata: metadata, resourceMetadata } = discovery;
    if (!metadata)
      throw new Stopped(
        "not-mcp",
        `${discovery.authorizationServerUrl} publishes no metadata of an authorization server, so nobody can sign in there. Use a token in a header.`,
      );
    if (!metadata.code_challenge_methods_supported?.includes("S256"))
      throw new Stopped(
        "refused",
        `${metadata.issuer} does not say that it protects sign-ins by PKCE with S256, which MCP demands. Use a token in a header.`,
      );
    for (const endpoint of [metadata.authorization_endpoint, metadata.token_endpoint, metadata.registration_endpoint]) {
      const refusal = endpoint === undefined ? null : refuseUrl(new URL(endpoint), this.guard);
      if (refusal)
        throw new Stopped(
          "refused",
          `The metadata of ${metadata.issuer} names an address that is not asked. ${refusal}`,
        );
    }
    this.discovery = discovery;
    if (!resourceMetadata) this.validateResourceURL = async (server) => new URL(server);
  }
}
