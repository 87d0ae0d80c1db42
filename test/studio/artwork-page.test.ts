import { describe, expect, it } from 'vitest';
import { readDrawing } from '../../src/formats/reading/index.ts';
import { boundsOf } from '../../src/geometry/index.ts';
import { catalogue } from '../../src/index.ts';
import { artworkPage, artworkSize } from '../../src/studio/engine/artwork-page.ts';
import { answerBox } from '../../src/studio/engine/box.ts';
import { file } from '../../src/studio/engine/files.ts';
import { mainId } from '../../src/template/index.ts';
import { jfif, pngWithDensity } from '../artwork/with-density.ts';

/** Templates with pages of many sizes and several parts. */
const ids = catalogue.templates.filter((_, k) => k % Math.floor(catalogue.templates.length / 20) === 0).map(mainId);

const POINT = 25.4 / 72;

/** Size of the page in mm, and the cuts on it, from its left and lower edge: read by the reader of foreign drawings. */
const pageOf = async (bytes: Uint8Array) => {
  const [, width, height] = /MediaBox \[ 0 0 (\S+) (\S+) \]/.exec(Buffer.from(bytes).toString('latin1'))!;
  const { lines } = await readDrawing(bytes);
  const cuts = boundsOf(lines.flatMap(({ kind, curve }) => (kind === 'cut' ? [curve] : [])));
  return { width: Number(width) * POINT, height: Number(height) * POINT, cuts };
};

/** The page as programs save it, with its size in pixels. */
const savedAs = (width: number, height: number) => {
  const svg = (attributes: string) => ({ data: `<svg ${attributes}/>`, pixels: { width: 300, height: 150 }, mm: 0 });
  const [w, h] = [width / POINT, height / POINT];
  const picture = (data: Uint8Array, perInch: number, round: (side: number) => number) => ({
    data,
    pixels: { width: round((width / 25.4) * perInch), height: round((height / 25.4) * perInch) },
    mm: 25.4 / perInch,
  });
  return {
    'SVG in mm': svg(`width="${width}mm" height="${height}mm" viewBox="0 0 ${w} ${h}"`),
    'SVG in inches': svg(`width="${width / 25.4}in" height="${height / 25.4}in"`),
    'SVG in points': svg(`width="${w}pt" height="${h}pt"`),
    'SVG in pixels': svg(`width="${(w * 4) / 3}" height="${(h * 4) / 3}"`),
    'SVG in points without a unit': svg(`width="${w}px" height="${h}px"`),
    'SVG with a viewBox only': svg(`viewBox="0 0 ${w} ${h}"`),
    'PNG at 300': picture(pngWithDensity(11_811), 300, Math.round),
    'PNG at 150': picture(pngWithDensity(5906), 150, Math.ceil),
    'PNG at 72': picture(pngWithDensity(2835), 72, Math.round),
    'JPEG at 300': picture(jfif(1, 300), 300, Math.floor),
  };
};

describe('an artwork on a page of ours', () => {
  it.each(ids)('%s: comes back to where it was drawn, in every format', async (id) => {
    const { question, drawing } = await answerBox({ id, values: {}, choices: {} });
    const blank = drawing!.frame;
    for (const kind of ['artwork', 'pdf'] as const)
      for (const unit of ['mm', 'in'] as const) {
        const { data } = await file(question, kind, unit);
        const { width, height, cuts } = await pageOf(data as Uint8Array);
        for (const [format, saved] of Object.entries(savedAs(width, height))) {
          const { possible } = await artworkSize(new Blob([saved.data as never]), saved.pixels);
          const at = await artworkPage(question, { sizes: possible, pixel: saved.mm, blank });
          // The upper left corner of the page is that of the picture: its cuts lie on those of the drawing.
          const off = [at!.x + cuts.left - blank.x, at!.y + height - cuts.top - blank.y];
          for (const mm of off) expect([id, kind, format, Math.abs(mm) < 0.1]).toEqual([id, kind, format, true]);
          // At its own scale, to the rounding of its pixels.
          expect(Math.abs(at!.width - width)).toBeLessThanOrEqual(Math.max(0.1, saved.mm));
        }
      }
  });

  it('is none for an artwork of another size', async () => {
    const { question, drawing } = await answerBox({ id: 'becf-10101', values: {}, choices: {} });
    const asked = { sizes: [{ width: 210, height: 297 }], pixel: 0.1, blank: drawing!.frame };
    expect(await artworkPage(question, asked)).toBeUndefined();
    expect(await artworkPage(question, { ...asked, sizes: [] })).toBeUndefined();
  });
});
