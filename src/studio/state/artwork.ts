import { computed, signal } from '@preact/signals';
import type { ArtworkLayer } from '../../entry/press.ts';
import type { PlacedArtwork, ShownLayer } from '../engine/artwork.ts';
import type { LaidArtwork } from '../engine/protocol/artwork.ts';
import { setInStep } from './history.ts';

export const artwork = signal<LaidArtwork | undefined>(undefined);

/** The layers as they lie on the box, in the order of the document. */
export const shownLayers = signal<readonly ShownLayer[]>([]);

/** The layers that have a place, the lowest first. */
export const placedLayers = computed(() => shownLayers.value.filter((one): one is PlacedArtwork => 'url' in one));

export const placedLayer = (number: number): PlacedArtwork | undefined => {
  const layer = shownLayers.value[number];
  return layer && 'url' in layer ? layer : undefined;
};

/** What changes of a layer. What is undefined is left out. */
export type LayerChange = { readonly [Key in keyof ArtworkLayer]?: ArtworkLayer[Key] | undefined };

/** A layer whose place and size the document says as they are now: where the file told them, and at another size of the box. */
export const withPlace = (layer: ArtworkLayer, placed: PlacedArtwork | undefined): ArtworkLayer => {
  const { low: at, size, target, by } = placed ?? {};
  if (!at || !size || !target) return layer;
  const [width, height] = target;
  if (by && !layer.at) return { ...layer, at, width: size[0] };
  const { for: before, width: wide, height: high, file } = layer;
  if (!before || (before.width === width && before.height === height)) return layer;
  // The height of a text is that of its capitals.
  const own = file && { ...(wide && { width: size[0] }), ...(high && { height: size[1] }) };
  return { ...layer, at, ...own, ...(file && !wide && !high && { width: size[0] }), for: { width, height } };
};

/** Artwork whose document says where a layer lies that is in the middle because nothing tells its place. */
export const withPlaces = (laid: LaidArtwork): LaidArtwork => {
  const isUntold = (number: number): boolean => /middle|fitted/.test(placedLayer(number)?.by ?? '');
  const layers = laid.document.layers.map((layer, k) => (isUntold(k) ? withPlace(layer, placedLayer(k)) : layer));
  return { ...laid, document: { ...laid.document, layers } };
};

const setLayers = (laid: LaidArtwork, layers: readonly ArtworkLayer[]): void =>
  setInStep(artwork, layers.length ? { ...laid, document: { ...laid.document, layers } } : undefined);

export const arrangeLayers = (laid: LaidArtwork, order: readonly number[]): void => {
  const shown = shownLayers.peek();
  setLayers(
    laid,
    order.map((k) => laid.document.layers[k]!),
  );
  shownLayers.value = order.flatMap((k) => shown[k] ?? []);
};

export const changeLayer = (laid: LaidArtwork, number: number, change: LayerChange): void => {
  const { layers } = laid.document;
  const all = Object.entries({ ...layers[number], ...change });
  setLayers(laid, layers.with(number, Object.fromEntries(all.filter(([, value]) => value !== undefined))));
};
