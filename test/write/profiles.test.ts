import { describe, expect, it } from 'vitest';
import { findProfile, isNoBox, profileData, profileNames, profileSchema } from '../../src/engine/index.ts';
import { adapted } from '../../src/formats/adapt/adapt.ts';
import { LINE_TYPES } from '../../src/formats/dxf/write/dxf-frame.ts';
import {
  type Chain,
  chains,
  type FoldedLine,
  foldNames,
  formatNames,
  formats,
  lineKinds,
  lineTypeNames,
  type Profile,
  paperNames,
} from '../../src/formats/index.ts';
import { readDrawing, toDieline } from '../../src/formats/reading/index.ts';
import { biarcs, boundsOf, enclosedArea, length, pointAt } from '../../src/geometry/index.ts';
import { catalogue, dieline, drawOne, profile } from '../../src/index.ts';
import { makeOne } from '../../src/service/batch/make.ts';
import { lengths } from '../../src/sheet/index.ts';
import { readDxf } from '../support/read/index.ts';
import { spreadOf } from '../support/turns.ts';

const toolCuts = ['waste', 'board', 'upper', 'lower'];
const foldedLines = [
  ...['crease', 'combination', 'half-cut'].flatMap((line) =>
    Object.values(foldNames).flatMap((name) => (name && !toolCuts.includes(name) ? [`${line}-${name}`] : [])),
  ),
  ...toolCuts.map((name) => `cut-${name}`),
] as FoldedLine[];

const boxes = spreadOf(
  catalogue.templates.map(({ ids }) => ids.named[0]),
  6,
  40,
).map((id) => drawOne(catalogue, id, {}));

const shownBy = (own: Profile, box = boxes[0]!) =>
  adapted({ dieline: box.drawing.dieline, labels: box.labels, copies: [] }, own);

const long = (all: readonly Chain[]): number =>
  all.reduce((sum, { curves }) => sum + curves.reduce((s, c) => s + length(c), 0), 0);

describe.each(profileNames)('the profile %s', (name) => {
  const own = profile(name);

  it('is data that give the same profile again', () =>
    expect(findProfile({ extends: 'service', ...profileData(own) })).toEqual(own));

  it.each(own.formats)('in %s is read back without being told, with the same lengths of each kind', async (format) => {
    for (const box of boxes) {
      const { width, height } = box.size;
      if (own.pdf.tiles || (format === 'plt' && Math.max(width, height) > 800)) continue;
      const file = await formats[format].write(box.drawing.dieline, box.labels, { profile: own });
      const read = await readDrawing(file);
      expect(read.skipped, box.id).toEqual([]);
      const [found, drawn] = [lengths(toDieline(read)), lengths(box.drawing.dieline)];
      for (const line of lineTypeNames) {
        // Dashes are shorter, and HPGL counts in 0.025 mm.
        if (own.lines[line].segments) continue;
        const wanted = own.without.includes(line) ? 0 : (drawn[line] ?? 0);
        expect(Math.abs((found[line] ?? 0) - wanted), `${box.id} ${line}`).toBeLessThan(
          format === 'plt' ? 0.5 + wanted / 1000 : 0.05,
        );
      }
    }
  });

  it('for a machine shows no texts, and no colour, layer or pen for two kinds of work', () => {
    if (!own.without.includes('legend')) return;
    expect(own.without).toContain('dimensions');
    for (const field of ['layer', 'pen', 'setting'] as const) {
      const kinds = lineTypeNames.filter((line) => !own.without.includes(line));
      expect(new Set(kinds.map((line) => own.lines[line][field])).size, field).toBe(kinds.length);
    }
  });
});

/** The palette of LightBurn, by the number of the setting. */
const PALETTE = '000000 0000FF FF0000 00E000 D0D000 FF8000 00E0E0 FF00FF'.split(' ');

