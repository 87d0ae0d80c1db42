import {
  arc,
  BESIDE_TONGUE,
  type Blank,
  type Cubic,
  type Curve,
  distance,
  faceSection,
  notchedEdge,
  type Point,
  pillowCrease,
  spinedPillow,
  straight,
  subcurve,
} from '../../../src/author/index.ts';

export interface WalledPillow {
  /** Width of the faces between the side walls, flat. */
  readonly face: number;
  readonly wall: number;
  /** Length along the side walls. */
  readonly length: number;
  /** Height of the middle of a filled face above its sides. */
  readonly rise: number;
  readonly material: number;
  readonly glue: number;
  /** Radius of the thumb notches in the outer lenses. @defaultValue no notches */
  readonly notch?: number;
  /** How far the tongues of the outer lenses reach behind the front. @defaultValue no tongues */
  readonly tongue?: number;
  /** Reach of the lenses beyond the ends of the pack, and of the square flaps. */
  readonly lens: number;
  readonly flap: number;
}

/** Play of a lens between the side walls, in addition to one board, in mm. */
const PLAY = 0.5;

/**
 * A pillow whose spines are walls. Its lenses close over square flaps, those of the back over those of the front. With tongues the lenses
 * of the back reach to the front in their middle.
 */
export const walledPillow = (pack: WalledPillow): Pick<Blank, 'trunk' | 'base' | 'rises' | 'joins' | 'cutouts'> => {
  const { face, wall, length, rise, material, glue, notch, tongue, flap } = pack;
  const clear = material + PLAY;
  const section = faceSection(face, rise, material);
  const edge = arc([face - clear, 0], [clear, 0], (2 * pack.lens) / (face - 2 * clear));
  // A tongue lies below the front, one board further in.
  const foot = wall - material;
  const locking = tongue !== undefined && {
    seat: tongueSeat(pillowCrease(section.width, 2 * rise), foot),
    reach: tongue,
    foot,
    slot: 1.5 * material,
  };
  const outer = locking ? besideTongue(edge, locking.seat) : notch ? notchedEdge(edge, notch) : [edge];
  return spinedPillow({
    section,
    length,
    spine: wall,
    glue,
    flap,
    lens: (of) => (of === 'back' ? outer : [edge]),
    ...(locking && { tongue: locking }),
  });
};

/** The crease of a tongue: the mirror image of the crease that it meets on the opposite side, `foot` above the seat of its lens. */
const tongueSeat = (crease: Curve, foot: number): Curve => {
  const { from, c1, c2, to } = subcurve(crease, BESIDE_TONGUE, 1 - BESIDE_TONGUE) as Cubic;
  const up = ([x, y]: Point): Point => [x, foot - y];
  return { kind: 'cubic', from: up(from), c1: up(c1), c2: up(c2), to: up(to) };
};

/** Height of the straight sides of a lens with a tongue, as a share of that of the tongue's crease. */
const SIDES = 0.15;

/**
 * The free edge of a lens with a tongue, between the ends of the edge without one: straight sides, and two arcs of one circle, at most half
 * of it.
 */
const besideTongue = ({ from, to }: Curve, seat: Curve): readonly Curve[] => {
  const half = distance(from, to) / 2;
  const [x, y] = [distance(seat.from, seat.to) / 2, seat.from[1]];
  const side = Math.max(SIDES * y, y - Math.sqrt(half * half - x * x));
  const rise = y - side;
  // The height of its centre, from its distances to the ends of both chords.
  const centre = (x * x + rise * rise - half * half) / (2 * rise);
  const bulge = Math.tan((Math.atan2(rise - centre, x) - Math.atan2(-centre, half)) / 4);
  const [right, left]: [Point, Point] = [
    [from[0], side],
    [to[0], side],
  ];
  return [straight(from, right), arc(right, seat.from, bulge), seat, arc(seat.to, left, bulge), straight(left, to)];
};
