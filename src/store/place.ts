/** Where records are: a folder of this machine, or a PostgreSQL database that several processes share. */
export type Place =
  | {
      readonly data: string;
      /** The largest size of the database, in bytes. @defaultValue what the disk holds */
      readonly maxBytes?: number;
    }
  | { readonly databaseUrl: string };
