import {
  type Body,
  eachCorner,
  flanked,
  insetFloor,
  insideShare,
  type LeftOrRight,
  locked,
  type Panel,
  pen,
  rectangle,
  squareSlot,
  trayInner,
  trayLabels,
  wallsBeside,
  wallsOf,
  withCuts,
} from '../../../src/author/index.ts';
import type { BetweenCreases } from '../../tray/corrugated-sizes.ts';

/** In mm: play of a tongue in its slot on each side, length of its barb beyond the wall, and additional width of the barb on each side. */
const TONGUE = { play: 0.5, barb: 10, wider: 2 } as const;

const phases = { long: 0, ends: 1, tongues: 2, flaps: 3 } as const;

/** Front and back stand between the ends, whose flaps lie outside with barbed tongues in slots. `reach`: from the corner to the tongue. */
export const tongueTray = (size: BetweenCreases, reach: number, tongue: number): Body => {
  const { length, width, wall, material: t } = size;
  const inside = insideShare.corrugated * t;
  // The neck goes through the board of the wall, from a crease outside it.
  const neck = t + inside + TONGUE.play;
  const [low, high] = [(wall - tongue) / 2, (wall + tongue) / 2];
  const flap = (name: string): Panel => {
    const barbed = pen('tongue', tongue, { phase: phases.tongues })
      .path([tongue, neck], [tongue + TONGUE.wider, neck], [tongue - 1, neck + TONGUE.barb])
      .closeMirrored();
    return pen(name, wall, { phase: phases.flaps })
      .path([wall, reach - 2], [high, reach])
      .closeMirrored(barbed);
  };
  const end = (name: LeftOrRight): Panel => {
    const [onRight] = wallsBeside(name);
    return flanked(name, width, wall, flap(`${onRight}-flap`), { role: 'wall', phase: phases.ends, out: t });
  };
  // The tongue stands square to the wall. Two thirds of its board lie on the side of the corner.
  const middle = reach - (insideShare.corrugated - 0.5) * t;
  const [near, far] = [middle - t / 2 - TONGUE.play, middle + t / 2 + TONGUE.play];
  const [from, to] = [low - TONGUE.play, high + TONGUE.play];
  // Front and back fit between the boards of the ends and clear their creases.
  const short = inside + TONGUE.play;
  const seat = length - 2 * short;
  const slots = [near - short, seat - far + short].map((left) => squareSlot([left, from], [left + far - near, to]));
  const side = (name: string): Panel =>
    withCuts(rectangle(name, seat, wall, { role: 'wall', phase: phases.long }), ...slots);
  return {
    trunk: insetFloor(length, width, short, wallsOf(side, end)),
    joins: eachCorner((on, name) => locked(`${name}.${on}-flap.tongue`, on, 'slit')),
    labels: trayLabels,
    inner: trayInner,
  };
};
