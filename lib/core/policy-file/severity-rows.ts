import { DEFAULT_TABLES, type Tables } from "../analysis/severity-tables";
import {
  APPROVALS,
  DATA_CLASSES,
  DEGREES,
  READERS,
  STEPS,
  WRITERS,
  type DataClass,
  type SeverityRows,
} from "../model/severity";

/** A kind of data, and the class that an organisation puts it into. */
export type KindRow = { kind: string; is: DataClass };

/**
 * The rows by which tables differ from the default ones; undefined when nothing does. An earlier reason for a row stays with it as long as the row says the same.
 */
export function rowsOf(tables: Tables, kinds: readonly KindRow[], before?: SeverityRows): SeverityRows | undefined {
  const { reach: byDefault, harm, level } = DEFAULT_TABLES;
  const rows: SeverityRows = {
    reach: APPROVALS.flatMap((approval) =>
      WRITERS.flatMap((writers) =>
        STEPS.flatMap((steps) => {
          const is = tables.reach[approval][writers][steps];
          return is === byDefault[approval][writers][steps] ? [] : [{ writers, steps, approval, is }];
        }),
      ),
    ),
    harm: DATA_CLASSES.flatMap((data) =>
      READERS.flatMap((readers) => {
        const is = tables.harm[data][readers];
        return is === harm[data][readers] ? [] : [{ data, readers, is }];
      }),
    ),
    level: DEGREES.flatMap((reach) =>
      DEGREES.flatMap((other) => {
        const is = tables.level[reach][other];
        return is === level[reach][other] ? [] : [{ reach, harm: other, is }];
      }),
    ),
    data: kinds.filter(({ kind }) => kind.trim() !== "").map(({ kind, is }) => ({ kind: kind.trim(), is })),
  };
  if (Object.values(rows).every((some) => some.length === 0)) return undefined;
  return {
    reach: rows.reach.map((row) => withReason(row, before?.reach)),
    harm: rows.harm.map((row) => withReason(row, before?.harm)),
    level: rows.level.map((row) => withReason(row, before?.level)),
    data: rows.data.map((row) => withReason(row, before?.data)),
  };
}

function withReason<Row extends { why?: string }>(row: Row, before: readonly Row[] = []): Row {
  const same = before.find((one) =>
    Object.entries(row).every(([key, value]) => (one as Record<string, unknown>)[key] === value),
  );
  return same?.why === undefined ? row : { ...row, why: same.why };
}
