import { clashNotes, foldedEntry } from '../../check/index.ts';
import { drawBox } from '../../engine/index.ts';
import { modelOf } from './fold.ts';
import type { CheckQuestion } from './protocol/checked.ts';

/** Folds a drawing of another hand. @param folds - what a user sets. Throws UnreadableError; RangeError for settings that it cannot have. */
export const foldFile = async (file: Blob, { mm, kinds }: CheckQuestion, folds: object) => {
  const reads = { kinds, folds, ...(mm !== undefined && { mm }) };
  const { entry, settings, notes } = await foldedEntry(new Uint8Array(await file.arrayBuffer()), 'drawing', reads);
  const drawing = drawBox(entry, { values: { material: settings.thickness }, chosen: {} });
  const model = modelOf(drawing, { isCoarse: false, isDelivered: false }, 1);
  return { model, settings, notes: [...notes, ...clashNotes(drawing.parts)] };
};

export type FoldedFile = Awaited<ReturnType<typeof foldFile>>;
