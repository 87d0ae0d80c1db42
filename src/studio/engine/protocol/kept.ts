/** Request that stores a box on a server, in the unit of its variables. */
export interface KeepRequest {
  readonly template: string;
  readonly variables: Readonly<Record<string, string | number>>;
}

/** A dieline as a server keeps it. */
export interface KeptRecord {
  readonly template: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** A kept dieline as a box. */
export interface KeptBox {
  readonly name: string;
  /** The id of its picture; left out for a template that is not here. */
  readonly main?: string;
  /** In mm, degrees or pieces. */
  readonly values: Readonly<Record<string, number>>;
}
