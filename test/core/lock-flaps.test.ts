import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deepestRecess, type LockFlaps, lockFlapEnds, longestTongue } from '../../templates/tube/lock-flaps-panels.ts';
import { runs } from '../support/turns.ts';

const sizes = fc
  .record({
    shape: fc.constantFrom('straight', 'tapered'),
    tongueOn: fc.constantFrom('front', 'back'),
    end: fc.constantFrom('top', 'bottom'),
    material: fc.double({ min: 0.1, max: 1.2, noNaN: true }),
    length: fc.double({ min: 40, max: 1000, noNaN: true }),
    share: fc.tuple(...[1, 2, 3].map(() => fc.double({ min: 0, max: 1, noNaN: true }))),
  })
  .map(({ share: [wide, deep, long], ...rest }): LockFlaps => {
    const { length, material } = rest;
    const between = (a: number, b: number, s: number) => a + (b - a) * s;
    const width = between(21 + 4 * material, Math.min(length, 600), wide!);
    return {
      ...rest,
      width,
      last: width - material,
      overlap: between(6, deepestRecess(length, width, material), deep!),
      tongue: between(8, longestTongue(length, material), long!),
    };
  });

const corners = (lock: LockFlaps) => {
  const ends = lockFlapEnds(lock);
  const flapOn = (wall: 'front' | 'back') => ends[wall].edges.find(({ panel }) => panel)!.panel!;
  const closing = flapOn(lock.tongueOn);
  const tongue = closing.edges.find(({ panel }) => panel)!;
  const receiving = flapOn(lock.tongueOn === 'front' ? 'back' : 'front');
  return { tongue, head: tongue.panel!, receiving };
};

/** Half the width of the recess at a height in the receiving flap, on its straight left wall. */
const recessAt = ({ receiving }: ReturnType<typeof corners>, y: number): number => {
  // Of the two slanting walls one goes down to the root, the other up from it.
  const ys = receiving.edges.map(({ curve }) => Math.min(curve.from[1], curve.to[1]));
  const root = receiving.edges.find(
    ({ curve }, k) => curve.from[1] === curve.to[1] && k > 0 && receiving.edges[k - 1]!.curve.from[1] > ys[k]!,
  )!.curve;
  const wall = receiving.edges[receiving.edges.findIndex(({ curve }) => curve === root) - 1]!.curve;
  const share = (y - wall.to[1]) / (wall.from[1] - wall.to[1]);
  return wall.to[0] + share * (wall.from[0] - wall.to[0]) - receiving.seat / 2;
};

describe('the tongue locks', () => {
  const holds = (check: (lock: LockFlaps, c: ReturnType<typeof corners>) => void) =>
    fc.assert(
      fc.property(sizes, (lock) => check(lock, corners(lock))),
      { numRuns: runs(100) },
    );

  it('its head reaches two millimetres under the ears on each side', () =>
    holds((lock, c) => {
      const wide = Math.max(...c.head.edges.map(({ curve }) => curve.to[0]));
      // The tongue stands where the closing flap ends, one board thick.
      const at = lock.width - c.tongue.curve.from[1];
      for (const y of [at, at - lock.material]) expect(wide - c.head.seat / 2).toBeGreaterThan(recessAt(c, y) + 2);
    }));

  it('its neck fits the recess at its position but not its mouth', () =>
    holds((lock, c) => {
      const half = c.head.seat / 2;
      const at = lock.width - c.tongue.curve.from[1];
      const mouth = Math.max(...c.receiving.edges.map(({ curve }) => curve.to[1]));
      expect(recessAt(c, at)).toBeGreaterThan(half);
      expect(recessAt(c, at - lock.material)).toBeGreaterThan(half);
      expect(recessAt(c, mouth)).toBeLessThan(half - 1);
    }));
});
