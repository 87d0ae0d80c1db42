import { flip, type Panel, type PanelOptions } from '../../../board/index.ts';
import { tanDegrees, toDegrees } from '../../../geometry/index.ts';
import { rectangle } from '../rectangle.ts';
import { trapezium } from '../trapezium.ts';
import { hookedPhases } from './hooked-tray.ts';
import type { SizesAndMaterial } from './tray-sizes.ts';

/** A lid over the ears of a hooked tray of these sizes that tucks in behind its front. All in mm. */
export interface HookedLid extends SizesAndMaterial {
  /** Depth of the tuck. */
  readonly tuck: number;
}

/** A lid with mirrored flaps at its sides and a tuck of depth `reach`, which clears the front of the tray as the lid closes. All in mm. */
export const tuckingLid = (
  seat: number,
  depth: number,
  reach: number,
  flap: Panel,
  tuck: (bent: PanelOptions) => Panel,
): Panel => {
  const { lid: phase } = hookedPhases;
  // Three phases: the tuck bends inwards until its edge clears the front; the lid closes almost; both close with the tuck upright.
  const over = toDegrees(Math.asin(reach / (2 * depth)));
  return rectangle('lid', seat, depth, {
    role: 'wall',
    foldSteps: [{ phase: phase + 1, to: 90 - over }],
    phase: phase + 2,
    right: flap,
    top: tuck({ foldSteps: [{ phase, to: 90 + over }], phase: phase + 2 }),
    left: flip(flap, 'left-flap'),
  });
};

/** The lid: two boards longer than the floor and equally deep. Its flaps lie outside the ears. */
export const hookedLid = ({ length, width, height, material: m, tuck: reach }: HookedLid): Panel => {
  const flank = height - m;
  // A flap is creased in line with the ears, so it slants outwards by one board at its end to lie over them.
  const off = toDegrees(Math.asin(m / flank));
  const slants = [0, flank * tanDegrees(10)] as const;
  const flap = trapezium('right-flap', width, flank, slants, {
    round: [0, 10],
    fold: 90 - off,
    phase: hookedPhases.lid,
  });
  return tuckingLid(length + 2 * m, width, reach, flap, (bent) =>
    trapezium('tuck', length, reach, 0, { round: 5, ...bent }),
  );
};
