import { type Box, boundsOf, type Curve, isInside, type Point } from '../../geometry/index.ts';

/** Finds the smallest face around a point. */
export class FaceFinder {
  readonly #faces: { readonly face: number; readonly ring: readonly Point[]; readonly box: Box }[];

  constructor(rings: readonly (readonly Point[])[], areas: readonly number[]) {
    this.#faces = rings
      .map((ring, face) => ({ face, ring, box: boundsOf(ring.map((p): Curve => ({ kind: 'line', from: p, to: p }))) }))
      .filter(({ ring }) => ring.length > 2)
      .sort((a, b) => areas[a.face]! - areas[b.face]!);
  }

  find(p: Point, admit: (face: number) => boolean): number | undefined {
    const [x, y] = p;
    return this.#faces.find(
      ({ face, ring, box }) =>
        x >= box.left && x <= box.right && y >= box.bottom && y <= box.top && admit(face) && isInside(ring, p),
    )?.face;
  }
}
