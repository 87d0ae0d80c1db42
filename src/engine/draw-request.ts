import type { Unit } from '../api/index.ts';
import type { Part } from '../board/index.ts';
import { area, arrange, bleed, type Drawing, extent, type Size, sheetExtent, sizeOf, unfold } from '../sheet/index.ts';
import type { Entry } from '../template/index.ts';
import type { DielineRequest } from './read-request.ts';
import { fromMm } from './units.ts';

/**
 * Builds and draws the requested box.
 * @throws Error for a coordinate that is not finite, which is a defect of the template.
 */
export const drawRequest = (
  { template, id }: Entry,
  { values, chosen, bleed: margin }: Pick<DielineRequest, 'values' | 'chosen' | 'bleed'>,
): Drawing => {
  const drawing = arrange(template.build(values, chosen));
  if (!drawing.dieline.nodes.every((p) => Number.isFinite(p[0]) && Number.isFinite(p[1]))) throw notFinite(id, values);
  return margin === undefined ? drawing : bleed(drawing, margin);
};

const notFinite = (id: string, values: DielineRequest['values']): Error =>
  new Error(`${id} has a coordinate that is not finite, at ${JSON.stringify(values)}`);

/** A part with its outer size in the unit of the request and its area in mm². */
export interface MeasuredPart {
  readonly part: Part;
  readonly size: Size;
  readonly area: number;
}

/**
 * Builds the requested box and measures each part, without drawing it.
 * @throws Error as `drawRequest`.
 */
export const measureRequest = (
  { template, id }: Entry,
  { values, chosen, unit }: Pick<DielineRequest, 'values' | 'chosen' | 'unit'>,
): MeasuredPart[] =>
  template.build(values, chosen).map((part) => {
    const sheet = unfold(part.blank);
    const { width, height } = sizeOf(sheetExtent(sheet));
    if (!Number.isFinite(width) || !Number.isFinite(height)) throw notFinite(id, values);
    return {
      part,
      size: { width: fromMm(width, unit), height: fromMm(height, unit) },
      area: area(part.blank, sheet),
    };
  });

/** Outer size of the cut outline, in the unit of the request. */
export const flatSize = ({ dieline }: Drawing, unit: Unit): Size => {
  const { width, height } = sizeOf(extent(dieline));
  return { width: fromMm(width, unit), height: fromMm(height, unit) };
};
