import { bounds, type Curve, inverseMotion, moveCurve } from '../../src/geometry/index.ts';
import { gaugeReach, type PlacedPart } from '../../src/sheet/index.ts';
import type { Law } from './built.ts';
import { fullName } from './exceptions.ts';

/** Tolerance of the end of a gauge, in mm: corners are rounded to microns. */
const SLACK = 1e-3;

/**
 * Both ends of a label lie where the panel that it measures shows them: at a corner, an edge, a crease or a hole of the panel, or of one
 * that is creased to it.
 */
export const gauges: Law = (box) =>
  box.drawing.parts.flatMap((placed) =>
    placed.part.blank.gauges.flatMap((gauge) => {
      const { index, from, to } = gaugeReach(gauge, placed);
      const stops = stopsOf(placed, index, gauge.along);
      return [from, to]
        .filter((end) => !stops.some((stop) => Math.abs(stop - end) < SLACK))
        .map((end) => {
          const where = `${fullName(box, placed.part.id, gauge.panel)}.${gauge.along}`;
          return `the label ${gauge.name} ends at ${end.toFixed(3)} of ${where}, where there is nothing to measure from`;
        });
    }),
  );

/** Where the lines of a panel, and of those creased to it, begin and end along one of its axes. */
const stopsOf = ({ sheet, part }: PlacedPart, index: number, along: 'x' | 'y'): number[] => {
  const home = sheet[index]!;
  const own = inverseMotion(home.at);
  const near = sheet.filter((_, k) => k === index || k === home.parent || sheet[k]!.parent === index);
  const cutouts = (part.blank.cutouts ?? []).flatMap(({ on, ring }) =>
    near.filter(({ id }) => id === on).flatMap(({ at }) => ring.map((curve) => moveCurve(at, curve))),
  );
  return [...near.flatMap(linesOf), ...cutouts].flatMap((curve) => {
    const moved = moveCurve(own, curve);
    const { left, right, bottom, top } = bounds(moved);
    return along === 'x' ? [moved.from[0], moved.to[0], left, right] : [moved.from[1], moved.to[1], bottom, top];
  });
};

const linesOf = ({ outline, marks }: PlacedPart['sheet'][number]): readonly Curve[] => [
  ...outline,
  ...marks.flatMap(({ curves }) => curves),
];
