import Flatbush from 'flatbush';
import { boxAround, isInside, type Point } from '../../geometry/index.ts';
import { step } from './steps.ts';

/** Finds the smallest face around a point. */
export class FaceFinder {
  readonly #rings: readonly (readonly Point[])[];
  readonly #areas: readonly number[];
  /** The faces in the index. */
  readonly #faces: readonly number[];
  readonly #index: Flatbush | undefined;

  constructor(rings: readonly (readonly Point[])[], areas: readonly number[]) {
    this.#rings = rings;
    this.#areas = areas;
    this.#faces = rings.flatMap((ring, face) => (ring.length > 2 ? [face] : []));
    if (!this.#faces.length) return;
    this.#index = new Flatbush(this.#faces.length);
    for (const face of this.#faces) {
      const { left, bottom, right, top } = boxAround(rings[face]!);
      this.#index.add(left, bottom, right, top);
    }
    this.#index.finish();
  }

  find(p: Point, admit: (face: number) => boolean): number | undefined {
    let best: number | undefined;
    this.#index?.search(...p, ...p, (k) => {
      step();
      const face = this.#faces[k]!;
      if (best !== undefined && !this.#isSmaller(face, best)) return false;
      step(this.#rings[face]!.length);
      if (admit(face) && isInside(this.#rings[face]!, p)) best = face;
      return false;
    });
    return best;
  }

  /** Of equal faces the first one. */
  #isSmaller(a: number, b: number): boolean {
    const [p, q] = [this.#areas[a]!, this.#areas[b]!];
    return p < q || (p === q && a < b);
  }
}
