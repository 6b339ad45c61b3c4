import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { isOpenToAll } from "@/lib/core/guard/destinations/address";

const LONGEST = 1_000_000;

/**
 * The mail domain of whoever installs, `@acme.example`, by the address that git signs their work with; undefined where anybody can have an
 * address. Only the files of their home count: those of a checkout may be somebody else's.
 */
export function ownDomain(home: string): string | undefined {
  for (const file of [path.join(home, ".gitconfig"), path.join(home, ".config", "git", "config")]) {
    const email = existsSync(file) ? emailIn(readFileSync(file, "utf8").slice(0, LONGEST)) : undefined;
    const domain =
      email === undefined ? undefined : /^[^\s@"]{1,64}@([a-z\d-]+(?:\.[a-z\d-]+)+)$/i.exec(email)?.[1]?.toLowerCase();
    if (domain !== undefined && !isOpenToAll(domain) && !/(?:^|\.)noreply\./.test(domain)) return `@${domain}`;
  }
  return undefined;
}

function emailIn(text: string): string | undefined {
  let section = "";
  for (const line of text.split("\n")) {
    const head = /^\s{0,20}\[\s{0,4}([\w.-]{1,40})/.exec(line);
    if (head) section = head[1]!.toLowerCase();
    else if (section === "user") {
      const [key = "", ...value] = line.split("=");
      if (key.trim().toLowerCase() === "email") return value.join("=").trim().replace(/^"|"$/g, "");
    }
  }
  return undefined;
}
