import { beforeAll, describe, expect, it } from 'vitest';
import { checkDieline, type DielineCheck } from '../../src/check/index.ts';
import {
  arc,
  type Curve,
  flatten,
  mapCurve,
  type Point,
  pointAt,
  reverse,
  straight,
  subcurve,
} from '../../src/geometry/index.ts';
import { catalogue, dieline, drawOne } from '../../src/index.ts';
import { serviceDxf, serviceSvg, type Written } from './service-dxf.ts';

const id = 'becf-1010a';
const size = { unit: 'mm', length: 60, width: 25, height: 100, material: 0.5, dust_flap: 15 } as const;
const sound: readonly Written[] = dieline(id, size).drawing.dieline.lines.map(({ line, curve }) => ({
  layer: line,
  curve,
}));

/** The line whose middle is nearest to a point. */
const near = (lines: readonly Written[], p: Point, layer?: string): number => {
  const gap = ({ curve, layer: own }: Written): number => {
    const [x, y] = pointAt(curve, 0.5);
    return Math.hypot(x - p[0], y - p[1]) + (layer && own !== layer ? 1e6 : 0);
  };
  return lines.reduce((best, line, k) => (gap(line) < gap(lines[best]!) ? k : best), 0);
};

type Edit = (lines: readonly Written[]) => Written[];
const edit =
  (p: Point, layer: string, f: (line: Written) => Written[]): Edit =>
  (lines) => {
    const k = near(lines, p, layer);
    return lines.flatMap((line, i) => (i === k ? f(line) : [line]));
  };
const moved =
  (dx: number, dy: number) =>
  (curve: Curve): Curve =>
    mapCurve(curve, ([x, y]) => [x + dx, y + dy]);
const every =
  (f: (curve: Curve) => Curve): Edit =>
  (lines) =>
    lines.map(({ layer, curve }) => ({ layer, curve: f(curve) }));
/** Everything above a height moves: what a lid that is too short looks like. */
const above = (height: number, dy: number): Edit =>
  every((curve) => mapCurve(curve, ([x, y]) => [x, y > height ? y + dy : y]));

const SIDE: Point = [169.5, 50];
const FOLD: Point = [60, 50];
const TUCK: Point = [115, -39];

/** Thirty ways to spoil a drawing, and what must be said of each. */
const faults: readonly (readonly [name: string, spoil: Edit, said: RegExp])[] = [
  [
    'a crease moved by 0.1 mm',
    edit(FOLD, 'crease', ({ layer, curve }) => [{ layer, curve: moved(0.1, 0)(curve) }]),
    /0\.100 mm from every crease/,
  ],
  [
    'a cut moved by 0.1 mm',
    edit(SIDE, 'cut', ({ layer, curve }) => [{ layer, curve: moved(0.1, 0)(curve) }]),
    /0\.100 mm from every cut/,
  ],
  [
    'a gap of 0.3 mm in the outline',
    edit(SIDE, 'cut', ({ layer, curve }) => [{ layer, curve: subcurve(curve, 0, 0.997) }]),
    /ends 0\.300 mm short of/,
  ],
  [
    'a gap of 5 mm in the outline',
    edit(SIDE, 'cut', ({ layer, curve }) => [{ layer, curve: subcurve(curve, 0, 0.95) }]),
    /a cut at/,
  ],
  ['a cut missing', edit(SIDE, 'cut', () => []), /a cut at/],
  ['a crease missing', edit(FOLD, 'crease', () => []), /a line of ours, a crease at 60\.00/],
  ['a doubled cut', edit(SIDE, 'cut', (line) => [line, line]), /A cut of .* is drawn twice/],
  [
    'a doubled cut that runs back',
    edit(SIDE, 'cut', (line) => [line, { ...line, curve: reverse(line.curve) }]),
    /drawn twice/,
  ],
  ['a doubled crease', edit(FOLD, 'crease', (line) => [line, line]), /A crease of .* is drawn twice/],
  [
    'a part of a cut doubled',
    edit(SIDE, 'cut', (line) => [line, { ...line, curve: subcurve(line.curve, 0.2, 0.6) }]),
    /Two cuts lie on one another/,
  ],
  [
    'a cut along a crease',
    edit(FOLD, 'crease', (line) => [line, { ...line, layer: 'cut' }]),
    /A crease is drawn on a cut/,
  ],
  ['a crease that is a cut', edit(FOLD, 'crease', (line) => [{ ...line, layer: 'cut' }]), /is a (cut|crease), where/],
  [
    'a cut that is a crease',
    edit(SIDE, 'cut', (line) => [{ ...line, layer: 'crease' }]),
    /The outline runs along a crease/,
  ],
  [
    'a crease that is a perforation',
    edit(FOLD, 'crease', (line) => [{ ...line, layer: 'perforation' }]),
    /is a (perforation|crease), where/,
  ],
  [
    'a line on a layer that nobody knows',
    edit(FOLD, 'crease', (line) => [{ ...line, layer: 'layer7' }]),
    /unknown line type/,
  ],
  [
    'inches taken for millimetres',
    every((c) => mapCurve(c, ([x, y]) => [x / 25.4, y / 25.4])),
    /it is 7\.26 mm wide, ours 184\.50 mm/,
  ],
  [
    'points taken for millimetres',
    every((c) => mapCurve(c, ([x, y]) => [(x * 72) / 25.4, (y * 72) / 25.4])),
    /wide, ours 184\.50 mm/,
  ],
  [
    'a centimetre taken for a millimetre',
    every((c) => mapCurve(c, ([x, y]) => [x / 10, y / 10])),
    /it is 18\.45 mm wide/,
  ],
  ['mirrored', every((c) => mapCurve(c, ([x, y]) => [-x, y], -1)), /mirrored/],
  ['mirrored and turned', every((c) => mapCurve(c, ([x, y]) => [y, x], -1)), /mirrored/],
  [
    'an arc flattened to three chords',
    (lines: readonly Written[]) => {
      const k = lines.findIndex(({ curve }) => curve.kind === 'arc');
      const { layer, curve } = lines[k]!;
      const points = [curve.from, ...[1 / 3, 2 / 3, 1].map((t) => pointAt(curve, t))];
      return lines.flatMap((line, i) =>
        i === k ? points.slice(1).map((to, j) => ({ layer, curve: straight(points[j]!, to) })) : [line],
      );
    },
    /from every cut/,
  ],
  [
    'an arc of another radius',
    (lines: readonly Written[]) =>
      lines.map((line) =>
        line.curve.kind === 'arc'
          ? { ...line, curve: arc(line.curve.from, line.curve.to, 0.6 * line.curve.bulge) }
          : line,
      ),
    /from every cut/,
  ],
  ['a lid 0.5 mm short', above(110, -0.5), /0\.500 mm from every/],
  [
    'a wider glue flap',
    every((c) => mapCurve(c, ([x, y]) => [x < -1 ? x - 2 : x, y])),
    /glue_flap 17|it is 186\.50 mm wide/,
  ],
  [
    'a line across the box',
    (lines) => [...lines, { layer: 'cut', curve: straight([10, 20], [110, 60]) }],
    /A cut runs across (a crease|other lines)/,
  ],
  [
    'a slit that does not belong',
    (lines) => [...lines, { layer: 'cut', curve: straight([10, 20], [40, 20]) }],
    /a line of it, a cut at/,
  ],
  ['a window that does not belong', (lines) => [...lines, ...square([20, 40], 12)], /a line of it, a cut at/],
  [
    'a crease that ends in the board',
    (lines) => [...lines, { layer: 'crease', curve: straight([60, 30], [75, 30]) }],
    /A crease ends in the board/,
  ],
  ['another piece beside it', (lines) => [...lines, ...square([300, 40], 30)], /it has 2 pieces, ours 1/],
  [
    'a tuck that is 1 mm deeper',
    edit(TUCK, 'cut', ({ layer, curve }) => [{ layer, curve: moved(0, -1)(curve) }]),
    /1\.00 mm from every cut|ends 1\.000 mm short|it is 1/,
  ],
];

