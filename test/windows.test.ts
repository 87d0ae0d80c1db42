import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundsOf } from '../src/geometry/index.ts';
import { catalogue, drawOne, templates } from '../src/index.ts';
import { mainId, resolve } from '../src/template/index.ts';
import { built } from './laws/built.ts';
import { anyWish, chosenAs, follow, wished } from './support/sizes.ts';

/** Templates with a window in the middle of one panel, by the panel that it is in. Those of tubes are on their front. */
const windows: readonly (readonly [id: string, window: string, part: string, panel: string])[] = [
  ['becf-11701', 'lid', 'default', 'lid'],
  ['becf-11a05', 'top', 'sleeve', 'top'],
  ['becf-11a06', 'lid', 'default', 'back.lid'],
  ['becf-11a09', 'lid', 'default', 'back.lid'],
  ['becf-11a0a', 'top', 'sleeve', 'top'],
  ['becf-12001', 'lid', 'default', 'lid'],
  ['becf-12009', 'top', 'sleeve', 'top'],
  ['becf-1200b', 'lid', 'default', 'lid'],
  ['becf-1200d', 'lid', 'default', 'lid'],
  ['becf-12401', 'lid', 'lid', 'floor'],
  ['becf-12406', 'lid', 'lid', 'floor'],
  ['becf-12408', 'floor', 'default', 'floor'],
  ['becf-12c05', 'back', 'default', 'back'],
];

/** What lies on the panel along its edges in the closed box, in mm of length and width on each side. */
const covered: Readonly<Record<string, (v: Readonly<Record<string, number>>) => readonly [number, number]>> = {
  'becf-12406': () => [14, 14],
  'becf-12408': ({ rim }) => [rim!, rim!],
  'becf-12c05': ({ height }) => [height!, 0],
};

type Bounds = ReturnType<typeof boundsOf>;
const middle = ({ left, right, bottom, top }: Bounds) => [(left + right) / 2, (bottom + top) / 2] as const;

const sizeOf = ({ left, right, bottom, top }: Bounds): readonly [number, number] => [right - left, top - bottom];
const isApart = (a: Bounds, b: Bounds): boolean =>
  a.right < b.left || b.right < a.left || a.top < b.bottom || b.top < a.bottom;

