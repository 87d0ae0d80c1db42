import { type Box, boundsOf, type Curve, moveCurve, shift, union } from '../../geometry/index.ts';
import type { Drawing, PlacedPanel } from '../../sheet/index.ts';
import type { FoundPanel } from './differ.ts';

/** The outline of a panel where it lies in the whole drawing. */
export const panelOutline = (drawing: Drawing, { part, placed }: FoundPanel): Curve[] => {
  const [x, y] = drawing.parts[part]!.shift;
  return [placed.seat.curve, ...placed.edges.map(({ curve }) => curve)].map((curve) => moveCurve(shift(x, y), curve));
};

/** How far a panel reaches along its seat and away from it, in mm. */
export const reachOf = ({ panel }: PlacedPanel): Readonly<Record<'x' | 'y', number>> => {
  const seat: Box = { left: 0, bottom: 0, right: panel.seat, top: 0 };
  const { left, bottom, right, top } = union(seat, boundsOf(panel.edges.map(({ curve }) => curve)));
  return { x: right - left, y: top - bottom };
};
