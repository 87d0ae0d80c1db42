import { boxAround, intersect, type Point, regionArea } from '../../src/geometry/index.ts';

/** Common area of two outlines on a sheet in mm², by polygon clipping, which the engine does not use here. */
const commonArea = (a: readonly Point[], b: readonly Point[]): number => regionArea(intersect([a], [b]));

/** Distance of two polygons that do not overlap, in mm: from a corner of one to an edge of the other. */
const gap = (a: readonly Point[], b: readonly Point[]): number => Math.min(toCorners(a, b), toCorners(b, a));

/** From the corners of one to the edges of the other. Skips edges whose bounding boxes are further than the nearest so far. */
const toCorners = (corners: readonly Point[], polygon: readonly Point[]): number => {
  let least = Number.POSITIVE_INFINITY;
  for (let k = 0; k < polygon.length; k++) {
    const [fx, fy] = polygon[k]!;
    const [tx, ty] = polygon[(k + 1) % polygon.length]!;
    const [ux, uy] = [tx - fx, ty - fy];
    const square = ux * ux + uy * uy || 1;
    for (const [x, y] of corners) {
      if (x < Math.min(fx, tx) - least || x > Math.max(fx, tx) + least) continue;
      if (y < Math.min(fy, ty) - least || y > Math.max(fy, ty) + least) continue;
      const t = Math.min(1, Math.max(0, ((x - fx) * ux + (y - fy) * uy) / square));
      least = Math.min(least, Math.hypot(x - fx - t * ux, y - fy - t * uy));
    }
  }
  return least;
};

/** Positions are in whole micrometres: tolerance in mm. */
const ROUNDING = 0.002;

/** Faults of outlines on a sheet, in words. */
export const faultsIn = (
  outlines: readonly (readonly Point[])[],
  sheet: { readonly left: number; readonly bottom: number; readonly right: number; readonly top: number },
  gutter: number,
): string[] => {
  const faults: string[] = [];
  const boxes = outlines.map((outline) => boxAround(outline));
  boxes.forEach((box, k) => {
    const out = Math.max(
      sheet.left - box.left,
      sheet.bottom - box.bottom,
      box.right - sheet.right,
      box.top - sheet.top,
    );
    if (out > ROUNDING) faults.push(`blank ${k} leaves the sheet by ${out} mm`);
  });
  for (let a = 0; a < outlines.length; a++)
    for (let b = a + 1; b < outlines.length; b++) {
      const [p, q] = [boxes[a]!, boxes[b]!];
      if (
        p.right + gutter < q.left ||
        q.right + gutter < p.left ||
        p.top + gutter < q.bottom ||
        q.top + gutter < p.bottom
      )
        continue;
      // A strip of the width of the rounding error, along both outlines.
      const both = commonArea(outlines[a]!, outlines[b]!);
      const length = 2 * (p.right - p.left + p.top - p.bottom);
      if (both > ROUNDING * length) faults.push(`blanks ${a} and ${b} overlap by ${both} mm²`);
      else if (gutter && gap(outlines[a]!, outlines[b]!) < gutter - ROUNDING)
        faults.push(`blanks ${a} and ${b} are ${gap(outlines[a]!, outlines[b]!)} mm apart`);
    }
  return faults;
};
