import { describe, expect, it } from 'vitest';
import {
  formatNames,
  formats,
  type LineKind,
  lineKinds,
  lineTypeNames,
  type Profile,
  serviceProfile,
} from '../../src/formats/index.ts';
import { readDrawing, toDieline } from '../../src/formats/reading/index.ts';
import { dieline, type LineType } from '../../src/index.ts';
import { lengths } from '../../src/sheet/index.ts';
import { samples } from './samples.ts';

/** A profile of another house, as from a JSON file: no name, colour or number that tells a kind without it. */
const otherHouse: Profile = JSON.parse(
  JSON.stringify({
    ...serviceProfile,
    name: 'other house',
    lines: Object.fromEntries(
      lineKinds.map((kind, k) => {
        const name = String.fromCharCode(113 + k).repeat(3);
        return [
          kind,
          {
            ...serviceProfile.lines[kind],
            layer: `${name}-layer`,
            title: `${name} title`,
            hex: `#${String(10 + k).repeat(3)}`,
            aci: 250 + k,
            ink: { name: `${name}Ink`, cmyk: [0, 0, 0, (k + 1) / 10] },
            pen: 20 + k,
            cf2: { type: 60 + (k >> 1), aux: k & 1, pointage: 3 },
          },
        ];
      }),
    ),
  }),
);

const { drawing, labels } = dieline('becf-10101');
const drawings = { carton: drawing.dieline, 'all line types': samples.rich };

describe.each(Object.entries(drawings))('%s in the profile of another house', (_, drawn) => {
  it.each(formatNames)('%s has its names and reads back as the same kinds', async (format) => {
    const file = await formats[format].write(drawn, labels, { profile: otherHouse });
    const { lines, notes } = await readDrawing(file, { profile: otherHouse });
    const usual = await readDrawing(await formats[format].write(drawn, labels, { profile: serviceProfile }));
    expect(notes).toEqual([]);
    expect(lines.map(({ kind }) => kind)).toEqual(usual.lines.map(({ kind }) => kind));
    const measured = lengths(toDieline({ lines }));
    for (const [line, mm] of Object.entries(lengths(drawn)))
      expect(measured[line as LineType]).toBeCloseTo(mm, format === 'plt' ? 0 : 1.5);
    // Without the profile nothing tells the kinds, but for CF2, whose order names them.
    const unknown = await readDrawing(file);
    const kinds = unknown.lines.map(({ kind }) => kind);
    if (format === 'cf2') expect(kinds.slice(0, 9)).toEqual(usual.lines.slice(0, 9).map(({ kind }) => kind));
    // Groups of measures have names of their own in SVG.
    else expect(new Set(kinds.filter((kind) => kind !== 'dimensions'))).toEqual(new Set([undefined]));
  });
});

it('writers take the order, the stroke, the origin and the unit from the profile', async () => {
  const turned: Profile = {
    ...serviceProfile,
    order: serviceProfile.order.toReversed(),
    origin: 'sheet',
    stroke: 0.5,
    svg: { ...serviceProfile.svg, unit: 'pt' },
  };
  const write = async (format: 'svg' | 'dxf' | 'pdf' | 'cf2', profile?: Profile) =>
    Buffer.from(await formats[format].write(drawing.dieline, labels, profile ? { profile } : {})).toString('latin1');
  const svg = await write('svg', turned);
  expect(svg.indexOf('<g id="cut"')).toBeLessThan(svg.indexOf('<g id="crease"'));
  expect(svg).toMatch(/stroke-width="1\.4173"/);
  expect((await write('pdf', turned)).replaceAll('\n', ' ')).toContain('1.4173 w');
  const options = { origin: 'sheet' } as const;
  const cf2 = Buffer.from(await formats.cf2.write(drawing.dieline, labels, options)).toString('latin1');
  const sorted = (text: string) => text.split('\n').toSorted();
  expect(sorted(await write('cf2', turned))).toEqual(sorted(cf2));
  expect(await write('cf2', turned)).not.toBe(cf2);
  expect(await write('dxf', turned)).not.toBe(await write('dxf'));
  // What a writer keeps of one profile does not reach the files of another.
  expect(await write('svg')).toBe(await write('svg', serviceProfile));
});

it('writes the dimensions of DXF R12 as those of later versions', async () => {
  const read = async (version: 'R12' | 'R2007') => {
    const profile: Profile = { ...serviceProfile, dxf: { version } };
    const { lines, texts } = await readDrawing(await formats.dxf.write(drawing.dieline, labels, { profile }));
    return { lines: lines.map(({ kind }) => kind).toSorted(), texts };
  };
  const [old, usual] = [await read('R12'), await read('R2007')];
  expect(old.texts.length).toBe(labels.length);
  expect(old).toEqual(usual);
});

describe('the profile of the hosted service', () => {
  const { lines, order } = serviceProfile;
  it('has every line type once in its order, and a name, a colour, an ink and numbers for every kind', () => {
    expect(order.toSorted()).toEqual(lineTypeNames.toSorted());
    // Cuts of a tool, which only a layout with its tool has, follow the kinds of lines.
    const tools = ['cut-waste', 'cut-board', 'cut-upper', 'cut-lower'];
    expect(Object.keys(lines)).toEqual([...lineKinds, ...tools]);
    for (const [kind, { layer, title, hex, aci, ink, step, cf2, dash }] of Object.entries(lines)) {
      // Names of DXF layers, ids of SVG groups, names of PDF resources and inks.
      for (const name of [layer, ink.name]) expect(name).toMatch(/^[A-Za-z][A-Za-z0-9-]*$/);
      expect(title).toMatch(/^[A-Z][a-z-]+( [a-z]+)?$/);
      expect(hex).toMatch(/^#[0-9A-F]{6}$/);
      if (!tools.includes(kind)) expect(aci).toBeOneOf([1, 2, 3, 4, 5, 6, 7]);
      expect(aci > 0 && aci < 256 && Number.isInteger(aci)).toBe(true);
      expect(ink.cmyk).toHaveLength(4);
      for (const share of ink.cmyk) expect(share >= 0 && share <= 1).toBe(true);
      expect(step.type === undefined).toBe(step.group !== 'Structural');
      for (const number of Object.values(cf2)) expect(Number.isInteger(number)).toBe(true);
      expect(dash.length % 2).toBe(0);
    }
  });

  it('tells the line types apart by each of their looks, in black and white too', () => {
    const looks = lineTypeNames.map((line: LineKind) => lines[line]);
    for (const look of ['layer', 'title', 'hex', 'aci', 'ink', 'cf2', 'dash'] as const)
      expect(new Set(looks.map((each) => JSON.stringify(each[look]))).size, look).toBe(looks.length);
  });
});
