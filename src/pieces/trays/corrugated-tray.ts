import { type Blank, flipRim, insideShare, type Join, type Panel, pen, type Rim, rim } from '../../board/index.ts';
import { corrugatedCornerFlap } from './corrugated-corner-flap.ts';
import { corrugatedRollOver, type Locks } from './corrugated-roll-over.ts';

/** A tray of thick board with two roll-over walls, which hold the corner flaps of the other two. All in mm, crease to crease. */
export interface CorrugatedTray {
  /** Between the roll-over walls, and between the other two. */
  readonly length: number;
  readonly width: number;
  /** Height of the outer walls, and width of their rims. */
  readonly outer: number;
  readonly rim: number;
  readonly locks: Locks;
  readonly front: OtherWall;
  readonly back: OtherWall;
  /** How far the corner flaps reach. */
  readonly flap: number;
  readonly material: number;
  /** Share of the board inside of a crease; that of corrugated board if nothing is said. */
  readonly inside?: number;
  /** The roll-over walls are front and back, the other two left and right. */
  readonly turned?: boolean;
}

/** A wall between the roll-over walls. */
export interface OtherWall {
  readonly height: number;
  /** Boards between the creases of its corner flaps and those of the outer walls: one, or more where something else lies there. */
  readonly layer: number;
  /** What hangs on its upper edge, */
  readonly on?: Panel;
  /** or that it rolls over, too, between the inner walls, and leaves an opening in its rim. */
  readonly rolled?: { readonly locks: Locks; readonly opening: number };
}

/** When things fold: corner flaps, their walls, outer walls, one roll-over and then the other; then that of the front, or a lid. */
export const corrugatedTrayPhases = { corners: 0, walls: 1, outer: 2, rolls: 3, front: 5, lid: 5 } as const;

/** Play of what lies between floor and rim, or between two walls. */
const PLAY = 0.5;

const boardInside = ({
  material,
  inside = insideShare.corrugated,
}: Pick<CorrugatedTray, 'material' | 'inside'>): number => inside * material;

/** Locks as they are usual: a board and a millimetre deep, half a board shorter at the tip. */
export const usualLocks = (
  length: number,
  rim: number,
  t: number,
  count = 1,
  inside: number = insideShare.corrugated,
): Locks => ({
  count,
  length,
  reach: rim + t - boardInside({ material: t, inside }),
  tab: t + 1,
  slant: t / 2,
});

export const corrugatedTray = (tray: CorrugatedTray): Pick<Blank, 'trunk' | 'base' | 'rises' | 'trunkIs' | 'joins'> => {
  const { length, width, front, back, material: t, turned = false } = tray;
  // Upright, the floor stands on its front edge; turned, on its left one.
  const [near, right, far, left] = turned
    ? (['left', 'front', 'right', 'back'] as const)
    : (['front', 'right', 'back', 'left'] as const);
  const rolled = (name: string, rolls: number): Rim => {
    const { outer, rim, locks } = tray;
    const inner = outer - boardInside(tray);
    return corrugatedRollOver({
      name,
      length: width,
      outer,
      rim,
      inner,
      inset: t,
      locks,
      phase: corrugatedTrayPhases.outer,
      rolls,
    });
  };
  const joins = [right, left].flatMap((side): Join[] => [
    { by: 'lock', a: `${side}.rim.inner`, b: 'floor' },
    { by: 'lock', a: `${side}.rim.inner`, b: `${near}.${side}-flap` },
    { by: 'lock', a: `${side}.rim.inner`, b: `${far}.${side}-flap` },
  ]);
  if (front.rolled) joins.push({ by: 'lock', a: `${near}.rim.inner`, b: 'floor' });
  const [fore, aft] = [front.layer * t, back.layer * t];
  return {
    // The near wall hangs on the middle of its side: the floor stands on what is left of it.
    trunk: pen('floor', fore, { role: 'wall' })
      .rim(length - fore, 0, otherSide(tray, near, front, left, right))
      .to(length, 0)
      .rim(length, width, rolled(right, corrugatedTrayPhases.rolls))
      .to(length - aft, width)
      .rim(aft, width, otherSide(tray, far, back, right, left))
      .to(0, width)
      .rim(0, 0, rolled(left, corrugatedTrayPhases.rolls + 1))
      .close(),
    base: { line: 'cut' },
    rises: turned ? 'right' : 'up',
    trunkIs: 'base',
    joins,
  };
};

/** A side of the floor with one of the walls that stand between the roll-over walls. */
const otherSide = (tray: CorrugatedTray, name: string, wall: OtherWall, onRight: string, onLeft: string): Rim => {
  const { length, outer, rim: width, material: t } = tray;
  const { height, layer } = wall;
  const seat = length - 2 * layer * t;
  // Corner flaps stand on the floor and end below the rim.
  const foot = boardInside(tray) + PLAY;
  const top = outer - boardInside(tray) - PLAY;
  const end = (flap: string): Rim =>
    rim(height)
      .to(height - foot, 0)
      .hang(height - top, 0, corrugatedCornerFlap(`${flap}-flap`, top - foot, tray.flap, corrugatedTrayPhases.corners))
      .close();
  const ends = { right: end(onRight), left: flipRim(end(onLeft)) };
  if (wall.rolled) {
    const { locks, opening } = wall.rolled;
    // Between the inner walls beside it.
    const inset = width + t - boardInside(tray) - layer * t + PLAY;
    const inner = height - boardInside(tray);
    const phases = { phase: corrugatedTrayPhases.walls, rolls: corrugatedTrayPhases.front };
    return corrugatedRollOver({
      name,
      length: seat,
      outer: height,
      rim: width,
      inner,
      inset,
      locks,
      opening,
      ends,
      ...phases,
    });
  }
  const p = pen(name, seat, { role: 'wall', phase: corrugatedTrayPhases.walls }).rim(seat, height, ends.right);
  const panel = (wall.on ? p.side(0, height, wall.on) : p.to(0, height)).rim(0, 0, ends.left).close();
  return rim(seat).hang(0, 0, panel).close();
};
