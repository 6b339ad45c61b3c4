/** What an SQL statement does to what is stored. The whys are sentences for the author of a tool. */
export type Statement = {
  word: string;
  readOnly: boolean;
  destructive: boolean;
  idempotent: boolean;
  destructiveWhy: string;
  idempotentWhy: string;
};

/** One that only reads. */
export const reads = (word: string): Statement => ({
  word,
  readOnly: true,
  destructive: false,
  idempotent: true,
  destructiveWhy: "",
  idempotentWhy: "",
});
const changes = (
  word: string,
  does: { destructive?: string; adds?: string; idempotent?: string; counts?: string },
): Statement => ({
  word,
  readOnly: false,
  destructive: does.destructive !== undefined,
  idempotent: does.idempotent !== undefined,
  destructiveWhy: does.destructive ?? does.adds ?? "",
  idempotentWhy: does.idempotent ?? does.counts ?? "",
});

const GONE = "What is gone stays gone.";
const SAME = "leaves rows as they are.";
const UPSERT = {
  destructive: "Rows that are there already are overwritten.",
  idempotent: "The same rows again leave what is stored as it is.",
};

/** A statement as a keyword begins it. The first variant whose `when` is found in what follows counts; the last has none. */
export const SQL: ReadonlyMap<string, readonly { when?: RegExp; statement: Statement }[]> = new Map([
  [
    "SELECT",
    [
      {
        when: /^[^.;]{0,120}?\bINTO (?:OUTFILE|DUMPFILE|TABLE|TEMP|@?#?\w+ FROM)\b/,
        statement: changes("SELECT … INTO", {
          adds: "SELECT … INTO makes a new table or file.",
          counts: "A second run meets what the first one made.",
        }),
      },
      { statement: reads("SELECT") },
    ],
  ],
  ["SHOW", [{ statement: reads("SHOW") }]],
  ["DESCRIBE", [{ statement: reads("DESCRIBE") }]],
  ["EXPLAIN", [{ statement: reads("EXPLAIN") }]],
  [
    "INSERT",
    [
      {
        when: /\bDO NOTHING\b|^ (?:OR )?IGNORE\b|\bIF NOT EXISTS\b|\bWHERE NOT EXISTS\b/,
        statement: changes("INSERT … ON CONFLICT DO NOTHING", {
          adds: "Rows that are there already are left alone.",
          idempotent: "The same rows again are passed over.",
        }),
      },
      {
        when: /\bON CONFLICT\b|\bON DUPLICATE KEY\b|^ OR REPLACE\b/,
        statement: changes("INSERT … ON CONFLICT", UPSERT),
      },
      { statement: changes("INSERT", { adds: "INSERT adds rows.", counts: "Each INSERT adds rows." }) },
    ],
  ],
  ["UPSERT", [{ statement: changes("UPSERT", UPSERT) }]],
  ["MERGE", [{ statement: changes("MERGE", UPSERT) }]],
  ["REPLACE", [{ statement: changes("REPLACE INTO", UPSERT) }]],
  [
    "UPDATE",
    [
      {
        when: /\bSET (\w{1,60}) ?= ?\1 ?[-+*/|]/,
        statement: changes("UPDATE", {
          destructive: "UPDATE overwrites rows.",
          counts: "It counts on from the old value.",
        }),
      },
      {
        statement: changes("UPDATE", {
          destructive: "UPDATE overwrites rows.",
          idempotent: `The same UPDATE to fixed values ${SAME}`,
        }),
      },
    ],
  ],
  ["DELETE", [{ statement: changes("DELETE", { destructive: "DELETE removes rows.", idempotent: GONE }) }]],
  ["TRUNCATE", [{ statement: changes("TRUNCATE", { destructive: "TRUNCATE removes all rows.", idempotent: GONE }) }]],
  ["DROP", [{ statement: changes("DROP", { destructive: "DROP removes the table.", idempotent: GONE }) }]],
  [
    "ALTER",
    [
      {
        statement: changes("ALTER", {
          destructive: "ALTER may take away columns or their values.",
          counts: "The same ALTER again fails or changes it once more.",
        }),
      },
    ],
  ],
  [
    "CREATE",
    [
      {
        when: /^ OR REPLACE\b/,
        statement: changes("CREATE OR REPLACE", {
          destructive: "What was there before is replaced.",
          idempotent: "The same again makes the same.",
        }),
      },
      {
        when: /\bIF NOT EXISTS\b/,
        statement: changes("CREATE … IF NOT EXISTS", {
          adds: "What is there already is left alone.",
          idempotent: "What is there already is left alone.",
        }),
      },
      {
        statement: changes("CREATE", { adds: "CREATE adds to what is there.", counts: "The same CREATE again fails." }),
      },
    ],
  ],
]);

/** What follows a keyword that begins a whole statement, but hardly ever a word that is merely emphasised. */
export const SHAPES: Readonly<Record<string, RegExp>> = {
  SELECT: /^ [^.;]{1,120}? FROM\b/,
  SHOW: /^ (?:TABLES|DATABASES|SCHEMAS|COLUMNS|INDEX(?:ES)?|CREATE TABLE)\b/,
  DESCRIBE: /^ TABLE\b/,
  EXPLAIN: /^ (?:ANALYZE|SELECT|QUERY PLAN|PLAN)\b/,
  INSERT: /^ (?:OR (?:REPLACE|IGNORE) |IGNORE )?INTO\b|^[^.;\w]{1,6}ON (?:CONFLICT|DUPLICATE)\b/,
  UPSERT: /^ INTO\b/,
  MERGE: /^ INTO\b/,
  REPLACE: /^ INTO\b/,
  UPDATE: /^ [\w."`[\]]{1,60} SET\b/,
  DELETE: /^ FROM\b/,
  TRUNCATE: /^ TABLE\b/,
  DROP: /^ (?:TABLE|DATABASE|SCHEMA|INDEX|VIEW|COLUMN|FUNCTION|TRIGGER|USER|ROLE|SEQUENCE|TYPE|PROCEDURE)\b/,
  ALTER: /^ (?:TABLE|DATABASE|SCHEMA|INDEX|VIEW|COLUMN|FUNCTION|USER|ROLE|SEQUENCE|TYPE|SYSTEM)\b/,
  CREATE:
    /^ (?:OR REPLACE )?(?:TEMP(?:ORARY)? |UNIQUE |MATERIALIZED )?(?:TABLE|DATABASE|SCHEMA|INDEX|VIEW|FUNCTION|TRIGGER|USER|ROLE|SEQUENCE|TYPE|PROCEDURE|EXTENSION)\b/,
};
