import type { Entry } from '../template/index.ts';

/** The sizes of a box that its drawing states, in mm: those that every template of its kind asks for, without the board. */
export const askedSizes = (
  { template }: Pick<Entry, 'template'>,
  values: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(template.size).flatMap(([name, { kind }]): [string, number][] => {
      const value = values[name];
      return kind === 'length' && name !== 'material' && value !== undefined ? [[name, value]] : [];
    }),
  );
