import {
  type Body,
  eachCorner,
  glued,
  type LeftOrRight,
  locked,
  type Panel,
  pen,
  sidesOf,
} from '../../../board/index.ts';
import { flanked, rectangle } from '../shapes.ts';
import { insetFloor, type SizesAndMaterial, wallsOf } from './tray-floor.ts';

/** A tray of hollow walls, each with a flat rim, an inner wall and a foot glued to the floor. In mm, the floor between outer walls. */
export interface FrameTray extends SizesAndMaterial {
  readonly rim: number;
  /** Length of the corner flaps inside the hollow short walls, from the end of the floor. */
  readonly flap: number;
  /** Length of the tabs of the long rims, which lie under the short rims, from the outer wall. */
  readonly tab: number;
  /** A lid in place of the rim of the back. The back is then a single wall, as high as the upper side of the short rims. */
  readonly lid?: Panel;
}

/** Fold phases after those of inner walls, feet and corner flaps: one wall after another, each with its rim in the next phase, then a lid. */
export const framePhases = { front: 1, back: 2, right: 4, left: 5, lid: 6 } as const;

/** The inner walls of the sides have ears that snap under the long rims: their length and the height of the slant at both ends. */
const EAR = { length: 4, slant: 3 } as const;

/** How much narrower a tab is than the rim, and the radius of its corners. */
const TAB = { play: 2, round: 2 } as const;

/** Distance of the inner wall of a side from a single back, in mm. */
const BACK_GAP_MM = 0.5;

/** A foot reaches to one board before the outer wall. It may be longer than the inner wall: `beyond` on both sides. */
const foot = (seat: number, { rim, material }: FrameTray, beyond = 0): Panel =>
  pen('foot', seat, { role: 'glue' })
    .path([seat + beyond, 0], [seat + beyond, rim - material])
    .closeMirrored();

/** The rim of a long wall goes on over both corners, with tabs along the short walls. Its foot is as long as the floor. */
const longRim = (seat: number, phase: number, tray: FrameTray): Panel => {
  const { height, material: m, rim, tab } = tray;
  const along = seat - 2 * rim;
  const inner = rectangle('inner', along, height - m, { top: foot(along, tray, rim + m) });
  const inside = rim - TAB.play;
  return pen('rim', seat, { phase })
    .rounded(TAB.round, [seat, tab], [seat - inside, tab])
    .path([seat - inside, rim], [seat - rim, rim])
    .closeMirrored(inner);
};

/** The rim of a short wall lies on the tabs of the long rims, mitred. An end that is not `mitred` meets a single wall. */
const shortRim = (phase: number, tray: FrameTray, [right, left]: readonly [right: boolean, left: boolean]): Panel => {
  const { width, height, material: m, rim } = tray;
  const [from, to] = [left ? rim + m : BACK_GAP_MM, width - (right ? rim + m : BACK_GAP_MM)];
  const along = to - from;
  const inner = pen('inner', along);
  if (right) inner.to(along + EAR.length, EAR.slant).to(along + EAR.length, height - EAR.slant);
  inner.to(along, height).hang(0, height, foot(along, tray));
  if (left) inner.to(-EAR.length, height - EAR.slant).to(-EAR.length, EAR.slant);
  const outline = pen('rim', width, { phase });
  if (!right) outline.to(width, rim);
  outline.to(to, rim).hang(from, rim, inner.close());
  if (!left) outline.to(0, rim);
  return outline.close();
};

/** Front and back end a board before the corners, their flaps in the side walls. Side rims lie a board higher, on tabs of the long rims. */
export const frameTray = (tray: FrameTray): Body => {
  const { length, width, height, material: m, flap, lid } = tray;
  const seat = length - 2 * m;
  const long = (name: 'front' | 'back'): Panel => {
    const single = name === 'back' && lid;
    // The upper end of a corner flap slants, to clear the rim.
    const corner = (side: LeftOrRight): Panel =>
      pen(`${side}-flap`, height)
        .path([height, m + flap], [m, m + flap], [m, 2])
        .close();
    const [onRight] = sidesOf(name);
    const phase = framePhases[name];
    const top = single || longRim(seat, phase + 1, tray);
    const rise = single ? height + 2 * m : height;
    return flanked(name, seat, rise, corner(onRight), { role: 'wall', phase, to: height, top });
  };
  const short = (name: LeftOrRight): Panel => {
    const mitred = name === 'right' ? ([true, !lid] as const) : ([!lid, true] as const);
    const top = shortRim(framePhases[name] + 1, tray, mitred);
    return rectangle(name, width, height + m, { role: 'wall', phase: framePhases[name], top });
  };
  return {
    trunk: insetFloor(length, width, m, wallsOf(long, short)),
    joins: [
      ...['front', 'right', 'left', ...(lid ? [] : ['back'])].map((wall) => glued(`${wall}.rim.inner.foot`, 'floor')),
      ...eachCorner((wall, side) => [
        locked(`${wall}.${side}-flap`, side),
        ...(wall === 'back' && lid ? [] : [locked(`${wall}.rim`, `${side}.rim`)]),
      ]),
    ],
    labels: { length: 'floor.x', width: 'floor.y', height: 'front.y' },
  };
};
