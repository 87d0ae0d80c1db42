import { followsUnit } from '../../engine/index.ts';
import { type Entry, MM_PER_INCH, variables } from '../../entry/engine.ts';

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
      return [[name, followsUnit(name, length.kind, unit) ? value / MM_PER_INCH : value]];
    }),
  );
};
