import { fieldsOf, roleOf, type ArgumentField } from "../destinations/arguments";
import { findMentions } from "../destinations/mentions";
import { examineLink } from "./address";
import { examineCommand } from "./command";
import { directOf } from "./direct";
import { worst, type Asking, type Call, type Examined } from "./examined";
import { followed, toldMore } from "./follow";
import { examineReceiver } from "./receiver";
import { unnamed } from "./unnamed";

/** Where a call would send to, and how that came about: the worst of all its destinations, what it links to included. */
export function examine(call: Call, asking: Asking): Examined {
  const { fields, flags, cut } = fieldsOf(call.args);
  const commands = fields.filter(({ key }) => roleOf(key) === "command");
  if (commands.length > 0) return worst(commands.map(({ value }) => examineCommand(value, asking)));
  const direct = [...directOf(call.tool, fields, flags, asking), ...publicOf(flags, fields, asking)];
  const links = fields
    .filter(({ key }) => roleOf(key) === "other")
    .flatMap(({ value }) => findMentions(value).addresses.map((address) => examineLink(address, asking)));
  const typed = fields.filter(({ key }) => roleOf(key) === "other").flatMap(({ value }) => typedAddress(value, asking));
  const sent = direct.length > 0 ? direct : [unnamed(call, fields, asking)];
  const found = worst([
    ...sent.map((one) => followed(toldMore(one, fields, asking), call.tool, fields, asking)),
    ...links,
    ...typed,
  ]);
  const isWhole = !cut && !fields.some(({ value }) => value.length > MAY_BE_CUT && findMentions(value).cut);
  return isWhole || found.provenance !== "chosen" ? found : { ...found, provenance: "unknown" };
}

/** Characters from which on a text may hold more than is read of it. */
const MAY_BE_CUT = 8_000;

/** A mail address that strangers brought and that is all of what is typed somewhere: whoever it is of is meant to get something. */
function typedAddress(value: string, asking: Asking): Examined[] {
  if (!/^\s*[^\s@]{1,64}@[^\s@]{3,190}\s*$/.test(value)) return [];
  return examineReceiver(value, asking).filter(({ provenance }) => provenance === "brought");
}

const EVERYBODY = /^(?:public|anyone|everyone|world|open|internet)$/i;

/** What is said to be for everybody to see. */
function publicOf(
  flags: ReadonlyMap<string, boolean>,
  fields: readonly ArgumentField[],
  { memory, keyed }: Asking,
): Examined[] {
  const isPublic =
    flags.get("public") === true ||
    flags.get("is public") === true ||
    flags.get("private") === false ||
    fields.some(
      ({ key, value }) => /^(?:visibility|access|scope|audience)$/.test(key.at(-1) ?? "") && EVERYBODY.test(value),
    );
  if (!isPublic) return [];
  const asked = ["public", "publicly", "publish", "öffentlich", "publicar"].some(
    (word) => memory.heard[keyed(`w:${word}`)] === 2,
  );
  return [{ provenance: asked ? "chosen" : "unknown", kind: "everybody", confirms: [keyed("t:everybody")] }];
}
