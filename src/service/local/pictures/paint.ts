import { writeSvg } from '../../../formats/index.ts';
import { type Box, boundsOf, type Curve, moveCurve, shift, union } from '../../../geometry/index.ts';
import { type Drawing, label, type PlacedPanel } from '../../../sheet/index.ts';
import type { differing } from './differ.ts';

interface Point {
  readonly title: string;
  /** Name of the label to highlight. */
  readonly label?: string;
  readonly areas?: readonly (readonly Curve[])[];
}

export const paint = (drawing: Drawing, { title, label: name, areas = [] }: Point): string => {
  const highlight = { labels: name === undefined ? [] : [name], areas };
  return writeSvg(drawing.dieline, label(drawing, 'mm'), { unit: 'mm', title, highlight });
};

/** Outline of a panel at its position in the whole drawing. */
export const panelOutline = (drawing: Drawing, { part, placed }: ReturnType<typeof differing>[number]): Curve[] => {
  const [x, y] = drawing.parts[part]!.shift;
  return placed.outline.map((curve) => moveCurve(shift(x, y), curve));
};

/** Extent of a panel along its seat (x) and away from it (y), in mm. */
export const reachOf = ({ panel }: PlacedPanel): Readonly<Record<'x' | 'y', number>> => {
  const seat: Box = { left: 0, bottom: 0, right: panel.seat, top: 0 };
  const { left, bottom, right, top } = union(seat, boundsOf(panel.edges.map(({ curve }) => curve)));
  return { x: right - left, y: top - bottom };
};
