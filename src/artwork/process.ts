/** Separate process that draws an artwork: file in, pictures out. See `runProcess`. */
import { createWriteStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { kindOf } from './kind.ts';
import { MEMORY } from './limits.ts';
import { drawPdf } from './pdf.ts';
import { flattenAlpha, type Pixels } from './pixels.ts';
import { png } from './png.ts';
import { ANSWER, MISSING, REFUSED, WATCH } from './protocol.ts';
import { drawRaster, type Unchanged } from './raster.ts';
import { loadPackage, MissingPackage, Refusal } from './refusal.ts';
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

const draw = async (file: Buffer, pixels: number): Promise<Pixels | Unchanged> => {
  const kind = kindOf(file);
  if (!kind) throw new Refusal('The artwork is not a PNG, JPEG, SVG or PDF.');
  if (kind === 'pdf') {
    const { PDFiumLibrary } = await loadPackage('@hyzyla/pdfium', () => import('@hyzyla/pdfium'));
    return drawPdf(await PDFiumLibrary.init(), file, pixels);
  }
  return kind === 'svg' ? drawSvg(file, pixels) : drawRaster(file, kind === 'png' ? 'image/png' : 'image/jpeg', pixels);
};

const answer = createWriteStream('', { fd: ANSWER });
const answerWithPictures = async (file: Buffer): Promise<void> => {
  const drawn = await draw(file, Number(what));
  const colours = others.map((text) => text.split(',').map(Number));
  const pictures =
    'unchanged' in drawn
      ? [{ type: drawn.unchanged, bytes: undefined }]
      : flattenAlpha(drawn, colours).map((pixels) => ({ type: 'image/png', bytes: png(pixels) }));
  const header = { pictures: pictures.map(({ type, bytes }) => ({ type, length: bytes?.length ?? -1 })) };
  answer.write(`${JSON.stringify(header)}\n`);
  for (const { bytes } of pictures) if (bytes) answer.write(bytes);
};
try {
  const file = await buffer(process.stdin);
  if (what !== 'page') await answerWithPictures(file);
  else answer.write(await pageOfSvg(file, { width: Number(others[0]), height: Number(others[1]) }, await svgTools()));
} catch (error) {
  if (!(error instanceof Refusal || error instanceof MissingPackage)) throw error;
  answer.write(error.message);
  process.exitCode = error instanceof Refusal ? REFUSED : MISSING;
}
answer.end();
