import { type Point3, toDegrees } from '../../geometry/index.ts';
import { foldAngle } from '../fold-angle.ts';

/** Angles of a gable in degrees, positive towards the inside. */
export interface GableAngles {
  /** Roof against its wall. The handle turns back by the same angle and stays upright. */
  readonly roof: number;
  /** Middle of the gusset against its wall. */
  readonly gusset: number;
  /** Triangle beside it against the roof: from 90, the corner of the tube, to 180, flat under the roof. */
  readonly triangle: number;
  /** The same triangle against the middle of the gusset. */
  readonly vee: number;
}

/**
 * Angles of a closing gable, by share of the way. `s` is half the width of the box over the slant of its roof.
 *
 * From the corner of the tube, one ray runs up the edge of the roof, p, one along the crease of the V, m.
 * The roof leans in by θ, the middle of the gusset by α: p = (0, sin θ, cos θ), m = (sin α, s, cos α). The triangle
 * between them is stiff, p·m = 1, so that cos α cos θ = 1 - s sin θ. It ends where sin θ = s and α = θ:
 * there m lies in the roof. The roof starts slowly, as α grows with the root of θ.
 */
export const gableAngles = (s: number, share: number): GableAngles => {
  const theta = Math.asin(s) * share * share;
  const half = Math.sin(theta / 2);
  const rest = Math.max(0, (half * (s * Math.cos(theta / 2) - half)) / Math.cos(theta));
  const alpha = 2 * Math.asin(Math.sqrt(rest));
  const p: Point3 = [0, Math.sin(theta), Math.cos(theta)];
  const m: Point3 = [Math.sin(alpha), s, Math.cos(alpha)];
  return {
    roof: toDegrees(theta),
    gusset: toDegrees(alpha),
    triangle: foldAngle([1, 0, 0], m, p),
    vee: -foldAngle([0, 1, 0], p, m),
  };
};