it('LightBurn has the colours of its palette, each under its number', () => {
  const { lines, without } = profile('lightburn');
  for (const line of lineTypeNames)
    if (!without.includes(line)) expect(lines[line].hex).toBe(`#${PALETTE[lines[line].setting]}`);
});

describe('kerf', () => {
  it.each(['sharp', 'round'] as const)('leaves boards of their true size, corners %s', (corners) => {
    for (const box of boxes) {
      const width = 0.3;
      const plain = profile({
        extends: 'laser',
        lines: { perforation: { segments: null }, combination: { segments: null } },
      });
      const [before, after] = [plain, profile({ extends: 'laser', kerf: { width, corners } })].map((own) =>
        chains(shownBy(own, box).dieline, own).filter(({ line, closed }) => line === 'cut' && closed),
      ) as [Chain[], Chain[]];
      if (before.length !== after.length) continue;
      for (const [k, { curves }] of before.entries()) {
        const [a, b] = [curves, after[k]!.curves].map((ring) => Math.abs(enclosedArea(ring))) as [number, number];
        const [inner, outer] = [boundsOf(curves), boundsOf(after[k]!.curves)];
        const grows = b > a ? 1 : -1;
        // The strip along the outline, and corners of at most the square of half of the kerf.
        const strip = (long([before[k]!]) * width) / 2;
        expect(Math.abs(grows * (b - a) - strip), box.id).toBeLessThan(0.05 * strip + curves.length * width * width);
        const wider = outer.right - outer.left - (inner.right - inner.left);
        if (corners === 'round' && grows > 0) expect(wider, box.id).toBeCloseTo(width, 2);
        // The points of a hole draw back further: the beam does not reach into them.
        if (grows < 0) expect(wider, box.id).toBeLessThan(-width + 0.005);
      }
    }
  });

  it('of a hole wider than the hole leaves nothing of it, and slits stay', () => {
    const box = dieline('becf-11d06');
    const own = profile({ extends: 'laser', kerf: { width: 5, corners: 'round' } });
    const open = (by: Profile) => chains(shownBy(by, box).dieline, by).filter(({ closed }) => !closed).length;
    expect(open(own)).toBe(open(profile('laser')));
  });
});

it('a die view mirrored twice is the print view', () => {
  const own = profile({ extends: 'die', mirror: true });
  const once = shownBy(own);
  const twice = adapted(once, own).dieline;
  const plain = shownBy(profile('die')).dieline;
  expect(twice.lines.map(({ curve }) => curve)).toEqual(plain.lines.map(({ curve }) => curve));
});

it('free curves become few arcs within the tolerance', () => {
  let cubics = 0;
  for (const { ids } of catalogue.templates)
    for (const { curve } of drawOne(catalogue, ids.named[0], {}).drawing.dieline.lines) {
      if (curve.kind !== 'cubic') continue;
      cubics++;
      const arcs = biarcs(curve, 0.01);
      expect(arcs.length, ids.named[0]).toBeLessThanOrEqual(16);
      const points = arcs.flatMap((piece) => Array.from({ length: 20 }, (_, k) => pointAt(piece, k / 20)));
      for (let k = 0; k <= 40; k++) {
        const [x, y] = pointAt(curve, k / 40);
        const near = Math.min(...points.map(([a, b]) => Math.hypot(a - x, b - y)));
        // The points of the arcs lie apart.
        expect(near, ids.named[0]).toBeLessThan(0.01 + length(curve) / 20);
      }
    }
  expect(cubics).toBeGreaterThan(10);
});

