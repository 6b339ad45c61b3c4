import * as z from "zod";

/** What a provider says about somebody, in the ID token or at its user info endpoint. */
const SaidSchema = z.object({
  name: z.string().optional().catch(undefined),
  preferred_username: z.string().optional().catch(undefined),
  email: z.string().optional().catch(undefined),
  email_verified: z.boolean().optional().catch(undefined),
});
/** A single group may come without a list around it. */
const GroupsSchema = z.union([z.array(z.string()), z.string().transform((one) => [one])]).catch([]);

const MOST_GROUPS = 1_000;
const LONGEST = 200;

/**
 * Where two answers both say something, the later one counts. Names are made plain, since people choose them. Groups decide what somebody
 * may do: one that is too long, or that is displayed as something else, is left out and never turned into another one.
 */
export function readClaims(subject: string, groupsClaim: string, ...said: readonly unknown[]) {
  const all: Record<string, unknown> = Object.assign({}, ...said);
  const claims = SaidSchema.parse(all);
  const groups = Object.hasOwn(all, groupsClaim) ? GroupsSchema.parse(all[groupsClaim]) : [];
  return {
    name: plain(claims.name ?? claims.preferred_username ?? claims.email ?? "") || plain(subject) || "somebody",
    email: plain(claims.email ?? ""),
    confirmedEmail: claims.email_verified === true ? claims.email : undefined,
    groups: [...new Set(groups)].filter(isPlain).slice(0, MOST_GROUPS),
  };
}

const isPlain = (text: string): boolean => text !== "" && text.length <= LONGEST && !/\p{C}/u.test(text);

/** Without the characters that could make a name read as somebody else's in the audit log. */
const plain = (text: string): string =>
  text
    .slice(0, 4 * LONGEST)
    .replace(/[<>\p{C}]/gu, "")
    .trim()
    .slice(0, LONGEST);
