import { describe, expect, it } from 'vitest';
import { type BlankRule, caseBlanks, otherBlanks, trayBlanks, withoutTextbook } from '../fixtures/textbook-blanks.ts';
import { catalogue, drawOne } from '../src/index.ts';
import { extent, sizeOf } from '../src/sheet/index.ts';
import { mainId, resolve } from '../src/template/index.ts';

type Sizes = readonly [L: number, W: number, H: number, t: number];

/** The first row of each table is that of other generators; the next ones are of books; the rest is of no book. */
const cases: readonly Sizes[] = [
  [300, 200, 250, 3],
  [300, 200, 80, 1.5],
  [400, 250, 100, 4],
  [600, 400, 400, 7],
  [317, 211, 173, 1.5],
  [455, 135, 227, 4],
  [263, 187, 319, 3],
];
const trays: readonly Sizes[] = [
  [300, 200, 100, 3],
  [400, 300, 80, 4],
  [600, 400, 150, 7],
  [317, 211, 73, 1.5],
  [263, 187, 61, 3],
];
const cartons: readonly Sizes[] = [
  [100, 50, 150, 0.5],
  [60, 40, 90, 0.3],
  [200, 80, 250, 1],
  [73, 41, 117, 0.4],
  [131, 97, 59, 0.6],
  [48, 23, 211, 0.4],
];

/** A tuck end carton: its walls, lids, tucks and glue flap from crease to crease. */
const cartonBlanks: Readonly<Record<string, BlankRule>> = {
  'becf-10101': ({ L, W, H, of }) => [
    2 * (L + W) + of('glue_flap'),
    H + 2 * W + of('top_tuck_flap') + of('bottom_tuck_flap'),
  ],
};

const NEAR = 0.02;

/** How far the drawn blanks are from those of a rule, as a share. */
const off = (id: string, rule: BlankRule, [L, W, H, t]: Sizes): number => {
  const { drawing, values } = drawOne(catalogue, id, { length: L, width: W, height: H, material: t });
  const of = (name: string): number => {
    if (values[name] === undefined) throw new RangeError(`${id} has no ${name}`);
    return values[name];
  };
  const rules = rule({ L, W, H, t, of });
  const flats = Array.isArray(rules) ? { [drawing.parts[0]!.part.id]: rules } : rules;
  const shares = Object.entries(flats as Record<string, readonly [number, number]>).flatMap(([part, [wide, high]]) => {
    const { width, height } = sizeOf(extent(drawing.parts.find((placed) => placed.part.id === part)!.dieline));
    return [wide / width - 1, high / height - 1];
  });
  return Math.max(...shares.map(Math.abs));
};

const isMade = (id: string, [length, width, height, material]: Sizes): boolean =>
  !resolve(catalogue.find(id)!.template, { length, width, height, material }, id).violations.length;

describe('blank sizes of textbooks', () => {
  const tables = [
    [caseBlanks, cases],
    [trayBlanks, trays],
    [cartonBlanks, cartons],
  ] as const;
  const rows = tables.flatMap(([table, sizes]) =>
    Object.entries(table).flatMap(([id, rule]) =>
      sizes.filter((size) => isMade(id, size)).map((size) => [id, size.join(' × '), rule, size] as const),
    ),
  );

  it('are compared for every corrugated template, or the reason is given', () => {
    const compared = new Set([...rows.map(([id]) => id), ...Object.keys(withoutTextbook)]);
    const ids = catalogue.templates.filter(({ group }) => group.startsWith('corrugated')).map(mainId);
    expect(ids.filter((id) => !compared.has(id))).toEqual([]);
  });

  it.each(rows.filter(([id]) => !otherBlanks[id]))('%s at %s', (id, _, rule, size) =>
    expect(off(id, rule, size)).toBeLessThan(NEAR),
  );

  it.each(Object.entries(otherBlanks))('%s differs, and its source says why', (id, why) => {
    const [, , rule, size] = rows.find((row) => row[0] === id)!;
    expect(off(id, rule, size)).toBeGreaterThan(NEAR);
    expect(off(id, rule, size)).toBeLessThan(3 * NEAR);
    expect(catalogue.find(id)!.template.provenance.source).toContain(why);
  });
});
