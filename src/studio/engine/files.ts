import { catalogue, drawOne, type FormatName, paperNames } from '../../entry/engine.ts';
import { entryOf } from './entry-of.ts';
import { inUnit } from './in-unit.ts';
import type { BoxQuestion, FileKind } from './protocol.ts';

/**
 * The file of a box as the engine writes it everywhere.
 * @throws Error for values that cannot be made, or a drawing that the format cannot hold.
 */
export const file = async (question: BoxQuestion, kind: FileKind, unit: 'mm' | 'in'): Promise<string | Uint8Array> => {
  const { entry } = entryOf(question);
  const box = drawOne(catalogue, entry, { unit, ...inUnit(entry, question.values, unit) });
  if (kind === 'fold') return (await import('../../entry/fold.ts')).writeFold(box.drawing, entry.template.name);
  const { header } = box;
  if (kind === 'pdf') return box.pdf({ header });
  if (kind === 'artwork') return box.pdf({ header, artwork: {} });
  const tiles = paperNames.find((paper) => kind === `tiles-${paper}`);
  return tiles ? box.pdf({ header, tiles }) : box.file(kind as FormatName);
};
