import { PDFDocument } from 'pdf-lib';
import { expect, it } from 'vitest';
import { findProfile } from '../../src/engine/index.ts';
import { templateLabels } from '../../src/engine/with-artwork.ts';
import { placeOnBlank } from '../../src/entry/artwork-on-blank.ts';
import { placements, uprightOf } from '../../src/fold/index.ts';
import { formats, type Profile } from '../../src/formats/index.ts';
import { readDrawing } from '../../src/formats/reading/index.ts';
import { boxAround, dot3, type Point, subtract3 } from '../../src/geometry/index.ts';
import { catalogue, dieline, drawLayout, drawOne, nest, pressPdf, templates } from '../../src/index.ts';
import { panelId } from '../../src/sheet/index.ts';
import { mainId } from '../../src/template/index.ts';
import { spreadOf } from '../support/turns.ts';

const box = dieline('becf-10101', { length: 60, width: 25, height: 100 });
const cutsOf = async (file: Uint8Array) => {
  const { lines } = await readDrawing(file);
  return boxAround(lines.flatMap(({ kind, curve }) => (kind === 'cut' ? [curve.from, curve.to] : [])));
};
const bytes = (file: string | Uint8Array) => (typeof file === 'string' ? Buffer.from(file) : file);

it.each(['pdf', 'svg'] as const)('a template in %s names its panels, its print side and its place', async (format) => {
  const { texts, lines } = await readDrawing(bytes(await box.file(format, { artwork: {} })));
  const values = texts.map(({ value }) => value);
  expect(values).toEqual(expect.arrayContaining(['front', 'back', 'left', 'right', 'PRINT SIDE (outside)']));
  const mark = texts.find(({ value }) => value.startsWith('Boxwright artwork template 1 - becf-10101 - '))!;
  expect(mark.value).toContain('begins 9 mm below the corner of the blank');
  const cuts = lines.filter(({ kind }) => kind === 'cut').flatMap(({ curve }) => [curve.from, curve.to]);
  const [left, bottom] = [0, 1].map((axis) => Math.min(...cuts.map((p) => p[axis]!))) as [number, number];
  expect(mark.at[0]).toBeCloseTo(left, 2);
  expect(mark.at[1]).toBeCloseTo(bottom - 9, 2);
});

it('has a layer for the bleed, and one for the safe area of each panel', async () => {
  const svg = Buffer.from(bytes(await box.file('svg', { artwork: {} }))).toString();
  for (const title of ['Artwork bleed', 'Safe area front', 'Safe area back']) expect(svg).toContain(`label="${title}"`);
});

const mirrored = findProfile({ mirror: true }) as Profile;

it.each(['pdf', 'svg', 'dxf'] as const)('a mirrored %s has its layers where its lines are', async (format) => {
  const boxesOf = async (profile?: Profile) => {
    const options = { ...(format === 'dxf' ? { glue: true } : { artwork: {} }), ...(profile && { profile }) };
    const { lines } = await readDrawing(bytes(await box.file(format, options)));
    const around = (isCut: boolean) =>
      boxAround(lines.flatMap(({ kind, curve }) => ((kind === 'cut') === isCut ? [curve.from, curve.to] : [])));
    return [around(true), around(false)] as const;
  };
  const [cuts, others] = await boxesOf();
  const [turnedCuts, turnedOthers] = await boxesOf(mirrored);
  expect(turnedOthers.left - turnedCuts.left).toBeCloseTo(cuts.right - others.right, 2);
  expect(turnedCuts.right - turnedOthers.right).toBeCloseTo(others.left - cuts.left, 2);
});

it('a mirrored template is one of the inside, and comes back to its place there', async () => {
  const template = bytes(await box.file('pdf', { artwork: {}, profile: mirrored }));
  const { texts } = await readDrawing(template);
  expect(texts.map(({ value }) => value)).toContain('PRINT SIDE (inside)');
  const whole = await pressPdf(box, bytes(await box.file('pdf', { artwork: {} })), { inside: template });
  expect(whole.findings).toEqual([]);
  const { at } = (await placeOnBlank(box, template))!;
  const cuts = await cutsOf(template);
  for (const edge of ['left', 'bottom', 'right', 'top'] as const) expect(at[edge]).toBeCloseTo(cuts[edge], 1);
});

it('a mirrored sheet is as large as the sheet', async () => {
  const nesting = nest(box.drawing, { width: 700, height: 500 }, { quick: true });
  const { dieline: lines, labels, options } = drawLayout(nesting, nesting.best);
  for (const profile of [undefined, mirrored]) {
    const file = await formats.pdf.write(lines, labels, { ...options, ...(profile && { profile }) });
    const { x, width, height } = (await PDFDocument.load(bytes(file))).getPage(0).getTrimBox();
    expect([width, height].map((pt) => Math.round((pt * 25.4) / 72))).toEqual([700, 500]);
    const cuts = await cutsOf(bytes(file));
    expect(cuts.left).toBeGreaterThan((x * 25.4) / 72 - 0.01);
    expect(cuts.right).toBeLessThan(((x + width) * 25.4) / 72 + 0.01);
  }
});

it('its arrows point up on the closed box, on some panels down on the sheet', () => {
  let down = 0;
  const faults: string[] = [];
  for (const id of spreadOf(templates, 25, 10).map(mainId)) {
    const { drawing } = drawOne(catalogue, id, {});
    const [, up, front] = uprightOf(drawing.parts);
    const places = placements(drawing.parts);
    for (const { name, arrows, lines } of templateLabels(drawing, id)) {
      if (!arrows.length) continue;
      const [foot] = lines[0]!;
      const [tip] = arrows[0]!;
      if (tip[1] < foot[1]) down++;
      const part = drawing.parts.findIndex((home) =>
        home.sheet.some((placed) => panelId(drawing.parts, home, placed) === name),
      );
      const home = drawing.parts[part]!;
      const panel = home.sheet.findIndex((placed) => panelId(drawing.parts, home, placed) === name);
      const at = ([x, y]: Point) => places[part]![panel]!([x - home.shift[0], y - home.shift[1]], 0);
      const along = subtract3(at(tip), at(foot));
      // On a lid it points to the back.
      if (!(dot3(along, up) > 0.5 * Math.hypot(...along) || -dot3(along, front) > 0.5 * Math.hypot(...along)))
        faults.push(`${id} ${name}`);
    }
  }
  expect(faults).toEqual([]);
  expect(down).toBeGreaterThan(3);
});
