import { describe, expect, it } from 'vitest';
import { arc, length, mapCurve, straight, subcurve } from '../../src/geometry/index.ts';
import { catalogue, checkDieline, drawOne } from '../../src/index.ts';
import { freeParameters } from '../../src/recognise/catalogue/parameters.ts';
import { square } from '../support/planted/faults.ts';
import { turned } from '../support/planted/variants.ts';
import { inTurn, someOf } from '../support/turns.ts';
import { serviceDxf, type Written } from './service-dxf.ts';

type Sizes = Readonly<Record<string, number>>;

const linesOf = (id: string, sizes: Sizes): Written[] =>
  drawOne(catalogue, id, sizes).drawing.dieline.lines.map(({ line, curve }) => ({ layer: line, curve }));

const check = (lines: readonly Written[], asked: Parameters<typeof checkDieline>[1] = {}) =>
  checkDieline(Buffer.from(serviceDxf(lines)), asked);

describe('a drawing is recognised', () => {
  it.each(
    someOf(
      [
        ['as a fan, with no line along an axis', 'becf-12902', { length: 90, height: 150 }],
        ['with walls in three directions', 'becf-11a0d', { length: 160, width: 182, height: 49 }],
        ['without a straight line', 'becf-12704', { length: 126 }],
      ] as const,
      0,
      3,
    ),
  )('%s, when it is turned', async (_, id, sizes) => {
    const { recognised } = await check(turned(linesOf(id, sizes), (17.3 * Math.PI) / 180));
    expect(recognised).toMatchObject({ id, differences: 0, values: sizes });
  });

  it.each(
    someOf(
      [
        [
          'a feature that changes its extent',
          'becf-10202,glue_flap=flap_with_separator',
          { length: 84, width: 41, height: 133 },
        ],
        ['a window', 'becf-20313,window=front', { length: 120, width: 66, height: 150 }],
        ['a small feature', 'becf-10306,thumb_cut=both', { length: 90, width: 51, height: 140 }],
        ['many small lines', 'fefco-0712,glue_flap=flap_with_lock', { length: 343, width: 146, height: 136 }],
        ['a hanger', 'becf-1091c,hanger=standard_hanger', { length: 207, width: 109, height: 90 }],
        [
          'two features',
          'becf-1091d,top_separator=square,glue_flap=flap_with_lock',
          { length: 144, width: 53, height: 160 },
        ],
        [
          'other allowances behind many ids as alike',
          'fefco-0206,allowance=crease',
          { length: 300, width: 200, height: 190 },
        ],
        [
          'two walls',
          'becf-21d02,glue_flap=flap_with_separator,allowance=crease',
          { length: 122, width: 43, height: 205 },
        ],
      ] as const,
      0,
      3,
    ),
  )('with choices that no id names: %s', async (_, id, sizes) => {
    const { recognised } = await check(linesOf(id, sizes));
    expect(recognised).toMatchObject({ differences: 0, values: sizes });
    expect([recognised!, ...recognised!.alike].map((one) => one.id)).toContain(id);
  });

  it.runIf(inTurn(0, 3))(
    'although a fit at the usual sizes, where two ends meet by chance, finds no way down',
    async () => {
      const sizes = { length: 86, width: 65, height: 124 };
      const again: Written = { layer: 'cut', curve: straight([301.5, 22], [301.5, 71.6]) };
      const { recognised } = await check([...linesOf('ecma-a5521', sizes), again]);
      expect(recognised).toMatchObject({ id: 'ecma-a5521', differences: 0, values: sizes });
    },
  );

  it.each(
    someOf(
      [
        ['beside a test square', 'becf-10101', { length: 110, width: 47, height: 161 }, [900, 40], 30],
        ['of several parts in a frame', 'becf-30101', { length: 157, width: 101, height: 59 }, [-900, -900], 2800],
      ] as const,
      0,
      3,
    ),
  )('%s', async (_, id, sizes, corner, side) => {
    const { recognised, comparison } = await check([...linesOf(id, sizes), ...square(corner, side)]);
    expect(recognised).toMatchObject({ id, differences: 4, values: sizes });
    expect(comparison!.deviations).toHaveLength(4);
  });
});

