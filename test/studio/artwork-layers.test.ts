import { describe, expect, it } from 'vitest';
import { type Affine, applyAffine } from '../../src/formats/printing/index.ts';
import { readDrawing } from '../../src/formats/reading/index.ts';
import { boundsOf } from '../../src/geometry/index.ts';
import { catalogue } from '../../src/index.ts';
import { answerBox } from '../../src/studio/engine/box.ts';
import { file } from '../../src/studio/engine/files.ts';
import type { LaidArtwork } from '../../src/studio/engine/protocol/artwork.ts';
import type { BoxQuestion } from '../../src/studio/engine/protocol/box.ts';
import { mainId } from '../../src/template/index.ts';
import { jfif, pngWithDensity } from '../artwork/with-density.ts';

// The module knows a browser, which the types of the tests do not.
const name = 'artwork';
const { artworkLayers } = (await import(`../../src/studio/engine/${name}.ts`)) as {
  artworkLayers(box: BoxQuestion, unit: 'mm' | 'in', laid: LaidArtwork): Promise<readonly object[]>;
};

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

/** A picture that says how many pixels it has. */
const withPixels = (file: Buffer, width: number, height: number): Buffer => {
  const isPng = file[0] === 0x89;
  const size = Buffer.from(isPng ? [0, 0, 0, 0, 0, 0, 0, 0] : [0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  if (isPng) {
    size.writeUInt32BE(width, 0);
    size.writeUInt32BE(height, 4);
    return Buffer.concat([file.subarray(0, 16), size, file.subarray(24)]);
  }
  size.writeUInt16BE(height, 5);
  size.writeUInt16BE(width, 7);
  // Before the scan.
  return Buffer.concat([file.subarray(0, -10), size, file.subarray(-10)]);
};

/** The page as programs save it. */
const savedAs = (width: number, height: number) => {
  const svg = (attributes: string) => ({ data: Buffer.from(`<svg ${attributes}/>`), mm: 0 });
  const [w, h] = [width / POINT, height / POINT];
  const picture = (data: Buffer, perInch: number, round: (side: number) => number) => ({
    data: withPixels(data, round((width / 25.4) * perInch), round((height / 25.4) * perInch)),
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

/** What is looked at of a layer. */
interface Placed {
  readonly frame: readonly [number, number, number, number];
  readonly at: readonly Affine[];
  readonly by?: string;
  readonly clip?: string;
  readonly low: readonly [number, number];
  readonly size: readonly [number, number];
  readonly target: readonly [number, number];
  readonly isLost: boolean;
  readonly problem?: string;
}

/** The layer of one file on a box. */
const laid = async (question: BoxQuestion, data: Uint8Array, layer: object = {}, unit: 'mm' | 'in' = 'mm') => {
  const files = [{ name: 'tea', url: 'blob:tea', data: new Blob([data as never]) }];
  const document = { schema: 1, layers: [{ file: 'tea', ...layer }] } as const;
  return (await artworkLayers(question, unit, { document, files }))[0] as Placed;
};

describe('an artwork on a page of ours', () => {
  it.each(ids)('%s: comes back to where it was drawn, in every format', async (id) => {
    const { question } = await answerBox({ id, values: {}, choices: {} });
    for (const kind of ['artwork', 'pdf'] as const)
      for (const unit of ['mm', 'in'] as const) {
        const { data } = await file(question, kind, unit);
        const { width, height, cuts } = await pageOf(data as Uint8Array);
        for (const [format, saved] of Object.entries(savedAs(width, height))) {
          if (unit === 'in' && !/PNG at 300|SVG in mm/.test(format)) continue;
          // Larger pictures are refused.
          if (format === 'PNG at 300' && width * height * (300 / 25.4) ** 2 > 100e6) continue;
          const { frame, at, by } = await laid(question, saved.data, {}, unit);
          const [left, bottom, wide, high] = frame;
          // Its cuts lie on those of the drawing.
          const off = applyAffine(at[0]!, [left + cuts.left, bottom + cuts.bottom]);
          for (const mm of off)
            expect([id, kind, format, by, Math.abs(mm) < Math.max(0.1, saved.mm)]).toEqual([
              id,
              kind,
              format,
              by,
              true,
            ]);
          expect(by).toBe('template');
          // At its own scale, to the rounding of its pixels.
          expect(Math.abs(wide - width)).toBeLessThanOrEqual(Math.max(0.1, saved.mm));
          expect(Math.abs(high - height)).toBeLessThanOrEqual(Math.max(0.1, saved.mm));
        }
      }
  });

  it('lies in the middle at its own size, or whole on the blank, where nothing tells its place', async () => {
    const { question, drawing } = await answerBox({ id: 'becf-10101', values: {}, choices: {} });
    const { width, height } = drawing!.frame;
    const svg = (attributes: string) => new TextEncoder().encode(`<svg ${attributes}><path d=""/></svg>`);
    const stamp = await laid(question, svg('width="40mm" height="20mm" viewBox="0 0 2 1"'));
    expect(stamp).toMatchObject({ by: 'middle', size: [40, 20], target: [width, height] });
    expect(stamp.low[0]).toBeCloseTo((width - 40) / 2, 2);
    const plain = await laid(question, svg('viewBox="0 0 7 1"'));
    expect(plain).toMatchObject({ by: 'fitted', low: [0, expect.closeTo((height - width / 7) / 2, 2)] });
    expect(plain.size).toEqual([expect.closeTo(width, 2), expect.closeTo(width / 7, 2)]);
  });

  it('follows its numbers and its rule, and says what is wrong with it', async () => {
    const { question } = await answerBox({ id: 'becf-10101', values: { length: 60 }, choices: {} });
    const png = withPixels(pngWithDensity(10_000), 100, 100);
    const front = await laid(question, png, { on: 'front', at: [5, 6], width: 10, height: 10 });
    expect(front).toMatchObject({ low: [5, 6], size: [10, 10] });
    expect(front.clip).toMatch(/^M[\d.-]+ /);
    const { question: wider } = await answerBox({ id: 'becf-10101', values: { length: 90 }, choices: {} });
    const [across, up] = front.target;
    const right = { on: 'front', at: [5, 6], width: 10, rule: 'anchor', anchor: 'right bottom' };
    const moved = await laid(wider, png, { ...right, for: { width: across, height: up } });
    expect(moved.low).toEqual([35, 6]);
    const all = { on: 'front', at: [0, 0], width: across, height: up, for: { width: across, height: up } };
    expect((await laid(wider, png, all)).isLost).toBe(true);
    expect((await laid(question, png, { file: 'mint' })).problem).toMatch(/^mint is missing/);
    await expect(laid(question, png, { on: 'fronnt' })).rejects.toThrow('"fronnt", which is not a panel');
  });
});
