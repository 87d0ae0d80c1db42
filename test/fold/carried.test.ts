import { expect, it } from 'vitest';
import { frozen } from '../../src/fold/frozen.ts';
import { bodies, mesh, minus, type Point3, size } from '../../src/fold/index.ts';
import { built } from '../laws/built.ts';
import { sound } from '../laws/faults.ts';

const apart = (p: Point3, all: readonly Point3[]): number =>
  all.reduce((least, q) => Math.min(least, size(minus(p, q))), Number.POSITIVE_INFINITY);

it.each([0, 0.3, 0.55, 0.9, 1])('the boards of a case go along with its cover in the mesh, too, at %d', (t) => {
  const { parts } = built(sound('Rigid book box')).drawing;
  const all = frozen(mesh(parts), t);
  const boards = bodies(parts, t).filter(({ id }) => /^\w+_(board:board|lining:lining)$/.test(id));
  expect(boards.map(({ id }) => id)).toHaveLength(4);
  for (const { id, prisms } of boards) {
    const own = all.filter((side) => side.id === id).flatMap(({ points }) => points);
    for (const { inner, print } of prisms)
      for (const p of [...inner, ...print]) expect(apart(p, own)).toBeLessThan(0.11);
  }
});