it.each(
  someOf(
    [
      [
        'whose locks have other ends there',
        'house-locked-folded-corner-tray',
        { length: 361, width: 205, height: 69, material: 7 },
      ],
      [
        'of two parts, of which one looks nearer upside down',
        'house-tray-slide-box',
        { length: 470, width: 281, height: 87, material: 6 },
      ],
      [
        'of two parts that are paired wrongly at first',
        'fefco-0309',
        { length: 332, width: 254, height: 51, material: 1.8 },
      ],
      ['which looks nearer rotated', 'becf-21e23', { length: 241, width: 32, height: 207, material: 7 }],
      ['behind templates that are almost as near', 'becf-21d03', { length: 65, width: 54, height: 93, material: 1.8 }],
      ['behind templates that are far', 'fefco-0206', { length: 412, width: 245, height: 214, material: 6 }],
      ['that no fit meets exactly at first', 'becf-21d07', { length: 279, width: 162, height: 226, material: 7 }],
      [
        'behind another template on whose lines most of its own lie',
        'becf-21e22',
        { number_of_holes: 3, number_of_rows: 2, height: 21, hole_diameter: 97, material: 3 },
      ],
      ['that moves few of its lines', 'house-belly-band', { length: 147, width: 16.1, height: 53, material: 0.18 }],
    ] as const,
    0,
    3,
  ),
)('a box in another board is recognised %s', async (_, id, sizes) => {
  const { recognised } = await check(linesOf(id, sizes));
  expect(recognised).toMatchObject({ id, differences: 0, scale: 1, values: sizes });
});

/** The drawing with its first cut of a length as a crease. */
const withUncut = (lines: readonly Written[], size: number): Written[] => {
  const at = lines.findIndex(({ layer, curve }) => layer === 'cut' && Math.abs(length(curve) - size) < 1e-3);
  return lines.with(at, { ...lines[at]!, layer: 'crease' });
};

it.each(
  someOf(
    [
      [
        'a long cut as a crease, far from its usual sizes',
        'becf-10206',
        { length: 97, width: 54, height: 253 },
        253,
        2,
      ],
      ['a cut as a crease, of few lines', 'house-door-hanger', { length: 105, width: 369 }, 357, 2],
    ] as const,
    0,
    3,
  ),
)('a drawing with %s is recognised', async (_, id, sizes, size, differences) => {
  const { recognised } = await check(withUncut(linesOf(id, sizes), size));
  expect(recognised).toMatchObject({ id, differences, values: sizes });
});

/** The drawing without its first cut of a length. */
const withoutCut = (lines: readonly Written[], size: number): Written[] =>
  lines.toSpliced(
    lines.findIndex(({ layer, curve }) => layer === 'cut' && Math.abs(length(curve) - size) < 1e-3),
    1,
  );

it.each(
  someOf(
    [
      ['half of a hole', 'becf-11f08', { length: 168, width: 121, height: 69, hole_diameter: 34 }, 17 * Math.PI],
      ['half of a side', 'becf-21f06', { length: 195, width: 121, height: 165 }, 122],
    ] as const,
    0,
    3,
  ),
)('a drawing that lacks %s is recognised, though its ends are far from ours', async (_, id, sizes, size) => {
  const lines = linesOf(id, sizes);
  const { recognised } = await check(withoutCut(lines, size));
  expect(recognised).toMatchObject({ id, differences: 1 });
  // A side is as long from either end.
  expect(Object.values(recognised!.values).sort()).toEqual(expect.arrayContaining(Object.values(sizes).sort()));
});

it.runIf(inTurn(1, 3))(
  'a window that does not belong does not hide the template behind its ids with an opening',
  async () => {
    const sizes = { length: 272, width: 107, height: 120 };
    const { recognised } = await check([...linesOf('becf-12d01', sizes), ...square([136, 60], 4.58)]);
    expect(recognised).toMatchObject({ id: 'becf-12d01', differences: 4, values: sizes });
  },
);

it('variables are brought inside their own limits before limits are asked for that depend on them', () => {
  const { names, start, values } = freeParameters(catalogue.find('becf-21d01,allowance=shop_table')!, {});
  const at = start.with(names.indexOf('material'), -3);
  expect(values(at).material).toBeGreaterThan(0);
});

/** A line of one part, and what a fault makes of it. */
type Spoilt = (line: Written) => Written[];

const inPart = (id: string, sizes: Sizes, part: number, kind: string, spoil: Spoilt): Written[] => {
  let open = true;
  return drawOne(catalogue, id, sizes).drawing.dieline.lines.flatMap(({ line, curve, part: own }) => {
    const written = { layer: line, curve };
    const isFirst = open && own === part && line === kind && length(curve) > 15;
    if (isFirst) open = false;
    return isFirst ? spoil(written) : [written];
  });
};

const withGap: Spoilt = ({ layer, curve }) => [
  { layer, curve: subcurve(curve, 0, 0.3) },
  { layer, curve: subcurve(curve, 0.6, 1) },
];
const asCut: Spoilt = (line) => [line, { ...line, layer: 'cut' }];
const asArc: Spoilt = ({ layer, curve }) => [{ layer, curve: arc(curve.from, curve.to, 1 / length(curve)) }];
const asCrease: Spoilt = (line) => [line, { ...line, layer: 'crease' }];

