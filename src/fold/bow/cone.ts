import type { ConeBow, RuledSurface } from '../../board/index.ts';

/** Angle over which one end rises onto the other, in radians. */
const RAMP = 0.3;

/**
 * Rolls the sector up evenly: it is exactly a cone at all times, and its axis turns upright. The right end lies on the outside of
 * the left one, one board further out.
 */
export const coneSurface = ({ apex, angle, sine, thickness }: ConeBow): RuledSurface => {
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
