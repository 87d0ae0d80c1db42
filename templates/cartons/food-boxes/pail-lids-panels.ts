import {
  type Panel,
  pen,
  rectangle,
  squareSlot,
  type Taper,
  taperMeasures,
  toRadians,
  trapezium,
  type WebWall,
  webPhases,
  withCuts,
} from '../../../src/author/index.ts';

/** The closure of a tapered pail: two flaps, a lid on the front with a slit, and a lid on the back with a tongue for it. All in mm. */
type PailLids = Taper & Readonly<Record<'length' | 'width' | 'tongue', number>>;

/** A lid, and the height of its crease above the rim of its wall. */
export type RaisedLid = readonly [lid: Panel, raised: number];

/** Length of the tongue, its play in the slit, board beyond the slit, and distance of the lids from the corners, in mm. */
const [TONGUE, PLAY, BEYOND, BESIDE] = [12, 0.5, 12, 1];

/** Position of the tongue, as a share of the way from front to back. */
const LOCK_AT = 0.35;

/** The flaps and lids, by wall. The front's lid lies on the flaps, the back's lid one board higher. */
export const pailLids = ({ length, width, tongue, ...taper }: PailLids) => {
  const { material: t, splay } = taper;
  const { lean } = taperMeasures(taper);
  const [up, out] = [t / Math.cos(toRadians(lean)), t * Math.tan(toRadians(lean))];
  const [long, deep] = [length + 2 * splay, width + 2 * splay];
  const fold = (phase: number) => ({ fold: 90 + lean, phase: webPhases.webs + phase });
  const flap = trapezium('flap', deep - 4 * t - 2, (long - tongue) / 2 - 3, 3, fold(1));
  // Distance of the tongue behind the front.
  const seat = long - 2 * BESIDE;
  const at = LOCK_AT * deep;
  const slit = squareSlot([(seat - tongue) / 2 - PLAY, at - t - PLAY], [(seat + tongue) / 2 + PLAY, at + PLAY]);
  const lower = withCuts(rectangle('lid', seat, at + BEYOND, fold(2)), slit);
  const down = trapezium('tongue', tongue, TONGUE, 3, { round: 3, phase: webPhases.webs + 4 });
  const upper = rectangle('lid', seat, deep + 3 * out - at, { ...fold(3), top: down });
  return { front: [lower, up], back: [upper, 2 * up], right: [flap, 0], left: [flap, 0] } as const;
};

/** A tapered wall with webs at its ends and a lid on its rim. */
export const liddedWall = (
  name: string,
  foot: number,
  taper: Taper,
  [lid, raised]: RaisedLid,
  ends: Parameters<WebWall>[2],
): Panel => {
  const { slant, lean } = taperMeasures(taper);
  const beside = (foot + 2 * taper.splay - lid.seat) / 2 - taper.splay;
  return pen(name, foot, { role: 'wall', fold: 90 - lean, phase: webPhases.walls })
    .side(foot + taper.splay, slant, ends.right)
    .path([foot - beside, slant], [foot - beside, slant + raised])
    .closeMirrored(lid);
};
