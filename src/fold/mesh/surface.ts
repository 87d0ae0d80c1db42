import type { Point, Point3 } from '../../geometry/index.ts';
import type { BoardSide } from '../solid/face.ts';

/** Triangles of one side of the board. */
export interface Surface {
  /** Print, inside, or the cut edge between them. */
  readonly side: BoardSide;
  readonly points: readonly Point3[];
  /** Length 1, out of the board. */
  readonly normals: readonly Point3[];
  /** Where each corner lies on the part's own sheet, in mm: what is printed there is seen there. */
  readonly sheet: readonly Point[];
  /** Of a cut edge: 0 at its inner face, 1 at its print. */
  readonly across?: readonly number[];
  /** Three corners each, counter-clockwise seen from without. */
  readonly corners: readonly number[];
}

/** Gathers faces into one surface. */
export class MeshBuilder {
  readonly #points: Point3[] = [];
  readonly #normals: Point3[] = [];
  readonly #sheet: Point[] = [];
  readonly #across: number[] = [];
  readonly #corners: number[] = [];
  readonly #side: BoardSide;

  constructor(side: BoardSide) {
    this.#side = side;
  }

  /** A convex face, counter-clockwise seen from without; the normal is the whole face's, or each corner's own. */
  face(
    ring: readonly Point3[],
    normals: Point3 | readonly Point3[],
    sheet: readonly Point[],
    across?: readonly number[],
  ): void {
    const first = this.#points.length;
    this.#points.push(...ring);
    for (let k = 0; k < ring.length; k++) this.#normals.push(isOneNormal(normals) ? normals : normals[k]!);
    this.#sheet.push(...sheet);
    if (across) this.#across.push(...across);
    for (let k = 1; k + 1 < ring.length; k++) this.#corners.push(first, first + k, first + k + 1);
  }

  /** Nothing, where no face was added. */
  surface(): Surface[] {
    if (this.#corners.length === 0) return [];
    const surface: Surface = {
      side: this.#side,
      points: this.#points,
      normals: this.#normals,
      sheet: this.#sheet,
      corners: this.#corners,
    };
    return [this.#side === 'edge' ? { ...surface, across: this.#across } : surface];
  }
}

const isOneNormal = (normals: Point3 | readonly Point3[]): normals is Point3 => typeof normals[0] === 'number';
