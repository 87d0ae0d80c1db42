/** How a template is known to fit its code: measured on a `drawing`, compared with published `figures`, or built from `words` alone. */
export type Evidence = 'drawing' | 'figures' | 'words';

/** The choices that a template offers, by name: each a list of values, the first of which is the default. */
export type Choices = Readonly<Record<string, readonly string[]>>;
export type Chosen<C extends Choices> = { readonly [K in keyof C]: C[K][number] };

/** One id of the service, with its choices and its default sizes. */
export interface Variant<C extends Choices> {
  readonly choices?: Partial<Chosen<C>>;
  /** Default sizes in mm that differ from the template's. */
  readonly size?: Readonly<Record<string, number>>;
  readonly code?: Code;
  /** How the box of this id is known, if not as that of the template. */
  readonly evidence?: Evidence;
}

/** Codes of the trade, e.g. `A20.20.03.01` and `0201`. */
export interface Code {
  readonly ecma?: string;
  readonly fefco?: string;
}
