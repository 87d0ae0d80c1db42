/** What a mockup page tells its script: the box, and how to show it. */
export interface PageData {
  /** What its files are called. */
  readonly file: string;
  /** The box as binary glTF, packed with gzip, in base 64. */
  readonly box: string;
  /** Of the scene, `#rrggbb`. */
  readonly background: string;
  /** From where it is looked at, in degrees round to the right and down, as a start. */
  readonly view: { readonly turn: number; readonly tilt: number };
  /** Does the print of the flat blank lie towards the front, or below? */
  readonly print: 'front' | 'below' | 'above';
  /** The ball around it at moments of the way, in metres. */
  readonly balls: readonly Ball[];
  readonly dimensions: readonly Dimension[];
}

export interface Ball {
  readonly t: number;
  readonly middle: readonly [number, number, number];
  readonly radius: number;
}

/** A measure that lies on a panel and goes with it. */
export interface Dimension {
  /** What is measured, and how much it is. */
  readonly name: string;
  readonly text: string;
  /** Number of the limb it goes with, in whose frame its points are; none where the panel bows: then it has frames, in the box. */
  readonly limb?: number;
  /** Points along it, in mm, at moments of the way; one moment where it keeps its shape. */
  readonly frames: readonly { readonly t: number; readonly points: readonly (readonly number[])[] }[];
}
