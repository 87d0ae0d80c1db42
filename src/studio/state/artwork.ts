import { computed, signal } from '@preact/signals';
import type { FileSize } from '../../artwork/index.ts';
import type { ShownBox } from '../engine/protocol/box.ts';
import type { Frame } from '../engine/protocol/drawing.ts';
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
export const chosenFit = signal<ArtworkFit>('size');

/** The artwork on the page of our own file that it was drawn on, for one artwork and one box. */
export const pageFound = signal<{ readonly key: string; readonly at: Frame | undefined } | undefined>(undefined);

export const artworkKey = ({ url }: LaidArtwork, { question }: ShownBox): string => JSON.stringify([url, question]);

/** The place of the artwork on its page; undefined for an artwork that was drawn on none. */
export const pageOfArtwork = computed((): Frame | undefined => {
  const [laid, box] = [artwork.value, shown.value];
  return laid && box && pageFound.value?.key === artworkKey(laid, box) ? pageFound.value.at : undefined;
});

/** True for an artwork with a size in mm. */
export const hasSize = computed(() => pageOfArtwork.value !== undefined || artwork.value?.size.stated !== undefined);

export const artworkFit = computed(
  (): ArtworkFit => (chosenFit.value === 'size' && !hasSize.value ? 'stretch' : chosenFit.value),
);

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

export const artworkPlace = computed((): ArtworkPlace | undefined => {
  const [laid, blank] = [artwork.value, shown.value?.drawing.frame];
  return laid && blank && { at: frameOf(laid, blank), blank };
});
