/** A process of its own that draws an artwork: file in, pictures out. See `printed`. */
import { drawImage } from './draw-image.ts';
import { drawPdf } from './draw-pdf.ts';
import { drawSvg } from './draw-svg.ts';
import { on } from './grounds.ts';
import { png } from './png.ts';
import { REFUSED, Refusal } from './refusal.ts';

const [size, ...grounds] = process.argv.slice(2);
const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
const file = Buffer.concat(chunks);

try {
  const drawn =
    (await drawImage(file, Number(size))) ?? (await drawPdf(file, Number(size))) ?? (await drawSvg(file, Number(size)));
  if (!drawn) throw new Refusal('The artwork is no PNG, JPEG, SVG or PDF.');
  const pictures =
    'asItIs' in drawn
      ? [{ type: drawn.asItIs, bytes: undefined }]
      : on(
          drawn,
          grounds.map((text) => text.split(',').map(Number)),
        ).map((pixels) => ({
          type: 'image/png',
          bytes: png(pixels),
        }));
  const header = { pictures: pictures.map(({ type, bytes }) => ({ type, length: bytes?.length ?? -1 })) };
  process.stdout.write(`${JSON.stringify(header)}\n`);
  for (const { bytes } of pictures) if (bytes) process.stdout.write(bytes);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  process.stderr.write(error.message);
  process.exitCode = REFUSED;
}
