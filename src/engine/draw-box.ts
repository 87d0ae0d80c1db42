import type { Part } from '../board/index.ts';
import { area, arrange, type Drawing, extent, type Size, sheetExtent, sizeOf, unfold } from '../sheet/index.ts';
import { type BuildValues, type Entry, withParts } from '../template/index.ts';
import type { LengthUnit } from '../values/index.ts';
import { fromMm } from './units.ts';

const notFinite = (): Error => new Error('A coordinate is not finite.');

/** Draws parts. Every request comes here: a pair of numbers would take longer to destructure than to check. */
const arrangeFinite = (parts: readonly Part[]): Drawing => {
  const drawing = arrange(parts);
  for (const p of drawing.dieline.nodes) if (!Number.isFinite(p[0]) || !Number.isFinite(p[1])) throw notFinite();
  return drawing;
};

/** Builds and draws a box, without bleed. Throws TemplateFault for a mistake in the template, such as a coordinate that is not finite. */
export const drawBox = (entry: Entry, box: BuildValues): Drawing => withParts(entry, box, arrangeFinite);

/** Builds the requested box and measures each part, without drawing it: its outer size in the unit of the request, its area in mm². Throws TemplateFault as `drawBox`. */
export const measureRequest = (entry: Entry, request: BuildValues & { readonly unit: LengthUnit }) =>
  withParts(entry, request, (parts) => parts.map((part) => measurePart(part, request.unit)));

const measurePart = (part: Part, unit: LengthUnit) => {
  const sheet = unfold(part.blank);
  const { width, height } = sizeOf(sheetExtent(sheet));
  if (!Number.isFinite(width) || !Number.isFinite(height)) throw notFinite();
  return { part, size: { width: fromMm(width, unit), height: fromMm(height, unit) }, area: area(part.blank, sheet) };
};

/** Outer size of the cut outline, in the unit of the request. */
export const flatSize = ({ dieline }: Drawing, unit: LengthUnit): Size => {
  const { width, height } = sizeOf(extent(dieline));
  return { width: fromMm(width, unit), height: fromMm(height, unit) };
};
