import type { Bow } from '../../board/index.ts';
import { type Motion, move, type Point } from '../../geometry/index.ts';
import type { Section } from './pillow-section.ts';
import { pillowShape } from './pillow-shape.ts';
import { GLUE_CLEAR, type Pillow, type PillowEnd, type PillowWall, pillowEdge, pillowSides } from './pillow-sizes.ts';

/** Fold phases of a pillow: a flat tube first, then the bulge, then the ends. */
export const pillowPhases = { glue: 0, tube: 1, bulge: 2, back: 3, front: 4 } as const;

/** A panel of a pillow. `inset`: start of its seat from the end of the panel. */
export type PillowPanel =
  | { readonly of: PillowWall; readonly inset: number }
  | { readonly of: 'glue'; readonly seat: number }
  | { readonly of: 'handle' | 'liner'; readonly inset: number }
  | PillowLens;

/**
 * A lens, or the tongue on its free edge. `u`: the position of its end in the frame of its wall; `toWall`: from its own frame to that
 * of its wall.
 */
interface PillowLens {
  readonly of?: undefined;
  readonly wall: PillowWall;
  readonly end: PillowEnd;
  readonly u: number;
  readonly toWall: Motion;
  readonly tongue?: true;
}

/**
 * The surfaces of the panels of a pillow. The tube folds flat, then both sides bulge, with their lenses in line with them:
 * so far exact. The lenses of the back fold in, then those of the front, one board further out. A closed lens is the exact mirror
 * image of its panel in the plane of the crease; a half-folded lens is approximate. A tongue on the free edge of a lens bends square
 * to it beforehand and finally lies against the opposite side.
 */
export const pillowBow = (pack: Pillow): ((panel: PillowPanel) => Bow) => {
  const { flat, depth, thickness } = pack;
  const handle = pack.handle?.height ?? 0;
  const shape = pillowShape(flat, depth);
  const edge = pillowEdge(pack);
  const long = pillowSides(pack);
  const middle = flat / 2;
  const phases = pillowPhases.front + 1;
  /** Start of each wall along the pack, in the frame of the front. Its seat is the glue flap's, which is shorter. */
  const start = { front: -GLUE_CLEAR - thickness, back: -GLUE_CLEAR };

  // Caches the section, because a pose asks for thousands of points at one time.
  let last: { readonly bulge: number; readonly section: Section } | undefined;
  const sectionAt = (bulge: number): Section => {
    if (last?.bulge !== bulge) last = { bulge, section: shape.section(bulge) };
    return last.section;
  };

  /** Position across the tube and above its middle plane of the point at `s` along a panel, from the panel's middle. */
  const round = (wall: PillowWall | 'glue', s: number, time: number): readonly [across: number, up: number] => {
    const bulge = shareOf(time, pillowPhases.bulge);
    const section = sectionAt(bulge);
    if (wall === 'front') return section(s);
    const hinge = wall === 'glue' ? -1 : 1;
    // Distance of the point from the edge about which the panel folds.
    const past = wall === 'glue' ? -middle - s : handle + s + middle;
    if (bulge > 0) {
      const [x, up] = section(middle + handle * (wall === 'back' ? 1 : 0) - past);
      return [hinge * x, -up];
    }
    const turned = shareOf(time, wall === 'glue' ? pillowPhases.glue : pillowPhases.tube) * Math.PI;
    const fold = middle + (wall === 'back' ? handle : 0);
    return [hinge * (fold + past * Math.cos(turned)), -past * Math.sin(turned)];
  };

  const shareOf = (time: number, phase: number): number => Math.min(1, Math.max(0, time * phases - phase));

  const lens = ({ wall, end, u: at, toWall, tongue: isTongue }: PillowLens, p: Point, time: number) => {
    const [u, v] = move(toWall, p);
    const s = v - middle;
    const dip = shape.rise(s);
    const [across, up] = round(wall, s, time);
    // A lens folds from straight out to square to the pack; its tongue folds by another right angle.
    const past = (end === 'top' ? at - u : u - at) + dip;
    const beyond = isTongue ? dip + edge.rise(s) : past;
    const tongue = past - beyond;
    const angle = (shareOf(time, pillowPhases[wall]) * Math.PI) / 2;
    const bent = angle + (shareOf(time, pillowPhases.back) * Math.PI) / 2;
    const drop = (wall === 'front' ? -1 : 1) * (beyond * Math.sin(angle) + tongue * Math.sin(bent));
    // The outer lens lies on the inner one: one board out, perpendicular to its surface. The crease is one board out already, along the pack.
    const lift = wall === 'front' ? (thickness + 0.02) * Math.sin(angle) : 0;
    const lean = Math.sign(across) * Math.abs(shape.slope(s));
    const reach = beyond * Math.cos(angle) + tongue * Math.cos(bent);
    const closer = wall === 'front' ? thickness * Math.sin(angle) : 0;
    const out = reach + lift * Math.sqrt(1 - lean * lean) - closer - dip;
    const x = end === 'top' ? start[wall] - out : start[wall] + long[wall] + out;
    return [x, middle + across - lift * lean, up + drop] as const;
  };

  return (panel): Bow => {
    switch (panel.of) {
      case 'front':
      case 'back':
        return {
          ruled: 'x',
          at: ([u, v], time) => {
            const [across, up] = round(panel.of, v - middle, time);
            return [start[panel.of] + u + panel.inset, middle + across, up];
          },
        };
      case 'glue':
        return {
          ruled: 'x',
          at: ([u, v], time) => {
            const [across, up] = round('glue', -middle - v, time);
            return [panel.seat - u, middle + across, up];
          },
        };
      case 'handle':
        return {
          ruled: 'x',
          at: ([u, v], time) => [start.front + u + panel.inset, middle + ridge(time) - handle + v, 0],
        };
      case 'liner':
        return {
          ruled: 'x',
          at: ([u, v], time) => {
            const turned = shareOf(time, pillowPhases.tube) * Math.PI;
            return [start.front + u + panel.inset, middle + ridge(time) + v * Math.cos(turned), -v * Math.sin(turned)];
          },
        };
      default:
        return { ruled: 'y', at: (p, time) => lens(panel, p, time) };
    }
  };

  /** Distance from the middle of the pack to the fold between the two plies of its handle. */
  function ridge(time: number): number {
    return sectionAt(shareOf(time, pillowPhases.bulge))(middle)[0] + handle;
  }
};
