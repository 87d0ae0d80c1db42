import { type Panel, pen } from '../../../board/index.ts';
import { type Curve, circle } from '../../../geometry/index.ts';
import { leastWeb, squareSlot } from '../holes/holes.ts';

/** The opening of a platform, which holds a bottle or a jar upright. */
export type PlatformHole = 'none' | 'circle' | 'square';

/** Clearance of a platform between the dust flaps, and its least width, in mm. */
export const PLATFORM = { clear: 2, least: 24 } as const;

/** A platform on the leading edge of a tuck. All in mm. */
export interface Platform {
  readonly width: number;
  /** Reach back under the lid. */
  readonly depth: number;
  readonly material: number;
  readonly hole: PlatformHole;
  readonly phase: number;
}

/** Share of the platform's shorter side that its hole takes. In thick board it takes less. */
const HOLE = 1 / 2;

/** A tuck that continues as a panel inside the box, parallel to the lid. Our own construction. */
export const platform = ({ width, depth, material, hole, phase }: Platform): Panel => {
  const side = Math.min(width, depth);
  const r = Math.min(HOLE * side, side - 2 * leastWeb(material)) / 2;
  const [x, y] = [width / 2, depth / 2];
  const rings: Record<PlatformHole, Curve[]> = {
    none: [],
    circle: circle([x, y], r),
    square: squareSlot([x - r, y - r], [x + r, y + r]),
  };
  return pen('platform', width, { phase })
    .to(width, depth)
    .mark('cut', ...rings[hole])
    .closeMirrored();
};