it.each(
  someOf(
    [
      ['becf-3010e', { length: 181, width: 128, height: 68 }, 1, 'cut', withGap],
      ['becf-30600', { length: 257, width: 158 }, 0, 'cut', asCrease],
      ['becf-30600', { length: 365, width: 142 }, 0, 'crease', asCut],
      ['becf-30206', { length: 160, width: 64, height: 72 }, 1, 'cut', asArc],
    ] as const,
    0,
    3,
  ),
)('%s is recognised with a fault in one of two similar pieces', async (id, sizes, part, kind, spoil) => {
  const { recognised } = await check(inPart(id, sizes, part, kind, spoil));
  expect(recognised).toMatchObject({ id, values: sizes });
});

it.runIf(inTurn(2, 3))('a drawing shrunk by little is recognised at whole sizes', async () => {
  const sizes = { length: 60, width: 25, height: 100 };
  const shrunk = linesOf('becf-10101', sizes).map(({ layer, curve }) => ({
    layer,
    curve: mapCurve(curve, ([x, y]) => [0.99872 * x, 0.99872 * y]),
  }));
  const { recognised } = await check(shrunk);
  expect(recognised).toMatchObject({ differences: 0, values: sizes });
  expect(recognised!.scale).toBeCloseTo(0.99872, 5);
});

// Six templates have as many lines of each kind as a slotted case: the board of each is fitted until one is near.
it.each(
  someOf(
    [
      ['fefco-0204', { length: 480, width: 125, height: 159, material: 8 }],
      ['becf-21c0b', { length: 180, width: 135, height: 66, material: 6 }],
    ] as const,
    0,
    3,
  ),
)('%s is recognised in a board far from the usual one, behind templates that are alike', async (id, sizes) => {
  const { recognised } = await check(linesOf(id, sizes));
  // Another telescope draws the same with length and width exchanged.
  const [first, second] = id === 'becf-21c0b' ? (['width', 'length'] as const) : (['length', 'width'] as const);
  const { [first]: length, [second]: width } = sizes;
  expect(recognised).toMatchObject({ id: id === 'becf-21c0b' ? 'becf-21c02' : id, differences: 0 });
  expect(recognised!.values).toMatchObject({ ...sizes, length, width });
});

const at = (times: number, lines: readonly Written[]): Written[] =>
  lines.map(({ layer, curve }) => ({ layer, curve: mapCurve(curve, ([x, y]) => [times * x, times * y]) }));

describe('a drawing at another scale is recognised as at its own, with all ids that draw the same', () => {
  // A fit from odd sizes ends at 94.6 %: at 100 × 50 × 150 the flaps, rounded to whole millimetres, jump.
  it.each(
    someOf(
      [
        ['becf-10101', { length: 100, width: 50, height: 150 }, 1.01],
        ['becf-11017', { length: 100, width: 50, height: 150 }, 0.99],
        ['becf-12019', { length: 180, width: 140, height: 70 }, 1.01],
      ] as const,
      0,
      3,
    ),
  )('%s with %o at %f', async (id, sizes, scale) => {
    const lines = linesOf(id, sizes);
    const [{ recognised: own }, { recognised: scaled }] = [await check(lines), await check(at(scale, lines))];
    expect(scaled).toMatchObject({ id: own!.id, values: sizes, differences: 0, alike: own!.alike });
    expect(scaled!.scale).toBeCloseTo(scale, 5);
  });

  it.runIf(inTurn(1, 3))('a pad, whose lines all follow its sizes, where a plain scale makes these round', async () => {
    const sizes = { length: 150, width: 100, height: 200 };
    const { recognised } = await check(at(1.01, linesOf('becf-21f06', sizes)));
    expect(recognised).toMatchObject({ id: 'becf-21f06', values: sizes, scale: 1.01 });
  });

  it.runIf(inTurn(2, 3))('a pad in inches is not', async () => {
    const sizes = { length: 152.4, width: 101.6, height: 203.2 };
    const { recognised } = await check(linesOf('becf-21f06', sizes));
    expect(recognised).toMatchObject({ id: 'becf-21f06', values: sizes, scale: 1 });
  });
});

it.runIf(inTurn(0, 3))('of pieces that are alike, one with a fault does not take the place of another', async () => {
  const sizes = { length: 304, width: 177, height: 28 };
  const lines = linesOf('becf-11f07', sizes);
  const left = Math.min(...lines.map(({ curve }) => curve.from[0]));
  const { curve: side } = lines.find(
    ({ curve: { kind, from, to } }) => kind === 'line' && from[0] === left && to[0] === left,
  )!;
  const [[x, a], [, b]] = [side.from, side.to];
  const again: Written = { layer: 'cut', curve: straight([x, a + 0.2 * (b - a)], [x, a + 0.6 * (b - a)]) };
  const { comparison } = await check([...lines, again], { template: 'becf-11f07', variables: sizes });
  expect(comparison!.deviations).toEqual([]);
});
