import { ANY_ADDRESS } from "../../lexicon/closed-places";
import { CALLED_LATER } from "../../lexicon/parameter-words";
import type { Param } from "../../parsing/params/param";
import type { Reading } from "../../parsing/read";
import { flowOf } from "../flow";
import { namesAddress, namesItem, paramPlace, verbOf, verbPlace } from "../questions";
import { perhaps, surely, uncounted, type EgressPath } from "./path";

const KEEPS = new Set(["create", "update", "login", "delete", "schedule", "move", "think"]);
const FIELD =
  /^(?:avatar|website|homepage|logo|icon|redirect|success|cancel|source|linkedin|twitter|profile|thumbnail|cover|return|site|id|pattern|filter|type|image|avatar)$/;

/** What is looked at in its own place: the "image_url" of a tool that reads pictures. */
const LOOKED_AT = /^(?:image|picture|photo|pdf|audio|video|file|document|media)$/;

const ARCHIVE = /\b(?:wayback|archived?|snapshots?)\b/i;

const ANY_REQUEST =
  /\b(?:http|https|rest|web|api) (?:requests?|calls?) to\b|\b(?:proxy|proxies|forward|make|makes|send|sends) (?:an? |any |arbitrary )?(?:http|https|rest) requests?\b|\bcurl\b/i;

/** Where no argument is known, a first sentence may still say that any address is opened. */
function saysItOpens(reading: Reading): EgressPath | undefined {
  if (reading.params.some(({ roles }) => roles.some(({ id }) => id === "url" || id === "host"))) return undefined;
  const { head } = reading.plain;
  const any = reading.params.length === 0 && flowOf(reading.action?.meaning) !== "changes" && ANY_ADDRESS.test(head);
  if (!any && !ANY_REQUEST.test(head)) return undefined;
  return {
    path: perhaps("opens an address"),
    place: verbPlace(reading),
    reason: "It says that it opens an address or makes a request of the caller's choice.",
  };
}

/** An address that the caller chooses is opened, and whatever it contains leaves. */
export function opensAddress(reading: Reading): EgressPath | undefined {
  const hook = reading.params.find(
    (param) =>
      param.free &&
      param.words.some((word) => CALLED_LATER.has(word.stem)) &&
      (param.address || param.roles.some((role) => role.id === "url")),
  );
  if (hook)
    return {
      path: surely("calls back"),
      place: paramPlace(hook),
      reason: "The caller chooses the address that is called later.",
    };
  const gives = flowOf(reading.action?.meaning) === "gives";
  const url = reading.params.find(
    (param) =>
      param.free &&
      isAddress(param) &&
      ((gives && param.required && LOOKED_AT.test(param.words[0]?.stem ?? "")) ||
        !param.words.some((word) => FIELD.test(word.stem))),
  );
  if (!url) return saysItOpens(reading);
  const place = paramPlace(url);
  const chief = url.required || reading.params.length <= 2;
  if (ARCHIVE.test(reading.plain.head))
    return { path: uncounted("item of an archive"), place, reason: "The address names an item of one archive." };
  if (namesItem(reading, url))
    return { path: uncounted("item of one service"), place, reason: "The address names an item of one service." };
  const keeps = KEEPS.has(verbOf(reading) ?? "");
  if (keeps && !chief) return undefined;
  if (keeps) return { path: perhaps("keeps an address"), place, reason: "It keeps an address that the caller gives." };
  return chief
    ? { path: surely("opens an address"), place, reason: "It opens an address that the caller chooses." }
    : { path: perhaps("opens an address"), place, reason: "It may open an address that the caller chooses." };
}

function isAddress(param: Param): boolean {
  return (
    namesAddress(param) ||
    (param.address &&
      !param.roles.some(
        (role) => role.id === "path" || role.id === "content" || role.id === "host" || role.id === "id",
      ))
  );
}