const square = ([x, y]: Point, side: number): Written[] => {
  const corners: Point[] = [
    [x, y],
    [x + side, y],
    [x + side, y + side],
    [x, y + side],
  ];
  return corners.map((from, k) => ({ layer: 'cut', curve: straight(from, corners[(k + 1) % 4]!) }));
};

const check = (file: string, explain = false): Promise<DielineCheck> =>
  checkDieline(catalogue, Buffer.from(file), { template: id, variables: size, explain });

describe('a sound drawing is the same', () => {
  it.each([
    ['as the service writes it', serviceDxf(sound)],
    ['as the service writes SVG', serviceSvg(sound)],
    ['in any order', serviceDxf(sound.toReversed())],
    [
      'split elsewhere',
      serviceDxf(
        sound.flatMap(({ layer, curve }) =>
          [0, 0.37].map((a, k) => ({ layer, curve: subcurve(curve, a, [0.37, 1][k]!) })),
        ),
      ),
    ],
    ['moved', serviceDxf(every(moved(1234.5, -77))(sound))],
    ['turned by a quarter', serviceDxf(every((c) => mapCurve(c, ([x, y]) => [-y, x]))(sound))],
    ['turned by a half', serviceDxf(every((c) => mapCurve(c, ([x, y]) => [-x, -y]))(sound))],
    [
      'with arcs in fine chords',
      serviceDxf(sound.flatMap(({ layer, curve }) => chords(curve).map((c) => ({ layer, curve: c })))),
    ],
  ])('%s', async (_, file) => {
    const { verdict, why } = await check(file);
    expect(why).toEqual([]);
    expect(verdict).toBe('same');
  });
});

const chords = (curve: Curve): Curve[] => {
  const points = [curve.from, ...flatten(curve, 0.005)];
  return points.slice(1).map((to, k) => straight(points[k]!, to));
};

describe('every planted fault is found and named', () => {
  beforeAll(() => expect(faults).toHaveLength(30));

  it.each(faults)('%s', async (_, spoil, said) => {
    const { verdict, why } = await check(serviceDxf(spoil(sound)));
    expect(why.join('\n')).toMatch(said);
    expect(verdict).not.toBe('same');
  });
});

describe('what would make it', () => {
  const other = (asked: string, more: Record<string, number> = {}) =>
    serviceDxf(
      drawOne(catalogue, asked, { ...size, ...more }).drawing.dieline.lines.map(({ line, curve }) => ({
        layer: line,
        curve,
      })),
    );

  it.each([
    ['another board', other(id, { material: 0.4 }), /^it is the drawing with material 0\.4$/],
    ['another glue flap', other(id, { glue_flap: 12 }), /^it is the drawing with glue_flap 12$/],
    ['another template', other('becf-10301'), /^it is the drawing of becf-1030[1-9a-c] /],
  ])('%s', async (_, file, said) => {
    const { why, explanation } = await check(file, true);
    expect(why[0]).toMatch(said);
    expect(explanation!.deviation).toBeLessThan(0.05);
  });

  it('nothing, where one line is off', async () => {
    const file = serviceDxf(
      edit(FOLD, 'crease', ({ layer, curve }) => [{ layer, curve: moved(0.3, 0)(curve) }])(sound),
    );
    expect((await check(file, true)).explanation).toBeUndefined();
  });
});
