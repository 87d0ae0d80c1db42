/** A statement that works in every database. Parameters are $1, $2, … in order of first appearance. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly unknown[];
}

export type Row = Readonly<Record<string, unknown>>;

/** A store operation that yields SQL and gets rows, in one transaction: one text for synchronous SQLite and asynchronous PostgreSQL. */
export type Operation<R> = Generator<Statement, R, Row[]>;

export const sql = (text: string, ...values: unknown[]): Statement => ({ sql: text, values });

/** Inserts a row. @param conflict - what to do when it exists, such as `(id) do nothing`. @defaultValue an error */
export const insert = (table: string, row: Row, conflict?: string): Statement => {
  const places = Object.keys(row).map((_, k) => `$${k + 1}`);
  const text = `insert into ${table} (${Object.keys(row).join(', ')}) values (${places.join(', ')})`;
  return sql(conflict === undefined ? text : `${text} on conflict ${conflict}`, ...Object.values(row));
};
