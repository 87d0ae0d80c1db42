import type { Finding } from '../../../check/index.ts';
import type { LineKind } from '../../../formats/reading/index.ts';
import type { ShownDrawing } from '../flat-drawing.ts';
import type { FlatSize } from './drawing.ts';

/** Type of a line in a foreign drawing. */
export type CheckedKind = LineKind;

/** What a user knows about a file, and the box to compare it with. */
export interface CheckQuestion {
  /** Unit of the file in mm. Left out for the unit that the file states. */
  readonly mm?: number;
  /** Types of lines by name, ink or colour. */
  readonly kinds: Readonly<Record<string, LineKind>>;
  /** Values are mm, degrees or pieces. */
  readonly box?: { readonly id: string; readonly values: Readonly<Record<string, number>> };
  /** The profile of who takes the file. The findings are then what keeps them from it. */
  readonly receiver?: string;
}

/** A kind of finding as part of a key: `skipped_line`. */
type Underscored<Text extends string> = Text extends `${infer First} ${infer Rest}`
  ? Underscored<`${First}_${Rest}`>
  : Text;

export interface CheckFinding {
  /** Left out for a difference from a box, and for what a receiver does not take. */
  readonly kind?: Underscored<Finding['kind']>;
  /** Settings that would settle it, one of them. */
  readonly fixes: readonly { readonly mm?: number; readonly kinds?: CheckQuestion['kinds'] }[];
  readonly text: string;
  readonly at?: readonly [x: number, y: number];
  readonly marks: string;
}

/** A file above the size limit, and the limit in bytes. */
export interface TooLarge {
  readonly verdict: 'too large';
  readonly limit: number;
}

export type CheckAnswer = CheckedDrawing | TooLarge;

export interface CheckedDrawing {
  readonly verdict: 'sound' | 'not sound' | 'cannot tell' | 'same' | 'differs' | 'ready' | 'not ready';
  /** Unit with which the file was read, in mm. */
  readonly mm: number;
  /** Lines of the file by the key that maps their type. */
  readonly looks: readonly { readonly key: string; readonly kind: LineKind | undefined; readonly count: number }[];
  /** Items left out or assumed while the file was read. */
  readonly notes: readonly string[];
  readonly findings: readonly CheckFinding[];
  /** Left out for a drawing without lines. */
  readonly drawing?: ShownDrawing;
  readonly pieces: number;
  readonly flat: FlatSize;
  readonly area: number;
  readonly lengths: Readonly<Record<string, number>>;
  /** Left out when no template matches. */
  readonly ours?: {
    readonly id: string;
    readonly main: string;
    readonly name: string;
    readonly values: Readonly<Record<string, number>>;
    readonly differences: number;
    /** The unit in which the file is that box, if it was read in another one. */
    readonly fixes: CheckFinding['fixes'];
  };
}
