import { describe, expect, it } from 'vitest';
import { checkDieline, type Explanation, explain } from '../../src/check/index.ts';
import { readDrawing, toDieline } from '../../src/formats/reading/index.ts';
import { type Curve, mapCurve, type Point } from '../../src/geometry/index.ts';
import { catalogue } from '../../src/index.ts';
import { arrange } from '../../src/sheet/index.ts';
import { resolve } from '../../src/template/index.ts';
import { inTurn, someOf } from '../support/turns.ts';
import { serviceDxf } from './service-dxf.ts';

type Values = Readonly<Record<string, number>>;
type Bend = (curve: Curve) => Curve;

const settled = (id: string, values: Values = {}) => {
  const { template } = catalogue.find(id)!;
  const made = resolve(template, values, id);
  expect(made.violations).toEqual([]);
  return made;
};

/** A file as the service writes it. */
const file = (id: string, values: Values, bend: Bend = (curve) => curve): string => {
  const { values: all, chosen } = settled(id, values);
  const { lines } = arrange(catalogue.find(id)!.template.build(all, chosen)).dieline;
  return serviceDxf(lines.map(({ line, curve }) => ({ layer: line, curve: bend(curve) })));
};

const explained = async (requestedId: string, given: Values, text: string): Promise<Explanation | undefined> =>
  explain(
    catalogue,
    toDieline(await readDrawing(Buffer.from(text))),
    { id: requestedId, values: settled(requestedId, given).values },
    0.05,
  );

const by =
  (f: (p: Point) => Point, sense: 1 | -1 = 1): Bend =>
  (curve) =>
    mapCurve(curve, f, sense);

/** Changes of a box, with different kinds first. */
const changes: readonly (readonly [id: string, changed: Values])[] = [
  ['becf-11a09', { dust_flap: 39 }],
  // Holes have no ends, and this drawing has only holes.
  ['becf-12101', { width: 41, handle_distance: 58.1 }],
  ['becf-12705', { width: 59, hole_diameter: 5 }],
  // At the usual sizes it has other ends.
  ['becf-11014', { length: 62, top_tuck_flap: 10 }],
  // Counts are not sizes.
  ['becf-11f08', { length: 105, number_of_holes: 1 }],
  ['becf-10101', { material: 0.6, bottom_tuck_flap: 19 }],
  ['becf-10101', { length: 76, width: 71, bottom_tuck_flap: 16 }],
  ['becf-1010a', { glue_flap: 20, dust_flap: 38 }],
  ['becf-1010a', { material: 0.4, glue_flap: 11, dust_flap: 14, length: 63 }],
  ['becf-10901', { length: 60.1, height: 122, material: 0.7 }],
  ['becf-11101', { bottom_overlap: 19, dust_flap: 28.1 }],
  ['becf-11018', { length: 103.1, width: 39, material: 0.45 }],
  ['becf-11a0d', { height: 28.7, material: 0.75, glue_tab: 16.5 }],
  ['becf-12c05', { length: 196.2, width: 183.2, top_flap: 40.6 }],
  ['becf-12501', { length: 128, width: 149 }],
  ['becf-20101', { length: 139.9, width: 72, height: 179 }],
  ['becf-21b03', { material: 2.05, height: 53, length: 346 }],
  ['becf-21e01', { material: 3.1, height: 81 }],
  ['becf-30101', { material: 1.45, length: 154.4 }],
  ['becf-12c01', { length: 128 }],
];

describe('finds the changes, also several at once', () => {
  it.each(someOf(changes, 2, 9))('%s %j', async (id, changed) => {
    const found = await explained(id, {}, file(id, changed));
    expect(found?.id).toBe(id);
    expect(found!.changed).toEqual(changed);
    expect(found!.values).toEqual(settled(id, changed).values);
    expect(found!.deviation).toBeLessThan(0.05);
  });

  it('does not report values that follow from a size', async () => {
    const values = { length: 90, width: 70, height: 120, material: 0.5 };
    const found = await explained('becf-10101', { length: 60, width: 25, height: 100 }, file('becf-10101', values));
    expect(found!.changed).toEqual({ length: 90, width: 70, height: 120 });
  });

  it('reports explicitly requested values that differ', async () => {
    const found = await explained(
      'becf-1010a',
      { dust_flap: 15, length: 60 },
      file('becf-1010a', { length: 70, dust_flap: 20 }),
    );
    expect(found!.changed).toEqual({ length: 70, dust_flap: 20 });
  });

  it('prefers the explanation with the fewest and roundest numbers', async () => {
    // Length and width minus twice the clearance: all three would match too.
    const found = await explained('becf-11f08', {}, file('becf-11f08', { length: 152 }));
    expect(found!.changed).toEqual({ length: 152 });
  });
});

