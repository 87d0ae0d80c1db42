/** Request that stores a box on a server, in the unit of its variables. */
export interface KeepRequest {
  readonly template: string;
  readonly variables: Readonly<Record<string, string | number>>;
}

/** A dieline record of a server. */
export interface KeptRecord {
  readonly template: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** A stored dieline as a box. */
export interface KeptBox {
  readonly name: string;
  /** The id of its picture; left out for an unknown template. */
  readonly main?: string;
  /** Values in mm, degrees or pieces. */
  readonly values: Readonly<Record<string, number>>;
  /** The plant that made it, if one did. */
  readonly choices?: Readonly<Record<string, string>>;
}
