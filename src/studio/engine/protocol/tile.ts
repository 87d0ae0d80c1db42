/** A value of a choice, as a picture of the panels that differ. */
export interface Tile {
  readonly value: string;
  readonly viewBox: string;
  readonly board: string;
  /** The panels that differ from the other values. */
  readonly changed: string;
  readonly lines: Readonly<Record<string, string>>;
}
