export { decodeShare } from "./decode";
export { encodeShare, LINK_BUDGET, type Encoded } from "./encode";
export type { Redaction } from "./redact";
