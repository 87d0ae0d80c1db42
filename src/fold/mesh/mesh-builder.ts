import type { Point, Point3 } from '../../geometry/index.ts';
import type { BoardSide } from '../solid/face.ts';
import type { Surface } from './surface.ts';

/** Gathers convex faces into one surface. */
export class MeshBuilder {
  readonly #side: BoardSide;
  readonly #points: number[] = [];
  readonly #normals: number[] = [];
  readonly #sheet: number[] = [];
  readonly #across: number[] = [];
  readonly #corners: number[] = [];

  constructor(side: BoardSide) {
    this.#side = side;
  }

  /** Adds a corner to the face that is being built. `across` is for cut edges: see `Surface.across`. */
  corner(point: Point3, normal: Point3, sheet: Point, across = 0): void {
    this.#points.push(point[0], point[1], point[2]);
    this.#normals.push(normal[0], normal[1], normal[2]);
    this.#sheet.push(sheet[0], sheet[1]);
    if (this.#side === 'edge') this.#across.push(across);
  }

  /** Ends a face of the last `count` corners, which run counter-clockwise seen from outside. */
  face(count: number): void {
    const first = this.#points.length / 3 - count;
    for (let k = 1; k + 1 < count; k++) this.#corners.push(first, first + k, first + k + 1);
  }

  /** The surface; none where no face was added. */
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
