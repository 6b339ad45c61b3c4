/** A page that the navigation leads to. */
export type PlacePage = { href: string; label: string };

/** One place of the app: a name and its pages; it opens with the first. */
export type AppPlace = { label: string; pages: readonly PlacePage[] };

/** The main navigation, in order. */
export const PLACES: readonly AppPlace[] = [
  {
    label: "Overview",
    pages: [
      { href: "/", label: "At a glance" },
      { href: "/sessions", label: "Sessions" },
    ],
  },
  { label: "Compositions", pages: [{ href: "/compositions", label: "Compositions" }] },
  {
    label: "Inventory",
    pages: [
      { href: "/servers", label: "Servers" },
      { href: "/tools", label: "Tools" },
      { href: "/annotations", label: "Hints" },
    ],
  },
  { label: "Findings", pages: [{ href: "/findings", label: "Findings" }] },
  {
    label: "Reviews",
    pages: [
      { href: "/reviews", label: "Shared sessions" },
      { href: "/governance", label: "Governance" },
      { href: "/governance/log", label: "Audit log" },
    ],
  },
];

/** The handbook, and what the app knows and how well, behind the question mark. */
export const HELP: AppPlace = {
  label: "Help",
  pages: [
    { href: "/help", label: "Handbook" },
    { href: "/signals", label: "Signals" },
    { href: "/accuracy", label: "Accuracy" },
    { href: "/severity", label: "Severity" },
    { href: "/annotations/rules", label: "Rules about hints" },
  ],
};

/** The pages behind the gear icon. */
export const SETTINGS: AppPlace = {
  label: "Settings",
  pages: [
    { href: "/settings/overrides", label: "Overrides" },
    { href: "/settings/policies", label: "Policies" },
    { href: "/settings/advisor", label: "Advisor" },
    { href: "/settings/guard", label: "Guard" },
    { href: "/settings/starts", label: "Starts" },
    { href: "/settings/sharing", label: "Sharing" },
    { href: "/settings/people", label: "People" },
    { href: "/settings/tokens", label: "Tokens" },
    { href: "/settings/data", label: "Data and about" },
  ],
};

const ALL = [...PLACES, HELP, SETTINGS];

/** The place that an address belongs to and the page of it: the one whose address is the longest beginning of it. */
export function placeOf(path: string): { place: AppPlace; page: PlacePage } | undefined {
  const within = ALL.flatMap((place) => place.pages.map((page) => ({ place, page }))).filter(
    ({ page: { href } }) => path === href || (href !== "/" && path.startsWith(`${href}/`)),
  );
  return within.sort((a, b) => b.page.href.length - a.page.href.length)[0];
}
