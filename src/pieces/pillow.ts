import { type Blank, type Bow, type Panel, pen, type Rim, rim } from '../board/index.ts';
import type { Cubic, Point } from '../geometry/index.ts';

/** A pillow pack. All in mm. */
export interface Pillow {
  /** Width of the filled pack. */
  readonly width: number;
  /** Depth of the filled pack in its middle. */
  readonly depth: number;
  /** From end crease to end crease along the sides. */
  readonly length: number;
  readonly glue: number;
  readonly thickness: number;
}

/**
 * The cross-section of a filled pillow is two circular arcs with the width for a
 * chord and half the depth for a sagitta: their radius, and the length of one, which
 * is what a panel measures flat.
 */
export const pillowSection = (width: number, depth: number): { radius: number; flat: number } => {
  const radius = (width ** 2 + depth ** 2) / (4 * depth);
  return { radius, flat: 2 * radius * Math.asin(width / (2 * radius)) };
};

/**
 * The crease of an end, from (flat, 0) to (0, 0), dipping into the panel below. Where
 * the section's arc meets a plane at 45° across the pack, the flat panel shows
 * ρ(cos(s/ρ) - cos(θ/2)); the cubic has its ends, its end tangents and its apex, and stays
 * within a thousandth of the depth of it.
 */
export const pillowCrease = (width: number, depth: number): Cubic => {
  const { radius, flat } = pillowSection(width, depth);
  // The apex of a cubic whose controls are as deep as one another lies at 3/4 of their depth.
  const dip = (2 * depth) / 3;
  const slope = width / (2 * radius);
  const reach = dip / slope;
  return { kind: 'cubic', from: [flat, 0], c1: [flat - reach, -dip], c2: [reach, -dip], to: [0, 0] };
};

/**
 * Two panels side by side, glued into a tube; at each end of each a lens folds in along
 * a curve. The free edge of a lens is the mirror image of its crease, a little flatter, so that
 * it stops short of the other side.
 */
export const pillow = (pack: Pillow): Pick<Blank, 'trunk' | 'base' | 'rises' | 'joins'> => {
  const { width, depth, length, glue, thickness } = pack;
  const { flat, radius } = pillowSection(width, depth);
  const bow = pillowBow(pack);
  const flatter = 1 - Math.max(0.5, 1.2 * thickness) / (depth / 2);
  const end = (wall: 'front' | 'back', which: 'top' | 'bottom'): Rim => {
    const crease = pillowCrease(width, depth);
    const up = ([x, y]: Point): Point => [x, -y * flatter];
    const lens = pen(`${which}-flap`, flat, { phase: wall === 'front' ? 3 : 4, bow: bow(wall, which) })
      .cubic(up(crease.c1), up(crease.c2), 0, 0)
      .close();
    return rim(flat).bear(crease, lens).close();
  };
  const side = (wall: 'front' | 'back', next?: Panel): Panel =>
    pen(wall, length, { role: 'wall', fold: 180, phase: 1, bow: bow(wall) })
      .rim(length, flat, end(wall, 'bottom'))
      .side(0, flat, next)
      .rim(0, 0, end(wall, 'top'))
      .close();
  // The glue flap leans in faster than the end creases, so that the lenses clear it.
  const slant = glue * (width / (2 * radius)) * 1.05;
  return {
    trunk: side('front', side('back')),
    base: {
      line: 'crease',
      panel: pen('glue', length, { role: 'glue', fold: 180, phase: 0, bow: bow('glue') })
        .to(length - slant, glue)
        .to(slant, glue)
        .close(),
    },
    rises: 'right',
    joins: [{ by: 'glue', a: 'front.glue', b: 'back' }],
  };
};

/**
 * Where the panels of a pillow stand. The tube is folded like sheet, then both sides
 * bulge to arcs with their lenses straight out, which is exact; then the front's lenses
 * turn in, and the back's after them, one board further out. In the end a lens is the mirror image of its
 * panel in the plane of the crease, which is exact again; half-way it is not.
 */
const pillowBow = ({ width, depth, length, thickness }: Pillow) => {
  const { flat, radius } = pillowSection(width, depth);
  const middle = flat / 2;
  const phases = 5;

  /** Half section: distance from the middle and height over the chord, by length along the panel. */
  type Section = (s: number) => readonly [across: number, up: number];
  const bulged = (bulge: number): Section => {
    if (bulge < 1e-6) return (s) => [s, 0];
    // The arc keeps its length while its sagitta grows: halve the interval for its angle.
    const sagitta = (bulge * depth) / 2;
    let [lo, hi] = [0, Math.PI];
    for (let i = 0; i < 60; i++) {
      const half = (lo + hi) / 2;
      if ((middle / half) * (1 - Math.cos(half)) < sagitta) lo = half;
      else hi = half;
    }
    const half = (lo + hi) / 2;
    const r = middle / half;
    return (s) => [r * Math.sin(s / r), r * (Math.cos(s / r) - Math.cos(half))];
  };
  // A pose asks for thousands of points at one time: the section is found once for it.
  let last: { readonly bulge: number; readonly section: Section } | undefined;
  const section = (bulge: number): Section => {
    if (last?.bulge !== bulge) last = { bulge, section: bulged(bulge) };
    return last.section;
  };
  const open = bulged(1);
  /** Depth of the true crease below its chord, by distance from the middle. */
  const dip = (s: number): number => open(s)[1];

  return (wall: 'front' | 'back' | 'glue', end?: 'top' | 'bottom'): Bow => ({
    ruled: end ? 'y' : 'x',
    at: ([u, v], time) => {
      const share = (phase: number): number => Math.min(1, Math.max(0, time * phases - phase));
      const bulge = share(2);
      const arc = section(bulge);
      // Along the panel across the tube, from the middle of the front; the back goes on from the front's far side.
      const own = end === 'top' ? u - middle : end ? middle - u : wall === 'glue' ? -middle - v : v - middle;
      const across = wall !== 'back' ? own : end ? own + flat : v + middle;
      const [y, z] = round(arc, across, wall, bulge, share);
      if (!end) return [wall === 'glue' ? length - u : u, middle + y, z];
      // From the crease: straight out at first, square to the pack in the end.
      const beyond = v + dip(own);
      const turn = (share(wall === 'front' ? 3 : 4) * Math.PI) / 2;
      const drop = (wall === 'front' ? -1 : 1) * beyond * Math.sin(turn);
      // The outer lens lies on the inner one: one board out, square to its surface.
      const lift = wall === 'back' ? (thickness + 0.02) * Math.sin(turn) : 0;
      const lean = lift ? y / radius : 0;
      const out = beyond * Math.cos(turn) + lift * Math.sqrt(1 - lean * lean) - dip(own);
      return [end === 'top' ? -out : length + out, middle + y - lift * lean, z + drop];
    },
  });

  /** Across the tube and over its middle plane: on the front's arc, or carried round its edge to the back. */
  function round(
    arc: Section,
    across: number,
    wall: 'front' | 'back' | 'glue',
    bulge: number,
    share: (phase: number) => number,
  ): readonly [across: number, up: number] {
    if (wall === 'front') return arc(across);
    const hinge = wall === 'glue' ? -1 : 1;
    const past = hinge * across - middle;
    if (bulge > 0) {
      const [x, up] = arc(middle - past);
      return [hinge * x, -up];
    }
    const turned = share(wall === 'glue' ? 0 : 1) * Math.PI;
    return [hinge * (middle + past * Math.cos(turned)), -past * Math.sin(turned)];
  }
};
