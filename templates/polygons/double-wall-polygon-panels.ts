import { locked, type Point, pen, rollOverSide, toDegrees, trapezium } from '../../src/author/index.ts';

/** A tray with double walls on a polygon with eight equal sides. All in mm, crease to crease. */
type DoubleWallPolygon = Readonly<Record<'side' | 'height' | 'flap' | 'lock' | 'material', number>>;

/** Fold phases: the flaps, the walls that carry them, the other walls, then the inner walls. */
const phases = { flaps: 0, flapped: 1, plain: 2, over: 3 } as const;

/** Play between inner walls at the corners, and of a flap above the floor and below the rim, in mm. */
const PLAY = 0.4;

/** Walls lock into the floor by nibs (claws); flaps of every second lie in its neighbours. `walls`: from the front, counter-clockwise. */
export const doubleWallPolygon = (walls: readonly string[], tray: DoubleWallPolygon) => {
  const { side, height, flap, lock, material: m } = tray;
  const angle = (2 * Math.PI) / walls.length;
  // An inner wall stands three boards inside the outer one: outer wall, flap and inner wall. PLAY keeps neighbours clear.
  const inset = 3 * m * Math.tan(angle / 2) + PLAY;
  // A flap lies on the inside of the next wall, so its own wall ends this far before the corner.
  const short = m / Math.sin(angle);
  const foot = m + PLAY;
  const corner = {
    flap: trapezium('right-flap', height - m - PLAY - foot, flap, [flap / Math.tan(angle), 2], {
      fold: toDegrees(angle),
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
      // The tongue ends flush with the outer face of the floor, on which the box stands.
      tongue: 3 * m,
      phase: flapped ? phases.flapped : phases.plain,
      // Inner walls of walls without flaps come over first. Of each kind only opposite ones do so together: closer ones would cross.
      over: phases.over + ([2, 0, 3, 1] as const)[(k % 4) as 0 | 1 | 2 | 3],
      layerThickness: m,
      // A shorter wall needs less, but no knife cuts a smaller step than a board.
      inset: flapped ? Math.max(m, inset - short) : inset,
      ...(flapped && { corner }),
    });
  };
  // The front hangs on the middle of its side. The seat of the floor is the rest of this side.
  const floor = pen('floor', short, { role: 'wall' }).rim(side - short, 0, rimOf(0));
  let at: Point = [side, 0];
  walls.forEach((_, k) => {
    if (k === 0) return;
    const [dx, dy] = [Math.cos(k * angle), Math.sin(k * angle)];
    const end: Point = k === walls.length - 1 ? [0, 0] : [at[0] + side * dx, at[1] + side * dy];
    const trim = k % 2 === 0 ? short : 0;
    floor.to(at[0] + trim * dx, at[1] + trim * dy).rim(end[0] - trim * dx, end[1] - trim * dy, rimOf(k));
    at = end;
  });
  return {
    trunk: floor.close(),
    joins: walls.flatMap((name, k) => {
      const next = walls[(k + 1) % walls.length]!;
      return [
        locked(`${name}.inner`, 'floor', 'notch'),
        ...(k % 2 === 0 ? [locked(`${name}.right-flap`, walls.at(k - 1)!), locked(`${name}.left-flap`, next)] : []),
      ];
    }),
  };
};
