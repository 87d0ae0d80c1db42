import { extent, type Size, sizeOf } from '../sheet/index.ts';
import { type Entry, resolve, type Template, variables } from '../template/index.ts';
import type { SizeTranslator } from './dimension-kinds.ts';
import { drawBox } from './draw-box.ts';
import { isNoBox } from './problem.ts';
import { translateSizes } from './translate-sizes.ts';

/** The box of a template in a wanted size. */
export interface SizeFit {
  /**
   * The values to draw it with, by name, in mm, in the template's own kind of sizes. Length and width are swapped where the template
   * needs the larger one first.
   */
  readonly values: Readonly<Record<string, number>>;
  /** Size of the flat blank in mm; undefined if the template cannot be made in this size. */
  readonly flat?: Size;
}

const NAMES = ['length', 'width', 'height'] as const;

/**
 * Fits the box of a template to sizes of contents.
 * @param sizes - length and width, or length, width and height, in mm.
 * @param material - thickness of the board in mm; templates that are not made of it keep their usual board.
 * @param translate - measures the sizes, if they are not of the template's own kind.
 * @example
 * fitSize(catalogue.find('becf-10901')!, [50, 90, 110]).values; // = { length: 90, width: 50, height: 110 }
 */
export const fitSize = (
  entry: Entry,
  sizes: readonly number[],
  material?: number,
  translate?: SizeTranslator,
): SizeFit => {
  const { template, id } = entry;
  const values: Record<string, number> = {};
  NAMES.forEach((name, k) => {
    if (name in template.size && sizes[k] !== undefined) values[name] = sizes[k];
  });
  // Sizes of other names say nothing about the contents.
  if (!Object.keys(values).length) return { values };
  const board = variables(template, id, values).material;
  if (board && material !== undefined && material >= board.min && material <= board.max) values.material = material;
  // A box without one of three sizes is not made for these contents.
  if (sizes.length === NAMES.length && NAMES.some((name) => !(name in values))) return { values };
  swapToOrder(template, values);
  const own = translated(entry, values, translate);
  if (!own) return { values };
  const resolved = resolve(template, own, id);
  if (resolved.violations.length) return { values: own };
  return { values: own, flat: sizeOf(extent(drawBox(entry, resolved).dieline)) };
};

const swapToOrder = ({ order }: Template, values: Record<string, number>): void => {
  if (order && values[order[0]]! < values[order[1]]!)
    [values[order[0]], values[order[1]]] = [values[order[1]]!, values[order[0]]!];
};

/** The values in the template's own kind of sizes; undefined if the template has no sizes of the given kind. */
const translated = (
  entry: Entry,
  values: Readonly<Record<string, number>>,
  translate: SizeTranslator | undefined,
): Readonly<Record<string, number>> | undefined => {
  if (!translate) return values;
  const own = translateSizes(entry, translate, { unit: 'mm', ...values }, Object.keys(values), 'mm');
  if (isNoBox(own)) return undefined;
  return Object.fromEntries(Object.keys(values).map((name) => [name, Number(own.variables[name])]));
};
