import type { Dieline } from '../../sheet/index.ts';
import { directions, wrapAngle } from '../compare/directions.ts';
import { undo } from '../compare/similarity.ts';
import { leastUnlike } from './signature-index.ts';

/** Directions of their lines that may be an axis of ours, and the share of the length that each must have. */
const [DIRECTIONS, SHARE] = [3, 0.08] as const;

/** Turns that are tried, and how many more counts may be unlike after the second one. */
const [TRIED, AS_LIKELY] = [2, 4] as const;

/** A turn by less is rounding, in radians. */
const SMALLEST = 2e-6;

/**
 * By how many degrees a drawing may be turned against one of ours, beside quarter turns: one or two angles, the likelier first.
 * Most of the lines of a box lie along its axes, but not those of cups and of slanted walls: then it lies as it is drawn, or an
 * axis is halfway between two directions.
 */
export const likelyTurns = (theirs: Dieline): number[] => {
  const found = directions(theirs.lines, DIRECTIONS).filter(({ share }) => share > SHARE);
  const [a, b] = found.map(({ angle }) => angle);
  const halfway = a === undefined || b === undefined ? [] : [(a + b) / 2, (a + b) / 2 + Math.PI / 4];
  const angles = [0, ...found.map(({ angle }) => angle), ...halfway].map(wrapAngle);
  const turns = angles
    .filter((angle, k) => angles.findIndex((other) => Math.abs(wrapAngle(other - angle)) < SMALLEST) === k)
    .map((angle) => (angle * 180) / Math.PI)
    .map((degrees) => ({ degrees, unlike: leastUnlike(undo(theirs, { degrees, scale: 1 }).lines) }))
    .sort((p, q) => p.unlike - q.unlike);
  return turns
    .filter(({ unlike }, k) => k < TRIED && unlike <= turns[0]!.unlike + AS_LIKELY)
    .map(({ degrees }) => degrees);
};
