import { describe, expect, it } from 'vitest';
import { shownSizes } from '../../fixtures/cases.ts';
import { serviceFormats } from '../../src/formats/index.ts';
import { isLine, readDrawing, toDieline } from '../../src/formats/reading/index.ts';
import { catalogue, drawOne, type LineType, templates } from '../../src/index.ts';
import { extent, lengths } from '../../src/sheet/index.ts';
import { mainId } from '../../src/template/index.ts';
import { spreadOf } from '../support/turns.ts';

/** Our own files are read back as what was written: the same lengths of every kind, the same box. */
describe.each(spreadOf(templates, 4, 8).map((t) => [mainId(t)] as const))('%s', (id) => {
  const box = drawOne(catalogue, id, shownSizes(id));
  const { width, height } = (({ left, right, bottom, top }) => ({ width: right - left, height: top - bottom }))(
    extent(box.drawing.dieline),
  );
  it.each(serviceFormats)('%s', async (format) => {
    const file = format === 'svg' ? Buffer.from(box.svg({ unit: 'pt' })) : ((await box.file(format)) as Uint8Array);
    const reading = await readDrawing(file);
    expect(reading.format).toBe(format);
    expect(reading.notes).toEqual([]);
    expect(reading.lines.filter(({ kind }) => kind === undefined)).toEqual([]);
    const read = toDieline(reading);
    const measured = lengths(read);
    for (const [kind, mm] of Object.entries(lengths(box.drawing.dieline)))
      expect(measured[kind as LineType], kind).toBeCloseTo(mm, 1.5);
    const { left, right, bottom, top } = extent(read);
    // CF2 has no cubics: their lines are a micron inside of them.
    const chords = format === 'cf2' && box.drawing.dieline.lines.some(({ curve }) => curve.kind === 'cubic');
    const digits = chords ? 2 : 3;
    expect(right - left).toBeCloseTo(width, digits);
    expect(top - bottom).toBeCloseTo(height, digits);
    // Corners that were one are one again.
    if (!chords) expect(read.nodes.length).toBeLessThanOrEqual(2 * box.drawing.dieline.nodes.length + 200);
    expect(reading.lines.filter(isLine).length).toBeGreaterThan(0);
    expect(reading.texts.map(({ value }) => value)).toEqual(
      expect.arrayContaining(box.labels.map(({ text }) => text.value)),
    );
  });
});
