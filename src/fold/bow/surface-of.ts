import type { Bow, ConeBow, RuledSurface, ScoopBow } from '../../board/index.ts';
import { pillowSurface } from './pillow.ts';
import { spinedSurface } from './spined-pillow.ts';
import { phaseShare } from './tube-section.ts';

/** Distance from its crease over which a glue flap bends inwards to lie on the front, in mm. */
const BEND = 2;

/** Steps of the integral for the position of a point across the scoop. */
const SAMPLES = 12;

/**
 * The surface of a panel of a scoop. The glue flaps fold in, then all other panels at once. g(s) is the dip of the floor's creases, s
 * the position along the width from the middle. Floor, front and back bend to cylinders with sections that rise by k·g(s). The creases
 * then lie in planes, each panel is the mirror image of its neighbour in such a plane, and the panels fold by 2·atan(k). This is exact
 * from k = 0 (flat) to k = 1 (panels upright, section of a pillow). The glue flaps lie on the front.
 */
const scoopSurface = ({ pack: { flat, radius, sides, thickness }, panel }: ScoopBow): RuledSurface => {
  const [middle, end] = [flat / 2, flat / (2 * radius)];
  const g = (s: number): number => radius * (Math.cos(s / radius) - Math.cos(end));
  /** Position across the scoop of the point at s, on a section that rises by k·g, by Simpson's rule. */
  const across = (s: number, k: number): number => {
    // For the closed scoop, the most frequent case, the integral is a sine.
    if (k === 1) return radius * Math.sin(s / radius);
    const slope = (i: number): number => Math.sqrt(1 - (k * Math.sin((s * i) / (SAMPLES * radius))) ** 2);
    let sum = slope(0) + slope(SAMPLES);
    for (let i = 1; i < SAMPLES; i++) sum += (i % 2 ? 4 : 2) * slope(i);
    return (s * sum) / (3 * SAMPLES);
  };

  return {
    ruled: panel === 'right' || panel === 'left' ? 'x' : 'y',
    at: ([u, v], time) => {
      const [turned, share] = [phaseShare(time, 2, 0), phaseShare(time, 2, 1)];
      const angle = (share * Math.PI) / 4;
      const k = share < 1 ? Math.tan(angle) : 1;
      const [out, up] = [Math.cos(2 * angle), Math.sin(2 * angle)];
      switch (panel) {
        case 'floor': {
          const s = u - middle;
          return [middle + across(s, k), v, -k * g(s)];
        }
        case 'back': {
          const s = u - middle;
          return [middle + across(s, k), g(s) + (v - g(s)) * out, -k * g(s) - (v - g(s)) * up];
        }
        case 'front': {
          const s = middle - u;
          return [middle + across(s, k), -g(s) - (v - g(s)) * out, -k * g(s) - (v - g(s)) * up];
        }
        default: {
          // Seen along the side, from its corner: the flap turns to the direction of the front and bends like the front.
          const from = -turned * (Math.PI - end);
          const bent = turned / radius;
          const to = from - bent * v;
          const [x, w] =
            bent > 0 ? [(Math.sin(from) - Math.sin(to)) / bent, (Math.cos(to) - Math.cos(from)) / bent] : [v, 0];
          // It lies on the inside of the front, so it moves one board inwards within BEND of its crease.
          const inward = turned * (thickness + 0.02) * Math.min(1, v / BEND);
          const far = across(middle, k) + x + inward * Math.sin(to);
          const over = w - inward * Math.cos(to);
          const high = panel === 'right' ? sides[1] - u : sides[0] + u;
          return [panel === 'right' ? middle + far : middle - far, high * out + over * up, over * out - high * up];
        }
      }
    },
  };
};

/** Angle over which one end rises onto the other, in radians. */
const RAMP = 0.3;

/**
 * Rolls the sector up evenly: it is exactly a cone at all times, and its axis turns upright. The right end lies on the outside of
 * the left one, one board further out.
 */
const coneSurface = ({ apex, angle, sine, thickness }: ConeBow): RuledSurface => {
  const [x0, y0] = apex;
  const whole = angle / sine;
  // Angle from the middle of the front to the left end, on the right.
  const under = 2 * Math.PI - whole / 2;
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

export const surfaceOf = (bow: Bow): RuledSurface => {
  if ('at' in bow) return bow;
  switch (bow.form) {
    case 'cone':
      return coneSurface(bow);
    case 'scoop':
      return scoopSurface(bow);
    case 'pillow':
      return pillowSurface(bow);
    case 'spined':
      return spinedSurface(bow);
  }
};
