import { batch, computed, effect, signal } from '@preact/signals';
import type { FileSize } from '../../artwork/index.ts';
import { engine } from '../engine/client.ts';
import type { ShownBox } from '../engine/protocol/box.ts';
import type { Frame } from '../engine/protocol/drawing.ts';
import { latest } from './latest.ts';
import { shown } from './store.ts';

/** A picture on the box. It stays on this device. */
export interface LaidArtwork {
  readonly name: string;
  /** URL of the file, for this page only. */
  readonly url: string;
  /** Size in pixels. */
  readonly width: number;
  readonly height: number;
  /** True for a file of lines, which has no pixels of its own. */
  readonly isOfLines: boolean;
  /** In mm, as the file states it. */
  readonly size: FileSize;
}

/** How artwork lies on the blank: at its own size, over all of the blank, or whole and in its middle. */
export type ArtworkFit = 'size' | 'stretch' | 'fit';

/** Where artwork lies on the flat drawing, in mm; y points down. */
export interface ArtworkPlace {
  readonly at: Frame;
  readonly blank: Frame;
}

export const artwork = signal<LaidArtwork | undefined>(undefined);
export const artworkSide = signal<'outside' | 'inside'>('outside');
const chosenFit = signal<ArtworkFit>('size');

/** The artwork on the page of our own file that it was drawn on, for one artwork and one box. */
const page = signal<{ readonly key: string; readonly at: Frame | undefined } | undefined>(undefined);

const keyOf = ({ url }: LaidArtwork, { question }: ShownBox): string => JSON.stringify([url, question]);

/** The place of the artwork on its page; undefined for an artwork that was drawn on none. */
export const pageOfArtwork = computed((): Frame | undefined => {
  const [laid, box] = [artwork.value, shown.value];
  return laid && box && page.value?.key === keyOf(laid, box) ? page.value.at : undefined;
});

/** True for an artwork with a size in mm. */
export const hasSize = computed(() => pageOfArtwork.value !== undefined || artwork.value?.size.stated !== undefined);

export const artworkFit = computed(
  (): ArtworkFit => (chosenFit.value === 'size' && !hasSize.value ? 'stretch' : chosenFit.value),
);

export const fitArtwork = (fit: ArtworkFit): void => {
  chosenFit.value = fit;
};

/** A frame of this size in the middle of another one. */
const centred = ({ x, y, width, height }: Frame, size: { readonly width: number; readonly height: number }): Frame => ({
  ...size,
  x: x + (width - size.width) / 2,
  y: y + (height - size.height) / 2,
});

const frameOf = (laid: LaidArtwork, blank: Frame): Frame => {
  const fit = artworkFit.value;
  if (fit === 'stretch') return blank;
  if (fit === 'size') return pageOfArtwork.value ?? centred(blank, laid.size.stated!);
  const scale = Math.min(blank.width / laid.width, blank.height / laid.height);
  return centred(blank, { width: laid.width * scale, height: laid.height * scale });
};

/** Where the artwork lies; undefined without artwork. */
export const artworkPlace = computed((): ArtworkPlace | undefined => {
  const [laid, blank] = [artwork.value, shown.value?.drawing.frame];
  return laid && blank && { at: frameOf(laid, blank), blank };
});

/** Searches the page of an artwork. */
const findPage = async (laid: LaidArtwork, box: ShownBox): Promise<Frame | undefined> => {
  const { width, size, isOfLines } = laid;
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
  page.value = { key: keyOf(laid, box), at };
});

/** Time without changes before the page is searched, in ms. */
const REST = 120;
let timer: ReturnType<typeof setTimeout> | undefined;

effect(() => {
  const [laid, box] = [artwork.value, shown.value];
  clearTimeout(timer);
  if (laid && box && page.peek()?.key !== keyOf(laid, box)) timer = setTimeout(() => void search([laid, box]), REST);
});

/** Number of changes of the artwork, so that a slowly read file does not replace a later one. */
let changes = 0;

export const removeArtwork = (): void => {
  changes++;
  if (artwork.value) URL.revokeObjectURL(artwork.value.url);
  artwork.value = undefined;
};

/**
 * Lays a file on the box.
 * @throws Error for a file that the browser cannot show as a picture.
 */
export const layArtwork = async (file: File): Promise<void> => {
  const own = ++changes;
  const url = URL.createObjectURL(file);
  try {
    const laid = await readArtwork(file, url);
    const box = shown.peek();
    const at = box && (await findPage(laid, box));
    if (own !== changes) throw new Error('A later file was laid.');
    removeArtwork();
    batch(() => {
      if (box) page.value = { key: keyOf(laid, box), at };
      artwork.value = laid;
      chosenFit.value = 'size';
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
