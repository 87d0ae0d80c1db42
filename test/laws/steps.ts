import { departure } from '../../src/geometry/departure.ts';
import { length } from '../../src/geometry/index.ts';
import type { Line } from '../../src/sheet/index.ts';
import type { Law } from './built.ts';
import { fullName } from './exceptions.ts';

/**
 * Least length of a cut between two corners, in mm; in thinner board, one board, which is a usual allowance. A cutting rule cannot be bent to
 * a smaller step. House rule.
 */
const LEAST = 0.3;

/** Below this change of direction, in degrees, a cut continues: it is a straight line in two parts, or an arc that touches it. */
const SMOOTH = 1;

/** No cut makes a step that is too small for a die. */
export const steps: Law = (box) =>
  box.drawing.parts.flatMap(({ part, dieline: { nodes, lines } }) => {
    const cuts = lines.filter(({ line }) => line === 'cut');
    const at = nodes.map((): Line[] => []);
    for (const cut of cuts) for (const node of [cut.from, cut.to]) at[node]!.push(cut);
    // Rounding in the drawing is far below this part of a step.
    const least = 0.999 * Math.min(LEAST, part.blank.thickness);
    const beyond = (cut: Line, node: number, wanted: number): number => {
      const next = at[node]!.find((other) => other !== cut && continues(cut, other, node));
      if (wanted <= 0 || !next) return 0;
      const own = length(next.curve);
      return own + beyond(next, next.from === node ? next.to : next.from, wanted - own);
    };
    return cuts.flatMap((cut) => {
      let whole = length(cut.curve);
      if (whole >= least) return [];
      for (const node of [cut.from, cut.to]) whole += beyond(cut, node, least - whole);
      if (whole >= least) return [];
      const names = cut.panels.map((id) => fullName(box, part.id, id)).join(' and ');
      return [`${names}: a cut between two corners is ${whole.toFixed(3)} mm long`];
    });
  });

/** True when two cuts leave their common corner in opposite directions. */
const continues = (a: Line, b: Line, node: number): boolean => {
  const [u, v] = [a, b].map(({ curve, from }) => departure(curve, from === node ? 0 : 1).angle) as [number, number];
  return Math.cos(u - v) < -Math.cos((SMOOTH * Math.PI) / 180);
};
