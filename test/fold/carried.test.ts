import { expect, it } from 'vitest';
import { bodies, mesh } from '../../src/fold/index.ts';
import { snapshot } from '../../src/fold/mesh/snapshot.ts';
import { length3, type Point3, subtract3 } from '../../src/geometry/index.ts';
import { built } from '../laws/built.ts';
import { sound } from '../laws/faults.ts';
import { pointsIn } from '../support/rows.ts';

const apart = (p: Point3, all: readonly Point3[]): number =>
  all.reduce((least, q) => Math.min(least, length3(subtract3(p, q))), Number.POSITIVE_INFINITY);

it.each([0, 0.3, 0.55, 0.9, 1])('the boards of a rigid case move with its cover in the mesh, at %d', (t) => {
  const { parts } = built(sound('Rigid book box')).drawing;
  const all = snapshot(mesh(parts), t);
  const boards = bodies(parts, t).filter(({ id }) => /^\w+_(board|lining):(base|spine|lid)$/.test(id));
  expect(boards.map(({ id }) => id)).toHaveLength(4);
  for (const { id, prisms } of boards) {
    const own = all.filter((side) => side.id === id).flatMap(({ points }) => pointsIn(points));
    for (const { inner, print } of prisms)
      for (const p of [...inner, ...print]) expect(apart(p, own)).toBeLessThan(0.11);
  }
});
