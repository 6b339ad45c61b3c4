import type { BuiltIn, KnownLeg } from "../../model/host";
import type { Classification } from "../../model/verdict";
import { no, possible, yes } from "../legs";
import { listSome } from "../words-of-the-server";
import { choosesHost, isFile, type Read } from "./reads";

const NOTHING_GOES_OUT = no("The address is fixed by the server, so nothing of the session can be put into it.");

/** The legs of one resource or template: what its address alone shows, else what is known of a tool that reads the same. */
export function legsOfRead(
  { name, uri }: Read,
  judged: Classification,
  channel: "resources" | "templates",
): BuiltIn["legs"] {
  const shown = listSome([name]);
  if (channel === "templates" && choosesHost(uri)) {
    return {
      private: possible(
        1,
        `“${shown}” reads whatever address is put into it.`,
        "if pages inside the network are in reach",
      ),
      untrusted: yes(3, `“${shown}” reads whatever address is put into it, and anyone can put up a page.`),
      egress: yes(3, `“${shown}” lets the caller choose the address, so data can travel in it.`),
    };
  }
  const egress =
    channel === "resources"
      ? NOTHING_GOES_OUT
      : no("Its variables name items of this server, so what is put into them goes to the server and to nobody else.");
  if (isFile(uri)) {
    return {
      private: yes(2, `“${shown}” is a file on the user's machine.`),
      untrusted: possible(
        3,
        `“${shown}” is a file, and somebody else may have written it.`,
        "if a file came from outside, as a download or a clone does",
      ),
      egress,
    };
  }
  return { private: asKnown(shown, judged.private), untrusted: asKnown(shown, judged.untrusted), egress };
}

/** Only the address says what is read: a file, or whatever the caller asks for. */
export const isKnownByUri = (uri: string, channel: "resources" | "templates"): boolean =>
  isFile(uri) || (channel === "templates" && choosesHost(uri));

function asKnown(name: string, { verdict, grade, condition }: Classification["private"]): KnownLeg {
  if (verdict === "no") return no(`Nothing of the kind speaks from “${name}”, read as a tool.`);
  const reason = `“${name}” is judged as a tool that reads it.`;
  return verdict === "yes"
    ? yes(grade ?? 1, reason)
    : possible(grade ?? 1, reason, condition ?? "if it depends on what is in it");
}
