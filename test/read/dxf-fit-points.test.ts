import { describe, expect, it } from 'vitest';
import type { Point } from '../../src/geometry/index.ts';
import { checkDieline, readDrawing } from '../../src/index.ts';

const entity = (type: string, ...groups: (string | number)[]): string => `0\n${type}\n${groups.join('\n')}\n`;
const dxf = (entities: string): Uint8Array => Buffer.from(`0\nSECTION\n2\nENTITIES\n${entities}0\nENDSEC\n0\nEOF\n`);
const spline = (flags: number, points: readonly Point[], ...more: number[]): string =>
  entity('SPLINE', 8, 'cut', 70, flags, 71, 3, ...more, ...points.flatMap(([x, y]) => [11, x, 21, y]));

const read = async (file: Uint8Array) => {
  const { lines, skipped, notes } = await readDrawing(file);
  return { curves: lines.map(({ curve }) => curve), skipped, notes: notes.filter((note) => /spline/i.test(note)) };
};

/** Control points of the cubics, to a billionth. */
const controls = async (file: Uint8Array) =>
  (await read(file)).curves.map((curve) =>
    curve.kind === 'cubic'
      ? [curve.from, curve.c1, curve.c2, curve.to].map((p) => p.map((value) => Number(value.toFixed(9)) + 0))
      : curve.kind,
  );

const SQUARE: readonly Point[] = [
  [0, 0],
  [60, 0],
  [60, 60],
  [0, 60],
];

describe('a spline of a DXF that has fit points only', () => {
  it('goes through them without curvature at its ends, with a note', async () => {
    const file = dxf(
      spline(8, [
        [0, 0],
        [30, 30],
        [60, 0],
      ]),
    );
    expect(await controls(file)).toEqual([
      [
        [0, 0],
        [10, 15],
        [20, 30],
        [30, 30],
      ],
      [
        [30, 30],
        [40, 30],
        [50, 15],
        [60, 0],
      ],
    ]);
    const { skipped, notes } = await read(file);
    expect([skipped, notes.length]).toEqual([[], 1]);
    expect(notes[0]).toMatch(/the cubic through them/);
    // The parameter is the length of the chords: points along a line are passed at one speed.
    expect(
      await controls(
        dxf(
          spline(8, [
            [0, 0],
            [5, 0],
            [15, 0],
            [35, 0],
          ]),
        ),
      ),
    ).toEqual([
      [
        [0, 0],
        [1.666666667, 0],
        [3.333333333, 0],
        [5, 0],
      ],
      [
        [5, 0],
        [8.333333333, 0],
        [11.666666667, 0],
        [15, 0],
      ],
      [
        [15, 0],
        [21.666666667, 0],
        [28.333333333, 0],
        [35, 0],
      ],
    ]);
  });

  it('begins and ends in the directions that it names, of any length', async () => {
    const file = dxf(
      spline(
        8,
        [
          [0, 0],
          [60, 0],
        ],
        12,
        0,
        22,
        7,
        32,
        0,
        13,
        0,
        23,
        -0.1,
        33,
        0,
      ),
    );
    expect(await controls(file)).toEqual([
      [
        [0, 0],
        [0, 20],
        [60, 20],
        [60, 0],
      ],
    ]);
  });

  it.each([
    ['its first point once', SQUARE],
    ['its first point again at the end', [...SQUARE, SQUARE[0]!]],
  ])('is smooth all round where it is closed, with %s', async (_, points) => {
    const all = await controls(dxf(spline(1, points)));
    expect(all).toHaveLength(4);
    expect(all[0]).toEqual([
      [0, 0],
      [15, -15],
      [45, -15],
      [60, 0],
    ]);
    expect(all[3]).toEqual([
      [0, 60],
      [-15, 45],
      [-15, 15],
      [0, 0],
    ]);
  });

  it('is a line between two points, and leaves no doubt then', async () => {
    const { curves, notes } = await read(
      dxf(
        spline(8, [
          [0, 0],
          [0, 0],
          [60, 0],
        ]),
      ),
    );
    expect([curves.map(({ kind }) => kind), notes]).toEqual([['line'], []]);
  });

  it('is skipped and counted without two points, and at several heights', async () => {
    const heights = entity('SPLINE', 8, 'cut', 70, 0, 71, 3, 11, 0, 21, 0, 31, 0, 11, 9, 21, 0, 31, 5);
    const { skipped } = await read(
      dxf(
        spline(8, [
          [5, 5],
          [5, 5],
        ]) + heights,
      ),
    );
    expect(skipped.map(({ what, count }) => [what, count])).toEqual([
      ['SPLINE with fewer than two fit points', 1],
      ['SPLINE with fit points at several heights', 1],
    ]);
  });

  it('closes an outline, whose area is known', async () => {
    const { verdict, audit, reading } = await checkDieline(dxf(spline(1, SQUARE)), { explain: false });
    expect([verdict, audit.facts.pieces]).toEqual(['sound', 1]);
    // Green's theorem: each cubic has 945 / 2 mm² between itself and its chord.
    expect(audit.facts.area).toBeCloseTo(3600 + (4 * 945) / 2, 6);
    expect(reading.notes.join()).toMatch(/names only the points/);
  });
});
