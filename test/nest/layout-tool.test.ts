import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chains, formats } from '../../src/formats/index.ts';
import { readDrawing } from '../../src/formats/reading/index.ts';
import {
  boxAround,
  boxCorners,
  distance,
  flatten,
  interpolate,
  intersect,
  move,
  type Point,
  polygon,
  type Ring,
  regionArea,
  ringArea,
  ringsOf,
  subtract,
  thicken,
  unite,
} from '../../src/geometry/index.ts';
import { dieline, drawLayout, drawMixed, layoutTool, type Nesting, nest, nestMixed, profile } from '../../src/index.ts';
import type { Dieline, ToolCut } from '../../src/sheet/index.ts';
import { boxwrightCommand as run } from '../support/command-line.ts';
import { newFolder } from '../support/folder.ts';
import { shareOfRuns } from '../support/turns.ts';
import { anyCase, isRefused } from './proof.ts';

const options = { grain: 'free', evaluations: 0 } as const;

/** A layout drawn, and the area of its blanks in mm². */
const bestOf = (nesting: Nesting) => ({
  drawn: drawLayout(nesting, nesting.best),
  board: nesting.best.count * nesting.blank.area,
});

/** Layouts with gutters and shared cuts, interlocked, of boxes with holes, and of different boxes. */
const layouts = {
  'reverse tucks in the gripper': () => {
    const { drawing } = dieline('becf-10101', { length: 80, width: 40, height: 120 });
    const nesting = nest(drawing, { width: 1000, height: 700, gripper: 12 }, { ...options, gutter: 4 });
    return bestOf(nesting);
  },
  'interlocked crash locks': () => {
    const { drawing } = dieline('becf-1100a', { length: 80, width: 50, height: 110 });
    const nesting = nest(drawing, { width: 720, height: 520, gripper: 10 }, { ...options, gutter: 2 });
    return bestOf(nesting);
  },
  'rectangles, whose edges knives continue': () => {
    const { drawing } = dieline('becf-12101', { length: 80, width: 50, height: 110 });
    const nesting = nest(drawing, { width: 720, height: 520, gripper: 10 }, { ...options, gutter: 2 });
    return bestOf(nesting);
  },
  'mailers with holes': () => {
    const { drawing } = dieline('becf-21701', { length: 160, width: 100, height: 40, material: 1.6 });
    const sheet = { width: 1000, height: 700, gripper: 10, margins: { left: 10, right: 10, top: 10, bottom: 10 } };
    const nesting = nest(drawing, sheet, { ...options, gutter: 5, board: 'corrugated' });
    return bestOf(nesting);
  },
  'shared cuts': () => {
    const nesting = nest(dieline('becf-10501').drawing, { width: 1000, height: 700 }, options);
    expect(nesting.best.shared).toBeGreaterThan(0);
    return bestOf(nesting);
  },
  'two boxes': () => {
    const boxes = [
      { name: 'a', drawing: dieline('becf-10101').drawing, ratio: 2 },
      { name: 'b', drawing: dieline('becf-10901').drawing },
    ];
    const nesting = nestMixed(boxes, { width: 1000, height: 700, gripper: 12 }, { evaluations: 0, gutter: 3 });
    const board = nesting.blanks.reduce((sum, { blank, placements }) => sum + placements.length * blank.area, 0);
    return { drawn: drawMixed(nesting), board };
  },
};

const blanksOf = ({ placed }: ReturnType<typeof drawLayout>): Point[][] =>
  placed.flatMap(({ blank, placements }) =>
    placements.map(({ motion }) => polygon(blank.outline).map((point) => move(motion, point))),
  );

/** The closed outlines of one kind. */
const outlinesOf = (drawn: Dieline, kind: ToolCut): Ring[] =>
  chains(drawn, profile('service')).flatMap(({ folds, curves }) => (folds === kind ? [polygon(curves)] : []));

const isOn = (ring: Ring, point: Point): boolean =>
  ring.some((from, k) => {
    const to = ring[(k + 1) % ring.length]!;
    return distance(from, point) + distance(point, to) - distance(from, to) < 0.01;
  });

