import { expect, it } from 'vitest';
import { templateLabels } from '../../src/engine/with-artwork.ts';
import { placements, uprightOf } from '../../src/fold/index.ts';
import { readDrawing } from '../../src/formats/reading/index.ts';
import { dot3, type Point, subtract3 } from '../../src/geometry/index.ts';
import { catalogue, dieline, drawOne, templates } from '../../src/index.ts';
import { panelId } from '../../src/sheet/index.ts';
import { mainId } from '../../src/template/index.ts';
import { spreadOf } from '../support/turns.ts';

const box = dieline('becf-10101', { length: 60, width: 25, height: 100 });
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
