import {
  APPROVALS,
  DATA_CLASSES,
  DEGREES,
  READERS,
  SEVERITIES,
  STEPS,
  WRITERS,
  type CallApproval,
  type DataClass,
  type Degree,
  type Readers,
  type Severity,
  type SeverityRows,
  type Steps,
  type Writers,
} from "../model/severity";

/**
 * The tables by which severity is looked up. Nothing is multiplied or added: a path has one row in each table, and the row
 * can be quoted. Each table only gets worse towards its worst row, which is why the worst path can be found leg by leg.
 */
export type Tables = {
  reach: Record<CallApproval, Record<Writers, Record<Steps, Degree>>>;
  harm: Record<DataClass, Record<Readers, Degree>>;
  level: Record<Degree, Record<Degree, Severity>>;
  /** Kinds of data whose class differs from what their grade says. */
  data: Readonly<Record<string, DataClass>>;
  /** Kinds of things that anyone can write, which the agent only meets when it goes to read them. */
  visited: ReadonlySet<string>;
  /** Kinds of things that anyone can read once they are written, though the caller names no address. */
  displayed: ReadonlySet<string>;
};

const steps = (one: Degree, server: Degree, several: Degree): Record<Steps, Degree> => ({
  "one-tool": one,
  "one-server": server,
  "several-servers": several,
});
const readers = (anyone: Degree, displayed: Degree, outsiders: Degree, insiders: Degree): Record<Readers, Degree> => ({
  anyone,
  public: displayed,
  outsiders,
  insiders,
});
const harms = (high: Severity, medium: Severity, low: Severity): Record<Degree, Severity> => ({ high, medium, low });

/** Whatever the user, or the account that runs the tool, can read; keys among it. */
const CREDENTIALS = "secret environment-variable command user-files backup wallet";
/** What is on public pages anyway, or soon will be. */
const PUBLIC =
  "market-data product-own weather place transit documentation component science chain law scripture dictionary catalogue game-data animal fun time number release";

/** Pages, packages and files that were fetched: their author can only wait for the agent to come by. The same holds for a command, whose output depends on what it was run on. */
const VISITED =
  "web-page search-result news social-profile video transcript paper patent listing wiki-public public-repo domain-data public-image download public-event package binary-code command code-to-run file user-files memory network-traffic network-target screen browser mail-of-browser";
/** Put on display, and not sent to anybody. */
const DISPLAYED =
  "issue comment pull-request commit gist release repository public-comment social-post forum review wiki-public product-own campaign site-own";

/** The name and address of whoever runs the agent: those it writes to know them. */
const INTERNAL = "self";

const inClass = (kinds: string, is: DataClass) => kinds.split(" ").map((kind) => [kind, is] as const);

export const DEFAULT_TABLES: Tables = {
  reach: {
    unasked: {
      anyone: steps("high", "high", "high"),
      visited: steps("medium", "medium", "medium"),
      outsiders: steps("medium", "medium", "medium"),
      insiders: steps("medium", "low", "low"),
    },
    approved: {
      anyone: steps("medium", "medium", "medium"),
      visited: steps("low", "low", "low"),
      outsiders: steps("low", "low", "low"),
      insiders: steps("low", "low", "low"),
    },
  },
  harm: {
    credentials: readers("high", "high", "high", "medium"),
    sensitive: readers("high", "high", "medium", "low"),
    personal: readers("high", "medium", "medium", "low"),
    internal: readers("medium", "medium", "low", "low"),
    public: readers("low", "low", "low", "low"),
  },
  level: {
    high: harms("critical", "high", "low"),
    medium: harms("high", "medium", "low"),
    low: harms("medium", "low", "low"),
  },
  data: Object.fromEntries([
    ...inClass(CREDENTIALS, "credentials"),
    ...inClass(INTERNAL, "internal"),
    ...inClass(PUBLIC, "public"),
  ]),
  visited: new Set(VISITED.split(" ")),
  displayed: new Set(DISPLAYED.split(" ")),
};

/** The default tables, with an organisation's rows in place of the defaults. */
export function tablesWith(rows: SeverityRows | undefined): Tables {
  if (!rows) return DEFAULT_TABLES;
  const tables: Tables = {
    ...DEFAULT_TABLES,
    reach: mapValues(DEFAULT_TABLES.reach, (byWriters) => mapValues(byWriters, (bySteps) => ({ ...bySteps }))),
    harm: mapValues(DEFAULT_TABLES.harm, (byReaders) => ({ ...byReaders })),
    level: mapValues(DEFAULT_TABLES.level, (byHarm) => ({ ...byHarm })),
    data: { ...DEFAULT_TABLES.data, ...Object.fromEntries(rows.data.map(({ kind, is }) => [kind, is])) },
  };
  for (const row of rows.reach) tables.reach[row.approval][row.writers][row.steps] = row.is;
  for (const row of rows.harm) tables.harm[row.data][row.readers] = row.is;
  for (const row of rows.level) tables.level[row.reach][row.harm] = row.is;
  return tables;
}

/**
 * Rows that are milder than a row which is less bad in every respect, one sentence each. Such tables would say that things are better when more people can write or read, so they are refused.
 */
export function findInversions({ reach, harm, level }: Tables): string[] {
  return [
    ...inversions(
      [APPROVALS, WRITERS, STEPS],
      ([approval, writers, steps]) =>
        DEGREES.indexOf(reach[approval as CallApproval][writers as Writers][steps as Steps]),
      DEGREES,
      "reach",
    ),
    ...inversions(
      [DATA_CLASSES, READERS],
      ([data, who]) => DEGREES.indexOf(harm[data as DataClass][who as Readers]),
      DEGREES,
      "harm",
    ),
    ...inversions(
      [DEGREES, DEGREES],
      ([one, other]) => SEVERITIES.indexOf(level[one as Degree][other as Degree]),
      SEVERITIES,
      "level",
    ),
  ];
}

/** Neighbouring rows are enough: what holds from each row to the next holds from any to any. */
function inversions(
  axes: readonly (readonly string[])[],
  at: (row: readonly string[]) => number,
  words: readonly string[],
  table: string,
): string[] {
  const rows = axes.reduce<string[][]>((all, axis) => all.flatMap((row) => axis.map((one) => [...row, one])), [[]]);
  return rows.flatMap((row) =>
    axes.flatMap((axis, place) => {
      const next = axis[axis.indexOf(row[place]!) + 1];
      if (next === undefined) return [];
      const milder = row.map((one, other) => (other === place ? next : one));
      return at(row) <= at(milder)
        ? []
        : [
            `In the table of ${table}, ${row.join(" × ")} would be ${words[at(row)]}, and ${milder.join(" × ")}, which is less bad, ${words[at(milder)]}.`,
          ];
    }),
  );
}

function mapValues<K extends string, A, B>(record: Record<K, A>, change: (value: A) => B): Record<K, B> {
  return Object.fromEntries(Object.entries<A>(record).map(([key, value]) => [key, change(value)])) as Record<K, B>;
}