describe.each(Object.entries(layouts))('the tool of %s', (_, laidOut) => {
  const { drawn, board } = laidOut();
  const { width, height, gripper = 0 } = drawn.sheet;
  const { knives, pieces, die, stripping, blanking } = layoutTool(drawn);
  const blanks = blanksOf(drawn);
  const edge = boxCorners({ left: 0, bottom: 0, right: width, top: height });

  it('has pieces of waste that are all of the sheet but its blanks', () => {
    const sum = pieces.reduce((all, { area }) => all + area, board);
    expect(Math.abs(sum / (width * height) - 1)).toBeLessThan(2e-5);
    expect(pieces.every(({ area }) => area > 0)).toBe(true);
  });

  it('has pieces that go round no blank and are no longer than 300 mm, but in the gripper', () => {
    for (const { outline, isHeld } of pieces) {
      expect(regionArea(subtract([outline], blanks))).toBeCloseTo(
        regionArea(intersect([outline], blanks)) > 1 ? 0 : ringArea(outline),
        0,
      );
      const { left, right, bottom, top } = boxAround(outline);
      expect(Math.max(top - bottom, isHeld ? 0 : right - left)).toBeLessThanOrEqual(300);
    }
    expect(pieces.filter(({ isHeld }) => isHeld).length > 0).toBe(gripper > 0);
  });

  it('has knives in waste that end on a cut, on the edge of the sheet or on another knife', () => {
    expect(knives.length).toBeGreaterThan(4);
    for (const [from, to] of knives) {
      expect(Math.min(Math.abs(from[0] - to[0]), Math.abs(from[1] - to[1]))).toBeLessThanOrEqual(0.02);
      const share = 0.2 / distance(from, to);
      const at = (s: number): Point => [from[0] + (to[0] - from[0]) * s, from[1] + (to[1] - from[1]) * s];
      expect(
        regionArea(
          intersect(
            thicken([[at(share), at(1 - share)]], 0.05).map(({ outer }) => outer),
            blanks,
          ),
        ),
      ).toBe(0);
      expect(blanks.some((ring) => isOn(ring, from))).toBe(true);
      expect([...blanks, edge, ...knives.filter(([a]) => a !== from)].some((ring) => isOn(ring, to))).toBe(true);
      if (gripper) expect(to[1]).toBeGreaterThan(0);
    }
  });

  it('has pushers inside the waste, and for every blank one inside it and an opening around it', () => {
    const waste = pieces.flatMap(({ outline, isHeld }) => (isHeld ? [] : [outline]));
    const pushers = outlinesOf(stripping.dieline, 'upper');
    expect(pushers.length).toBeGreaterThan(0);
    expect(regionArea(subtract(pushers, waste))).toBe(0);
    expect(regionArea(intersect(pushers, blanks))).toBeLessThan(regionArea(intersect(waste, blanks)) + 0.01);
    for (const [k, { dieline: own, at }] of blanking.options.copies.entries()) {
      const blank = polygon(drawn.placed[k]!.blank.outline);
      expect(at).toHaveLength(drawn.placed[k]!.placements.length);
      const [upper, lower] = (['upper', 'lower'] as const).map((kind) => outlinesOf(own, kind));
      expect(upper!.length).toBeGreaterThan(0);
      expect(regionArea(subtract(upper!, [blank]))).toBe(0);
      expect(regionArea(subtract([blank], lower!))).toBe(0);
    }
  });

  it('has a board around the sheet, with its size', () => {
    const { left, right, bottom, top } = boxAround(
      die.dieline.lines.flatMap(({ folds, curve }) => (folds === 'board' ? [curve.from, ...flatten(curve)] : [])),
    );
    expect([left, right, bottom, top]).toEqual([-20, width + 20, -20, height + 20]);
    for (const { labels, notes } of [die, stripping, blanking]) {
      expect(notes.join()).toContain(`${width + 40} x ${height + 40} mm`);
      expect(labels.find(({ name }) => name === 'board')?.text.value).toBe(notes.at(-1));
    }
  });
});

describe('the tool of any layout', () => {
  it('ends, covers all of the sheet but its blanks, and has no knife along another', () =>
    fc.assert(
      fc.property(anyCase, ({ drawing, sheet, options }) => {
        fc.pre(!isRefused(drawing, sheet));
        const { drawn, board } = bestOf(nest(drawing, sheet, { ...options, evaluations: 0 }));
        fc.pre(blanksOf(drawn).length <= 40);
        const { knives, pieces } = layoutTool(drawn);
        const sum = pieces.reduce((all, { area }) => all + area, board);
        expect(Math.abs(sum / (drawn.sheet.width * drawn.sheet.height) - 1)).toBeLessThan(1e-3);
        const along = knives.map(([from, to]) => {
          const inset = 0.05 / distance(from, to);
          return thicken([[interpolate(from, to, inset), interpolate(to, from, inset)]], 0.01);
        });
        const own = along.reduce((all, rings) => all + regionArea(rings), 0);
        expect(regionArea(unite(ringsOf(along.flat())))).toBeGreaterThanOrEqual(0.99 * own);
      }),
      shareOfRuns(24, 4),
    ));
});

