import { type GroupName, groupNames } from './groups.ts';
import type { Row } from './row.ts';

/** What one group found out, where and when. */
export interface Measured {
  /** The day of the measurement. */
  readonly date: string;
  readonly machine: string;
  readonly rows: readonly Row[];
}

/** The last figures of each group that was ever measured. */
export type Report = Readonly<Partial<Record<GroupName, Measured>>>;

/** The report with newer figures of some groups, in the order of the table. */
export const withNewer = (report: Report, newer: Report): Report =>
  Object.fromEntries(
    groupNames.flatMap((name) => {
      const measured = newer[name] ?? report[name];
      return measured ? [[name, measured]] : [];
    }),
  );

export const rowsOf = (report: Report): Row[] => Object.values(report).flatMap(({ rows }) => rows);
