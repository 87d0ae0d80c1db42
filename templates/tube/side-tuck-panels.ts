import {
  type DustFlapStyle,
  dustFlapEnd,
  type Ends,
  eachWall,
  heldTuck,
  insideShare,
  locked,
  open,
  postalReach,
  postalSlit,
  postalTab,
  type Rim,
  sleevePhases,
  slitLength,
  type TubeEnd,
  type TuckFlapStyle,
  type TuckLid,
  tuckLidEnd,
} from '../../src/author/index.ts';

/** The top of a four-wall sleeve, closed by a tuck lid that hangs on the last, short wall and is as wide. All in mm. */
export interface SideTuck extends Omit<TubeEnd, 'end'> {
  readonly flap: TuckFlapStyle;
  readonly tuck: number;
  readonly dustFlap: DustFlapStyle;
  readonly dust: number;
  /** Radius of the corners of a friction fit tuck, and lines on the lid; see `TuckLid`. */
  readonly corner?: TuckLid['corner'];
  readonly marks?: TuckLid['marks'];
  /** A tab on the tuck that comes out of a slit in that wall. */
  readonly postal: boolean;
  /** The end of the wall that receives the tuck; cut straight by default. */
  readonly receiving?: Rim;
}

/** A tuck closure turned by a quarter: a lid between short walls, dust flaps on long ones, shoulders beside the right wall for the tuck. */
export const sideTuckEnds = ({ length, width, last, material, ...c }: SideTuck): Ends => {
  const phase = sleevePhases.ends;
  const slit = slitLength(last);
  const dust = { name: 'top-dust', style: c.dustFlap, depth: c.dust, slit, phase };
  const receiving = c.receiving ?? open(width);
  const locks = eachWall((wall) => heldTuck('left.top-lid.tuck', `${wall}.top-dust`, 'sit_lock_tuck'));
  if (c.postal) locks.push(locked('left.top-lid.tuck.postal-lock', 'right', 'slit'));
  return {
    front: dustFlapEnd(dust, length, 'right', material),
    right: c.postal ? postalSlit(receiving, c.tuck, material, insideShare.carton) : receiving,
    back: dustFlapEnd(dust, length, 'left', material),
    left: tuckLidEnd({
      name: 'top-lid',
      style: c.flap,
      length: last,
      width: length,
      tuck: c.tuck,
      material,
      slit,
      phase,
      ...(c.corner !== undefined && { corner: c.corner }),
      ...(c.marks && { marks: c.marks }),
      ...(c.postal && { leading: postalTab(material, phase + 3), beyond: postalReach(material) }),
    }),
    joins: locks,
  };
};
