import type { Point, Point3 } from '../../geometry/index.ts';
import type { BoardSide } from '../solid/face.ts';
import type { Surface } from './surface.ts';

/** Collects convex faces into one surface after another, which gets copies of the right length. */
export class MeshBuilder {
  readonly #side: BoardSide;
  readonly #points: number[] = [];
  readonly #normals: number[] = [];
  readonly #sheet: number[] = [];
  readonly #across: number[] = [];
  readonly #corners: number[] = [];
  /** Corners of the current face, by index. */
  readonly #face: number[] = [];
  /** Corners by their place on the sheet: neighbouring faces of print or inside share them. */
  readonly #known = new Map<number, number>();

  constructor(side: BoardSide) {
    this.#side = side;
  }

  begin(): void {
    for (const row of [this.#points, this.#normals, this.#sheet, this.#across, this.#corners]) row.length = 0;
    this.#known.clear();
  }

  /** Adds a corner to the current face. `across` is for cut edges: see `Surface.across`. */
  corner(point: Point3, normal: Point3, sheet: Point, across = 0): void {
    const next = this.#across.length;
    if (this.#side !== 'edge') {
      const place = placeKey(sheet);
      const known = this.#known.get(place);
      this.#face.push(known ?? next);
      if (known !== undefined) return;
      this.#known.set(place, next);
    } else this.#face.push(next);
    this.#points.push(point[0], point[1], point[2]);
    this.#normals.push(normal[0], normal[1], normal[2]);
    this.#sheet.push(sheet[0], sheet[1]);
    this.#across.push(across);
  }

  /** Ends a face, whose corners run counter-clockwise seen from outside. */
  face(): void {
    const face = this.#face;
    for (let k = 1; k + 1 < face.length; k++) this.#corners.push(face[0]!, face[k]!, face[k + 1]!);
    face.length = 0;
  }

  /** The surface, or an empty list without faces. */
  surface(): Surface[] {
    if (!this.#corners.length) return [];
    const surface = {
      side: this.#side,
      points: this.#points.slice(),
      normals: this.#normals.slice(),
      sheet: this.#sheet.slice(),
      corners: this.#corners.slice(),
    };
    return [this.#side === 'edge' ? { ...surface, across: this.#across.slice() } : surface];
  }
}

/** One number for a place on the sheet, to a thousandth of a mm. */
const placeKey = ([x, y]: Point): number => Math.round(1000 * x) * 2 ** 26 + Math.round(1000 * y);
