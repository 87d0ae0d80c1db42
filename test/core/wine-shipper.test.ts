import { expect, it } from 'vitest';
import { dieline } from '../../src/index.ts';

it('has the holes for necks over those for bottles', () => {
  const sizes = { length: 355, width: 245, height: 350, material: 4 };
  const [, ...platforms] = dieline('house-wine-shipper', sizes).drawing.parts;
  /** Middles of the holes, from that of the first. */
  const middles = platforms.map(({ sheet }) => {
    const all = sheet.flatMap(({ marks }) =>
      marks.map(({ curves }) => {
        const ends = curves.map(({ from }) => from);
        return [0, 1].map((axis) => ends.reduce((sum, end) => sum + end[axis]!, 0) / ends.length);
      }),
    );
    return all.map((middle) => middle.map((v, axis) => Number((v - all[0]![axis]!).toFixed(6))));
  });
  expect(middles[0]).toHaveLength(6);
  expect(middles[1]).toEqual(middles[0]);
  expect(new Set(middles[0]!.map(String)).size).toBe(6);
});
