import { type Body, locked, pen } from '../../board/index.ts';
import type { Point } from '../../geometry/index.ts';
import { toDegrees } from '../../geometry/index.ts';
import { trapezium } from '../trapezium.ts';
import { rollOverSide } from '../trays/roll-over-wall.ts';
import { trayLabels } from '../trays/tray-sizes.ts';

/** A tray over a polygon with an even number of equal sides, its walls double. All in mm, crease to crease. */
export interface DoubleWallPolygon {
  /** The walls, counter-clockwise from the front. */
  readonly walls: readonly string[];
  /** Length of each. */
  readonly side: number;
  readonly height: number;
  /** How far the flaps at the ends of every second wall reach into the next ones. */
  readonly flap: number;
  /** Length of the slots in the floor. */
  readonly lock: number;
  readonly material: number;
}

/** When it folds: the walls with flaps, their flaps, the others, and then the inner walls. */
const phases = { flaps: 0, flapped: 1, plain: 2, over: 3, overFlapped: 4 } as const;

/** Play between inner walls at the corners, and of a flap above the floor and below the rim. */
const PLAY = 0.4;

/** The furthest that the flaps of an octagon may reach: two share a wall, and their lower ends lean away from it by 45° on the sheet. */
export const longestPolygonFlap = (side: number, height: number): number => Math.min(0.45 * side, height - 18);

/**
 * Every wall rolls over and locks into the floor by a nib (claw); every second one has a flap on each end, which the double wall next to it
 * holds. Nothing is glued.
 */
export const doubleWallPolygon = ({ walls, side, height, flap, lock, material: m }: DoubleWallPolygon): Body => {
  const turn = (2 * Math.PI) / walls.length;
  const half = Math.tan(turn / 2);
  // Inner walls stand two boards in, with what lies between, and keep clear of one another.
  const inset = 3 * m * half + PLAY;
  // A flap bends inwards of the next wall: its own wall ends so far before the corner that it lies on it.
  const short = m / Math.sin(turn);
  const foot = m + PLAY;
  const seat = height - m - PLAY - foot;
  const corner = {
    flap: trapezium('right-flap', seat, flap, [flap / Math.tan(turn), 2], {
      fold: toDegrees(turn),
      phase: phases.flaps,
      round: 2,
    }),
    foot,
  };
  const rimOf = (k: number) => {
    const flapped = k % 2 === 0;
    return rollOverSide({
      name: walls[k]!,
      length: flapped ? side - 2 * short : side,
      height,
      material: m,
      lock,
      // It ends at the outer face of the floor: the box stands on it, and the lid's is its top.
      tongue: 3 * m,
      phase: flapped ? phases.flapped : phases.plain,
      over: flapped ? phases.overFlapped : phases.over,
      room: m,
      inset: flapped ? Math.max(0.1, inset - short) : inset,
      ...(flapped && { corner }),
    });
  };
  // The front hangs on the middle of its side: the floor stands on what is left of it.
  const floor = pen('floor', short, { role: 'wall' })
    .rim(side - short, 0, rimOf(0))
    .to(side, 0);
  let at: Point = [side, 0];
  walls.forEach((_, k) => {
    if (k === 0) return;
    const [dx, dy] = [Math.cos(k * turn), Math.sin(k * turn)];
    const end: Point = k === walls.length - 1 ? [0, 0] : [at[0] + side * dx, at[1] + side * dy];
    const trim = k % 2 === 0 ? short : 0;
    floor
      .to(at[0] + trim * dx, at[1] + trim * dy)
      .rim(end[0] - trim * dx, end[1] - trim * dy, rimOf(k))
      .to(...end);
    at = end;
  });
  return {
    trunk: floor.close(),
    labels: trayLabels,
    joins: walls.flatMap((name, k) => {
      const next = walls[(k + 1) % walls.length]!;
      const before = walls.at(k - 1)!;
      return [
        locked(`${name}.inner`, 'floor'),
        ...(k % 2 === 0 ? [locked(`${name}.right-flap`, before), locked(`${name}.left-flap`, next)] : []),
      ];
    }),
  };
};
