import { catalogue, drawOne, type Entry, MM_PER_INCH, variables } from '../../entry/engine.ts';
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
  return kind === 'pdf' ? box.pdf({ header: box.header }) : box.file(kind);
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
