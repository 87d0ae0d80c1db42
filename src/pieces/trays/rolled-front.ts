import {
  type Body,
  eachSide,
  flip,
  insideShare,
  locked,
  type Panel,
  pen,
  rollOverAllowance,
} from '../../board/index.ts';
import { rectangle } from '../rectangle.ts';
import { corrugatedCornerFlap } from './corrugated-corner-flap.ts';
import { corrugatedRollOver } from './corrugated-roll-over.ts';
import { usualLocks } from './corrugated-tray.ts';

/**
 * The corner flaps at the front, the ends they hang on, the front, which rolls over them; then those at the back, the back and the lid.
 * Nothing stands across from the front while its inner wall swings in, so that the tray may be higher than it is wide.
 */
export const rolledFrontPhases = {
  frontCorners: 0,
  ends: 1,
  walls: 2,
  rolls: 3,
  backCorners: 4,
  back: 5,
  bend: 5,
  lid: 6,
  front: 7,
} as const;

/** A tray with single ends and a roll-over front, by its inside size. All in mm. */
interface RolledFront {
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly material: number;
  /** Play of what slides in beside an end. */
  readonly play: number;
  /** Length of the slots that lock the front into the floor. */
  readonly lock: number;
  /** What hangs on the back and lies between the ends. */
  readonly lid: Panel;
}

/** The tray: the front holds the corner flaps beside it. All rims are flush with the lid. */
export const rolledFront = ({ length, width, height, material: t, play, lock, lid }: RolledFront): Body => {
  const phases = rolledFrontPhases;
  const more = rollOverAllowance(t, 1);
  const inside = insideShare.corrugated * t;
  const long = length + more.single + 2 * (t + play);
  const across = width + (more.single + more.across) / 2;
  const [outer, rims] = [height + more.outer + t, height + inside + t];
  // A corner flap stands on the floor and ends below what is folded over it, at the front below the rim. On the sheet one at the back
  // ends before the flaps of the lid.
  const foot = inside + 0.5;
  const [atFront, atBack] = [outer - foot, height + inside - 0.5];
  const corner = (name: string, top: number, reach: number, phase: number): Panel =>
    corrugatedCornerFlap(name, top - foot, Math.min(reach, (long - 2 * t) / 2), phase);
  const seat = across - 2 * t;
  // Standing on its side of the floor the right end has the front on its right.
  const right = pen('right', seat, { role: 'wall', phase: phases.ends })
    .to(seat, foot)
    .hang(seat, atFront, corner('front-flap', atFront, 2 * height, phases.frontCorners))
    .to(seat, rims)
    .to(0, rims)
    .to(0, atBack)
    .hang(0, foot, corner('back-flap', atBack, height, phases.backCorners))
    .close();
  const front = corrugatedRollOver({
    name: 'front',
    length: long,
    outer,
    rim: more.rim,
    inner: outer - inside,
    inset: foot,
    locks: usualLocks(lock, more.rim, t),
    phase: phases.walls,
    rolls: phases.rolls,
  });
  const back = rectangle('back', long, height + more.single, { role: 'wall', phase: phases.back, top: lid });
  return {
    // The floor stands on its left edge; the ends lie a board short of front and back.
    trunk: pen('floor', seat, { role: 'wall' })
      .to(across - t, 0)
      .rim(across - t, long, front)
      .to(seat, long)
      .hang(0, long, right)
      .to(-t, long)
      .hang(-t, 0, back)
      .close(),
    base: { line: 'crease', panel: flip(right, 'left') },
    rises: 'right',
    trunkIs: 'base',
    joins: [...eachSide((side) => locked('front.rim.inner', `${side}.front-flap`)), locked('front.rim.inner', 'floor')],
  };
};
