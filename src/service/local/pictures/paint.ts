import { drawBox } from '../../../engine/index.ts';
import { writeSvg } from '../../../formats/index.ts';
import { type Box, boundsOf, type Curve, moveCurve, pathData, shift, union } from '../../../geometry/index.ts';
import { type Drawing, label, type PlacedPanel } from '../../../sheet/index.ts';
import { type Entry, resolve } from '../../../template/index.ts';

/** A box of an id with these values, and with defaults for all others. */
export const drawn = (entry: Entry, values: Readonly<Record<string, number>> = {}): Drawing =>
  drawBox(entry, resolve(entry.template, values, entry.id));

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
    ...panel.edges.map(({ curve, line }) => line + pathData([curve])),
    ...panel.marks.map(({ curves }) => pathData(curves)),
  ].join();
