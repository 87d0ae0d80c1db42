import type { Entry } from '../template/index.ts';

/** Sizes that the labels of a drawing state, in mm by name: the template's sizes without options and without the board thickness. */
export const requestedSizes = (
  { template }: Pick<Entry, 'template'>,
  values: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> => {
  const sizes: Record<string, number> = {};
  for (const name of Object.keys(template.size)) {
    const value = values[name];
    if (template.size[name]!.kind === 'length' && name !== 'material' && value !== undefined) sizes[name] = value;
  }
  return sizes;
};
