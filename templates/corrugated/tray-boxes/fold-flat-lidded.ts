import { bentTuck, box, gluedPhases, locked, meets, mm, rectangle, withJoins } from '../../../src/author/index.ts';
import { corrugatedSizes, deepTuck, slidingPlay } from '../../tray/corrugated-sizes.ts';
import { foldFlatLimits, foldFlatTab } from '../../tray/fold-flat.ts';
import { foldFlatWithLid } from './fold-flat-lidded-panels.ts';

const foldFlatLidded = {
  group: 'tray_boxes',
  closure: 'hinged_lid',
  size: corrugatedSizes([250, 180, 80]),
  sizeLimits: foldFlatLimits,
  inner: { length: 'back|front', width: 'right|left', height: 'floor|lid' },
} as const;

export default [
  box('corrugated', {
    ...foldFlatLidded,
    name: 'Ready-glued tray with tuck lid',
    about: 'Tray of corrugated board with glued corners that folds flat; its lid tucks in behind the front.',
    code: '0760',
    from: 'house: a guess: drawing not seen; FEFCO 0760 is described as a four-corner glued tray with a lid, delivered flat: the tray of 0761 with its creased corners in the ends, and a lid with a tuck on its back',
    ids: ['fefco-0760'],
    options: (v) => ({ glue_tab: foldFlatTab(v.length, v), tuck_flap: deepTuck(v) }),
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
  }),
  // The front of the lid is glued or taped to the other.
  box('corrugated', {
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
  }),
];
