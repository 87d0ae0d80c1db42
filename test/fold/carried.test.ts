import { expect, it } from 'vitest';
import { bodies, mesh } from '../../src/fold/index.ts';
import { snapshot } from '../../src/fold/mesh/snapshot.ts';
import { length3, type Point3, subtract3 } from '../../src/geometry/index.ts';
import { built } from '../laws/built.ts';
import { sound } from '../laws/faults.ts';
import { pointsIn } from '../support/rows.ts';

const apart = (p: Point3, all: readonly Point3[]): number =>
  all.reduce((least, q) => Math.min(least, length3(subtract3(p, q))), Number.POSITIVE_INFINITY);

const rigid = (['Rigid book box', 'Book-style rigid box', 'Ring binder'] as const).flatMap((name) =>
  [0, 0.3, 0.55, 0.75, 0.83, 0.9, 0.95, 1].map((t) => [name, t] as const),
);

it.each(rigid)(
  '%s: boards and linings move with the cover, and the tray comes, in the mesh as in space, at %d',
  (name, t) => {
    const { parts } = built(sound(name)).drawing;
    const all = snapshot(mesh(parts), t);
    const boards = bodies(parts, t).filter(({ id }) =>
      /^\w+_(board|lining):(base|back|spine|lid|flap|floor)$/.test(id),
    );
    expect(boards.length).toBeGreaterThan(3);
    for (const { id, prisms } of boards) {
      const own = all.filter((side) => side.id === id).flatMap(({ points }) => pointsIn(points));
      for (const { inner, print } of prisms)
        for (const p of [...inner, ...print]) expect(apart(p, own)).toBeLessThan(0.11);
    }
  },
);
