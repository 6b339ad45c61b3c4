import { memo } from "../../text/memo";
import type { Param } from "./params/param";

/** Names that say by themselves that something goes there; verbs only if a place follows them. */
const RECEIVER =
  /^(?:(?:web)?hook|callback|mirror|sms|mailbox|b?cc|recipients?|collector|sink|relay|remote|notify|invitees?|deliver|forward)(?:_(?:to|urls?|uri|address(?:es)?|emails?|numbers?|channels?|endpoint|list))?$|^(?:also|send|post|share|publish|push|upload|export|copy|submit|report|broadcast|announce|e?mail|deploy|sync|backup)_(?:to|with|url|uri|channel|endpoint|target|image)$/;
const LONGEST = 40;
/** Names that are remembered: few of them are used again and again. */
const MOST_KNOWN = 5_000;

const receives = memo(MOST_KNOWN, (name: string) =>
  RECEIVER.test(name.replaceAll(/(?<=[a-z])(?=[A-Z])|[-. ]/g, "_").toLowerCase()),
);

/** The first argument that takes any text and is named after who or what receives something. */
export const receiverAmong = (params: readonly Param[]): Param | undefined =>
  params.find(({ free, name }) => free && name.length <= LONGEST && receives(name));
