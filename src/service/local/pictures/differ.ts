import type { Curve } from '../../../geometry/index.ts';
import type { Drawing, PlacedPanel } from '../../../sheet/index.ts';

/** Panels of a drawing, with the index of their part, that are missing or have another shape in the other drawing. Their position does not matter. */
export const differing = (drawing: Drawing, other: Drawing) =>
  drawing.parts.flatMap(({ part: { id }, sheet }, part) => {
    const others = other.parts.find((placed) => placed.part.id === id)?.sheet ?? [];
    const shapes = new Map(others.map((placed) => [placed.id, shape(placed)]));
    return sheet.filter((placed) => shapes.get(placed.id) !== shape(placed)).map((placed) => ({ part, placed }));
  });

/** A text that is equal for equal panels, to a thousandth of a millimetre. */
const shape = ({ panel }: PlacedPanel): string =>
  [
    ...panel.edges.map(({ curve, line }) => line + text(curve)),
    ...panel.marks.flatMap((mark) => mark.curves.map(text)),
  ].join();

const text = (curve: Curve): string => {
  const numbers = [...curve.from, ...curve.to, ...(curve.kind === 'arc' ? [curve.bulge] : [])];
  if (curve.kind === 'cubic') numbers.push(...curve.c1, ...curve.c2);
  return numbers.map((n) => n.toFixed(3).replace(/^-0\.000$/, '0.000')).join(' ');
};
