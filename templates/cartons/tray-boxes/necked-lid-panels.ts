import {
  bendOver,
  FOOT,
  gluedPhases,
  type Panel,
  pen,
  type SizesWith,
  steppedFlap,
  tuckFolds,
} from '../../../src/author/index.ts';

/**
 * The lid of a tray as the service draws it. Beyond its neck it covers the rims of the side walls, one board wider than the floor at each
 * end. The tuck goes in behind the front, between the tabs.
 */
export const neckedLid = ({ length, width, material: m, tuck_flap: reach }: SizesWith<'tuck_flap'>): Panel => {
  const [seat, depth] = [length - 2 * m, width - m];
  const folds = tuckFolds(gluedPhases.rims, bendOver(reach, depth));
  const tuck = steppedFlap('tuck', length + 2 * m, reach, [3 * m], { round: 5, ...folds.tuck });
  return pen('lid', seat, folds.lid)
    .to(seat + 2 * m, FOOT)
    .to(seat + 2 * m, depth)
    .closeMirrored(tuck);
};
