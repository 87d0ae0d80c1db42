import type { Dieline } from '../../sheet/index.ts';
import { directions, distinctTurns, wrapAngle } from '../compare/directions.ts';
import { undo } from '../compare/similarity.ts';
import { leastUnlike } from './signature-index.ts';

/** Number of directions of their lines that are tried as an axis of our drawing, and the least share of the total length for each. */
const [DIRECTIONS, SHARE] = [3, 0.08] as const;

/** Rotations tried, and how many more counts may differ in a further one than in the best. */
const [TRIED, AS_LIKELY] = [2, 4] as const;

/**
 * Rotates a drawing back by its likely angles against our drawings, beside quarter turns: one or two results, the likelier first.
 * Most lines of a box lie along its axes, except for cups and slanted walls. Those lie as drawn, or an
 * axis is halfway between two directions.
 */
export const likelyTurns = (theirs: Dieline): Dieline[] => {
  const found = directions(theirs.lines, DIRECTIONS).filter(({ share }) => share > SHARE);
  const [a, b] = found.map(({ angle }) => angle);
  const halfway = a === undefined || b === undefined ? [] : [(a + b) / 2, (a + b) / 2 + Math.PI / 4];
  const angles = [0, ...found.map(({ angle }) => angle), ...halfway].map(wrapAngle);
  const turns = distinctTurns(angles)
    .map((degrees) => (degrees ? undo(theirs, { degrees, scale: 1 }) : theirs))
    .map((drawing) => ({ drawing, unlike: leastUnlike(drawing.lines) }))
    .sort((p, q) => p.unlike - q.unlike);
  return turns
    .filter(({ unlike }, k) => k < TRIED && unlike <= turns[0]!.unlike + AS_LIKELY)
    .map(({ drawing }) => drawing);
};
