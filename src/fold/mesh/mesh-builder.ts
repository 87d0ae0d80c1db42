import type { Point, Point3 } from '../../geometry/index.ts';
import type { BoardSide } from '../solid/face.ts';
import type { Surface } from './surface.ts';

/** Collects convex faces into one surface after another. Its lists keep their capacity; each surface gets copies of the right length. */
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
  /** Corners, and entries of `#corners`. */
  #count = 0;
  #length = 0;

  constructor(side: BoardSide) {
    this.#side = side;
  }

  begin(): void {
    this.#count = 0;
    this.#length = 0;
    this.#known.clear();
  }

  /** Adds a corner to the current face. `across` is for cut edges: see `Surface.across`. */
  corner(point: Point3, normal: Point3, sheet: Point, across = 0): void {
    if (this.#side !== 'edge') {
      const place = placeKey(sheet);
      const known = this.#known.get(place);
      this.#face.push(known ?? this.#count);
      if (known !== undefined) return;
      this.#known.set(place, this.#count);
    } else this.#face.push(this.#count);
    const k = this.#count++;
    writePoint(this.#points, k, point);
    writePoint(this.#normals, k, normal);
    this.#sheet[2 * k] = sheet[0];
    this.#sheet[2 * k + 1] = sheet[1];
    this.#across[k] = across;
  }

  /** Ends a face, whose corners run counter-clockwise seen from outside. */
  face(): void {
    const face = this.#face;
    for (let k = 1; k + 1 < face.length; k++) {
      this.#corners[this.#length++] = face[0]!;
      this.#corners[this.#length++] = face[k]!;
      this.#corners[this.#length++] = face[k + 1]!;
    }
    face.length = 0;
  }

  /** The surface, or an empty list without faces. */
  surface(): Surface[] {
    if (this.#length === 0) return [];
    const side = this.#side;
    const points = this.#points.slice(0, 3 * this.#count);
    const normals = this.#normals.slice(0, 3 * this.#count);
    const sheet = this.#sheet.slice(0, 2 * this.#count);
    const corners = this.#corners.slice(0, this.#length);
    if (side !== 'edge') return [{ side, points, normals, sheet, corners }];
    return [{ side, points, normals, sheet, corners, across: this.#across.slice(0, this.#count) }];
  }
}

/** One number for a place on the sheet, to a thousandth of a mm. */
const placeKey = ([x, y]: Point): number => Math.round(1000 * x) * 2 ** 26 + Math.round(1000 * y);

const writePoint = (row: number[], k: number, p: Point3): void => {
  row[3 * k] = p[0];
  row[3 * k + 1] = p[1];
  row[3 * k + 2] = p[2];
};