describe('a window', () => {
  it.each(windows)(
    'of %s lies in the middle of its panel, clear of all else, as large as requested',
    (id, window, part, panel) => {
      const { template } = catalogue.find(id)!;
      expect(mainId(template)).toBe(id);
      const variation = chosenAs(template, { window });
      fc.assert(
        fc.property(anyWish, (wish) => {
          const { settled } = wished(variation, wish);
          fc.pre(settled.violations.length === 0);
          const { window_length: long, window_width: wide, ...values } = settled.values;
          const draw = (choices: string, given: Readonly<Record<string, number>>) =>
            drawOne(catalogue, id + choices, given).drawing.parts.find((one) => one.part.id === part)!;
          const given = { ...values, window_length: long!, window_width: wide! };
          const { dieline, sheet } = draw(`,window=${window}`, given);
          const plain = draw('', values).dieline;
          const ring = dieline.lines.filter(({ panels }) => panels.length === 1 && panels[0] === panel).slice(-8);
          expect(dieline.lines.length).toBe(plain.lines.length + 8);
          const hole = boundsOf(ring.map(({ curve }) => curve));
          const placed = sheet.find((one) => one.id === panel)!;
          const board = boundsOf(placed.outline);
          // The walls of a sleeve stand side by side, so its length lies across.
          const turned = part === 'sleeve';
          const inTurn = ([x, y]: readonly [number, number]) => (turned ? [y, x] : [x, y]);
          expect(inTurn(sizeOf(hole))).toEqual([expect.closeTo(long!, 6), expect.closeTo(wide!, 6)]);
          expect(middle(hole)).toEqual(middle(board).map((at) => expect.closeTo(at, 6)));
          const kept = inTurn([hole.left - board.left, hole.bottom - board.bottom]);
          const under = covered[id]?.(values) ?? [0, 0];
          kept.forEach((each, axis) => {
            const free = inTurn(sizeOf(board))[axis]! - 2 * under[axis]!;
            // The sizes of a box differ from those of the panel by some boards.
            expect(each - under[axis]!).toBeGreaterThan(Math.min(10, free / 4) - 4 * values.material!);
          });
          for (const { curve, panels } of plain.lines)
            if (panels.includes(panel)) expect(isApart(boundsOf([curve]), hole)).toBe(true);
        }),
        { numRuns: 20 },
      );
    },
  );

  it.each(['becf-11a0a', 'becf-12009'])('as long as possible in the sleeve of %s leaves its thumb cuts alone', (id) => {
    const variation = chosenAs(catalogue.find(id)!.template, { window: 'top', thumb_cut: 'both' });
    const given = { length: 150, width: 100, height: 40 };
    const { lengths } = resolve(variation.template, given, variation.id);
    const { drawing } = built(variation, { ...given, window_length: lengths.window_length!.max });
    const { dieline } = drawing.parts.find(({ part }) => part.id === 'sleeve')!;
    const own = dieline.lines.filter(({ panels }) => panels.length === 1 && panels[0] === 'top');
    const hole = boundsOf(own.slice(-8).map(({ curve }) => curve));
    const ends = own.slice(0, -8).map(({ curve }) => boundsOf([curve]));
    // Cuts of both ends, of which the thumb cuts reach towards the window.
    expect(ends.length).toBeGreaterThan(4);
    for (const { bottom, top } of ends) expect(Math.max(hole.bottom - top, bottom - hole.top)).toBeGreaterThan(9.9);
  });

  it('of a lid is free of usual dust flaps', () => {
    const { values } = drawOne(catalogue, 'becf-11a09,window=lid', { length: 200, width: 90 });
    expect(2 * values.dust_flap! + values.window_length!).toBeLessThan(200);
  });

  it.each(windows)(
    'of %s is at least as large as a thumb in the smallest box, or refused',
    (id, window, part, panel) => {
      const { template } = catalogue.find(id)!;
      const variation = chosenAs(template, { window });
      const least = Object.entries(template.size).map(([name, { min, value }]) => [
        name,
        name === 'material' ? value : min,
      ]);
      const { given, settled } = follow(variation, Object.fromEntries(least));
      expect(settled.violations).toEqual([]);
      const { dieline } = built(variation, given).drawing.parts.find((one) => one.part.id === part)!;
      const ring = dieline.lines.filter(({ panels }) => panels.length === 1 && panels[0] === panel).slice(-8);
      const hole = boundsOf(ring.map(({ curve }) => curve));
      expect(Math.min(...sizeOf(hole))).toBeGreaterThan(19.9);
    },
  );

  it('is a choice of its own, whose sizes need it', () =>
    expect(() => drawOne(catalogue, 'becf-11a06', { window_width: 30 })).toThrow('only with window=lid'));

  it.each(
    templates
      .filter(({ choices }) => choices.window?.includes('front'))
      .flatMap((template) =>
        template.choices.window!.slice(1).map((window) => [mainId(template), window, template] as const),
      ),
  )('of the tube %s, %s, is usually clear of the tucks behind the front', (_, window, template) => {
    const variation = chosenAs(template, { window });
    for (const sizes of [
      {},
      { length: 200, width: 120, height: 250 },
      { length: 400, width: 300, height: 300 },
      // Too flat for a window clear of the tuck: at the nearest size that is made.
      { length: 300, width: 200, height: 50 },
    ]) {
      const { given, settled } = follow(variation, sizes);
      expect(settled.violations).toEqual([]);
      const { drawing, values } = built(variation, given);
      const { sheet } = drawing.parts[0]!;
      const front = sheet.find(({ id }) => id === 'front')!;
      // In the frame of the wall x leads down from its upper edge. The opening of a dispenser is a perforation.
      const { left, right } = boundsOf(
        front.panel.marks.filter(({ line }) => line === 'cut').flatMap(({ curves }) => curves),
      );
      const wall = boundsOf(front.panel.edges.map(({ curve }) => curve));
      const kept = { top: left - wall.left, bottom: wall.right - right };
      for (const end of ['top', 'bottom'] as const)
        if (sheet.some(({ id }) => id === `back.${end}-lid.tuck`))
          expect(kept[end]).toBeGreaterThan(values[`${end}_tuck_flap`]! + 4.9);
    }
  });
});
