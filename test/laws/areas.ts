import { CHORD, length, moveCurve, polygon, regionArea, subtract } from '../../src/geometry/index.ts';
import type { Law } from './built.ts';
import { cutGraph } from './faces.ts';
import { ringsOf, rounding } from './overlaps.ts';

/** The area of a part is the same by its panels, by its contours and by polygon clipping. */
export const areas: Law = ({ drawing }) =>
  drawing.parts.flatMap((laid) => {
    const { part, sheet, area } = laid;
    const wrong: string[] = [];
    const { faces } = cutGraph(laid);
    const outer = faces.reduce((least, f) => Math.min(least, f.area), 0);
    const holes = faces.filter((f) => f.area > 0 && !f.board).reduce((sum, f) => sum + f.area, 0);
    const contour = -outer - holes;
    if (!(Math.abs(contour - area) < 1e-9 * area + 1e-6))
      wrong.push(`${part.id} has ${area} mm² by its panels, ${contour} by its contours`);

    const rings = sheet.flatMap(ringsOf);
    const cutouts = (part.blank.cutouts ?? [])
      .filter(({ line }) => line === 'cut')
      .map(({ on, ring }) => polygon(ring.map((c) => moveCurve(sheet.find(({ id }) => id === on)!.at, c))));
    const clipped = regionArea(subtract(rings, cutouts));
    const curved = faces
      .flatMap(({ curves }) => curves)
      .reduce((sum, c) => sum + (c.kind === 'line' ? 0 : length(c)), 0);
    const slack = rounding([...rings, ...cutouts]) + curved * CHORD;
    if (!(Math.abs(clipped - area) < slack)) wrong.push(`${part.id} has ${area} mm² by its panels, ${clipped} clipped`);
    return wrong;
  });
