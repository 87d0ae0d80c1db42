import { type GroupName, groupNames } from './groups.ts';
import type { Row } from './row.ts';

/** Results of one group, with date and machine. */
interface Measured {
  /** Date of the measurement. */
  readonly date: string;
  readonly machine: string;
  readonly rows: readonly Row[];
}

/** The latest figures of each measured group. */
export type Report = Readonly<Partial<Record<GroupName, Measured>>>;

/** Replaces the figures of some groups, in the order of the table. */
export const withNewer = (report: Report, newer: Report): Report =>
  Object.fromEntries(
    groupNames.flatMap((name) => {
      const measured = newer[name] ?? report[name];
      return measured ? [[name, measured]] : [];
    }),
  );

export const rowsOf = (report: Report): Row[] => Object.values(report).flatMap(({ rows }) => rows);
