import type { SizeFit } from '../../../engine/index.ts';
import type { ClosureName, Evidence, FoundTemplates } from '../../../entry/engine.ts';

export interface BoxTitle {
  /** The id with its choices, in the form of the engine. */
  readonly id: string;
  readonly name: string;
  readonly fefco?: string;
  readonly ecma?: string;
  /** The evidence for its code; `own` for a box without one. */
  readonly evidence: Evidence | 'own';
  readonly material: Material;
}

/** A box in the list of the first page. */
export interface Card extends BoxTitle {
  readonly group: string;
  readonly closure: ClosureName;
  readonly glued: boolean;
  /** Thickness of the board on which it starts, in mm, if that is not its own. */
  readonly board?: number | undefined;
  readonly choices: number;
  /** Address of its half-open picture, where it is not among the files of the studio. */
  readonly picture?: string;
}

/** The cards that words find, best match first, with what to say about them. */
export interface FoundCards extends Omit<FoundTemplates, 'entries'> {
  readonly ids: readonly string[];
}

export const materials = ['carton', 'corrugated', 'rigid'] as const;
export type Material = (typeof materials)[number];

/** Pictures of a card. Files have the half-open ones. */
export type CardMoment = 'closed' | 'open' | 'flat';

export interface Fit extends SizeFit {
  readonly id: string;
  /** Number of A4 pages for the flat blank. */
  readonly pages?: number;
}
