import { addressOf } from "./links";
import { readPage, type ReadPage } from "./read";
import { TEXTS } from "./texts";

/** A page of the handbook: the name of its file without `.md`, and what it holds. */
export type Page = ReadPage & { id: string };

/** The parts of the handbook, in the order in which they are read. A page is a file in `text` and its name here. */
const GROUPS: readonly { title: string; pages: readonly (keyof typeof TEXTS)[] }[] = [
  { title: "Start", pages: ["README", "how-it-works"] },
  {
    title: "Tutorials",
    pages: ["tutorial-developer", "tutorial-reviewer", "tutorial-platform-team", "tutorial-server-author"],
  },
  { title: "Concepts", pages: ["legs", "sessions", "components", "combinations", "compositions", "severity"] },
  {
    title: "How to",
    pages: [
      "servers",
      "board",
      "fix",
      "least",
      "policies",
      "reports",
      "drift",
      "governance",
      "ci",
      "guard",
      "mcp",
      "overrides",
      "hints",
      "settings",
      "run-for-a-team",
      "backups",
    ],
  },
  {
    title: "Reference",
    pages: ["command-line", "configuration", "file-formats", "clients", "rules", "terms", "share-protocol"],
  },
  { title: "Background", pages: ["accuracy", "guard-measured", "threat-model", "questions", "developing"] },
];

const read = new Map<string, Page>();

/** A page by the name of its file; undefined when there is none. */
export function findPage(id: string): Page | undefined {
  if (!Object.hasOwn(TEXTS, id)) return undefined;
  const known = read.get(id);
  if (known) return known;
  const page = { id, ...readPage(TEXTS[id as keyof typeof TEXTS]) };
  read.set(id, page);
  return page;
}

/** Every page, in order. */
export function allPages(): Page[] {
  return GROUPS.flatMap(({ pages }) => pages.map((id) => findPage(id)!));
}

/** The contents as shown beside every page. */
export function contents(): { title: string; pages: { href: string; title: string }[] }[] {
  return GROUPS.map(({ title, pages }) => ({
    title,
    pages: pages.map((id) => ({ href: addressOf(id), title: findPage(id)!.title })),
  }));
}
