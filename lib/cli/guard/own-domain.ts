import path from "node:path";
import { isOpenToAll } from "@/lib/core/guard/destinations/address";
import { gitValues } from "./git-config";

/**
 * The mail domain of whoever installs, `@acme.example`, by the address that git signs their work with; undefined where anybody can have an
 * address. Only the files of their home count: those of a checkout may be somebody else's.
 */
export function ownDomain(home: string): string | undefined {
  for (const file of [path.join(home, ".gitconfig"), path.join(home, ".config", "git", "config")]) {
    const [email] = gitValues(file, "user", "email");
    const domain =
      email === undefined ? undefined : /^[^\s@"]{1,64}@([a-z\d-]+(?:\.[a-z\d-]+)+)$/i.exec(email)?.[1]?.toLowerCase();
    if (domain !== undefined && !isOpenToAll(domain) && !/(?:^|\.)noreply\./.test(domain)) return `@${domain}`;
  }
  return undefined;
}