describe('the tool of a sheet of 4.9 m', () => {
  it('ends, and has knives that join and divide', () => {
    const { drawing } = dieline('house-full-overlap-end-case', { length: 400, width: 200, height: 300, material: 3 });
    const { drawn, board } = bestOf(nest(drawing, { width: 2430, height: 4850 }, { ...options, gutter: 40 }));
    const { knives, pieces } = layoutTool(drawn);
    const sum = pieces.reduce((all, { area }) => all + area, board);
    expect(Math.abs(sum / (2430 * 4850) - 1)).toBeLessThan(2e-5);
    expect(pieces.length).toBeGreaterThan(knives.length);
  });
});

describe('files of a tool', () => {
  const { drawn } = layouts['reverse tucks in the gripper']();
  const { die, knives } = layoutTool(drawn);
  const metres = knives.reduce((sum, [from, to]) => sum + distance(from, to), 0);

  it.each(['svg', 'dxf', 'pdf', 'cf2'] as const)('have waste knives of their own in %s', async (format) => {
    const { lines } = await readDrawing(await formats[format].write(die.dieline, die.labels, die.options));
    const own = lines.filter(({ look, kind }) =>
      format === 'cf2' ? kind === 'cut' : look.names.some((name) => /waste.knives/i.test(name)),
    );
    expect(new Set(own.map(({ kind }) => kind))).toEqual(new Set(['cut']));
    const found = own.reduce((sum, { curve: { from, to } }) => sum + distance(from, to), 0);
    if (format !== 'cf2') expect(found).toBeCloseTo(metres, 1);
  });

  it('have the numbers of a profile in CF2, and one line for all in a profile without', async () => {
    const own = profile({ extends: 'die', lines: { 'cut-waste': { cf2: { type: 1, aux: 77 } } } });
    const text = (of: typeof own) =>
      formats.cf2
        .write(die.dieline, die.labels, { ...die.options, profile: of })
        .then((file) => `${Buffer.from(file)}`);
    expect((await text(own)).match(/^L,2,1,77,/gm)).toHaveLength(knives.length);
    expect((await text(own)).match(/^L,2,0,1,.*,0,0$/gm)).toHaveLength(8);
    const laser = profile('laser');
    const svg = await formats.svg.write(die.dieline, die.labels, { ...die.options, profile: laser });
    expect(`${Buffer.from(svg)}`).not.toContain('waste');
  });

  it('follow the figures of a profile', () => {
    const finer = layoutTool(drawn, profile({ production: { waste: { longest: 150 }, board: { front: 35 } } }));
    expect(finer.knives.length).toBeGreaterThan(knives.length);
    expect(finer.die.notes.join()).toContain('Die board: 1040 x 755 mm');
    const wide = layoutTool(drawn, profile({ production: { stripping: { upper: 15 } } }));
    expect(wide.stripping.notes.join()).toMatch(/\d+ pieces of waste are no wider than 30 mm/);
    const rare = layoutTool(drawn, profile({ production: { waste: { longest: 50, beside: 90 } } }));
    expect(rare.die.notes.join()).toMatch(/\d+ pieces of waste are longer than 50 mm: divide them by hand/);
  });
});

describe('nest --tool', () => {
  const line = 'nest becf-10101 --sheet 700x500 --gutter 3 --gripper 10 --no-search';

  it('writes the boards beside the die', async () => {
    const folder = newFolder();
    const { err } = await run(`${line} --tool --stripping --blanking --profile die --out`, [join(folder, 'die.cf2')]);
    expect(err).toMatch(/Waste knives: \d+, \d\.\d\d m; \d+ pieces of waste\nDie board: 740 x 540 mm/);
    expect(err).toContain('Stripping board: 740 x 540 mm\nBlanking board: 740 x 540 mm');
    expect(readdirSync(folder).sort()).toEqual(['die-blanking.cf2', 'die-stripping.cf2', 'die.cf2']);
    expect(await readFile(join(folder, 'die.cf2'), 'utf8')).toMatch(/^Waste knives: .*\nDie board: 740 x 540 mm\nEND/m);
    expect(await readFile(join(folder, 'die-blanking.cf2'), 'utf8')).toMatch(/^C,blank,/m);
  });

  it('refuses a board without the tool or a file', async () => {
    for (const more of ['--stripping --out die.cf2', '--blanking --tool']) {
      const { code, err } = await run(`${line} ${more}`);
      expect([code, err]).toEqual([2, expect.stringContaining('add --tool --out die.cf2.')]);
    }
  });
});
