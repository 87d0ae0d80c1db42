/** Location of the records: a local folder, or a PostgreSQL database that several processes share. */
export type Place =
  | {
      readonly data: string;
      /** Maximum size of the database, in bytes. @defaultValue the free disk space */
      readonly maxBytes?: number;
    }
  | { readonly databaseUrl: string };
