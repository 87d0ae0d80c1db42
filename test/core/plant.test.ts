import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import published from '../../fixtures/plant-tables.json' with { type: 'json' };
import type { Plant } from '../../src/board/index.ts';
import { builtInPlants } from '../../src/engine/index.ts';
import { ApiError, boxwright, catalogue, drawOne, plant, plantNames, profile } from '../../src/index.ts';
import { plantFromTable } from '../../src/service/batch/index.ts';
import { catalogueForPlant, mainId } from '../../src/template/index.ts';
import { boxLaws } from '../laws/box-laws.ts';
import { built } from '../laws/built.ts';
import { boxwrightCommand } from '../support/command-line.ts';
import { newFolder } from '../support/folder.ts';

type Values = Readonly<Record<string, number | string>>;

/** What a drawn case measures: its walls from the glue flap on, the height between its scores, and the reach of its outer flap. */
const measured = (given: Values, by: string | object, id = '0201') => {
  const box = drawOne(catalogue, id, given, { plant: plant(by) });
  const { sheet } = box.drawing.parts[0]!;
  const panel = (name: string) => sheet.find((placed) => placed.panel.name === name)?.panel;
  const reach = (name: string) => Math.max(...(panel(name)?.edges.map(({ curve }) => curve.to[1]) ?? [0]));
  return {
    walls: ['front', 'right', 'back', 'left'].map(reach),
    height: panel('right')!.seat,
    flap: reach('bottom-flap'),
    joint: reach('glue'),
    flat: box.size,
    box,
  };
};

const near = (mm: number) => expect.closeTo(mm, 6);
const SIZE = { length: 300, width: 200, height: 250 };

describe('the built-in plants', () => {
  it.each(published.rows)(
    '$plant draws $board of $t mm as it is published',
    ({ plant: name, t, walls, meet, full, flap, joint }) => {
      const drawn = measured({ ...SIZE, material: t }, name);
      expect(drawn.walls).toEqual(walls.map((more, k) => near((k % 2 ? 200 : 300) + more)));
      expect(drawn.height).toBeCloseTo(250 + 2 * meet, 6);
      expect(drawn.flap).toBeCloseTo(100 + flap, 6);
      if (joint) expect(drawn.joint).toBeCloseTo(joint, 6);
      expect(measured({ ...SIZE, material: t }, name, '0203').height).toBeCloseTo(250 + 2 * full, 6);
    },
  );

  it.each(published.examples)('$source: $flat.width × $flat.height', ({ plant: name, id, values, flat }) => {
    const { width, height } = measured(values, name, id).flat;
    expect(width).toBeCloseTo(flat.width, 6);
    if (flat.height) expect(height).toBeCloseTo(flat.height, 6);
  });

  it('are read as those of users are, and name their source', () => {
    for (const name of plantNames) {
      expect(plant({ ...builtInPlants[name]! })).toEqual(builtInPlants[name]);
      expect(builtInPlants[name]!.source, name).toBeTruthy();
    }
  });

  it.each([
    ['ours', 'proportional'],
    ['uk_case_makers', 'shop_table'],
    ['crease', 'crease'],
    ['service', 'external'],
  ])('%s is the choice %s', (name, allowance) => {
    const plain = drawOne(catalogue, 'becf-21d02', { ...SIZE, allowance, glue_flap: 30 });
    const planted = drawOne(
      catalogue,
      'becf-21d02',
      { ...SIZE, glue_flap: 30, slot_width: plain.values.slot_width! },
      { plant: plant(name) },
    );
    expect(planted.size).toEqual(plain.size);
  });
});

const TABLE = `# name: our plant
# source: typed in
board;t;p1;p2;p3;p4;meet both;full;flap;slot;joint;joint drop
B;3,0;3;3;3;0;6;4,5;1;6;28;5
C / EB;4;5;5;5;2;9;7;3;6;30;`;

const OWN = {
  name: 'our plant',
  source: 'typed in',
  boards: [
    {
      flutes: ['B'],
      t: 3,
      walls: [3, 3, 3, 0],
      depth: { raw: 0, meet: 3, full: 4.5 },
      flap: { outer: 1 },
      slot: 6,
      joint: { width: 28, drop: 5 },
    },
    {
      flutes: ['C', 'EB'],
      t: 4,
      walls: [5, 5, 5, 2],
      depth: { raw: 0, meet: 4.5, full: 7 },
      flap: { outer: 3 },
      slot: 6,
      joint: { width: 30 },
    },
  ],
} as const;

