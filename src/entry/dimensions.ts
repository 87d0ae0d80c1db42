import { type Dimensions, requestedSizes } from '../engine/index.ts';
import { boxSizes } from '../fold/index.ts';
import { mapValues } from '../geometry/index.ts';
import type { Drawing } from '../sheet/index.ts';
import type { Entry } from '../template/index.ts';
import { defined, roundTo } from '../values/index.ts';

/** The sizes of one box in mm, in three kinds, by the names of the template's sizes. Sizes that cannot be measured are omitted. */
export type BoxDimensions = Readonly<Record<Dimensions, Readonly<Record<string, number>>>>;

/** Decimals of a size in mm. The noise of the folded box is far smaller. */
const DECIMALS = 5;

/**
 * The sizes of a drawn box inside, outside and from crease to crease, in mm by name, measured on the drawing and on the folded box.
 * Sizes that cannot be measured, such as the inside width of a slanted wall, are omitted.
 * @example
 * fold.dimensionsOf(drawOne(catalogue, 'becf-21d01', { length: 300, material: 3 })).outside.length; // = 306
 */
export const dimensionsOf = ({
  entry,
  drawing: { parts },
  values,
}: {
  readonly entry: Pick<Entry, 'template'>;
  readonly drawing: Pick<Drawing, 'parts'>;
  readonly values: Readonly<Record<string, number>>;
}): BoxDimensions => {
  const sizes = boxSizes(parts, requestedSizes(entry, values));
  const ofKind = (kind: Dimensions): Readonly<Record<string, number>> =>
    defined(mapValues(sizes, ({ [kind]: mm }) => (mm === undefined ? undefined : roundTo(mm, DECIMALS))));
  return { inside: ofKind('inside'), outside: ofKind('outside'), manufacture: ofKind('manufacture') };
};
