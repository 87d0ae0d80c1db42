import { box, gluedPhases, meets, mm, rectangle, withJoins } from '../../../src/author/index.ts';
import { foldFlatTab } from '../../tray/fold-flat.ts';
import { foldFlatLidded, foldFlatWithLid } from './fold-flat-lidded.ts';

/** Ready-glued tray with a lid whose front comes down on the outside of the other, to be glued or taped there. */
export default box('corrugated', {
  ...foldFlatLidded,
  name: 'Ready-glued tray with hinged lid',
  about:
    'Tray of corrugated board with glued corners that folds flat; the front of its lid covers the front of the tray.',
  code: '0770',
  from: 'house: a guess: drawing not seen; FEFCO 0770 is described as a ready-glued tray with a hinged lid: our 0760 with a front on its lid, outside the front of the tray, in place of the tuck',
  ids: ['fefco-0770'],
  options: (v) => ({
    glue_tab: foldFlatTab(v.length, v),
    lid_front: mm(v.height / 2, [4 * v.material, v.height], 'How far the front of the lid reaches down'),
  }),
  build: ({ glue_tab: tab, lid_front: reach, ...v }) => {
    const body = foldFlatWithLid(
      { ...v, tab },
      (across) => across + v.material,
      (seat) => rectangle('lid-front', seat, reach, { role: 'wall', phase: gluedPhases.rims + 2 }),
    );
    return withJoins(body, meets('lid-front', 'right'));
  },
});
