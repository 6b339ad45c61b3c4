import { utf8ToBytes } from "@noble/hashes/utils.js";
import { writeFragment } from "./fragment";
import { copyOf, type SharedCopy, type Shared } from "./kinds";
import type { Redaction } from "./redact/redaction";
import { STEPS } from "./slim";
import { deflate } from "./streams";

/** Characters after the `#s=`: longer links break in mail and chat. */
export const LINK_BUDGET = 32 * 1024;

export type Encoded = {
  /** The part after `/share#s=`; empty when it does not fit. */
  fragment: string;
  /** Length of the fragment, even when it is over the budget. */
  bytes: number;
  /** What this copy lacks, in words. */
  omitted: string[];
  /** Everything that leaves with the link. */
  carried: SharedCopy;
  /** Set when even the smallest copy is over the budget. */
  problem?: string;
};

/**
 * A report as a link's fragment: compact JSON, deflated, base64url. Over the budget, it drops evidence, then
 * descriptions, then digests, and says so; a report that still does not fit has to go as a file.
 */
export async function encodeShare(shared: Shared, redaction: Redaction = {}): Promise<Encoded> {
  let carried = copyOf(shared, redaction);
  let fragment = await pack(carried);
  const before = carried.omitted;
  for (const [index, step] of STEPS.entries()) {
    if (fragment.length <= LINK_BUDGET || "schema" in carried) break;
    carried = {
      ...step.take(carried),
      omitted: [...before, ...STEPS.slice(Math.min(index, 1), index + 1).map((one) => one.omits)],
    };
    fragment = await pack(carried);
  }
  const { omitted } = carried;
  if (fragment.length <= LINK_BUDGET) return { fragment, bytes: fragment.length, omitted, carried };
  const problem = `This report needs ${fragment.length} characters and a link holds ${LINK_BUDGET}. Pass it on as a file: the JSON report opens in any Trefoil.`;
  return { fragment: "", bytes: fragment.length, omitted, carried, problem };
}

async function pack(carried: SharedCopy): Promise<string> {
  return writeFragment(await deflate(utf8ToBytes(JSON.stringify(carried))));
}
