import type { Point3 } from '../geometry/index.ts';

/** The data of a mockup page for its script: the box, and how to show it. */
export interface PageData {
  /** The name of its downloads, without an ending. */
  readonly file: string;
  /** The box as binary glTF, packed with gzip, in base 64. */
  readonly box: string;
  /** Of the scene, `#rrggbb`. */
  readonly background: string;
  /** The direction from which the box is seen at first, in degrees round to the right and down. */
  readonly view: { readonly turn: number; readonly tilt: number };
  /** The box around the box at moments of the way, from the smallest t to 1. */
  readonly extents: readonly PageExtent[];
  readonly dimensions: readonly PageDimension[];
  readonly marks: readonly PrintMark[];
}

/** The box stands on the ground, its middle over the origin. */
export interface PageExtent {
  readonly t: number;
  /** Along x, y and z, in metres. */
  readonly size: readonly [number, number, number];
}

/** Something that lies on a panel and moves with it. */
interface OnPanel {
  /** Index of the node whose frame its points are in. Undefined where the panel bows: then they are in the box. */
  readonly node?: number;
  /** x, y, z along it, in mm, at moments of the way; one moment where it keeps its shape. */
  readonly frames: readonly { readonly t: number; readonly points: readonly Point3[] }[];
}

/** A size of the box, drawn as a line on a panel. */
export interface PageDimension extends OnPanel {
  readonly name: string;
  readonly text: string;
}

/** An arrow on the print of a panel, upwards as on the flat sheet. */
export interface PrintMark extends OnPanel {
  readonly name: string;
  /** Direction on the closed box of a text that is upright on the flat sheet. */
  readonly reads: 'upright' | 'upside down' | 'sideways';
}