describe('finds changes in any position', () => {
  const changed = { length: 113, material: 0.6 };
  const ways: readonly (readonly [string, Bend])[] = [
    ['mirrored', by(([x, y]) => [-x, y], -1)],
    ['turned by a quarter', by(([x, y]) => [-y, x])],
    ['turned by a half', by(([x, y]) => [-x, -y])],
    ['far away', by(([x, y]) => [x - 4000, y + 900])],
  ];
  it.each(someOf(ways, 1))('%s', async (_, bend) => {
    expect((await explained('becf-10101', {}, file('becf-10101', changed, bend)))?.changed).toEqual(changed);
  });
});

describe('other choices', () => {
  const others: readonly (readonly [made: string, changed: Values, said: string])[] = [
    ['becf-10101,postal_lock=top', { material: 0.4 }, 'becf-1011b'],
    ['becf-10101,flap=chamfer_flap', { length: 110 }, 'becf-10101,flap=chamfer_flap'],
    ['becf-10101,postal_lock=top,flap=chamfer_flap', {}, 'becf-1011b,flap=chamfer_flap'],
    // An id of the service is shorter.
    ['becf-10103', { length: 110, glue_flap: 12 }, 'becf-10103'],
  ];
  it.each(someOf(others, 0, 4))('%s %j', async (made, changed, said) => {
    const found = await explained('becf-10101', {}, file(made, changed));
    expect(found?.id).toBe(said);
    expect(found!.changed).toEqual(changed);
  });

  it.runIf(inTurn(0, 3))('another template', async () => {
    const size = { length: 90, width: 50, height: 120, material: 0.5 };
    const found = await explained('becf-10101', size, file('becf-11001', { ...size, material: 0.6 }));
    expect(found?.id).toMatch(/^becf-110/);
    expect(found!.changed).toEqual({ material: 0.6 });
  });
});

describe('another unit', () => {
  it('detects inches that were requested as millimetres', async () => {
    const inches = { length: 4, width: 2.5, height: 6 };
    const meant = Object.fromEntries(Object.entries(inches).map(([name, value]) => [name, 25.4 * value]));
    const found = await explained('becf-10101', { length: 40, width: 25, height: 60 }, file('becf-10101', meant));
    expect(found!.changed).toEqual({ length: 101.6, width: 63.5, height: 152.4 });
  });

  const units: readonly (readonly [times: number, said: string])[] = [
    [1 / 25.4, 'It is the drawing if a unit of the file is 25.4 mm, not 1 mm.'],
    [10, 'It is the drawing if a unit of the file is 0.1 mm, not 1 mm.'],
    [72 / 25.4, 'It is the drawing if a unit of the file is 0.3527778 mm, not 1 mm.'],
  ];
  it.each(someOf(units, 1))('drawn %f times as large', async (times, said) => {
    const size = { unit: 'mm', length: 60, width: 25, height: 100, material: 0.5 } as const;
    const text = file(
      'becf-10101',
      { length: 60, width: 25, height: 100 },
      by(([x, y]) => [x * times, y * times]),
    );
    const { why, explanation, verdict } = await checkDieline(catalogue, Buffer.from(text), {
      template: 'becf-10101',
      variables: size,
    });
    expect(explanation!.times).toBeCloseTo(1 / times, 9);
    expect(why[0]).toBe(said);
    expect(verdict).toBe('differs');
  });
});

describe('reports no explanation', () => {
  const crease = (id: string): string => {
    let creases = 0;
    const { values, chosen } = settled(id);
    const { lines } = arrange(catalogue.find(id)!.template.build(values, chosen)).dieline;
    return serviceDxf(
      lines.map(({ line, curve }) => ({
        layer: line,
        curve: line === 'crease' && creases++ === 1 ? mapCurve(curve, ([x, y]) => [x + 0.3, y + 0.3]) : curve,
      })),
    );
  };
  const larger = (id: string): string =>
    file(
      id,
      {},
      by(([x, y]) => [x * 1.5, y * 1.5]),
    );
  // A search without a result takes longest.
  const spoilt: readonly (readonly [id: string, what: string, text: (id: string) => string])[] = [
    ['becf-10101', 'one crease moved by 0.3 mm', crease],
    ['becf-10101', '150 % of its size, which is not a unit', larger],
    ['becf-21b03', 'one crease moved by 0.3 mm', crease],
    ['becf-12501', 'one crease moved by 0.3 mm', crease],
  ];
  it.each(someOf(spoilt, 0))('%s with %s', async (id, _, text) => {
    expect(await explained(id, {}, text(id))).toBeUndefined();
  });
});
