import type { Curve, Point } from '../../../src/geometry/index.ts';

/** One path as a file has it, in mm, y up. */
export interface ReadChain {
  /** Name of its layer. */
  readonly layer: string;
  readonly closed: boolean;
  readonly curves: readonly Curve[];
}

export interface ReadText {
  readonly layer: string;
  readonly value: string;
  readonly at: Point;
  readonly rotation: number;
  /** Cap height in mm. */
  readonly height: number;
  /** How wide it is set, in mm, where the file says so. */
  readonly width?: number;
}

/** What a file says, whatever its format. Everything a reader does not expect is an error. */
export interface Reading {
  readonly chains: readonly ReadChain[];
  /** Filled shapes. */
  readonly fills: readonly { readonly layer: string; readonly corners: readonly Point[] }[];
  readonly texts: readonly ReadText[];
  /** Layers declared, in order. */
  readonly layers: readonly string[];
}

export const fail = (message: string): never => {
  throw new Error(message);
};

/** A plain decimal number, or an error. */
export const numberOf = (text: string | undefined): number =>
  text !== undefined && /^[+-]?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : fail(`not a number: ${text}`);
