import {
  bounds,
  boxesApart,
  type Curve,
  cornerTable,
  crossings,
  cutAt,
  faceWalks,
  MICRON,
  type OffsetCorners,
  offsetRing,
  PlanarGraph,
  reverse,
} from '../geometry/index.ts';
import { drawPanelLines } from './draw.ts';
import { joinStraight, outerContour } from './outer-contour.ts';
import { panelLine } from './panel-lines.ts';

/** The border of an area grown by `by` mm, counter-clockwise like `ring`. Lines and arcs are exact, other curves within 0.01 mm. */
export const grown = (ring: readonly Curve[], by: number, corners?: OffsetCorners): Curve[] =>
  outerContour(offsetLines(ring, by, corners));

/** Borders of a hole after the area around it has grown by `by` mm, counter-clockwise as `ring`: none if it closes, several if split. */
export const shrunk = (ring: readonly Curve[], by: number, corners?: OffsetCorners): Curve[][] => {
  const { nodes, lines } = offsetLines(ring.map(reverse).reverse(), by, corners);
  const graph = new PlanarGraph(lines, cornerTable(nodes.length));
  // Around what remains of the hole, every line goes clockwise as it was drawn; loops at inner corners go the other way.
  return faceWalks(graph, () => true)
    .filter(({ area, halves }) => area > MICRON * MICRON && halves.every((half) => half & 1))
    .map(({ halves }) => joinStraight(halves.map((half) => reverse(graph.curve(half)))));
};

const offsetLines = (ring: readonly Curve[], by: number, corners: OffsetCorners | undefined) =>
  drawPanelLines(splitAtCrossings(offsetRing(ring, by, corners)).map((curve) => panelLine(curve, 'bleed', [''])));

/** Splits curves into pieces that meet only at their ends. */
const splitAtCrossings = (curves: readonly Curve[]): Curve[] => {
  const boxes = curves.map(bounds);
  return curves.flatMap((curve, k) => {
    const stops = curves.flatMap((other, j) =>
      j === k || boxesApart(boxes[k]!, boxes[j]!, MICRON) ? [] : crossings(curve, other),
    );
    return cutAt(
      curve,
      stops.sort((a, b) => a - b),
    );
  });
};
