import { type Panel, pen, type Rim, rim } from '../board/index.ts';

export type TuckFlapStyle = 'uni_tuck_flap' | 'friction_fit_tuck_in_flap';

/** A lid with a tuck, on a long wall of a sleeve. All in mm. */
export interface TuckLid {
  readonly name: string;
  readonly style: TuckFlapStyle;
  /** Length of the wall it hangs on. */
  readonly length: number;
  /** Depth of the box under it. */
  readonly width: number;
  /** How far the tuck reaches beyond its crease. */
  readonly tuck: number;
  /** Board. */
  readonly material: number;
  /** Length of the slits that let the dust flaps' shoulders in. */
  readonly slit: number;
  /** First of three phases: the tuck bends, the lid comes down, the tuck slides in. */
  readonly phase: number;
}

/**
 * Length of the slit on each side of a sit lock, by the length of the box: 7 at
 * 56, 8 at 60, 9 from 90 to 110, 10 at 135 in the service's drawings.
 */
export const slitLength = (length: number): number => Math.min(12, 6 + Math.floor(length / 30));

/** How far the tuck's crease lies short of the far wall: a board must fit under the shoulder, 1 mm at least. */
const step = (material: number): number => Math.max(1, material);

/**
 * The end of a long wall: a sit lock lid. Its crease lies one board outside of the
 * wall's end, above the dust flaps, and its slits let their shoulders hold the tuck.
 */
export const tuckLidEnd = (lid: TuckLid): Rim => {
  const { name, length, width, material: m, slit, phase } = lid;
  const depth = width - m;
  const crease = depth - step(m);
  // The tuck bends over so far that its edge clears the far wall, then stays upright while the lid comes down.
  const over = (Math.asin(Math.min(1, lid.tuck / (2 * crease))) * 180) / Math.PI;
  const panel = pen(name, length, { via: [{ phase: phase + 1, to: 90 - over }], phase: phase + 2 })
    .to(length, depth)
    .to(length - slit, depth)
    .to(length - slit, crease)
    .hang(slit, crease, tuck(lid, 90 + over))
    .to(slit, depth)
    .to(0, depth)
    .close();
  return rim(length).to(length, m).hang(0, m, panel).close();
};

/** The tuck, between the slits at its crease and as wide as the lid beyond them, less a board on each side. */
const tuck = ({ length, slit, material: m, tuck: depth, style, phase }: TuckLid, over: number): Panel => {
  const seat = length - 2 * slit;
  const wing = slit - m;
  const p = pen('tuck', seat, { via: [{ phase, to: over }], phase: phase + 2 })
    .to(seat, step(m))
    .to(seat + wing, step(m));
  if (style === 'friction_fit_tuck_in_flap')
    // Measured: straight sides, corners of radius 5 (less where the tuck is very short).
    p.to(seat + wing, depth)
      .round(corner(depth, m))
      .to(-wing, depth)
      .round(corner(depth, m))
      .to(-wing, step(m));
  else {
    // One long arc a side, from the side to the leading edge.
    const { sweep, inward, foot } = uniTuckArc(depth, m);
    const bulge = Math.tan(sweep / 4);
    p.to(seat + wing, foot).arc(seat + wing - inward, depth, bulge);
    p.to(inward - wing, depth)
      .arc(-wing, foot, bulge)
      .to(-wing, step(m));
  }
  return p.to(0, step(m)).close();
};

const corner = (depth: number, m: number): number => Math.min(5, depth - step(m) - 1);

/** The arc of a uni tuck: radius 1.2 times its depth, tangent to the side half a millimetre above the slit. */
const uniTuckArc = (depth: number, m: number): { sweep: number; inward: number; foot: number } => {
  const foot = step(m) + 0.5;
  const radius = 1.2 * depth;
  const sweep = Math.asin((depth - foot) / radius);
  return { sweep, inward: radius * (1 - Math.cos(sweep)), foot };
};
