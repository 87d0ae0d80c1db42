import { type Body, flipRim, glued, insideShare, locked, type Panel, pen, type Rim } from '../../../board/index.ts';
import { thumbCutEnd } from '../free-ends.ts';
import { flapEnd } from '../tubes/sleeve.ts';
import { flapAt } from '../tubes/slotted-end.ts';
import { corrugatedCornerFlap } from './corrugated-flaps.ts';
import { corrugatedRollOver, type HandHole, type Locks } from './corrugated-roll-over.ts';
import { trayLabels } from './tray-floor.ts';

/** A corrugated tray with two roll-over walls that hold the corner flaps of the other two. All in mm, crease to crease. */
export interface CorrugatedTray {
  /** Distance between the roll-over walls, and between the other two. */
  readonly length: number;
  readonly width: number;
  /** Height of the outer walls, and width of their rims. */
  readonly outer: number;
  readonly rim: number;
  /** Locks into the floor. Without them the inner walls are glued to the corner flaps. */
  readonly locks: Locks | undefined;
  readonly front: OtherWall;
  readonly back: OtherWall;
  readonly flap: number;
  /** Hand holes in the roll-over walls. */
  readonly hole?: HandHole | undefined;
  readonly material: number;
  /** Share of the board inside a crease. @defaultValue the share of corrugated board */
  readonly inside?: number;
  /** True when the roll-over walls are front and back, instead of left and right. */
  readonly turned?: boolean;
}

export interface OtherWall {
  readonly height: number;
  /** Layers of board between the creases of its corner flaps and those of the outer walls: one, or more for additional layers. */
  readonly layer: number;
  /** A panel on its upper edge. Excludes `thumb` and `rolled`. */
  readonly on?: Panel;
  /** A thumb cut in its upper edge, which gives access to a tuck behind it. */
  readonly thumb?: boolean;
  /** Makes it a roll-over wall as well, between the other inner walls, with an opening in its rim. */
  readonly rolled?: { readonly locks: Locks; readonly opening: number };
}

/** Fold phases: corner flaps, their walls, outer walls, one roll-over after the other, then the front's roll-over or a lid. */
export const corrugatedTrayPhases = { corners: 0, walls: 1, outer: 2, rolls: 3, front: 5, lid: 5 } as const;

/** Play of a flap between floor and rim, or of a wall between two walls, in mm. */
const INNER_PLAY = 0.5;

/** The usual locks: tabs one board and 1 mm long, half a board narrower at the tip on each side. */
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
  // The floor's lower edge is its front, or its left side when `turned`.
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
      ...(locks && { locks }),
      hole: tray.hole,
      phase: corrugatedTrayPhases.outer,
      rolls,
    });
  const held = [right, left].flatMap((side) => [
    ...(locks ? [locked(`${side}.rim.inner`, 'floor', 'notch', locks.count)] : []),
    ...[near, far].map((wall) => (locks ? locked : glued)(`${side}.rim.inner`, `${wall}.${side}-flap`)),
  ]);
  const lockedToFloor = (wall: string, { rolled: own }: OtherWall) =>
    own ? [locked(`${wall}.rim.inner`, 'floor', 'notch', own.locks.count)] : [];
  const [fore, aft] = [front.layer * t, back.layer * t];
  return {
    // The near wall hangs on the middle of its side. The seat of the floor is the rest of this side.
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
    joins: [...held, ...lockedToFloor(near, front), ...lockedToFloor(far, back)],
    labels: turned ? { width: 'floor.x', length: 'floor.y', height: 'right.y' } : trayLabels,
    inner: turned
      ? {
          length: front.rolled && back.rolled ? 'right.rim.inner|left.rim.inner' : 'right|left',
          width: 'back.rim.inner|front.rim.inner',
        }
      : { length: 'right.rim.inner|left.rim.inner', width: 'back|front' },
  };
};

const boardInside = ({ material, inside = insideShare.corrugated }: Pick<CorrugatedTray, 'material' | 'inside'>) =>
  inside * material;

/** A side of the floor with a wall between the roll-over walls. */
const otherSide = (tray: CorrugatedTray, name: string, wall: OtherWall, onRight: string, onLeft: string): Rim => {
  const { length, outer, rim: width, material: t, flap: reach } = tray;
  const { height, layer, on = 'cut' } = wall;
  const inside = boardInside(tray);
  const seat = length - 2 * layer * t;
  const phase = corrugatedTrayPhases.walls;
  // Corner flaps begin above the floor and end below the rim.
  const [foot, top] = [inside + INNER_PLAY, outer - inside - INNER_PLAY];
  const end = (side: string): Rim =>
    flapAt(corrugatedCornerFlap(`${side}-flap`, top - foot, reach, corrugatedTrayPhases.corners), height, height - top);
  const ends = { right: end(onRight), left: flipRim(end(onLeft)) };
  if (wall.rolled)
    return corrugatedRollOver({
      name,
      length: seat,
      outer: height,
      rim: width,
      inner: height - inside,
      // Fits between the inner walls beside it.
      inset: width + t - inside - layer * t + INNER_PLAY,
      ...wall.rolled,
      ends,
      phase,
      // The far wall rolls after the near one: at the same time they could meet.
      rolls: corrugatedTrayPhases.front + (name === 'back' || name === 'right' ? 1 : 0),
    });
  const standing = pen(name, seat, { role: 'wall', phase }).rim(seat, height, ends.right);
  return flapEnd(standing.closeMirrored(wall.thumb ? thumbCutEnd(seat) : on));
};
