import { type Body, flipRim, insideShare, locked, type Panel, pen, type Rim, rim } from '../../board/index.ts';
import { thumbCutEnd } from '../free-ends.ts';
import { corrugatedCornerFlap } from './corrugated-corner-flap.ts';
import { corrugatedRollOver, type Locks } from './corrugated-roll-over.ts';
import { trayLabels } from './tray-sizes.ts';

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
  /** Share of the board inside of a crease; that of corrugated board by default. */
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
  /** or a half circle cut into it to get a thumb at what goes down behind it, */
  readonly thumb?: boolean;
  /** or that it rolls over, too, between the inner walls, and leaves an opening in its rim. */
  readonly rolled?: { readonly locks: Locks; readonly opening: number };
}

/** When things fold: corner flaps, their walls, outer walls, one roll-over and then the other; then that of the front, or a lid. */
export const corrugatedTrayPhases = { corners: 0, walls: 1, outer: 2, rolls: 3, front: 5, lid: 5 } as const;

/** Play of what lies between floor and rim, or between two walls. */
const INNER_PLAY = 0.5;

/** Locks as they are usual: a board and a millimetre deep, half a board shorter at the tip. */
export const usualLocks = (
  length: number,
  rim: number,
  t: number,
  count = 1,
  inside: number = insideShare.corrugated,
): Locks => ({ count, length, reach: rim + t - inside * t, tab: t + 1, slant: t / 2 });

export const corrugatedTray = (tray: CorrugatedTray): Body => {
  const { length, width, outer, rim, locks, front, back, material: t, turned = false } = tray;
  const inside = boardInside(tray);
  // Upright, the floor stands on its front edge; turned, on its left one.
  const [near, right, far, left] = turned
    ? (['left', 'front', 'right', 'back'] as const)
    : (['front', 'right', 'back', 'left'] as const);
  const rolled = (name: string, rolls: number): Rim =>
    corrugatedRollOver({
      name,
      length: width,
      outer,
      rim,
      inner: outer - inside,
      inset: t,
      locks,
      phase: corrugatedTrayPhases.outer,
      rolls,
    });
  const held = [right, left].flatMap((side) =>
    ['floor', `${near}.${side}-flap`, `${far}.${side}-flap`].map((panel) => locked(`${side}.rim.inner`, panel)),
  );
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
    rises: turned ? 'right' : 'up',
    trunkIs: 'base',
    joins: [...held, ...(front.rolled ? [locked(`${near}.rim.inner`, 'floor')] : [])],
    labels: turned ? { width: 'floor.x', length: 'floor.y', height: 'right.y' } : trayLabels,
    inner: turned ? { length: 'right|left' } : { width: 'back|front' },
  };
};

const boardInside = ({
  material,
  inside = insideShare.corrugated,
}: Pick<CorrugatedTray, 'material' | 'inside'>): number => inside * material;

/** A side of the floor with one of the walls that stand between the roll-over walls. */
const otherSide = (tray: CorrugatedTray, name: string, wall: OtherWall, onRight: string, onLeft: string): Rim => {
  const { length, outer, rim: width, material: t, flap: reach } = tray;
  const { height, layer, on = 'cut' } = wall;
  const inside = boardInside(tray);
  const seat = length - 2 * layer * t;
  const phase = corrugatedTrayPhases.walls;
  // Corner flaps stand on the floor and end below the rim.
  const [foot, top] = [inside + INNER_PLAY, outer - inside - INNER_PLAY];
  const end = (side: string): Rim =>
    rim(height)
      .to(height - foot, 0)
      .hang(height - top, 0, corrugatedCornerFlap(`${side}-flap`, top - foot, reach, corrugatedTrayPhases.corners))
      .close();
  const ends = { right: end(onRight), left: flipRim(end(onLeft)) };
  if (wall.rolled)
    return corrugatedRollOver({
      name,
      length: seat,
      outer: height,
      rim: width,
      inner: height - inside,
      // Between the inner walls beside it.
      inset: width + t - inside - layer * t + INNER_PLAY,
      ...wall.rolled,
      ends,
      phase,
      rolls: corrugatedTrayPhases.front,
    });
  const standing = pen(name, seat, { role: 'wall', phase }).rim(seat, height, ends.right);
  const panel = wall.thumb ? standing.rim(0, height, thumbCutEnd(seat)) : standing.side(0, height, on);
  return rim(seat)
    .hang(0, 0, panel.rim(0, 0, ends.left).close())
    .close();
};
