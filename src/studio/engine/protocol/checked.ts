import type { FlatSize, Frame } from './drawing.ts';

/** A problem of a checked drawing, and its place. */
export interface CheckFinding {
  readonly kind: string;
  readonly text: string;
  readonly at?: readonly [x: number, y: number];
  readonly marks: string;
}

/** A file that was not read, and the bytes that one may have. */
export interface TooLarge {
  readonly verdict: 'too large';
  readonly limit: number;
}

/** Somebody's file, looked through. */
export type CheckAnswer = CheckedDrawing | TooLarge;

/** Somebody's drawing, looked through. */
export interface CheckedDrawing {
  readonly verdict: 'sound' | 'not sound' | 'cannot tell';
  /** Items that were left out or assumed while the file was read. */
  readonly notes: readonly string[];
  readonly findings: readonly CheckFinding[];
  readonly frame: Frame;
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
