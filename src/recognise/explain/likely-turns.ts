import type { Dieline } from '../../sheet/index.ts';
import { type Direction, directions, distinctTurns, wrapAngle } from '../compare/directions.ts';
import { principalDirection } from '../compare/principal-direction.ts';
import { undo } from '../compare/similarity.ts';
import { leastUnlike } from './signature-index.ts';

/** Number of directions of their lines that are tried as an axis of our drawing, and the least share of the total length for each. */
const [DIRECTIONS, SHARE] = [3, 0.08] as const;

/** The same for two directions that mirror one another, and how much their shares may differ. */
const [MIRRORED, MIRRORED_SHARE, EQUAL] = [8, 0.03, 0.002] as const;

/** Rotations tried, and how many more counts may differ in a further one than in the best. */
const [TRIED, AS_LIKELY] = [3, 4] as const;

/**
 * Rotates a drawing back by its likely angles against our drawings, beside quarter turns: one to three results and, in any case, as it
 * lies; the likeliest first.
 * Most lines of a box lie along its axes, except for cups and slanted walls. Those lie as drawn, or an
 * axis is halfway between two directions, as that of a fan is.
 */
export const likelyTurns = (theirs: Dieline): Dieline[] => {
  const all = directions(theirs.lines, MIRRORED);
  const found = all.slice(0, DIRECTIONS).filter(({ share }) => share > SHARE);
  const pairs = [found.slice(0, 2), ...mirroredPairs(all.filter(({ share }) => share > MIRRORED_SHARE))];
  const halfway = pairs.flatMap(([a, b]) =>
    a && b ? [(a.angle + b.angle) / 2, (a.angle + b.angle) / 2 + Math.PI / 4] : [],
  );
  // Round tags have no straight lines.
  const spread = all.length ? undefined : principalDirection(theirs.lines);
  const angles = [0, ...found.map(({ angle }) => angle), ...halfway, spread ?? 0].map(wrapAngle);
  const turns = distinctTurns(angles)
    .map((degrees) => (degrees ? undo(theirs, { degrees, scale: 1 }) : theirs))
    .map((drawing) => ({ drawing, unlike: leastUnlike(drawing.lines) }))
    .sort((p, q) => p.unlike - q.unlike);
  return turns
    .filter(({ drawing, unlike }, k) => drawing === theirs || (k < TRIED && unlike <= turns[0]!.unlike + AS_LIKELY))
    .map(({ drawing }) => drawing);
};

/** Directions of equal length: those of a shape and of its mirror image. */
const mirroredPairs = (all: readonly Direction[]): Direction[][] =>
  all.flatMap((a, k) =>
    all
      .slice(k + 1)
      .filter(({ share }) => Math.abs(share - a.share) < EQUAL)
      .map((b) => [a, b]),
  );
