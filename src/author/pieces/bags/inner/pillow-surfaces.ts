import type { RuledSurface } from '../../../../board/index.ts';
import { type Motion, move, segment } from '../../../../geometry/index.ts';
import {
  edgeDepth,
  GLUE_CLEAR,
  type PackPhases,
  type Pillow,
  type PillowEnd,
  type PillowWall,
  pillowPhases,
  pillowSides,
} from '../pillow-sizes.ts';
import { type Across, hangingSide, phaseShare, type Section } from '../tube-section.ts';

/** Intervals of Simpson's rule for the section, which has no closed form. */
const INTERVALS = 16;

/** Distance of a closed outer lens from the inner one, in boards: they do not touch. */
const LENS_GAP_BOARDS = 1.01;

/**
 * The section of a pillow whose end creases are circular, by its share of the full bulge. An end stands square to the pack, so its
 * crease lies in a plane at 45°, and the pack is as high at each place as the crease is deep. The distance from the middle is the
 * integral of √(1 - z'²) of this height z, because the board does not stretch.
 */
export const creaseSection = (flat: number, depth: number): ((share: number) => Section) => {
  const crease = segment(flat, depth / 2);
  const stretch = (s: number, share: number): number => Math.sqrt(Math.max(0, 1 - (share * crease.slope(s)) ** 2));
  return (share) => (s) => {
    const step = s / INTERVALS;
    let sum = stretch(0, share) + stretch(s, share);
    for (let k = 1; k < INTERVALS; k++) sum += (k % 2 ? 4 : 2) * stretch(k * step, share);
    return [(sum * step) / 3, share * crease.height(s)];
  };
};

/**
 * The surfaces of a pillow's panels. The tube folds flat, then both sides bulge, their lenses in line: so far exact. The lenses of the back
 * fold in, then those of the front, one board further out. A closed lens is the exact mirror image of its panel in the plane of the crease;
 * a half-folded one is approximate. A tongue on a lens bends square to it before and finally lies against the opposite side.
 */
export const pillowSurfaces = (pillow: Pillow) => {
  const { flat, depth, material, handle: { height: handle } = { height: 0 } } = pillow;
  const middle = flat / 2;
  const [crease, edge] = [segment(flat, depth / 2), segment(flat, edgeDepth(pillow) / 2)];
  // The seat of the front is that of the glue flap, which is shorter.
  const start = { front: -GLUE_CLEAR - material, back: -GLUE_CLEAR };
  const long = pillowSides(pillow);
  const section = creaseSection(flat, depth);
  const shareOf = (time: number, phase: keyof PackPhases): number =>
    phaseShare(time, pillowPhases.front + 1, pillowPhases[phase]);

  /** Position in the section of the tube of the point at `s` along a panel, from the panel's middle. */
  const side = (of: PillowWall | 'glue', s: number, time: number): Across => {
    const bulge = shareOf(time, 'bulge');
    if (of === 'front') return section(bulge)(s);
    const turned = (phase: 'glue' | 'tube') => (shareOf(time, phase) * Math.PI) / 2;
    const filled = bulge > 0 ? section(bulge) : undefined;
    if (of === 'back') return hangingSide(middle + handle, 0, turned('tube'), filled)(handle + s + middle);
    // The glue flap hangs on the left edge of the front.
    const [across, up] = hangingSide(middle, 0, turned('glue'), filled)(-middle - s);
    return [-across, up];
  };

  return {
    glue: (seat: number): RuledSurface => ({
      ruled: 'x',
      at: ([u, v], time) => {
        const [across, up] = side('glue', -middle - v, time);
        return [seat - u, middle + across, up];
      },
    }),

    /** Front, back, and the plies of a handle, which stays in the middle plane. `inset`: start of its seat from the end of the panel. */
    along: (of: PillowWall | 'handle' | 'liner', inset: number): RuledSurface => ({
      ruled: 'x',
      at: ([u, v], time) => {
        const along = start[of === 'back' ? 'back' : 'front'] + u + inset;
        if (of === 'front' || of === 'back') {
          const [across, up] = side(of, v - middle, time);
          return [along, middle + across, up];
        }
        // Distance from the middle of the pack to the fold between the two plies.
        const ridge = side('front', middle, time)[0] + handle;
        if (of === 'handle') return [along, middle + ridge - handle + v, 0];
        const turned = shareOf(time, 'tube') * Math.PI;
        return [along, middle + ridge + v * Math.cos(turned), -v * Math.sin(turned)];
      },
    }),

    /** A lens, or the tongue on its edge. `from`: position of its end in the frame of its wall; `toWall`: from its own frame to that. */
    lens: (of: 'lens' | 'tongue', wall: PillowWall, end: PillowEnd, from: number, toWall: Motion): RuledSurface => ({
      ruled: 'y',
      at: (p, time) => {
        const [u, v] = move(toWall, p);
        const s = v - middle;
        const dip = crease.height(s);
        const [across, up] = side(wall, s, time);
        // A lens folds from straight out to square to the pack; its tongue folds by another right angle.
        const past = (end === 'top' ? from - u : u - from) + dip;
        const beyond = of === 'tongue' ? dip + edge.height(s) : past;
        const tongue = past - beyond;
        const angle = (shareOf(time, wall) * Math.PI) / 2;
        const bent = angle + (shareOf(time, 'back') * Math.PI) / 2;
        const drop = (wall === 'front' ? -1 : 1) * (beyond * Math.sin(angle) + tongue * Math.sin(bent));
        // The outer lens lies on the inner one: one board out, perpendicular to its surface. The crease is one board out already, along the pack.
        const lift = wall === 'front' ? LENS_GAP_BOARDS * material * Math.sin(angle) : 0;
        // Places beside the panel, beyond the end of the crease, may be asked for as well: there it would be steeper than 45°.
        const lean = Math.sign(across) * Math.min(1, Math.abs(crease.slope(s)));
        const reach = beyond * Math.cos(angle) + tongue * Math.cos(bent);
        const closer = wall === 'front' ? material * Math.sin(angle) : 0;
        const out = reach + lift * Math.sqrt(1 - lean * lean) - closer - dip;
        const x = end === 'top' ? start[wall] - out : start[wall] + long[wall] + out;
        return [x, middle + across - lift * lean, up + drop];
      },
    }),
  };
};
