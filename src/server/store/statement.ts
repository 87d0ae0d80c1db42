/** A statement that works in every database. Parameters are $1, $2, … in order of first appearance. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly unknown[];
}

export type Row = Readonly<Record<string, unknown>>;

/**
 * A store operation as a generator of SQL statements, run in one transaction. The runner executes each yielded statement and returns
 * its rows. One text thus serves SQLite with its synchronous library and PostgreSQL with its asynchronous one.
 */
export type Operation<R> = Generator<Statement, R, Row[]>;

export const sql = (text: string, ...values: unknown[]): Statement => ({ sql: text, values });
