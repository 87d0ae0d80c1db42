import { arc, type Blank, type Point, pen, type RuledSurface } from '../../../src/author/index.ts';

/** A wrap around a cup: a truncated cone. Diameters are inside the closed wrap. All in mm. */
export interface CupWrap {
  readonly top: number;
  readonly bottom: number;
  /** Vertical height, from rim to rim. */
  readonly height: number;
  /** Overlap of the ends along the upper rim. */
  readonly lap: number;
  readonly material: number;
}

/** A flat wrap: a ring sector, its angle with the lap in radians. Board keeps its length at mid-thickness, one board wider than inside. */
export const cupSector = ({ top, bottom, height, lap, material }: CupWrap) => {
  const slant = Math.hypot(height, (top - bottom) / 2);
  // Of the angle between the wall and the axis: the radius of the cone divided by the radius of the sector.
  const sine = (top - bottom) / (2 * slant);
  const outer = (top + material) / (2 * sine);
  return { slant, outer, inner: outer - slant, angle: 2 * Math.PI * sine + lap / outer, sine };
};

/** The flat wrap: two arcs about one centre, and two straight ends that point to it. */
export const cupWrap = (wrap: CupWrap): Pick<Blank, 'trunk' | 'base' | 'gauges'> => {
  const { slant, outer, inner, angle, sine } = cupSector(wrap);
  const [sin, cos] = [Math.sin(angle / 2), Math.cos(angle / 2)];
  const [seat, crest] = [2 * inner * sin, inner * (1 - cos)];
  const apex: Point = [seat / 2, -inner * cos];
  const bulge = Math.tan(angle / 4);
  const [right, top] = [apex[0] + outer * sin, apex[1] + outer * cos];
  return {
    trunk: pen('wall', seat, { role: 'wall', bow: coneSurface(apex, angle, sine, wrap.material) })
      .to(right, top)
      .arc(seat - right, top, bulge)
      .closeMirrored(),
    base: { line: 'cut', curve: arc([0, 0], [seat, 0], -bulge) },
    gauges: [{ name: 'slant', panel: 'wall', along: 'y', span: [crest, crest + slant] }],
  };
};

/** Angle over which one end rises onto the other, in radians. */
const RAMP = 0.3;

/** Rolls the sector up, an exact cone at all times, as its axis turns upright. The right end lies one board outside. `apex`: its centre. */
const coneSurface = (apex: Point, angle: number, sine: number, thickness: number): RuledSurface => {
  const [x0, y0] = apex;
  // Angle from the middle of the front to the left end, on the right.
  const under = 2 * Math.PI - angle / sine / 2;
  return {
    ruled: apex,
    at: ([u, v], time) => {
      const [along, phi] = [Math.hypot(u - x0, v - y0), Math.atan2(u - x0, v - y0)];
      const s = 1 / (1 + time * (1 / sine - 1));
      const c = Math.sqrt(1 - s * s);
      const psi = phi / s;
      const ramp = Math.min(1, Math.max(0, (phi / sine - under) / RAMP + 1));
      // The inner face lies half a board inside mid-thickness, where the length is kept.
      const out = time * ((thickness + 0.02) * ramp * ramp * (3 - 2 * ramp) - thickness / 2);
      // Cylindrical coordinates about the axis of the cone. The print faces outwards and downwards.
      const [r, high] = [along * s + out * c, along * c - out * s];
      const [x, z] = [r * Math.sin(psi), r * Math.cos(psi)];
      const tilt = Math.asin(s) * (1 - time);
      return [x0 + x, y0 + high * Math.cos(tilt) + z * Math.sin(tilt), z * Math.cos(tilt) - high * Math.sin(tilt)];
    },
  };
};
