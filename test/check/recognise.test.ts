import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { length, mapCurve, pointAt, straight } from '../../src/geometry/index.ts';
import { catalogue, checkDieline, dieline, drawOne, templates } from '../../src/index.ts';
import { recognise } from '../../src/recognise/verify/recognise.ts';
import { Corners, type Dieline, type Line } from '../../src/sheet/index.ts';
import { inTurn, someOf } from '../support/turns.ts';
import { serviceDxf } from './service-dxf.ts';

/** Other proportions than the defaults: line ends missing in ours must not shift the others. */
const boxes = [
  ['becf-10203', { length: 131, width: 47, height: 162 }],
  ['becf-11a05', { length: 171, width: 93, height: 44 }],
] as const;

/** One line of this type, not the shortest. */
const oneOf = (lines: readonly Line[], type: Line['line']): Line => {
  const all = lines.filter(({ line, curve }) => line === type && length(curve) > 4);
  return all[Math.floor(all.length / 3)]!;
};

const path = (stroke: string, d: string): string => `<path stroke="${stroke}" d="${d}"/>`;

const svg = (body: string): Uint8Array =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="200mm" height="120mm" viewBox="0 0 200 120"><g fill="none">${body}</g></svg>`,
  );

/** Single faults of a drawing. */
const defects: Readonly<Record<string, (lines: readonly Line[]) => readonly Line[]>> = {
  'a cut is missing': (lines) => lines.filter((line) => line !== oneOf(lines, 'cut')),
  'a slit is too many': (lines) => {
    const [x, y] = oneOf(lines, 'cut').curve.from;
    return [...lines, { ...oneOf(lines, 'cut'), curve: straight([x + 3, y + 3], [x + 9, y + 7]) }];
  },
  'a cut is a crease': (lines) => {
    const wrong = oneOf(lines, 'cut');
    return lines.map((line) => (line === wrong ? { ...line, line: 'crease' } : line));
  },
  'a crease is a perforation': (lines) => {
    const wrong = oneOf(lines, 'crease');
    return lines.map((line) => (line === wrong ? { ...line, line: 'perforation' } : line));
  },
  'a crease is drawn on a cut': (lines) => {
    const longest = lines
      .filter(({ line }) => line === 'cut')
      .reduce((a, b) => (length(b.curve) > length(a.curve) ? b : a));
    return [...lines, { ...longest, line: 'crease' }];
  },
  'another outline lies across its edge': (lines) => {
    const edge = oneOf(lines, 'cut');
    const [x, y] = pointAt(edge.curve, 0.5);
    const corners = [
      [x - 5, y - 5],
      [x + 5, y - 5],
      [x + 5, y + 5],
      [x - 5, y + 5],
    ] as const;
    return [...lines, ...corners.map((from, k): Line => ({ ...edge, curve: straight(from, corners[(k + 1) % 4]!) }))];
  },
  'its edge is missing': (lines) => {
    const top = Math.max(...lines.flatMap(({ curve }) => [curve.from[1], curve.to[1]]));
    return lines.filter(({ curve }) => curve.from[1] < top - 1e-6 || curve.to[1] < top - 1e-6);
  },
};

/** Lines with separate corners: a reader joins lines that meet. */
const recognised = (lines: readonly Line[]) => recognise(catalogue, joined(lines), 0.05);

const joined = (all: readonly Line[]): Dieline => {
  const corners = new Corners();
  const lines = all.map((line) => ({ ...line, from: corners.find(line.curve.from), to: corners.find(line.curve.to) }));
  return { nodes: corners.nodes, lines, parts: ['default'] };
};

describe('a drawing without a named template', () => {
  it('is recognised with one fault', () => {
    const missed: string[] = [];
    const planted = Object.entries(defects);
    const cases = boxes.flatMap((box) => planted.map((defect) => [...box, ...defect] as const));
    for (const [id, sizes, defect, plant] of someOf(cases, 0, planted.length - 1)) {
      const { template } = catalogue.find(id)!;
      const { lines } = dieline(id, sizes as Record<string, number>).drawing.dieline;
      const found = recognised(plant(lines));
      const names = found && [found.entry, ...found.alike.map((other) => catalogue.find(other.id)!)];
      if (!names?.some((entry) => entry.template === template)) missed.push(`${id}: ${defect}`);
      else {
        // Only the fault differs.
        expect(found!.differences).toBeLessThanOrEqual(6);
        for (const [name, value] of Object.entries(sizes)) expect(found!.values[name], name).toBeCloseTo(value, 1);
      }
    }
    expect(missed).toEqual([]);
  });

  const drawings = [
    ['turned by any angle and mirrored', 'becf-11101', { length: 121, width: 64, height: 133 }],
    ['with walls that all run aslant', 'becf-12901', { length: 99, width: 70, height: 32 }],
    ['beyond a step of its flaps', 'fefco-0206', { length: 327, width: 197, height: 190 }],
    ['to a hundredth of a millimetre', 'becf-10101', { length: 83.03, width: 41, height: 131.47 }],
    ['in two pieces of which either may be the larger', 'fefco-0505', { length: 219, width: 328, height: 105 }],
    ['with a flap far from the usual one', 'becf-10101', { length: 60.5, width: 50, height: 150, dust_flap: 15 }],
    ['with round holes', 'becf-12101', { length: 88, width: 33, height: 149 }],
    ['with another count of holes', 'becf-11f08', { length: 199, width: 139, height: 38, number_of_holes: 1 }],
    ['in two pieces of two sizes', 'house-wine-box', { length: 95, width: 65, height: 247 }],
    [
      'as outside sizes are drawn',
      'becf-21d01,allowance=external',
      { length: 100, width: 50, height: 150, material: 0.9 },
    ],
    ['nearer to the usual sizes of another template', 'becf-21f03', { length: 324, width: 154, height: 98 }],
    ['in seven pieces, of which others are the largest', 'becf-30207', { length: 451, width: 142, height: 122 }],
    ['as a mirrored pinwheel', 'becf-11e01', { length: 91, width: 51 }],
    ['at the usual counts of cells', 'becf-11f03', { length: 45, width: 23, height: 99 }],
    ['in several pieces', 'becf-30101', { length: 157, width: 101, height: 59 }],
  ] as const;
  it.each(someOf(drawings, 1))('is recognised %s', async (_, id, sizes) => {
    const [cos, sin] = [Math.cos(0.7), Math.sin(0.7)];
    const lines = drawOne(catalogue, id, sizes as Record<string, number>).drawing.dieline.lines.map(
      ({ line, curve }) => ({
        layer: line,
        curve: mapCurve(curve, ([x, y]) => [-cos * x - sin * y, -sin * x + cos * y], -1),
      }),
    );
    const { recognised: found } = await checkDieline(Buffer.from(serviceDxf(lines)));
    expect(found).toMatchObject({ differences: 0, values: sizes });
    expect([found!, ...found!.alike].map((one) => one.id)).toContain(id);
  });

  it.runIf(inTurn(0, 3))('is called mirrored where no id draws it as it is', async () => {
    const sentenceOf = async (id: string, sign: 1 | -1): Promise<string> => {
      const lines = drawOne(catalogue, id, {}).drawing.dieline.lines.map(({ line, curve }) => ({
        layer: line,
        curve: mapCurve(curve, ([x, y]) => [sign * x, y], sign),
      }));
      return (await checkDieline(Buffer.from(serviceDxf(lines)))).recognised!.sentence;
    };
    const mirrored = 'It is mirrored: it shows the other side of the sheet.';
    expect(await sentenceOf('becf-10901', -1)).toContain(mirrored);
    expect(await sentenceOf('becf-10901', 1)).not.toContain(mirrored);
    // Named after becf-10101, whose mirror image it is.
    expect(await sentenceOf('becf-10803', 1)).not.toContain(mirrored);
    // Its own mirror image.
    expect(await sentenceOf('becf-12701', -1)).not.toContain(mirrored);
  });

  it.each(['M0 0H180M200 0V120H0V0', 'M200 120H20M0 120V0H200V120'])(
    'is not called mirrored for the fault of a symmetric box, %s',
    async (cut) => {
      const { recognised: found } = await checkDieline(
        svg(`${path('red', cut)}${path('lime', 'M60 0V120M140 0V120')}`),
      );
      expect(found).toMatchObject({ id: 'becf-12b01', differences: 1 });
      expect(found!.sentence).not.toContain('mirrored');
    },
  );

  it('a plate with holes that share a cut is no pad in a frame', async () => {
    const { recognised: found, audit } = await checkDieline(
      svg(path('red', 'M0 0H200V120H0ZM20 20H60V40H20ZM40 20V40')),
    );
    expect(found).toBeUndefined();
    expect(audit.facts).toMatchObject({ holes: 2 });
  });

  const defective = [
    ['a cut is missing', 'at sizes to a hundredth', 'becf-10101', { length: 83.03, width: 41, height: 131.47 }],
    ['a slit is too many', 'at sizes to a hundredth', 'becf-10101', { length: 83.03, width: 41, height: 131.47 }],
    ['a cut is missing', 'in two pieces of two sizes', 'becf-12009', { length: 124, width: 97, height: 32 }],
    ['a slit is too many', 'of four lines', 'fefco-0910', { length: 362, width: 155 }],
    ['a crease is drawn on a cut', 'in pieces alike', 'becf-21f01', { length: 28, width: 49, height: 135 }],
    ['a crease is drawn on a cut', 'with other slants', 'fefco-0309', { length: 384, width: 153, height: 42 }],
    ['another outline lies across its edge', 'of few lines', 'becf-12b01', { length: 157, width: 185, height: 3.6 }],
  ] as const;
  it.each(someOf(defective, 0, 4))('is recognised although %s, %s', (defect, _, id, sizes) => {
    const { lines } = dieline(id, sizes as Record<string, number>).drawing.dieline;
    const found = recognised(defects[defect]!(lines));
    expect(found).toMatchObject({ differences: defect.startsWith('another outline') ? 6 : 1, values: sizes });
    expect([found!, ...found!.alike].map((one) => one.id)).toContain(id);
  });

  it('is recognised by its outside sizes before other templates are tried', () => {
    const id = 'becf-21e20,allowance=external';
    const sizes = { length: 250, width: 150, height: 200, material: 0.9 };
    const { dieline: drawn } = drawOne(catalogue, id, sizes).drawing;
    const own = catalogue.find(id)!.template;
    onTestFinished(() => void vi.restoreAllMocks());
    const builds = templates.filter((other) => other !== own).map((other) => vi.spyOn(other, 'build'));
    expect(recognised(drawn.lines)).toMatchObject({ id, values: sizes, differences: 0 });
    expect(builds.flatMap(({ mock }) => mock.calls).length).toBeLessThan(500);
  });

  const boards = [
    ['becf-21701', { length: 300, width: 200, height: 80, material: 3 }],
    ['becf-21701', { length: 300, width: 200, height: 80, material: 7 }],
    ['becf-21401', { length: 250, width: 150, height: 200, material: 7 }],
    ['becf-20301', { length: 120, width: 60, height: 150, material: 3 }],
    ['becf-10901', { length: 70, width: 40, height: 120, material: 1 }],
  ] as const;
  it.each(someOf(boards, 0, 3))('is recognised in another board than the usual one: %s %o', (id, sizes) => {
    const found = recognised(dieline(id, sizes).drawing.dieline.lines)!;
    expect([found.id, ...found.alike.map((other) => other.id)]).toContain(id);
    expect(found).toMatchObject({ values: sizes, differences: 0 });
  });

  it('lists other ids with the sizes at which they draw the same', async () => {
    const { dieline: drawn } = dieline('becf-21c08', { length: 230, width: 140, height: 50 }).drawing;
    const file = Buffer.from(serviceDxf(drawn.lines.map(({ line, curve }) => ({ layer: line, curve }))));
    const { recognised: found } = await checkDieline(file);
    const heights = new Map([found!, ...found!.alike].map(({ id, values }) => [id, values.height]));
    // The mailer names across the buffers what the folder names upwards.
    expect(heights).toEqual(new Map(Object.entries({ 'becf-21c08': 50, 'becf-21e23': 140 })));
    expect(found!.sentence).toMatch(/length 230, width 140, height 50.*becf-21e23 \(width 50, height 140\)/);
  });

  it.runIf(inTurn(1, 3))('is named by the first id of the catalogue that draws it, with the usual settings', () => {
    for (const id of ['becf-10101', 'becf-10701', 'becf-10803'] as const) {
      const found = recognised(dieline(id).drawing.dieline.lines)!;
      expect([found.id, ...found.alike.map((other) => other.id)]).toEqual(['becf-10101', 'becf-10701', 'becf-10803']);
    }
  });

  it('lists an id that draws the same with length and width exchanged', () => {
    const { lines } = dieline('fefco-0503', { length: 240, width: 305, height: 71 }).drawing.dieline;
    const { values, alike } = recognised(lines)!;
    expect(values).toMatchObject({ length: 305, width: 240 });
    expect(alike).toMatchObject([{ id: 'fefco-0503', values: { length: 240, width: 305 } }]);
  });

  const scaled = [
    ['becf-10101', { length: 121, width: 64, height: 133 }, 0.995, 'scaled to 99.5 %'],
    // Its dust flap is rounded to half millimetres: a fit does not cross that step.
    ['becf-10101', { length: 60, width: 25, height: 100 }, 0.995, 'scaled to 99.5 %'],
    ['becf-10101', { length: 60, width: 25, height: 100 }, 1.002, 'scaled to 100.2 %'],
    ['fefco-0310', { length: 471, width: 303, height: 458 }, 1.01, 'scaled to 101 %'],
  ] as const;
  it.each(someOf(scaled, 0, 3))(
    'is named at its round sizes, not at odd ones: %s %o',
    async (id, sizes, times, says) => {
      const lines = dieline(id, sizes as Record<string, number>).drawing.dieline.lines.map(({ line, curve }) => ({
        layer: line,
        curve: mapCurve(curve, ([x, y]) => [times * x, times * y]),
      }));
      const { recognised: found, comparison } = await checkDieline(Buffer.from(serviceDxf(lines)));
      expect(found).toMatchObject({ differences: 0, values: sizes });
      expect(found!.sentence).toContain(says);
      expect([found!, ...found!.alike].map((one) => one.id)).toContain(id);
      expect(comparison!.similarity.scale).toBeCloseTo(times, 5);
      expect(comparison!.deviations).toEqual([]);
    },
  );

  const units = [
    ['in inches, without a unit', 25.4, {}],
    ['in centimetres, read as inches', 10, { mm: 25.4 }],
  ] as const;
  it.each(someOf(units, 0))('is recognised %s, by its true size', async (_, unit, options) => {
    const sizes = { length: 200, width: 100, height: 50 };
    const read = 'mm' in options ? options.mm : 1;
    const drawn = drawOne(catalogue, 'becf-30101', sizes).drawing.dieline.lines.map(({ line, curve }) => ({
      layer: line,
      curve: mapCurve(curve, ([x, y]) => [x / unit, y / unit]),
    }));
    const missing = drawn.findIndex(({ layer, curve }) => layer === 'cut' && length(curve) > 1);
    const check = await checkDieline(Buffer.from(serviceDxf(drawn.toSpliced(missing, 1))), options);
    expect(check.recognised).toMatchObject({ values: sizes, differences: 1 });
    expect(check.recognised!.sentence).toContain(
      `if a unit of the file is ${unit} mm, not ${read} mm, except for 1 line segment that differs.`,
    );
    expect(check.comparison!.deviations.length).toBe(1);
    // The creases of its corners are 2 mm apart: read as millimetres they would count as double lines.
    expect(check.audit.findings.map(({ kind }) => kind)).not.toContain('double line');
  });

  it('an unknown drawing is not recognised', () => {
    const lines = Array.from({ length: 40 }, (_, k): Line => {
      const curve = straight([7 * k, (k * k * 3) % 101], [7 * k + 5, (k * k * 7) % 97]);
      return { ...dieline('becf-10101').drawing.dieline.lines[0]!, curve, from: 2 * k, to: 2 * k + 1 };
    });
    expect(recognised(lines)).toBeUndefined();
  });
});
