import { aboutTools } from "../../rules/about-tools";
import { foldLookAlikes, mixedWord } from "../../text/look-alikes";
import { nameWords } from "../name-words";
import { defineRule, type LintHit, type ReadServer } from "../define";

/** Digits and signs that pass for letters. */
const FIGURES: Record<string, string> = { "0": "o", "1": "l", "5": "s", "|": "l" };

/** A name without what one server's own names may differ in: case and separators. */
const plainOf = (name: string): string => name.toLowerCase().replace(/[\s_.-]/g, "");

/** A name as the eye reads it: one case, no separators, letters that look alike made one. */
function skeletonOf(name: string): string {
  return (
    plainOf(foldLookAlikes(name))
      .replace(/(?<=[a-z])[015|]|[015|](?=[a-z])/g, (char) => FIGURES[char]!)
      // A capital I passes for a small l, and both for a 1.
      .replace(/i/g, "l")
      .replace(/rn/g, "m")
      .replace(/vv/g, "w")
  );
}

/** Whether two words differ in two letters that changed places, or in one that stands twice. */
function isMisspelt(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < 4 || long.length - short.length > 1) return false;
  if (short.length === long.length)
    return [...short].some(
      (_, at) =>
        at > 0 &&
        short[at] !== short[at - 1] &&
        `${short.slice(0, at - 1)}${short[at]}${short[at - 1]}${short.slice(at + 1)}` === long,
    );
  return [...long].some(
    (char, at) =>
      at > 0 && at < long.length - 1 && char === long[at - 1] && long.slice(0, at) + long.slice(at + 1) === short,
  );
}

type Named = { name: string; server: string; word: string };

/** Names of several words, keyed by each way to leave out one word, so that names that differ in one word meet. */
function byOtherWords(servers: readonly ReadServer[]): Map<string, Named[]> {
  const found = new Map<string, Named[]>();
  for (const { name: server, tools } of servers) {
    for (const {
      tool: { name },
    } of tools) {
      for (const [key, word] of keysOf(name)) {
        const alike = found.get(key);
        if (alike) alike.push({ name, server, word });
        else found.set(key, [{ name, server, word }]);
      }
    }
  }
  return found;
}

function keysOf(name: string): [string, string][] {
  const words = nameWords(name).slice(0, 12);
  return words.length < 2
    ? []
    : words.map((word, at) => [words.map((one, place) => (place === at ? "" : one)).join(" "), word]);
}

export default defineRule({
  ...aboutTools("look-alike-name"),
  fires: [
    [
      { name: "mail", tools: [{ name: "send_mail", description: "Send a mail." }] },
      { name: "other", tools: [{ name: "send_mai1", description: "Send a mail." }] },
    ],
    [
      {
        name: "mail",
        tools: [
          { name: "send_mail", description: "Send a mail." },
          { name: "send_maiI", description: "Send a mail." },
        ],
      },
    ],
    [{ name: "mail", tools: [{ name: "send_m\u0430il", description: "Send a mail." }] }],
  ],
  silent: [
    [
      {
        name: "mail",
        tools: [
          { name: "send_mail", description: "Send a mail." },
          { name: "send_mails", description: "Send mails." },
        ],
      },
      { name: "post", tools: [{ name: "отправить_письмо", description: "Отправить письмо." }] },
    ],
  ],
  check: (servers) => {
    const known = new Map<string, Map<string, string>>();
    for (const { name, tools } of servers) {
      for (const { tool } of tools) {
        const skeleton = skeletonOf(tool.name);
        const alike = known.get(skeleton) ?? new Map<string, string>();
        if (!alike.has(tool.name)) alike.set(tool.name, name);
        known.set(skeleton, alike);
      }
    }
    const near = servers.length < 2 ? new Map<string, Named[]>() : byOtherWords(servers);
    return servers.flatMap(({ name: server, tools }) =>
      tools.flatMap(({ tool }): LintHit[] => {
        const word = mixedWord(tool.name);
        if (word !== undefined)
          return [
            {
              server,
              tools: [tool.name],
              message: `“${word}” mixes letters of several scripts that look alike.`,
              field: "name",
              quote: tool.name.slice(0, 160),
            },
          ];
        const [other, owner] =
          [...known.get(skeletonOf(tool.name))!].find(
            ([one, by]) => one !== tool.name && (by !== server || plainOf(one) !== plainOf(tool.name)),
          ) ?? [];
        if (other === undefined) {
          const twin = keysOf(tool.name).flatMap(([key, word]) =>
            (near.get(key) ?? [])
              .slice(0, 50)
              .filter((one) => one.server !== server && one.word !== word && isMisspelt(one.word, word)),
          )[0];
          return twin
            ? [
                {
                  server,
                  tools: [tool.name],
                  message: `It is “${twin.name}” of ${twin.server} but for a letter.`,
                  field: "name",
                  quote: tool.name.slice(0, 160),
                },
              ]
            : [];
        }
        return [
          {
            server,
            tools: [tool.name],
            message: `It looks like “${other}” of ${owner}.`,
            field: "name",
            quote: tool.name.slice(0, 160),
          },
        ];
      }),
    );
  },
});
