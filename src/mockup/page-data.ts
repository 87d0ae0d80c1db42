import type { Point3 } from '../geometry/index.ts';

/** The data of a mockup page for its script: the box and its display options. */
export interface PageData {
  /** The name of its downloads, without extension. */
  readonly file: string;
  /** The box as binary glTF, packed with gzip, in base 64. */
  readonly box: string;
  /** Background of the scene, `#rrggbb`. */
  readonly background: string;
  /** Initial direction of the viewer, in degrees: from the front to the right, and down. */
  readonly view: { readonly turn: number; readonly tilt: number };
  /** Sizes along x, y and z of the standing box in metres, at moments of the motion, from the smallest t to 1. */
  readonly extents: readonly { readonly t: number; readonly size: Point3 }[];
  readonly dimensions: readonly PageDimension[];
  readonly marks: readonly PrintMark[];
}

/** A line that lies on a panel and moves with it. */
interface OnPanel {
  /** Index of the node whose frame its points use. Undefined for a panel that bows, with points in the frame of the box. */
  readonly node?: number;
  /** x, y, z along the line, in mm, at moments of the motion; one moment for a rigid line. */
  readonly frames: readonly { readonly t: number; readonly points: readonly Point3[] }[];
}

/** A size of the box, drawn as a line on a panel. */
export interface PageDimension extends OnPanel {
  readonly name: string;
  readonly text: string;
}

/** An arrow on the print of a panel, upwards on the flat sheet. */
export interface PrintMark extends OnPanel {
  readonly name: string;
  /** Direction on the closed box of text that is upright on the flat sheet. */
  readonly reads: 'upright' | 'upside down' | 'sideways';
}
