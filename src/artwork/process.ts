/** Separate process that draws an artwork: file in, pictures out. See `runProcess`. */
import { serialize } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { answerWith } from './answer.ts';
import { kindOf } from './kind.ts';
import { MEMORY } from './limits.ts';
import { drawPdf } from './pdf.ts';
import { flattenAlpha, type Pixels } from './pixels.ts';
import { png } from './png.ts';
import { WATCH } from './protocol.ts';
import { drawRaster, type Unchanged } from './raster.ts';
import { loadPackage, Refusal } from './refusal.ts';
import { drawSvg, svgTools } from './svg.ts';
import { pageOfSvg } from './svg-page.ts';

const [what, ...others] = process.argv.slice(2);

// Without limits by the system, a thread watches the process and ends it.
const seconds = process.env[WATCH];
if (seconds)
  new Worker(
    `setInterval(() => {
      const { user, system } = process.cpuUsage();
      if (process.memoryUsage.rss() > ${MEMORY * 2 ** 20} || user + system > ${Number(seconds) * 1e6})
        process.kill(process.pid, 'SIGKILL');
    }, 10)`,
    { eval: true },
  ).unref();

const drawPage = async (file: Buffer, pixels: number): Promise<Pixels> => {
  const { PDFiumLibrary } = await loadPackage('@hyzyla/pdfium', () => import('@hyzyla/pdfium'));
  return drawPdf(await PDFiumLibrary.init(), file, pixels);
};

const draw = async (file: Buffer, pixels: number): Promise<Pixels | Unchanged> => {
  const kind = kindOf(file);
  if (!kind) throw new Refusal('The artwork is not a PNG, JPEG, SVG or PDF.');
  if (kind === 'pdf') return drawPage(file, pixels);
  return kind === 'svg' ? drawSvg(file, pixels) : drawRaster(file, kind === 'png' ? 'image/png' : 'image/jpeg', pixels);
};

const pictures = async (file: Buffer): Promise<readonly (Uint8Array | string)[]> => {
  const drawn = await draw(file, Number(what));
  const colours = others.map((text) => text.split(',').map(Number));
  const all =
    'unchanged' in drawn
      ? [{ type: drawn.unchanged, bytes: undefined }]
      : flattenAlpha(drawn, colours).map((pixels) => ({ type: 'image/png', bytes: png(pixels) }));
  const header = { pictures: all.map(({ type, bytes }) => ({ type, length: bytes?.length ?? -1 })) };
  return [`${JSON.stringify(header)}\n`, ...all.flatMap(({ bytes }) => bytes ?? [])];
};

await answerWith(async (file) => {
  const [first, second] = others.map(Number);
  if (what === 'pixels') return [serialize(await drawPage(file, first!))];
  if (what === 'page') return [await pageOfSvg(file, { width: first!, height: second! }, await svgTools())];
  return pictures(file);
});
