import { isHole } from '../../src/board/index.ts';
import { type Curve, isInside, moveCurve, type Point, polygon } from '../../src/geometry/index.ts';
import type { PlacedPart } from '../../src/sheet/index.ts';

/** Maximum deviation of the polygons from the curves, in mm. */
const FINE = 1e-3;

/** True when a point of the part's sheet is board. Uses the panels, not the drawing. */
export const boardAt = ({ part, sheet }: PlacedPart): ((p: Point) => boolean) => {
  const fine = (ring: readonly Curve[]): Point[] => polygon(ring, FINE);
  const panels = sheet.map(({ outline, marks }) => ({
    outer: fine(outline),
    holes: marks.filter(isHole).map(({ curves }) => fine(curves)),
  }));
  const windows = (part.blank.cutouts ?? [])
    .filter(({ line }) => line === 'cut')
    .map(({ on, ring }) => {
      const home = sheet.find(({ id }) => id === on)!;
      return fine(ring.map((c) => moveCurve(home.at, c)));
    });
  return (p) =>
    panels.some(({ outer, holes }) => isInside(outer, p) && !holes.some((h) => isInside(h, p))) &&
    !windows.some((w) => isInside(w, p));
};
