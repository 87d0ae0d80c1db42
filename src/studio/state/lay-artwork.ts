import { effect } from '@preact/signals';
import type { ArtworkLayer } from '../../entry/press.ts';
import { printEngine } from '../engine/client.ts';
import type { LaidArtwork } from '../engine/protocol/artwork.ts';
import { say } from '../languages/index.ts';
import { toast } from '../ui/toast.tsx';
import { artwork, shownLayers } from './artwork.ts';
import { setInStep } from './history.ts';
import { latest } from './latest.ts';
import { fileUnit, reasonGiven, shown } from './store.ts';

const placeLayers = async (laid: LaidArtwork) => {
  const good = shown.peek();
  return good ? printEngine.artworkLayers(good.question, fileUnit.peek(), laid) : [];
};

const place = latest(async (laid: LaidArtwork): Promise<void> => {
  const failed = (error: unknown) => laid.document.layers.map(() => ({ problem: reasonGiven(error) }));
  const layers = await placeLayers(laid).catch(failed);
  // Equal ones draw nothing anew: a field may be typed in.
  const isNew = JSON.stringify(layers) !== JSON.stringify(shownLayers.peek());
  if (isNew && artwork.peek() === laid) shownLayers.value = layers;
});

effect(() => {
  const laid = artwork.value;
  if (!laid) shownLayers.value = [];
  else if (shown.value && fileUnit.value) void place(laid);
});

/** Adds files to a document: those that it names, and as layers above it those that it does not. */
const withFiles = ({ document, files }: LaidArtwork, given: readonly File[]): LaidArtwork => {
  const layers: ArtworkLayer[] = [...document.layers];
  const all = new Map(files.map((file) => [file.name, file]));
  for (const file of given) {
    // A document may name it in a folder.
    const name = layers.find((layer) => `/${layer.file}`.endsWith(`/${file.name}`))?.file ?? file.name;
    if (!layers.some((layer) => layer.file === name)) layers.push({ file: name });
    all.set(name, { name, url: URL.createObjectURL(file), data: file });
  }
  return { document: { ...document, layers }, files: [...all.values()] };
};

const isDocument = (file: File): boolean => file.name.endsWith('.json');

/** Lays files on the box. Throws Error for files that are no artwork, and for a document that does not fit the box. */
const layArtwork = async (given: readonly File[]): Promise<void> => {
  const files = given.filter((file) => !isDocument(file));
  const text = await given.find(isDocument)?.text();
  const old = artwork.peek() ?? { document: { schema: 1, layers: [] }, files: [] };
  const laid = withFiles(text === undefined ? old : { ...old, document: JSON.parse(text) }, files);
  const layers = await placeLayers(laid);
  const fresh = text === undefined ? layers.slice(old.document.layers.length) : [];
  for (const layer of fresh) if ('problem' in layer) throw new Error(layer.problem);
  setInStep(artwork, laid);
  shownLayers.value = layers;
};

export const layInstead = (laid: LaidArtwork | undefined): void => setInStep(artwork, laid);

/** The files before these are laid first. */
let queue = Promise.resolve(true);

/** Lays files on the box, or shows a message that it cannot. @returns true when they lie there. */
export const layOrSay = (files: readonly File[]): Promise<boolean> => {
  const refuse = (error: unknown) => toast(say('art.unreadable', { why: reasonGiven(error) })) ?? false;
  queue = queue.then(() => layArtwork(files)).then(() => true, refuse);
  return queue;
};