describe('a plant that is typed in', () => {
  it('is the same as a table and as JSON', () => {
    expect(plantFromTable(TABLE, 'file')).toEqual(OWN);
    expect(plantFromTable('t,walls,meet,full,flap\n3,3 3 3 0,t,3/2 t,0', 'file')).toEqual({
      name: 'file',
      boards: [{ t: 3, walls: [3, 3, 3, 0], depth: { raw: 0, meet: 't', full: '3/2 t' }, flap: { outer: 0 } }],
    });
  });

  it('is followed by the drawing, its sizes, the header and what finds boxes', () => {
    const { walls, joint, box } = measured({ ...SIZE, material: 3 }, OWN);
    expect([...walls, joint]).toEqual([303, 203, 303, 200, 28]);
    expect(box.plant).toEqual({ name: 'our plant', table: 'our plant, row B 3 mm', notes: [] });
    expect(box.header.at(-1)).toBe('Allowances: our plant, row B 3 mm');
    // Two thirds of each crease lie inside: walls of a board more than stated are a third of a board short.
    expect(box.dimensions.inside).toEqual({ length: 299, width: 199, height: 249 });
    expect(drawOne(catalogue, '0201', SIZE, { plant: profile({ plant: OWN, name: 'mine' }).plant }).size).toEqual(
      box.size,
    );
    expect(drawOne(catalogueForPlant(catalogue, plant(OWN)), '0201', { ...SIZE, material: 3 }).size).toEqual(box.size);
  });

  it('says which row a board between two takes, and what does not follow it', () => {
    const notes = (id: string, values: Values) =>
      drawOne(catalogue, id, values, { plant: plant(OWN) }).plant!.notes.join(' ');
    expect(notes('0201', { material: 3.4 })).toContain('takes the next thicker row, 4 mm');
    expect(notes('0201', { length: 300, width: 200, material: 7 })).toContain('takes the thickest row, 4 mm');
    expect(notes('0201', { length: 300, width: 200, material: 7 })).toContain(
      'our plant states slot_width 6 mm; here it is made from 8.83 to 21 mm',
    );
    expect(notes('0201', { allowance: 'crease' })).toContain('allowance=crease sets walls');
    for (const id of ['0427', 'becf-10101', 'becf-20901', 'becf-30203'])
      expect(notes(id, {})).toContain('adds its own allowances');
  });

  it.each([
    ['recomended', 'Did you mean recommended?'],
    [7, 'A plant must be a name or an object, but is 7.'],
    [{ name: 'x' }, 'boards is missing'],
    [{ name: 'x', boards: [] }, 'but has 0.'],
    [{ name: 'x', boards: new Array(10_000).fill(OWN.boards[0]) }, 'but has 10000.'],
    [
      { ...OWN, boards: [{ ...OWN.boards[0], walls: [3, Number.NaN, 3, 0] }] },
      'boards[0].walls[1] must be mm from -10 to 60',
    ],
    [{ ...OWN, boards: [{ ...OWN.boards[0], walls: [3, undefined, 3, 0] }] }, 'boards[0].walls[1] must be'],
    [{ ...OWN, boards: [{ ...OWN.boards[0], walls: [-90, 3, 3, 0] }] }, 'but is -90.'],
    [
      { ...OWN, boards: [{ ...OWN.boards[0], walls: ['30 t', 3, 3, 0] }] },
      'boards[0].walls has "30 t", which is 90 mm',
    ],
    [{ ...OWN, boards: [{ ...OWN.boards[0], flap: {} }] }, 'boards[0].flap.outer is missing'],
    [{ ...OWN, boards: OWN.boards.toReversed() }, 'boards[1].t is 3, but the row before has 4.'],
    [{ ...OWN, between: 'from' }, 'boards[0].from is missing'],
    [JSON.parse('{"name":"x","boards":[],"__proto__":{"name":1}}'), 'A plant has no field "__proto__".'],
    ['constructor', 'There is no plant "constructor".'],
  ])('is refused with a sentence (%#)', (given, sentence) => {
    const refused = (): unknown => drawOne(catalogue, '0201', {}, { plant: plant(given as object) });
    expect(refused).toThrow(ApiError);
    try {
      refused();
    } catch (error) {
      expect(JSON.stringify((error as ApiError).body).replaceAll('\\"', '"')).toContain(sentence);
    }
  });

  it.each([
    ['t,p1,p9\n3,1,2', 'the unknown column "p9"'],
    ['t,p1,P1\n3,1,2', 'twice the column "P1"'],
    ['t,p1\n3,1,2', 'cannot be read'],
  ])('is refused as the table %j', (text, sentence) => {
    expect(() => plantFromTable(text, 'x')).toThrow(sentence);
  });
});

