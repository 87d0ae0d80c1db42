import { describe, expect, it } from 'vitest';
import rows from '../fixtures/tray-checks.json' with { type: 'json' };
import {
  cherryFront,
  corrugatedTray,
  corrugatedTrayPhases,
  roundedTuck,
  sunkLid,
  usualLocks,
  widerLid,
} from '../src/author/pieces/index.ts';
import { blankOf, insideShare, onePart } from '../src/board/index.ts';
import { catalogue } from '../src/index.ts';
import { arrange, type Drawing, extent, sizeOf } from '../src/sheet/index.ts';
import { built } from './laws/built.ts';
import { solid } from './laws/solid.ts';
import { depthOf, inEveryBoard } from './support/every-board.ts';

/** Published figures of trays with lids, each with the allowances it states, in thirds of a board. */
type Row = (typeof rows)[number];

/** The published overall sizes are sums of panels rounded to hundredths. */
const ROUNDED = 0.03;

const drawn = ({ style, size, material: t, allowance, cover }: Row): Drawing => {
  const third = (n: number): number => (n * t) / 3;
  const [length, width] = [size.length + third(allowance.length), size.width + third(allowance.width)];
  const [outer, rim] = [size.height + third(allowance.outer), third(allowance.rim)];
  const [front, back] = [size.height + third(allowance.front), size.height + third(allowance.back)];
  const depth = size.width + third(allowance.lid);
  const phase = corrugatedTrayPhases.lid;
  const coverDepth = cover.depth ?? size.height + third(cover.thirds!);
  const seat = length - third(20);
  const lid =
    style === '0421'
      ? widerLid({
          seat: length - 2 * t,
          over: third(4),
          depth,
          front: roundedTuck({ width: length - third(12), depth: coverDepth }, { phase }),
          phase,
        })
      : sunkLid({
          seat,
          depth,
          front: cherryFront({
            seat,
            wider: third(7),
            depth: coverDepth,
            clear: third(2),
            most: width / 2,
            phases: { bend: phase, front: phase },
            material: t,
          }),
          phase,
          flap: { reach: size.height / 2, from: t, clear: width - t, phase },
        });
  const tray = corrugatedTray({
    length,
    width,
    outer,
    rim,
    locks: usualLocks(size.width / 3, rim, t),
    front: { height: front, layer: style === '0421' ? 1 : 2 },
    back: { height: back, layer: 1, on: lid },
    flap: width / 2,
    material: t,
  });
  return arrange([...onePart(blankOf(tray, { thickness: t, inside: insideShare.corrugated }))]);
};

describe('published figures of trays with roll-over walls', () => {
  it.each(rows.map((row) => [`row ${row.row}: ${row.style}, board ${row.material}`, row] as const))('%s', (_, row) => {
    const { width, height } = sizeOf(extent(drawn(row).dieline));
    expect(Math.abs(width - row.flat.width)).toBeLessThan(ROUNDED);
    expect(Math.abs(height - row.flat.height)).toBeLessThan(ROUNDED);
  });

  it('row 21: the panels of row 18', () => {
    const { sheet } = drawn(rows[0]!).parts[0]!;
    /** How far a panel reaches along its seat, and away from it. */
    const reach = (id: string): readonly [along: number, away: number] => {
      const { panel } = sheet.find((p) => p.id === id)!;
      const at = (k: 0 | 1) => panel.edges.flatMap(({ curve }) => [curve.from[k], curve.to[k]]);
      return [Math.max(...at(0)) - Math.min(...at(0)), Math.max(...at(1)) - Math.min(...at(1))];
    };
    const near = (id: string, along: number, away: number): void => {
      expect(reach(id)[0]).toBeCloseTo(along, 6);
      expect(reach(id)[1]).toBeCloseTo(away, 6);
    };
    near('floor', 416, 307);
    near('front', 410, 102);
    near('back', 410, 107);
    near('lid', 418, 304);
    near('right', 307, 101);
    // The inner wall, 99, and its tab, 4.
    near('right.rim.inner', 301, 103);
    near('front.right-flap', 96, 153.5);
  });
});

describe('a tray with a roll-over front and a flat back', () => {
  it.each([
    [100, 60, 250, 1.5],
    [100, 100, 250, 7],
    [400, 300, 300, 3],
  ])('closes without overlapping panels at %d × %d × %d in %d', (length, width, height, material) => {
    const box = built({ ...catalogue.find('fefco-0420')!, id: 'fefco-0420' }, { length, width, height, material });
    expect(solid(box)).toEqual([]);
  });
});

describe('locks of an inner wall, in every shape and board', () => {
  it.each([
    ['becf-21701', 'right'],
    ['becf-21704', 'front'],
    ['becf-21711', 'front'],
    ['becf-21a01', 'left'],
    ['becf-21b01', 'right'],
    ['becf-21c01', 'back'],
    ['house-locked-folded-corner-tray', 'left'],
  ])('%s: its lock reaches one millimetre through the floor, as the published one does', (id, wall) => {
    for (const { where, values, blank, panelOf } of inEveryBoard(id)) {
      // The floor below its crease.
      const below = (1 - blank.inside) * values.material!;
      const lock = depthOf(panelOf(`${wall}.rim.inner`)) - depthOf(panelOf(wall)) - below;
      expect(lock, where).toBeCloseTo(1, 6);
    }
  });

  it('house-folded-corner-tray: an inner wall without a lock ends on the floor', () => {
    for (const { where, values, blank, panelOf } of inEveryBoard('house-folded-corner-tray')) {
      const end = depthOf(panelOf('right.rim.inner')) - depthOf(panelOf('right'));
      expect(end, where).toBeCloseTo(-blank.inside * values.material!, 6);
    }
  });
});
