import { extent, type Size, sizeOf } from '../sheet/index.ts';
import { type Entry, type Resolved, resolve, type Template, variables } from '../template/index.ts';
import { assignSizes } from './assign-sizes.ts';
import type { SizeTranslator } from './dimension-kinds.ts';
import { drawBox } from './draw-box.ts';
import { isNoBox } from './problem.ts';
import { translateSizes } from './translate-sizes.ts';

/** The box of a template in a wanted size. */
export interface SizeFit {
  /** The values to draw it with, by name, in mm, in the template's own kind. Length and width are swapped where the larger comes first. */
  readonly values: Readonly<Record<string, number>>;
  /** Size of the flat blank in mm; undefined if the template cannot be made in this size. */
  readonly flat?: Size;
}

/** The values of a wanted size, and the box that they make; undefined if the template cannot be made in this size. */
type SizeValues = Pick<SizeFit, 'values'> & { readonly box?: Resolved | undefined };

/** As `fitSize`, without drawing the box. */
export const valuesForSize = (
  entry: Entry,
  sizes: readonly number[],
  material?: number,
  translate?: SizeTranslator,
): SizeValues => {
  const { template, id } = entry;
  const values: Record<string, number> = { ...assignSizes(template, sizes) };
  // Sizes of other names say nothing about the contents.
  if (!Object.keys(values).length) return { values };
  const board = variables(template, id, values).material;
  if (board && material !== undefined && material >= board.min && material <= board.max) values.material = material;
  swapToOrder(template, values);
  const own = translated(entry, values, translate);
  if (!own) return { values };
  const box = resolve(template, own, id);
  return { values: own, ...(!box.violations.length && { box }) };
};

/**
 * Fits the box of a template to sizes of contents: two or three numbers in mm, length, width and height or as `Template.reads` tells.
 * @param material - thickness of the board in mm; templates that are not made of it keep their usual board.
 * @param translate - measures the sizes, if they are not of the template's own kind.
 */
export const fitSize = (
  entry: Entry,
  sizes: readonly number[],
  material?: number,
  translate?: SizeTranslator,
): SizeFit => drawnFit(entry, valuesForSize(entry, sizes, material, translate));

/** Draws the box of a wanted size, for its blank. */
export const drawnFit = (entry: Entry, { values, box }: SizeValues): SizeFit =>
  box ? { values, flat: sizeOf(extent(drawBox(entry, box).dieline)) } : { values };

const swapToOrder = ({ order }: Template, values: Record<string, number>): void => {
  if (order && values[order[0]]! < values[order[1]]!)
    [values[order[0]], values[order[1]]] = [values[order[1]]!, values[order[0]]!];
};

/** The values in the template's own kind of sizes; undefined if the template has no sizes of the given kind. */
const translated = (entry: Entry, values: Readonly<Record<string, number>>, translate: SizeTranslator | undefined) => {
  if (!translate) return values;
  const own = translateSizes(entry, translate, { unit: 'mm', ...values }, Object.keys(values), 'mm');
  if (isNoBox(own)) return undefined;
  return Object.fromEntries(Object.keys(values).map((name) => [name, Number(own.variables[name])]));
};