describe('--plant', () => {
  const folder = newFolder();
  it('takes a name, a table or JSON in every command, and prints the plant', async () => {
    const [table, json] = [join(folder, 'own.csv'), join(folder, 'own.json')];
    writeFileSync(table, TABLE);
    const read = await boxwrightCommand('plant read', [table]);
    writeFileSync(json, read.out);
    expect(plant(JSON.parse(read.out))).toEqual(OWN);
    for (const given of [table, json]) {
      const { out } = await boxwrightCommand('parts 0201 300x200x250 --plant', [given]);
      expect(out).toContain('1037 × 458 mm');
    }
    expect((await boxwrightCommand('parts 0201 300x200x250')).out).toContain('1041.5 × 459 mm');
    expect((await boxwrightCommand('find 0201 300x200x250 --plant=recommended --limit 1')).out).toContain(
      '1039 × 459 mm',
    );
    const drawn = await boxwrightCommand('dieline 0201 300x200x250 --plant recommended --json');
    expect(JSON.parse(drawn.out).plant.table).toBe('recommended, row B 3 mm');
    expect((await boxwrightCommand('plant')).out).toContain('uk_case_makers');
    expect((await boxwrightCommand('parts 0201 --plant nothing')).err).toContain('There is no plant "nothing".');
  });
});