describe('a profile of one’s own', () => {
  const problem = (data: unknown): string => {
    const found = findProfile(data);
    return isNoBox(found) ? found.problems.map(({ message }) => message).join(' ') : '';
  };

  it.each([
    ['an unknown name', 'lasr', 'There is no profile "lasr". Did you mean laser?'],
    ['no object', 5, 'A profile must be a name or an object, but is 5.'],
    ['an unknown field', { kerff: 1 }, 'A profile has no field "kerff". Did you mean kerf?'],
    ['an unknown line', { lines: { cuts: {} } }, 'A profile has no field "lines.cuts". Did you mean cut?'],
    [
      'a wrong colour',
      { lines: { cut: { hex: 'red' } } },
      'lines.cut.hex must be a colour such as #FF0000, but is "red".',
    ],
    ['a kerf that is no number', { kerf: { width: '0,2' } }, 'kerf.width must be a number from 0 to 5, but is "0,2".'],
    ['a name that would break a file', { lines: { cut: { layer: '<g>' } } }, 'lines.cut.layer must be 1 to 31 letters'],
    ['__proto__', JSON.parse('{"__proto__": {"kerf": 1}}'), 'A profile has no field "__proto__".'],
    ['an unknown base', { extends: 'lazer' }, 'Did you mean laser?'],
    ['R12 with blocks', { dxf: { version: 'R12' } }, 'dxf.version R12 holds neither blocks nor cubics'],
  ])('with %s is refused in a sentence', (_, data, sentence) => expect(problem(data)).toContain(sentence));

  it('leaves out what is null, and takes back what its base leaves out', () => {
    expect(profile({ lines: { dimensions: null } }).without).toEqual(['dimensions']);
    expect(profile({ extends: 'laser', lines: { bleed: {} } }).without).toEqual(['dimensions', 'legend']);
  });

  it('takes back a paper, a DXF line type and a kind of step that its base names', () => {
    expect(profile({ extends: 'print', pdf: { tiles: null } }).pdf).toEqual({ standard: 'plain' });
    const { crease } = profile({ extends: 'cad', lines: { crease: { lineType: null, step: { type: null } } } }).lines;
    expect(crease).not.toHaveProperty('lineType');
    expect(crease.step).toEqual({ group: 'Structural' });
  });

  it('has a schema that names every field of the built-in ones', () => {
    const { properties } = profileSchema() as { properties: object };
    for (const name of profileNames)
      for (const field of Object.keys(profileData(profile(name)))) expect(Object.keys(properties)).toContain(field);
  });

  it('has a schema whose lists are those of the program', () => {
    const { properties, $defs } = profileSchema() as Record<
      'properties' | '$defs',
      Record<string, ReturnType<typeof JSON.parse>>
    >;
    expect(properties.formats!.items.enum).toEqual(formatNames);
    expect(properties.formats!.description).toContain(formatNames.join(', '));
    expect(Object.keys(properties.lines!.properties)).toEqual([...lineKinds, ...foldedLines]);
    expect([properties.order!.items.enum, properties.order!.minItems]).toEqual([lineTypeNames, lineTypeNames.length]);
    expect(properties.order!.description).toContain(lineTypeNames.join(', '));
    expect(properties.pdf!.properties.tiles.enum).toEqual([...paperNames, null]);
    expect($defs.line!.properties.lineType.enum).toEqual([...Object.keys(LINE_TYPES), null]);
  });

  it.each([
    [
      'order',
      ['cut', 'cut', 'crease', 'perforation', 'combination', 'half-cut'],
      'order must be a list of all line types: cut,',
    ],
    ['media', [{ name: 'A', width: 10 }], 'media[0].height is missing: it must be a number from 1 to 20000.'],
    ['pdf', { tiles: 'A9' }, 'pdf.tiles must be '],
    ['mirror', 1, 'mirror must be true or false, but is 1.'],
    ['lines', { cut: { aci: 1.5 } }, 'lines.cut.aci must be a whole number from 1 to 255, but is 1.5.'],
    [
      'lines',
      { cut: { ink: { cmyk: [0, 0, 0, 2] } } },
      'lines.cut.ink.cmyk[3] must be a number from 0 to 1, but is 2.',
    ],
    ['kerf', null, 'kerf must be an object, but is null.'],
  ])('with a wrong %s says what it must be', (field, value, sentence) =>
    expect(problem({ [field]: value })).toContain(sentence),
  );
});

