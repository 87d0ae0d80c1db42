import {
  type Body,
  corrugatedCornerFlap,
  corrugatedRollOver,
  eachSide,
  flip,
  insideShare,
  locked,
  type Panel,
  pen,
  rectangle,
  rollOverAllowance,
  type SizesAndMaterial,
  usualLocks,
} from '../../../src/author/index.ts';

/** Fold phases. The back is still flat while the front's inner wall swings in, so that the tray may be higher than wide. */
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

/** A tray with single ends and a roll-over front. Inside sizes, in mm. */
interface RolledFront extends SizesAndMaterial {
  /** Play of a panel that slides in beside an end. */
  readonly play: number;
  /** Length of the slots that lock the front into the floor. */
  readonly lock: number;
  /** The lid on the back, which lies between the ends. */
  readonly lid: Panel;
}

/** The tray. The front holds its neighbouring corner flaps. All rims are flush with the lid. */
export const rolledFront = ({ length, width, height, material: t, play, lock, lid }: RolledFront): Body => {
  const phases = rolledFrontPhases;
  const more = rollOverAllowance(t, 1);
  const inside = insideShare.corrugated * t;
  const long = length + more.single + 2 * (t + play);
  const across = width + (more.single + more.across) / 2;
  const [outer, rims] = [height + more.outer + t, height + inside + t];
  // A corner flap begins above the floor and ends below the lid, or below the rim at the front. On the sheet the flaps at the back end
  // before the flaps of the lid.
  const foot = inside + 0.5;
  const [atFront, atBack] = [outer - foot, height + inside - 0.5];
  const corner = (name: string, top: number, reach: number, phase: number): Panel =>
    corrugatedCornerFlap(name, top - foot, Math.min(reach, (long - 2 * t) / 2), phase);
  const seat = across - 2 * t;
  // Drawn on its side of the floor, the right end has the front on its right.
  const right = pen('right', seat, { role: 'wall', phase: phases.ends })
    .to(seat, foot)
    .hang(seat, atFront, corner('front-flap', atFront, 2 * height, phases.frontCorners))
    .path([seat, rims], [0, rims], [0, atBack])
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
  return {
    // The seat of the floor is its left edge. The ends stop one board before front and back.
    trunk: pen('floor', seat, { role: 'wall' })
      .to(across - t, 0)
      .rim(across - t, long, front)
      .to(seat, long)
      .hang(0, long, right)
      .to(-t, long)
      .hang(-t, 0, rectangle('back', long, height + more.single, { role: 'wall', phase: phases.back, top: lid }))
      .close(),
    base: { line: 'crease', panel: flip(right, 'left') },
    rises: 'right',
    trunkIs: 'base',
    joins: [
      ...eachSide((side) => locked('front.rim.inner', `${side}.front-flap`)),
      locked('front.rim.inner', 'floor', 'notch'),
    ],
  };
};
