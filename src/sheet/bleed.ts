import { moveCurve, type Point, shift } from '../geometry/index.ts';
import type { Drawing } from './arrange.ts';
import type { Line } from './dieline.ts';
import { grown } from './grown.ts';
import { outerContour } from './outer-contour.ts';

/**
 * Draws the bleed: around each part the outline of its board grown by `margin` mm, outer corners rounded. Lines and arcs are exact, other
 * curves within a hundredth of a millimetre. Holes have no bleed. Flat size and area remain those of the cut.
 * @param margin less than half the distance of two parts in a drawing, which is 20 mm.
 * @example
 * const { dieline: lines } = bleed(dieline('becf-10101').drawing, 3);
 * writeDxf(lines, []).includes('bleed'); // = true
 */
export const bleed = (drawing: Drawing, margin: number): Drawing => {
  const nodes: Point[] = [...drawing.dieline.nodes];
  const lines: Line[] = [...drawing.dieline.lines];
  drawing.parts.forEach((placed, part) => {
    const place = shift(...placed.shift);
    const ring = grown(outerContour(placed.dieline), margin).map((curve) => moveCurve(place, curve));
    const first = nodes.length;
    ring.forEach((curve, k) => {
      nodes.push(curve.from);
      lines.push({ from: first + k, to: first + ((k + 1) % ring.length), curve, line: 'bleed', panels: [], part });
    });
  });
  return { ...drawing, dieline: { ...drawing.dieline, nodes, lines } };
};
