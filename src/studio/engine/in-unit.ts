import { type Entry, MM_PER_INCH, variables } from '../../entry/engine.ts';

/** Values as a request in this unit states them: the board is millimetres always. */
export const inUnit = (
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
