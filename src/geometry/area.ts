import { type Curve, centreForm } from './curve.ts';
import { cross } from './point.ts';

/** Signed area between the curve and the origin, in mm², exact. The sum over a ring of curves is the area of the ring. */
export const sector = (c: Curve): number => {
  switch (c.kind) {
    case 'line':
      return cross(c.from, c.to) / 2;
    case 'arc': {
      const { radius, sweep } = centreForm(c);
      return cross(c.from, c.to) / 2 + (radius ** 2 * (sweep - Math.sin(sweep))) / 2;
    }
    case 'cubic':
      // Green's theorem on the Bernstein form.
      return (
        (3 *
          (2 * cross(c.from, c.c1) +
            cross(c.from, c.c2) +
            cross(c.c1, c.c2) +
            cross(c.c1, c.to) +
            2 * cross(c.c2, c.to))) /
          20 +
        cross(c.from, c.to) / 20
      );
  }
};

/**
 * Signed area enclosed by a ring of curves, exact, counter-clockwise positive.
 * @example
 * geometry.enclosedArea(geometry.circle([0, 0], 10)) / Math.PI; // = 100
 */
export const enclosedArea = (ring: readonly Curve[]): number => {
  let sum = 0;
  // Most curves are lines, for which a call would allocate its result.
  for (const c of ring) {
    if (c.kind === 'line') sum += cross(c.from, c.to) / 2;
    else sum += sector(c);
  }
  return sum;
};
