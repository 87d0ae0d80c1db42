import type { Unit } from '../api/index.ts';
import { arrange, bleed, type Drawing, extent, type Size, sizeOf } from '../sheet/index.ts';
import type { Entry } from '../template/index.ts';
import type { DielineRequest } from './read-request.ts';
import { fromMm } from './units.ts';

/**
 * Builds and draws what was asked.
 * @throws Error where the template draws to no finite point: a mistake of the template.
 */
export const drawRequest = (
  { template, id }: Entry,
  { values, chosen, bleed: margin }: Pick<DielineRequest, 'values' | 'chosen' | 'bleed'>,
): Drawing => {
  const drawing = arrange(template.build(values, chosen));
  if (!drawing.dieline.nodes.every((p) => Number.isFinite(p[0]) && Number.isFinite(p[1])))
    throw new Error(`${id} draws to no finite point at ${JSON.stringify(values)}`);
  return margin === undefined ? drawing : bleed(drawing, margin);
};

/** Outer size of what is cut, of one part or of the whole drawing, in the unit asked. */
export const flatSize = ({ dieline }: Drawing, unit: Unit, part?: number): Size => {
  const { width, height } = sizeOf(extent(dieline, part));
  return { width: fromMm(width, unit), height: fromMm(height, unit) };
};
