import { computed, signal } from '@preact/signals';
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
}

export const artwork = signal<LaidArtwork | undefined>(undefined);
export const artworkSide = signal<'outside' | 'inside'>('outside');

/** How artwork with other proportions than the blank lies on it: over all of it, or whole and in its middle. */
export const artworkFit = signal<'stretch' | 'fit'>('stretch');

/** Width of the blank by its height while the artwork lies whole on it; undefined while it is stretched. */
export const fitProportions = computed(() => {
  const flat = shown.value?.drawing.flat;
  return flat && artworkFit.value === 'fit' ? flat.width / flat.height : undefined;
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
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch (error) {
    URL.revokeObjectURL(url);
    if (own === changes) throw error;
    return;
  }
  if (own !== changes) {
    URL.revokeObjectURL(url);
    return;
  }
  removeArtwork();
  artwork.value = {
    name: file.name,
    url,
    width: image.naturalWidth || 1,
    height: image.naturalHeight || 1,
    isOfLines: file.type === 'image/svg+xml',
  };
};
