/** One statement, the same in every database: parameters are $1, $2, … in the order in which they first appear. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly unknown[];
}

export type Row = Readonly<Record<string, unknown>>;

/**
 * What a store does, as the statements of one transaction: a runner executes each that is yielded and hands its rows back.
 * So that the same text serves SQLite, whose library waits, and PostgreSQL, whose library does not.
 */
export type Operation<R> = Generator<Statement, R, Row[]>;

export const sql = (text: string, ...values: unknown[]): Statement => ({ sql: text, values });
