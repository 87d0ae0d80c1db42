import { type Curve, grow, moveCurve, type Point, polygon, recoverArcs, shift } from '../geometry/index.ts';
import type { Drawing, PlacedPart } from './arrange.ts';
import type { Line } from './dieline.ts';

/**
 * Draws the bleed: around each part the outline of its board grown by `margin` mm, outer corners
 * rounded, exact to a hundredth of a millimetre. Holes have none. Flat size and area stay those of the cut.
 * @param margin less than half the distance of two parts in a drawing, which is 20 mm.
 * @example
 * const { dieline: lines } = bleed(dieline('becf-10101').drawing, 3);
 * writeDxf(lines, []).includes('bleed'); // = true
 */
export const bleed = (drawing: Drawing, margin: number): Drawing => {
  const nodes: Point[] = [...drawing.dieline.nodes];
  const lines: Line[] = [...drawing.dieline.lines];
  drawing.parts.forEach((laid, part) => {
    for (const ring of bleedRings(laid, margin)) {
      const first = nodes.length;
      ring.forEach((curve, k) => {
        nodes.push(curve.from);
        const to = first + ((k + 1) % ring.length);
        lines.push({ from: first + k, to, curve, line: 'bleed', panels: [], part });
      });
    }
  });
  return { ...drawing, dieline: { ...drawing.dieline, nodes, lines } };
};

const bleedRings = ({ sheet, shift: [x, y] }: PlacedPart, margin: number): Curve[][] => {
  const panels = sheet.map(({ seat, edges }) => polygon([seat.curve, ...edges.map(({ curve }) => curve)]));
  const place = shift(x, y);
  return grow(panels, margin, 'round').map(({ outer }) => recoverArcs(outer).map((c) => moveCurve(place, c)));
};
