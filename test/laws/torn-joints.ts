import { distance, flatten, grow, isInside, type Point, pointAt, polygon, ringsOf } from '../../src/geometry/index.ts';
import type { Law } from './built.ts';
import { footOn } from './foot-on.ts';
import { glueJoints, type Standing, standing } from './standing.ts';

/** Points of a tear line that are looked at. */
const SAMPLES = 20;

/** Width of the border of a glued board that needs no tear line, in mm: it tears by itself. */
const BORDER = 2;

/** Largest distance of two tear lines that lie on one another, beyond the thickness of the board, in mm. */
const OFF = 1;

/** A tear line that crosses a joint glued in the plant is cut or perforated through both boards: otherwise the glue holds what is torn. */
export const tornJoints: Law = (box) =>
  glueJoints(box, standing(box))
    .filter(({ delivered }) => delivered)
    .flatMap(({ panels: [one, other] }) => [...held(one, other), ...held(other, one)]);

const held = (torn: Standing, glued: Standing): string[] => {
  const lines = marksOf(glued, ['perforation', 'cut']).map((curve) => [curve.from, ...flatten(curve)]);
  const board = ringsOf(grow([polygon(glued.panel.outline)], -BORDER));
  const isHeld = (p: Point): boolean =>
    board.some((ring) => isInside(ring, p)) && !lines.some((line) => away(line, p) <= OFF + glued.thickness);
  const points = marksOf(torn, ['perforation']).flatMap((curve) =>
    Array.from({ length: SAMPLES + 1 }, (_, k) => glued.from(torn.place(pointAt(curve, k / SAMPLES)))),
  );
  return points.some(isHeld)
    ? [`a tear line of ${torn.solid.id} is not torn in ${glued.solid.id}, which is glued to it`]
    : [];
};

const marksOf = ({ panel }: Standing, lines: readonly string[]) =>
  panel.marks.filter(({ line }) => lines.includes(line)).flatMap(({ curves }) => curves);

const away = (line: readonly Point[], p: Point): number =>
  Math.min(...line.slice(1).map((to, k) => distance(p, footOn(line[k]!, to, p))));
