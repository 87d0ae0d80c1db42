import { bendOver, FOOT, gluedPhases, pen, type SizesWith, steppedFlap, tuckFolds } from '../../../src/author/index.ts';

/** The lid as the service draws it: beyond its neck it covers the side rims, a board wider at each end. The tuck goes between the tabs. */
export const neckedLid = ({ length, width, material: m, tuck_flap: reach }: SizesWith<'tuck_flap'>) => {
  const [seat, depth] = [length - 2 * m, width - m];
  const folds = tuckFolds(gluedPhases.rims, bendOver(reach, depth));
  return pen('lid', seat, folds.lid)
    .path([seat + 2 * m, FOOT], [seat + 2 * m, depth])
    .closeMirrored(steppedFlap('tuck', length + 2 * m, reach, [3 * m], { round: 5, ...folds.tuck }));
};
