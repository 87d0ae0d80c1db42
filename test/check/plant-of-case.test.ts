import { describe, expect, it } from 'vitest';
import { mapCurve } from '../../src/geometry/index.ts';
import { catalogue, checkDieline, drawOne, plant, plantNames } from '../../src/index.ts';
import { serviceDxf } from './service-dxf.ts';

const SIZE = { length: 357, width: 243, height: 181 };

/** What the check says of a slotted case in a file. */
const saidOf = async (file: string): Promise<string | undefined> =>
  (await checkDieline(Buffer.from(file), { explain: false })).why.find((sentence) =>
    sentence.startsWith('A slotted case'),
  );

describe('the table of a slotted case without a name', () => {
  it.each(plantNames)('%s is told, turned by any angle and mirrored', async (name) => {
    for (const [angle, sign] of [[0, 1] as const, [0.7, -1] as const]) {
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const { lines } = drawOne(catalogue, '0201', { ...SIZE, material: 4 }, { plant: plant(name) }).drawing.dieline;
      const theirs = lines.map(({ line, curve }) => ({
        layer: line,
        curve: mapCurve(curve, ([x, y]) => [sign * cos * x - sin * y, sign * sin * x + cos * y], sign),
      }));
      const said = await saidOf(serviceDxf(theirs));
      expect(said).toMatch(new RegExp(`\\b${name} \\([^)]*357 × 243 × 181 in board of 4 mm`));
    }
  });

  it('is told of another hand: scores in one stroke, a square lap, slots that end above the score', async () => {
    const cut = (d: string): string => `<path d="${d}"/>`;
    const [right, tall] = [30 + 303 + 203 + 303 + 200, 101 + 256 + 101];
    const slots = [333, 536, 839].flatMap((x) => [
      `M${x - 3},0V99H${x + 3}V0`,
      `M${x - 3},${tall}V${tall - 99}H${x + 3}V${tall}`,
    ]);
    const tops = [0, tall].map((y) => `M30,${y}H330M336,${y}H533M539,${y}H836M842,${y}H${right}`);
    const outline = ['M30,0V105H0V353H30V458', `M${right},0V${tall}`, ...slots, ...tops].map(cut).join('');
    const folds = [
      `M30,105V353`,
      ...[333, 536, 839].map((x) => `M${x},101V357`),
      `M30,101H${right}`,
      `M30,357H${right}`,
    ];
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${right}mm" height="${tall}mm" viewBox="0 0 ${right} ${tall}" fill="none"><g id="cut" stroke="#f00">${outline}</g><g id="crease" stroke="#0f0">${folds.map(cut).join('')}</g></svg>`;
    const said = await saidOf(svg);
    expect(said).toContain('walls of 303, 203, 303, 200 mm');
    expect(said).toContain('uk_case_makers (300 × 200 × 250 in board of 3 mm');
    expect(said).not.toContain('treedim');
  });

  it('is not told of other boxes, and of a case of no table', async () => {
    for (const id of ['becf-10101', 'becf-21701', 'fefco-0501', 'becf-12e01'])
      expect(await saidOf(drawOne(catalogue, id, {}).dxf())).toBeUndefined();
    const odd = {
      name: 'odd',
      boards: [{ t: 3, walls: [3.3, 1.7, 3.9, 0.2], depth: { raw: 0, meet: 3, full: 4 }, flap: { outer: 1 } }],
    };
    expect(await saidOf(drawOne(catalogue, '0201', SIZE, { plant: plant(odd) }).dxf())).toBeUndefined();
  });
});
