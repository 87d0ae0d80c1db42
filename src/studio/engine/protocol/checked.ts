import type { FlatSize, Frame } from './drawing.ts';

/** A problem of a checked drawing, and its place. */
export interface CheckFinding {
  readonly kind: string;
  readonly text: string;
  readonly at?: readonly [x: number, y: number];
  readonly marks: string;
}

/** A file above the size limit, and the limit in bytes. */
export interface TooLarge {
  readonly verdict: 'too large';
  readonly limit: number;
}

/** The result of a check. */
export type CheckAnswer = CheckedDrawing | TooLarge;

/** The result of checking a drawing. */
export interface CheckedDrawing {
  readonly verdict: 'sound' | 'not sound' | 'cannot tell';
  /** Items left out or assumed while the file was read. */
  readonly notes: readonly string[];
  readonly findings: readonly CheckFinding[];
  /** Left out for a drawing without lines. */
  readonly frame?: Frame;
  readonly lines: Readonly<Record<string, string>>;
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
    /** Parts of lines that differ. */
    readonly differences: number;
  };
}
