/** A signature in a tool's definition, read and not verified. All of its texts are a stranger's. */
export type Signature = {
  /** Id of the format. */
  format: string;
  /** What was signed, in the form that the format prescribes; absent when the format is unknown, so nothing can be verified. */
  signed?: {
    text: string;
    /** SHA-256 of the definition, lower-case hex, as the signature says it and as it is. */
    digests: { said: string; is: string };
    /** base64url. */
    signature: string;
    /** An Ed25519 public key in the definition itself: its 32 bytes as base64url, its SPKI form as base64, and the id that is given for it. */
    key?: { x: string; spki: string; id: string };
  };
};

/** One format of signatures of tool definitions. */
export type SignatureFormat = {
  id: string;
  title: string;
  source: string;
  /** `undefined` when the definition has no signature of this format; without `signed` when it has one that is malformed. */
  read(tool: Readonly<Record<string, unknown>>): Signature | undefined;
};
