import { describe, expect, it } from 'vitest';
import { nearestCorner, nextCorner } from '../../src/studio/stage/next-corner.ts';

/** A rectangle with a notch in its right side; y runs downwards. */
const CORNERS = [0, 0, 100, 0, 100, 20, 90, 20, 90, 30, 100, 30, 100, 60, 0, 60];

describe('corners by keyboard', () => {
  it.each([
    ['right', [0, 0], [1, 0], [100, 0]],
    ['right, past nothing level', [0, 60], [1, 0], [100, 60]],
    ['down to the next one, not to the far one', [100, 0], [0, 1], [100, 20]],
    ['into the notch', [100, 20], [-1, 0], [90, 20]],
    ['down within the notch', [90, 20], [0, 1], [90, 30]],
    ['up', [0, 60], [0, -1], [0, 0]],
  ] as const)('lead %s', (_, from, direction, to) => expect(nextCorner(CORNERS, from, direction)).toEqual(to));

  it('end at the last one', () => expect(nextCorner(CORNERS, [0, 0], [-1, 0])).toBeUndefined());

  it('are all reached', () => {
    const reached = new Set(['0,0']);
    for (const spot of reached)
      for (const direction of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        const next = nextCorner(CORNERS, spot.split(',').map(Number) as [number, number], direction);
        if (next) reached.add(next.join());
      }
    expect(reached.size).toBe(CORNERS.length / 2);
  });

  it('begin at the nearest one', () => {
    expect(nearestCorner(CORNERS, [80, 26])).toEqual([90, 30]);
    expect(nearestCorner(CORNERS, [80, 26], 10)).toBeUndefined();
    expect(nearestCorner([], [0, 0])).toBeUndefined();
  });
});