describe('a batch', () => {
  const filesOf = async (request: object): Promise<unknown> => {
    const made = await makeOne(catalogue, { template: 'becf-10101', ...request }, 1);
    return 'error' in made ? made.error : made.files.map(({ name }) => name);
  };

  it('writes for who takes the files, in the usual format of the profile', async () => {
    expect(await filesOf({ profile: 'lightburn' })).toEqual(['1.lbrn2']);
    expect(await filesOf({ profile: { extends: 'laser', kerf: { width: 0.2 } }, format: 'dxf' })).toEqual(['1.dxf']);
    expect(await filesOf({ profile: 'laser', format: 'pdf' })).toMatchObject({
      errors: [{ message: 'The profile laser takes svg, dxf, not pdf.' }],
    });
  });
});

describe('creases told apart', () => {
  // Auto bottoms, webs, gables and bags.
  const ids = ['fefco-0711', 'fefco-0309', 'becf-10202', 'becf-10b02', 'becf-12101'];
  const linesOf = (id: string) => drawOne(catalogue, id, {}).drawing.dieline;
  const drawn = (id: string, is: (folds: string) => boolean): number =>
    linesOf(id)
      .lines.filter(({ line, folds }) => line === 'crease' && is(folds ?? 'inward'))
      .reduce((sum, { curve }) => sum + length(curve), 0);
  const fileOf = async (id: string, format: 'dxf' | 'cf2', own: Profile): Promise<string> =>
    new TextDecoder().decode(await formats[format].write(linesOf(id), [], { profile: own }));
  const onLayer = (dxf: string, name: string): number =>
    readDxf(dxf)
      .chains.filter(({ layer }) => layer === name)
      .reduce((sum, { curves }) => sum + curves.reduce((mm, curve) => mm + length(curve), 0), 0);

  it.each(ids)('of %s have a layer each in DXF, and a type each in CF2', async (id) => {
    const dxf = await fileOf(id, 'dxf', profile('cad'));
    const rows = (await fileOf(id, 'cf2', profile('die'))).split('\n').map((row) => row.split(',').map(Number));
    for (const [aux, [folds, name]] of Object.entries(foldNames).entries()) {
      const wanted = drawn(id, (own) => own === folds);
      expect(onLayer(dxf, name ? `crease-${name}` : 'crease'), `${id} ${folds}`).toBeCloseTo(wanted, 2);
      const found = rows.filter(([, pointage, type, own]) => pointage === 2 && type === 2 && own === aux);
      const sum = found.reduce((mm, [, , , , x0, y0, x1, y1]) => mm + Math.hypot(x1! - x0!, y1! - y0!), 0);
      // Arcs are rows of another form.
      if (name) expect(sum, `${id} ${folds} in CF2`).toBeCloseTo(wanted, 2);
    }
  });

  it('by their direction alone, where a profile names no more', async () => {
    const own = profile({ extends: 'service', lines: { 'crease-reverse': { aci: 30 } } });
    const dxf = await fileOf('fefco-0711', 'dxf', own);
    const { colours } = readDxf(dxf);
    expect([colours.get('crease-reverse'), colours.has('crease-pack-reverse')]).toEqual([30, false]);
    const wanted = drawn('fefco-0711', (folds) => folds.startsWith('outward'));
    expect(wanted).toBeGreaterThan(100);
    expect(onLayer(dxf, 'crease-reverse')).toBeCloseTo(wanted, 2);
  });

  it('no longer with null, and never in a file of the hosted service', async () => {
    const none = profile({ extends: 'cad', lines: Object.fromEntries(foldedLines.map((row) => [row, null])) });
    for (const own of [none, profile('service')])
      expect(await fileOf('fefco-0711', 'dxf', own)).not.toContain('crease-');
  });
});
