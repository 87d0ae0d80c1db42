import {
  catalogue,
  drawOne,
  type Entry,
  type FormatName,
  MM_PER_INCH,
  paperNames,
  variables,
} from '../../entry/engine.ts';
import { entryOf } from './entry-of.ts';
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

/** Values as a request in this unit states them: the board is millimetres always. */
const inUnit = (
  { template, id }: Entry,
  values: Readonly<Record<string, number>>,
  unit: 'mm' | 'in',
): Record<string, number> => {
  const known = variables(template, id, values);
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]): [string, number][] => {
      const length = known[name];
      if (!length) return [];
      const follows = unit === 'in' && length.kind === 'length' && name !== 'material';
      return [[name, follows ? value / MM_PER_INCH : value]];
    }),
  );
};