describe('any sane plant', () => {
  const half = (least: number, most: number) => fc.integer({ min: 2 * least, max: 2 * most }).map((n) => n / 2);
  const row = fc.record({
    t: half(1.5, 7),
    more: half(-0.5, 2),
    less: half(2, 4),
    flap: half(-1, 1),
    joint: fc.integer({ min: 20, max: 45 }),
  });
  const sane = row.map(({ t, more, less, flap, joint }): Plant => {
    const wall = t + more;
    const depth = { raw: 0, meet: t, full: 1.5 * t };
    const walls = [wall, wall, wall, wall - less] as const;
    return {
      name: 'sane',
      boards: [{ t, walls, depth, flap: { outer: wall / 2 - 0.5 + flap }, slot: 6, joint: { width: joint } }],
    };
  });
  const FLAT = ['outlines', 'topology', 'overlaps', 'contours', 'lines', 'creases', 'parts'] as const;

  it('gives usual values of any variable, cut down to what can be made, and says which', () => {
    const own = (usual: object) => plant({ ...builtInPlants.recommended, usual });
    const mailer = drawOne(catalogue, '0427', {}, { plant: own({ corrugated: { lock: 30, clearance: 't' } }) });
    expect(mailer.variables.lock).toBe(30);
    expect(mailer.plant!.notes).toEqual([expect.stringMatching(/of recommended it takes lock\.$/)]);
    const telescope = { plant: own({ corrugated: { clearance: 't', glue_tab: 32 } }) };
    expect(drawOne(catalogue, 'becf-21c02', { material: 3 }, telescope).variables).toMatchObject({
      clearance: 3,
      glue_tab: 32,
    });
    const carton = drawOne(catalogue, 'becf-10101', {}, { plant: own({ cartons: { tuck_flap: 14, dust_flap: 1 } }) });
    expect(carton.variables).toMatchObject({ top_tuck_flap: 14, bottom_tuck_flap: 14, dust_flap: 12 });
    expect(carton.plant!.notes.at(-1)).toMatch(/states dust_flap 1 mm; here it is made from 12 to/);
    expect(() => own({ corrugated: { lok: 3 } })).toThrow('no field "usual.corrugated.lok". Did you mean lock?');
    expect(() => own({ corrugated: { lock: '3 mm' } })).toThrow('usual.corrugated.lock must be mm from 0 to 200');
  });

  it('has rows for turned flutes, which direction or cross ask for', async () => {
    const [upright] = builtInPlants.recommended!.boards.filter(({ t }) => t === 3);
    const row = { ...upright, walls: [4, 4, 4, 1] };
    const own = plant({ ...builtInPlants.recommended, turned: [row] });
    const size = { length: 300, width: 200, height: 250, material: 3 };
    const at = (more: object, by = own) => drawOne(catalogue, '0201', { ...size, ...more }, { plant: by });
    expect(at({}).size.width).toBeCloseTo(1039, 6);
    for (const turned of [{ direction: true }, { cross: 1 }]) {
      const box = at(turned);
      expect(box.size.width).toBeCloseTo(1043, 6);
      expect(box.plant).toMatchObject({ table: 'recommended, row B 3 mm flutes turned' });
      // A record draws the same box again.
      expect(at(box.variables).size).toEqual(box.size);
      expect(Buffer.from(await box.file('svg', { glue: true })).toString()).toContain('flutes, as asked for');
    }
    expect(at({ direction: false }).size.width).toBeCloseTo(1039, 6);
    const without = at({ direction: true }, plant('recommended'));
    expect(without.size.width).toBeCloseTo(1039, 6);
    expect(without.plant!.notes).toContain(
      'recommended has no rows for turned flutes: the case is drawn as if they stood upright.',
    );
    expect(() => plant({ ...own, turned: [row, row] })).toThrow('turned[1].t is 3, but the row before has 3.');
    expect(() => plant({ ...own, turned: [] })).toThrow('turned must be a list of 1 to 60 boards');
    expect(() => plant({ ...own, isTurned: true })).toThrow('no field "isTurned"');
  });

  it('is named in a request to the service, and stays with the record', async () => {
    const api = boxwright();
    const size = { unit: 'mm', length: 300, width: 200, height: 250, material: 3 } as const;
    const width = async (variables: object) => {
      const { part_list } = await api.calculateParts('becf-21d01', { variables: { ...size, ...variables } });
      return part_list.parts[0]!.bounding_box.width;
    };
    const [usual, planned] = [await width({}), await width({ plant: 'recommended' })];
    expect(planned).toBeCloseTo(drawOne(catalogue, '0201', size, { plant: plant('recommended') }).size.width, 2);
    expect(planned).not.toBeCloseTo(usual, 1);
    await expect(width({ plant: 'nobody' })).rejects.toThrow(ApiError);
    for (const wrong of [['recommended'], { name: 'x' }, null, 5])
      await expect(width({ plant: wrong })).rejects.toThrow(/plant must be the name of a table, such as recommended/);
    const variables = { ...size, plant: 'recommended' };
    await api.createDieline('becf-21d01', { format: 'svg', variables });
    const { dielines } = (await api.listDielines('becf-21d01')).dieline_list;
    expect(dielines[0]!.variables).toMatchObject({ plant: 'recommended' });
  });

  it('draws slotted cases whose outline closes, and notes joints and flaps beyond what plants accept', () => {
    const slotted = catalogue.templates.filter(({ forPlant }) => forPlant?.(builtInPlants.recommended!));
    expect(slotted.length).toBeGreaterThan(12);
    fc.assert(
      fc.property(sane, fc.constantFrom(...slotted), (given, of) => {
        const own = plant(given);
        const entry = catalogueForPlant(catalogue, own).find(mainId(of))!;
        const { material } = entry.template.size;
        const t = own.boards[0]!.t!;
        fc.pre(t >= material!.min && t <= material!.max);
        const sizes = { length: 400, width: 300, height: 300, material: t };
        const box = built(entry, sizes);
        for (const name of FLAT) expect(boxLaws[name]!.law(box, [1]), `${entry.id}: ${name}`).toEqual([]);
        const { notes } = drawOne(catalogue, entry.id, sizes, { plant: own }).plant!;
        if (entry.id !== 'becf-21d01') return;
        const [p1, p2, p3, p4] = own.boards[0]!.walls as readonly number[];
        const gap = p2! + p3! - p1! - p4! + box.values.slot_width! / 2;
        expect(notes.some((note) => note.includes('folded joint'))).toBe(gap < 3.2 || gap > 12.7);
        const flaps = p2! - 2 * (own.boards[0]!.flap.outer as number);
        expect(notes.some((note) => note.includes('outer flaps'))).toBe(flaps < 0 || flaps > 3);
      }),
      { numRuns: 60 },
    );
  });
});
