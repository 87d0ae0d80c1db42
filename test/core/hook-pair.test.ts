import { expect, it } from 'vitest';
import { hooksOf, lowerHook, upperHook } from '../../src/author/pieces/trays/inner/hook-pair.ts';
import type { Panel } from '../../src/board/index.ts';

const corners = ({ edges }: Panel) => edges.map(({ curve: { to } }) => to);

it.each([
  [0.5, 40, 30],
  [1, 15, 8],
  [0.2, 100, 60],
])('the flaps of a corner cross and hook behind one another (board %d, height %d)', (material, height, reach) => {
  const head = height - material;
  const hooks = hooksOf({ foot: material + 0.5, head, reach, material, grasp: head, spread: 1, slope: 0 });
  // Heights above the floor: the upper one counts down from the head, the lower one down from where its crease ends.
  const upper = corners(upperHook('a', hooks, {})).map(([x, y]) => ({ up: hooks.head - x, out: y }));
  const lower = corners(lowerHook('b', hooks, {})).map(([x, y]) => ({ up: hooks.lower - x, out: y }));
  const beside = (all: { up: number; out: number }[]) => all.filter(({ out }) => out < hooks.neck).map(({ up }) => up);
  // Up to a board from the corner they share no height,
  expect(hooks.neck).toBeGreaterThan(material);
  expect(Math.min(...beside(upper))).toBeGreaterThan(Math.max(...beside(lower)));
  // beyond, the upper one goes down behind the lower one, and the lower one up behind the upper one.
  expect(Math.min(...upper.map(({ up }) => up))).toBeLessThan(hooks.lower - 2);
  expect(Math.max(...lower.map(({ up }) => up))).toBeGreaterThan(hooks.upper + 2);
});
