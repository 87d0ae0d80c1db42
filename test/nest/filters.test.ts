import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dieline } from '../../src/index.ts';
import { type layoutIds, nest } from '../../src/nest/index.ts';
import { isInRows } from '../../src/nest/solve.ts';
import { shareOfRuns } from '../support/turns.ts';
import { faultsIn } from './apart.ts';
import { anyCase, faultsOfNesting, isRefused } from './proof.ts';
import { cutOut, placedOutlines } from './shapes.ts';

const carton = dieline('becf-10101', { length: 80, width: 40, height: 120, material: 0.5 }).drawing;
const platform = dieline('becf-10901').drawing;

it('the filters hold on any sheet, and their layouts are sound', () =>
  fc.assert(
    fc.property(
      anyCase,
      fc.constantFrom({ rows: true }, { sameRotation: true }, { rows: true, sameRotation: true }),
      fc.boolean(),
      ({ drawing, sheet, options }, filters: { rows?: boolean; sameRotation?: boolean }, quick) => {
        fc.pre(!isRefused(drawing, sheet));
        const nesting = nest(drawing, sheet, { ...options, ...filters, quick, evaluations: 50_000 });
        expect(faultsOfNesting(nesting, options)).toEqual([]);
        for (const { id, placements } of nesting.layouts) {
          const turns = new Set(placements.map(({ rotation }) => rotation));
          if (filters.sameRotation) expect([id, turns.size]).toEqual([id, Math.min(1, placements.length)]);
          const um = placements.map(({ x, y }) => ({ kind: 0, x: Math.round(1000 * x), y: Math.round(1000 * y) }));
          if (filters.rows) expect([id, isInRows(um)]).toEqual([id, true]);
        }
      },
    ),
    shareOfRuns(12, 3),
  ));

it('a filter takes the least it must: turned columns stay in rows, and a search goes on in one rotation', () => {
  const sheet = { width: 720, height: 1020, gripper: 12, rear: 8, printArea: { width: 700, height: 1000 } };
  const count = (filters: object) =>
    nest(platform, sheet, { gutter: 3, evaluations: 3_000_000, ...filters }).best.count;
  expect([count({}), count({ rows: true }), count({ rows: true, sameRotation: true })]).toEqual([8, 8, 6]);
  expect(count({ sameRotation: true })).toBe(7);
});

it('refuses layouts that the filters leave out, and names those they leave', () => {
  const refused = (id: (typeof layoutIds)[number], filters: object) => () =>
    nest(carton, { width: 1000, height: 700 }, { layouts: [id], ...filters });
  expect(refused('free', { rows: true })).toThrow(
    'The layout "free" has no straight rows and columns. Choose from: straight-box-0, straight-0, pairs-0,',
  );
  expect(refused('pairs-0', { sameRotation: true })).toThrow('The layout "pairs-0" turns blanks against others.');
});

it('passes over layouts of smaller sheets that are not in rows', () => {
  const smaller = nest(platform, { width: 700, height: 1000 }, { layouts: ['pairs-0'] });
  const { best } = nest(platform, { width: 720, height: 1020 }, { rows: true, smallerSheets: [smaller] });
  expect(
    isInRows(best.placements.map(({ x, y }) => ({ kind: 0, x: Math.round(1000 * x), y: Math.round(1000 * y) }))),
  ).toBe(true);
});

it('of layouts that hold as many, the one with the fewest rotations is best', () => {
  const { best, layouts } = nest(carton, { width: 720, height: 1020 }, { gutter: 3, evaluations: 0 });
  expect(layouts.filter(({ count }) => count === best.count).length).toBeGreaterThan(2);
  expect(new Set(best.placements.map(({ rotation }) => rotation)).size).toBe(1);
});

it('keeps gripper, rear edge, margins and print area', () => {
  const square = cutOut([0, 0], [100, 0], [100, 100], [0, 100]);
  const sheet = {
    width: 520,
    height: 420,
    gripper: 12,
    rear: 9,
    margins: { left: 30 },
    printArea: { width: 500, height: 400 },
  };
  const nesting = nest(square, sheet, { evaluations: 0 });
  // 520 - 30 - 10 across; 420 - 12 - 9 upright, of which the press prints 400.
  expect(nesting.best.count).toBe(4 * 3);
  const room = { left: 30, bottom: 12, right: 510, top: 411 };
  for (const { placements } of nesting.layouts)
    expect(faultsIn(placedOutlines(nesting.blank, placements), room, 0)).toEqual([]);
  expect(() => nest(square, { ...sheet, rear: 500 })).toThrow('top, rear, bottom and gripper take 512 mm of 420');
  expect(() => nest(square, { ...sheet, printArea: { width: 0, height: 5 } })).toThrow(
    "The sheet's width of print is 0",
  );
  expect(() => nest(square, { ...sheet, margins: { left: -1 } })).toThrow("The sheet's left margin is -1");
});
