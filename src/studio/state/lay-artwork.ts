import { effect } from '@preact/signals';
import { engine } from '../engine/client.ts';
import type { ShownBox } from '../engine/protocol/box.ts';
import type { Frame } from '../engine/protocol/drawing.ts';
import { say } from '../languages/index.ts';
import { toast } from '../ui/toast.tsx';
import { artwork, artworkKey, chosenFit, type LaidArtwork, pageFound } from './artwork.ts';
import { inOneStep, setInStep } from './history.ts';
import { latest } from './latest.ts';
import { shown } from './store.ts';

const findPage = async ({ width, size, isOfLines }: LaidArtwork, box: ShownBox): Promise<Frame | undefined> => {
  if (!size.possible.length) return undefined;
  const pixel = isOfLines ? 0 : size.possible[0]!.width / width;
  try {
    return await engine.artworkPage(box.question, { sizes: size.possible, pixel, blank: box.drawing.frame });
  } catch {
    // A box that is too large for a page was drawn on none.
    return undefined;
  }
};

const search = latest(async ([laid, box]: readonly [LaidArtwork, ShownBox]): Promise<void> => {
  const at = await findPage(laid, box);
  pageFound.value = { key: artworkKey(laid, box), at };
});

const REST_MS = 120;

effect(() => {
  const [laid, box] = [artwork.value, shown.value];
  if (!laid || !box || pageFound.peek()?.key === artworkKey(laid, box)) return undefined;
  const timer = setTimeout(() => void search([laid, box]), REST_MS);
  return () => clearTimeout(timer);
});

/** Number of changes of the artwork, so that a slowly read file does not replace a later one. */
let changes = 0;

export const removeArtwork = (): void => {
  changes++;
  // Its URL stays: the step may be taken back.
  setInStep(artwork, undefined);
};

/** Lays a file on the box. Throws Error for a file that the browser cannot show as a picture. */
const layArtwork = async (file: File): Promise<void> => {
  const own = ++changes;
  const url = URL.createObjectURL(file);
  try {
    const laid = await readArtwork(file, url);
    const box = shown.peek();
    const at = box && (await findPage(laid, box));
    if (own !== changes) throw new Error('A later file was laid.');
    inOneStep(() => {
      if (box) pageFound.value = { key: artworkKey(laid, box), at };
      setInStep(artwork, laid);
      setInStep(chosenFit, 'size');
    });
  } catch (error) {
    URL.revokeObjectURL(url);
    if (own === changes) throw error;
  }
};

const readArtwork = async (file: File, url: string): Promise<LaidArtwork> => {
  const image = new Image();
  image.src = url;
  await image.decode();
  const [width, height] = [image.naturalWidth || 1, image.naturalHeight || 1];
  const size = await engine.artworkSize(file, { width, height });
  return { name: file.name, url, width, height, isOfLines: file.type === 'image/svg+xml', size };
};

/** Lays a file over the blank, or shows a message that it cannot. @returns true when the file lies there. */
export const layOrSay = async (file: File): Promise<boolean> => {
  try {
    await layArtwork(file);
    return true;
  } catch {
    toast(say('art.unreadable'));
    return false;
  }
};
