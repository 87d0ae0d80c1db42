import {
  arc,
  BESIDE_TONGUE,
  type Curve,
  distance,
  faceSection,
  mapCurve,
  notchedEdge,
  type Point,
  pillowCrease,
  type SizesWith,
  spinedPillow,
  straight,
  subcurve,
} from '../../../src/author/index.ts';

/** Its outer lenses have thumb notches or tongues. */
type WalledPillow = SizesWith<'rise' | 'glue_flap'> & { readonly notch?: number; readonly tuck_flap?: number };

/** Reach of the lenses beyond the pack, as a share of the width of the side walls: they overlap by two thirds of it. */
const LENS = 0.85;

/** Play of a lens between the side walls, in addition to one board, in mm. */
const PLAY = 0.5;

/** A pillow whose spines are walls. Its lenses close over square flaps, back over front; with tongues, back ones reach the front. */
export const walledPillow = (pack: WalledPillow) => {
  const { length: face, width: wall, height, rise, material, glue_flap: glue, notch, tuck_flap: tongue } = pack;
  const clear = material + PLAY;
  const lens = Math.min(LENS * wall, 0.46 * face);
  const section = faceSection(face, rise, material);
  const edge = arc([face - clear, 0], [clear, 0], (2 * lens) / (face - 2 * clear));
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
    length: height,
    spine: wall,
    glue,
    flap: Math.min(0.34 * face, Math.max(wall, face / 5)),
    lens: (of) => (of === 'back' ? outer : [edge]),
    ...(locking && { tongue: locking }),
  });
};

/** The crease of a tongue: the mirror image of the crease that it meets on the opposite side, `foot` above the seat of its lens. */
const tongueSeat = (crease: Curve, foot: number): Curve =>
  mapCurve(subcurve(crease, BESIDE_TONGUE, 1 - BESIDE_TONGUE), ([x, y]) => [x, foot - y], -1);

/** Height of the straight sides of a lens with a tongue, as a share of that of the tongue's crease. */
const SIDES = 0.15;

/** The free edge of a lens with a tongue, between the ends of the plain edge: straight sides and two arcs, at most half of one circle. */
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
