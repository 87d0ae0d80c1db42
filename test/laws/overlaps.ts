import { isHole } from '../../src/board/index.ts';
import {
  gridFor,
  intersect,
  type Point,
  polygon,
  type Ring,
  regionArea,
  ringArea,
  unite,
} from '../../src/geometry/index.ts';
import type { PlacedPanel } from '../../src/sheet/index.ts';
import type { Law } from './built.ts';

/** Panels do not overlap on the sheet: their areas add up to the area they cover. */
export const overlaps: Law = ({ drawing }) =>
  drawing.parts.flatMap(({ part, sheet }) => {
    const panels = sheet.map(ringsOf);
    const all = panels.flat();
    const sum = all.reduce((s, ring) => s + ringArea(ring), 0);
    const extra = sum - regionArea(unite(all));
    const slack = rounding(all);
    if (Math.abs(extra) < slack) return [];
    const pairs = panels.flatMap((a, i) =>
      panels.slice(0, i).flatMap((b, j) => {
        const shared = regionArea(intersect(a, b));
        return shared > slack / panels.length ? [`${sheet[i]!.id} and ${sheet[j]!.id} share ${shared} mm²`] : [];
      }),
    );
    return pairs.length ? pairs : [`panels of ${part.id} add up to ${extra} mm² more than their union`];
  });

/** The outline counter-clockwise and its holes clockwise, with flattened curves. */
export const ringsOf = ({ outline, marks }: PlacedPanel): Ring[] => [
  polygon(outline),
  ...marks.filter(isHole).map(({ curves }) => {
    const ring: Point[] = polygon(curves);
    return ringArea(ring) > 0 ? ring.reverse() : ring;
  }),
];

/** Rounding error of areas on the clipper's grid, in mm²: one step along all outlines. */
export const rounding = (rings: readonly Ring[]): number => {
  let around = 0;
  for (const ring of rings)
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++)
      around += Math.hypot(ring[i]![0] - ring[j]![0], ring[i]![1] - ring[j]![1]);
  return 1e-3 + around / gridFor(rings);
};
