import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { proofRows } from '../../src/engine/index.ts';
import { readDrawing } from '../../src/formats/reading/index.ts';
import { catalogue, drawOne, plant } from '../../src/index.ts';
import { boxwrightCommand } from '../support/command-line.ts';

it('tells of a case its evidence, sizes of three kinds and the tolerances of the trade', () => {
  const box = drawOne(catalogue, 'becf-21d01', { length: 300, width: 200, height: 150, material: 3 });
  const rows = proofRows(box, box.dimensions);
  expect(rows.slice(0, 2)).toEqual([
    expect.stringMatching(/^becf-21d01 /),
    expect.stringMatching(/^length 300 .* unit mm$/),
  ]);
  expect(rows.find((row) => row.startsWith('– Evidence: '))).toMatch(/FEFCO 0201 (measured|compared|built)/);
  expect(rows).toContain('– Size inside: 300 × 200 × 150 mm (length × width × height)');
  expect(rows.find((row) => row.startsWith('– Size outside: '))).toContain('306 × 206 ×');
  expect(rows.find((row) => row.startsWith('– Tolerances: '))).toContain('blank ± 3.2 mm');
});

it('tells the tolerances of a plant, and of a carton none', () => {
  const carton = drawOne(catalogue, 'becf-10101', {});
  expect(proofRows(carton, carton.dimensions)).toContain('– Tolerances: agree them with your plant');
  const own = proofRows(carton, carton.dimensions, { tolerances: { wall: 0.4, slotEnd: 1, gap: [3, 12] } });
  expect(own).toContain('– Tolerances: wall ± 0.4 mm, slot end ± 1 mm, gap 3 to 12 mm');
  expect(plant('recommended').tolerances).toBeDefined();
});

it.each(['svg', 'dxf', 'pdf'])('of a %s is read with its request, which it states', async (format) => {
  const path = join(mkdtempSync(join(tmpdir(), 'proof-')), `box.${format}`);
  // The source of its construction names another id.
  await boxwrightCommand(`dieline becf-10101 60x25x100 --proof --glue --format ${format} --out ${path}`);
  const { code, out } = await boxwrightCommand(`check ${path}`);
  expect([code, out]).toEqual([0, expect.stringContaining('length=60 width=25 height=100')]);
  const texts = (await readDrawing(readFileSync(path))).texts;
  expect(texts.some(({ value }) => value.includes('Cut a sample'))).toBe(true);
});
