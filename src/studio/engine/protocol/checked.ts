import type { Finding } from '../../../check/index.ts';
import type { LineKind } from '../../../formats/reading/index.ts';

/** What a user knows about a file, and the box to compare it with. */
export interface CheckQuestion {
  /** Unit of the file in mm. Left out for the unit that the file states. */
  readonly mm?: number | undefined;
  /** Types of lines by name, ink or colour. */
  readonly kinds: Readonly<Record<string, LineKind>>;
  /** Values are mm, degrees or pieces. */
  readonly box?: { readonly id: string; readonly values: Readonly<Record<string, number>> } | undefined;
  /** The profile of who takes the file. The findings are then what keeps them from it. */
  readonly receiver?: string | undefined;
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
