import type { Bow } from '../../board/index.ts';
import { pillowSection } from './pillow-section.ts';

/** Fold phases of a scoop: the glue flaps, then all other panels at once. */
export const scoopPhases = { glue: 0, close: 1 } as const;

/** The sizes that determine how a scoop bends. In mm. */
interface Bends {
  readonly width: number;
  readonly depth: number;
  /** Lower and upper ends of the glue flaps on the sides of the back, above the ends of the floor. */
  readonly sides: readonly [low: number, high: number];
  readonly thickness: number;
}

/** Distance from its crease over which a glue flap bends inwards to lie on the front, in mm. */
const BEND = 2;

/** Steps of the integral for the position of a point across the scoop. */
const SAMPLES = 12;

/**
 * The surfaces of the panels of a scoop. g(s) is the dip of the floor's creases, s the position along the width from the middle.
 * Floor, front and back bend to cylinders with sections that rise by k·g(s). The creases then lie in planes, each panel is the mirror
 * image of its neighbour in such a plane, and the panels fold by 2·atan(k). This is exact from k = 0 (flat) to k = 1 (panels upright,
 * section of a pillow). The glue flaps fold in beforehand and then lie on the front.
 */
export const scoopBow = ({ width, depth, sides, thickness }: Bends) => {
  const { flat, radius } = pillowSection(width, depth);
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

  return (panel: 'floor' | 'back' | 'front' | 'right' | 'left'): Bow => ({
    ruled: panel === 'right' || panel === 'left' ? 'x' : 'y',
    at: ([u, v], time) => {
      const turned = Math.min(1, 2 * time);
      const share = Math.max(0, 2 * time - 1);
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
  });
};
