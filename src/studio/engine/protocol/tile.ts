/** A value of a choice as a picture of the panels that differ. */
export interface Tile {
  readonly value: string;
  readonly viewBox: string;
  readonly board: string;
  /** The panels that differ from the other values. */
  readonly changed: string;
  readonly lines: Readonly<Record<string, string>>;
  readonly clash?: ChoiceClash;
}

/** Why a value does not go with other choices, and which of them would have to go. */
export interface ChoiceClash {
  readonly why: string;
  readonly others: readonly string[];
}
