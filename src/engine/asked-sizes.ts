import type { Entry } from '../template/index.ts';

/** The sizes of a box that its drawing states, in mm: those that every template of its kind asks for, without the board. */
export const askedSizes = (
  { template }: Pick<Entry, 'template'>,
  values: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> => {
  const asked: Record<string, number> = {};
  for (const name of Object.keys(template.size)) {
    const value = values[name];
    if (template.size[name]!.kind === 'length' && name !== 'material' && value !== undefined) asked[name] = value;
  }
  return asked;
};
