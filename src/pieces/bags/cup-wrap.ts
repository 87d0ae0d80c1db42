import { type Blank, type Bow, pen } from '../../board/index.ts';
import { arc, type Point } from '../../geometry/index.ts';

/** A wrap around a cup: a truncated cone. Diameters are those inside the closed wrap; all in mm. */
export interface CupWrap {
  readonly top: number;
  readonly bottom: number;
  /** Upright, from rim to rim. */
  readonly height: number;
  /** How far the ends lie over one another, along the upper rim. */
  readonly lap: number;
  readonly thickness: number;
}

/** The flat wrap: a sector of a ring. In mm and radians. */
export interface CupSector {
  readonly slant: number;
  readonly outer: number;
  readonly inner: number;
  /** All of it, the lap included. */
  readonly angle: number;
  /** Sine of the angle between the wall and the axis: what a radius of the sector becomes in the round. */
  readonly sine: number;
}

/** Board that is rolled keeps its length in its middle, whose diameter is one board larger than inside. */
export const cupSector = ({ top, bottom, height, lap, thickness }: CupWrap): CupSector => {
  const slant = Math.hypot(height, (top - bottom) / 2);
  const sine = (top - bottom) / (2 * slant);
  const outer = (top + thickness) / (2 * sine);
  return { slant, outer, inner: outer - slant, angle: 2 * Math.PI * sine + lap / outer, sine };
};

/** Two true arcs about one point and two straight ends that run towards it. */
export const cupWrap = (wrap: CupWrap): Pick<Blank, 'trunk' | 'base' | 'rises' | 'joins'> => {
  const { outer, inner, angle } = cupSector(wrap);
  const [sin, cos] = [Math.sin(angle / 2), Math.cos(angle / 2)];
  const seat = 2 * inner * sin;
  const apex: Point = [seat / 2, -inner * cos];
  const bulge = Math.tan(angle / 4);
  const [right, top] = [apex[0] + outer * sin, apex[1] + outer * cos];
  return {
    trunk: pen('wall', seat, { role: 'wall', bow: cupBow(wrap, apex) })
      .to(right, top)
      .arc(seat - right, top, bulge)
      .close(),
    base: { line: 'cut', curve: arc([0, 0], [seat, 0], -bulge) },
    rises: 'up',
    joins: [],
  };
};

/** Radians within which an end rises over the other one. */
const RAMP = 0.3;

/**
 * Rolled up evenly: the sector stays a cone all the way, exactly, and its axis comes upright. The right end comes to lie outside
 * on the left one, a board further out.
 */
const cupBow = (wrap: CupWrap, [x0, y0]: Point): Bow => {
  const { angle, sine } = cupSector(wrap);
  const whole = angle / sine;
  // Where the left end is met, seen from the middle of the front.
  const under = 2 * Math.PI - whole / 2;
  return {
    ruled: [x0, y0],
    at: ([u, v], time) => {
      const [along, phi] = [Math.hypot(u - x0, v - y0), Math.atan2(u - x0, v - y0)];
      const s = 1 / (1 + time * (1 / sine - 1));
      const c = Math.sqrt(1 - s * s);
      const psi = phi / s;
      const ramp = Math.min(1, Math.max(0, (phi / sine - under) / RAMP + 1));
      // The inner face lies half a board inside of the middle, which keeps its length.
      const out = time * ((wrap.thickness + 0.02) * ramp * ramp * (3 - 2 * ramp) - wrap.thickness / 2);
      // About the axis, which the front leans away from; the wall's print looks outwards and down the cone.
      const [r, high] = [along * s + out * c, along * c - out * s];
      const [x, z] = [r * Math.sin(psi), r * Math.cos(psi)];
      const tilt = Math.asin(s) * (1 - time);
      return [x0 + x, y0 + high * Math.cos(tilt) + z * Math.sin(tilt), z * Math.cos(tilt) - high * Math.sin(tilt)];
    },
  };
};
