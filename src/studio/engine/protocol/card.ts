import type { ClosureName, Evidence, FoundTemplates } from '../../../entry/engine.ts';
import type { FlatSize } from './drawing.ts';

/** A box in the list of the first page. */
export interface Card {
  readonly id: string;
  readonly name: string;
  readonly group: string;
  readonly material: Material;
  readonly closure: ClosureName;
  readonly glued: boolean;
  readonly fefco?: string;
  readonly ecma?: string;
  readonly evidence: ShownEvidence;
  /** Thickness of the board on which it starts, in mm, if that is not its own. */
  readonly board?: number;
  readonly choices: number;
}

/** The evidence for a code; `own` for a box without one. */
export type ShownEvidence = Evidence | 'own';

/** The cards that words find, best match first, with what to say about them. */
export interface FoundCards extends Omit<FoundTemplates, 'entries'> {
  readonly ids: readonly string[];
}

export const materials = ['carton', 'corrugated', 'rigid'] as const;
export type Material = (typeof materials)[number];

/** Further pictures of a card, besides the half-open picture. */
export type CardMoment = 'closed' | 'flat';

/** A box in a given size. */
export interface Fit {
  readonly id: string;
  /** The sizes by name, in mm. */
  readonly values: Readonly<Record<string, number>>;
  /** Size of the flat blank, in mm; left out if the box cannot have this size. */
  readonly flat?: FlatSize;
  /** Number of A4 pages for the flat blank. */
  readonly pages?: number;
}
