import type { RuledSurface, ScoopBow } from '../../board/index.ts';
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
export const scoopSurface = ({ pack: { flat, radius, sides, thickness }, panel }: ScoopBow): RuledSurface => {
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
