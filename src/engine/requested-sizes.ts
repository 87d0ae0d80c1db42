import { type Drawing, label, type RequestedSize } from '../sheet/index.ts';
import type { Entry } from '../template/index.ts';
import type { AskedBox } from './ask.ts';

/** Sizes that the labels of a drawing state, in mm by name: the template's sizes without options and without the board thickness. */
export const requestedSizes = ({ template }: Pick<Entry, 'template'>, values: Readonly<Record<string, number>>) => {
  const sizes: Record<string, number> = {};
  for (const name in template.size) {
    const value = values[name];
    if (template.size[name]!.kind === 'length' && name !== 'material' && value !== undefined) sizes[name] = value;
  }
  return sizes;
};

/** What a drawing's labels state, in mm by name: sizes, with what they measure if no gauge shows it, and settings that a gauge shows. */
export const statedSizes = (
  entry: Pick<Entry, 'template'>,
  values: Readonly<Record<string, number>>,
  { parts }: Pick<Drawing, 'parts'>,
): Readonly<Record<string, RequestedSize>> => {
  const sizes: Record<string, RequestedSize> = requestedSizes(entry, values);
  for (const name in sizes) sizes[name] = { mm: values[name]!, about: entry.template.size[name]!.about };
  for (const { part } of parts)
    for (const { name } of part.blank.gauges)
      if (sizes[name] === undefined && values[name] !== undefined) sizes[name] = values[name];
  return sizes;
};

/** The labels of a drawing, none where the question leaves them out. Sizes are stated as the question gave them. */
export const labelsOf = ({ entry, values, unit, dimensionTexts, requested }: AskedBox, drawing: Drawing) =>
  dimensionTexts ? label(drawing, unit, { ...statedSizes(entry, values, drawing), ...requested }) : [];
