import type { Bow } from '../../board/index.ts';
import { pillowSection } from './pillow-section.ts';

/** When a scoop folds: its glue flaps, then all the rest at once. */
export const scoopPhases = { glue: 0, close: 1 } as const;

/** What of a scoop says how it bends. In mm. */
interface Bends {
  readonly width: number;
  readonly depth: number;
  /** From where to where the glue flaps hang on the sides of the back, over the ends of the floor. */
  readonly sides: readonly [low: number, high: number];
  readonly thickness: number;
}

/** Within how much of its crease a glue flap bends to lie on the front, in mm. */
const BEND = 2;

/** Samples of the integral that says how far across a point comes. */
const SAMPLES = 12;

/**
 * Where the panels of a scoop stand. With g(s) for the dip of the floor's creases, s along the width from the middle,
 * floor, front and back are bent to cylinders whose sections rise by k·g(s); then the creases lie in planes, in which
 * each panel is the mirror image of its neighbour: the panels turn by twice the angle whose tangent is k. That
 * is exact from k = 0, flat, to k = 1, where the panels are upright and the section is that of a pillow. The
 * glue flaps are turned in before and then lie on the front.
 */
export const scoopBow = ({ width, depth, sides, thickness }: Bends) => {
  const { flat, radius } = pillowSection(width, depth);
  const [middle, end] = [flat / 2, flat / (2 * radius)];
  const g = (s: number): number => radius * (Math.cos(s / radius) - Math.cos(end));
  /** What is left of a length along the section when it rises by k·g: Simpson's rule. */
  const across = (s: number, k: number): number => {
    // Closed, where most is asked, it is the sine itself.
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
          // Seen along the side, from its corner: the direction turns in to that of the front, and bends as the front does.
          const from = -turned * (Math.PI - end);
          const bent = turned / radius;
          const to = from - bent * v;
          const [x, w] =
            bent > 0 ? [(Math.sin(from) - Math.sin(to)) / bent, (Math.cos(to) - Math.cos(from)) / bent] : [v, 0];
          // It lies inside the front, one board further in from a little beyond its crease.
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
