import { expect, it } from 'vitest';
import { ApiError, boxwright, catalogue, dieline, drawOne, readDrawing, writeDxf } from '../../src/index.ts';
import { samples } from './samples.ts';

const box = { length: 60, width: 25, height: 100, material: 0.4 };

it('boxwright uses the built-in catalogue, or a given one', async () => {
  expect((await boxwright().readTemplate('becf-10101')).dieline_template.id).toBe('becf-10101');
  await expect(boxwright().readTemplate('becf-f0001')).rejects.toThrow(ApiError);
  expect((await boxwright({ catalogue: samples }).readTemplate('becf-f0001')).dieline_template.tags).toEqual([]);
  expect(catalogue.find('becf-10101')!.template.name).toBe('Reverse tuck end');
});

it('dieline gives the drawing and all files in one call', async () => {
  const one = dieline('becf-10101', box);
  expect(one.values).toMatchObject({ ...box, glue_flap: 15 });
  expect(one.drawing.parts).toHaveLength(1);
  expect(one.labels.map(({ name }) => name)).toContain('overall_width');
  expect(one.svg()).toMatch(/^<svg/);
  expect(one.svg({ unit: 'pt', title: 'Box' })).toContain('<title>Box</title>');
  expect(one.dxf()).toContain('AC1021');
  expect(Buffer.from(await one.pdf()).toString('latin1', 0, 8)).toBe('%PDF-1.7');
  expect(dieline('becf-10101', { ...box, dimension_texts: false }).labels).toEqual([]);
});

it('dieline refuses invalid values at once', () => {
  expect(() => dieline('becf-10101', { ...box, length: 1 })).toThrow(ApiError);
  expect(() => drawOne(catalogue, 'becf-0', box)).toThrow(/becf-0/);
});

it('readDrawing reads a file; its drawing can be written and read again', async () => {
  const read = await readDrawing(Buffer.from(dieline('becf-10101', box).svg()));
  expect(read).toMatchObject({ format: 'svg', notes: [], unit: { mm: 1 } });
  const again = await readDrawing(Buffer.from(writeDxf(read.dieline, [])));
  expect(again.dieline.lines).toHaveLength(read.dieline.lines.length);
  await expect(readDrawing(Buffer.from('nothing'))).rejects.toMatchObject({ name: 'UnreadableError' });
});
