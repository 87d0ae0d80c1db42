import { bentTuck, box, gluedPhases, locked, mm, withJoins } from '../../../src/author/index.ts';
import { slidingPlay, usualTrayTuck } from '../../tray/corrugated-sizes.ts';
import { foldFlatTab } from '../../tray/fold-flat.ts';
import { foldFlatLidded, foldFlatWithLid } from './fold-flat-lidded.ts';

export default box('corrugated', {
  ...foldFlatLidded,
  name: 'Ready-glued tray with tuck lid',
  about: 'Tray of corrugated board with glued corners that folds flat; its lid tucks in behind the front.',
  code: '0760',
  from: 'house: a guess: drawing not seen; FEFCO 0760 is described as a four-corner glued tray with a lid, delivered flat: the tray of 0761 with its creased corners in the ends, and a lid with a tuck on its back',
  ids: ['fefco-0760'],
  options: (v) => {
    const most = Math.min(v.height - v.material, v.width / 2);
    return {
      glue_tab: foldFlatTab(v.length, v),
      tuck_flap: mm(usualTrayTuck(v.width, v.material), [4 * v.material, most], 'How far the tuck reaches in'),
    };
  },
  build: ({ glue_tab: tab, tuck_flap: tuck, ...v }) => {
    const play = slidingPlay(v.material);
    const body = foldFlatWithLid(
      { ...v, tab },
      (across) => across - v.material - play,
      // Between the tabs, which lie along the ends.
      (_, lid) =>
        bentTuck({
          width: v.length - 2 * v.material - 2 * play,
          depth: tuck,
          lid,
          phases: { bend: gluedPhases.rims, front: gluedPhases.rims + 2 },
        }),
    );
    return withJoins(body, locked('lid.tuck', 'right'));
  },
});
