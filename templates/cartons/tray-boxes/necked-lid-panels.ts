import { bendOver, FOOT, type Panel, pen, steppedFlap, tuckFolds } from '../../../src/author/index.ts';

export interface NeckedLid {
  /** Sizes of the tray's floor. The back under the lid is two boards shorter. */
  readonly length: number;
  readonly width: number;
  readonly material: number;
  readonly tuck: number;
  /** The first of three phases: the tuck bends, the lid comes down, the tuck slides in. */
  readonly phase: number;
}

/**
 * The lid of a tray as the service draws it. Beyond its neck it covers the rims of the side walls, one board wider than the floor at each
 * end. The tuck goes in behind the front, between the tabs.
 */
export const neckedLid = ({ length, width, material: m, tuck: reach, phase }: NeckedLid): Panel => {
  const [seat, depth] = [length - 2 * m, width - m];
  const folds = tuckFolds(phase, bendOver(reach, depth));
  const tuck = steppedFlap('tuck', length + 2 * m, reach, [3 * m], { round: 5, ...folds.tuck });
  return pen('lid', seat, folds.lid)
    .to(seat + 2 * m, FOOT)
    .to(seat + 2 * m, depth)
    .closeMirrored(tuck);
};
