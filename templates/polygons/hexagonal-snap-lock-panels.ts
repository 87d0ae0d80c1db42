import {
  flapAt,
  flip,
  HEXAGON_INSET,
  type HexagonalEnds,
  hexagonalWidths,
  locked,
  pen,
  raised,
  regularPolygon,
  sectorFlap,
  sleevePhases,
  tanDegrees,
} from '../../src/author/index.ts';

/**
 * A 1-2-3 bottom on six walls. The front's flap has a notch with undercut sides, the back's a tongue that goes through it. Hooks of the two
 * back side walls reach under the root of the tongue, up to the ears of the front's flap; the front side walls have dust flaps. Creases of
 * front, sides and back lie one board further out each. `overlap`: length of front and back flaps beyond the middle, in mm.
 */
export const hexagonalSnapLock = (side: number, material: number, overlap: number): HexagonalEnds => {
  const [m, o] = [material, overlap];
  const name = 'bottom-flap';
  const phase = sleevePhases.ends;
  const widths = hexagonalWidths(side, m);
  const { apothem } = regularPolygon(6, side);
  const seat = side - 2 * HEXAGON_INSET;
  const [middle, deep, undercut] = [seat / 2, apothem + o, o * tanDegrees(15)];
  const half = side / 4;
  const notched = pen(name, seat, { phase })
    .path([seat, deep], [middle + half + m - undercut, deep], [middle + half + m, apothem])
    .closeMirrored();
  const tongue = pen(name, seat, { phase: phase + 2 })
    .to(middle + half, apothem)
    .rounded(3, [middle + half, deep])
    .closeMirrored();
  const dust = (wall: 'right-front' | 'left-front') => sectorFlap(name, widths[wall], apothem / 2, phase + 1, m);
  // Drawn upside down, the right hook has its corner at the middle line on its right. The left hook mirrors it.
  const right = hook(name, side, side / 4 - o, phase + 1);
  // The wall at the seam is slightly wider: see `hexagonalWidths`.
  const late = widths['left-back'] - side + HEXAGON_INSET;
  return {
    rims: {
      front: raised(notched, side, 0),
      'right-front': dust('right-front'),
      'right-back': raised(right, side, m),
      back: raised(tongue, side, 2 * m),
      'left-back': flapAt(flip(right), widths['left-back'], late, m),
      'left-front': dust('left-front'),
    },
    joins: ['front', 'right-back', 'left-back'].map((wall) => locked(`back.${name}`, `${wall}.${name}`)),
  };
};

/** The largest overlap with hooks that end before the middle. */
export const longestHexagonalOverlap = (side: number): number => side / 4 - 2 * HEXAGON_INSET - 1;

/** A hook in its sixth of the bottom: along the middle line from the corner on its right to `short` mm before the middle, then square. */
const hook = (name: string, side: number, short: number, phase: number) => {
  const seat = side - 2 * HEXAGON_INSET;
  const long = side - short - HEXAGON_INSET / 2;
  const across = Math.sqrt(3) * (seat - long);
  const [x, y] = [seat - long / 2, (long * Math.sqrt(3)) / 2];
  return pen(name, seat, { phase })
    .path([x, y], [x - (across * Math.sqrt(3)) / 2, y - across / 2])
    .close();
};
