export { decodeShare } from "./decode";
export { encodeShare, LINK_BUDGET } from "./encode";
