import {
  type Body,
  bentTuck,
  box,
  gluedPhases,
  gluedTray,
  insideShare,
  locked,
  meets,
  mm,
  type Panel,
  rectangle,
  rim,
  widerLid,
  withJoins,
} from '../../../src/author/index.ts';
import { corrugatedSizes, slidingPlay, usualTrayTuck } from '../../tray/corrugated-sizes.ts';
import { foldFlatLimits, foldFlatTab } from '../../tray/fold-flat.ts';

const size = corrugatedSizes([250, 180, 80]);
type Size = Readonly<Record<keyof typeof size, number>>;

const common = {
  group: 'tray_boxes',
  size,
  sizeLimits: foldFlatLimits,
  inner: { length: 'back|front', width: 'right|left', height: 'floor|lid' },
} as const;

/** The fold-flat tray whose creased corners are in the ends, so that a lid hangs on the whole of its back. */
const lidded = (
  { length, width, height, material: t, tab }: Size & { readonly tab: number },
  depth: (across: number) => number,
  front: (seat: number, lid: number) => Panel,
): Body => {
  const inside = insideShare.corrugated * t;
  const [long, across, wall] = [length + 2 * inside, width + 2 * inside, height + inside];
  // The back stands between the ends, and the lid lies on their rims.
  const seat = long - 2 * t;
  const deep = depth(across);
  const lid = widerLid({
    seat,
    over: 2 * t - inside,
    depth: deep,
    front: front(seat, deep),
    phase: gluedPhases.rims + 1,
  });
  const left = rim(seat).to(seat, inside).hang(0, inside, lid).close();
  return gluedTray({
    length: long,
    width: across,
    wall,
    tab,
    thickness: t,
    foldsFlat: true,
    turned: true,
    rims: { left },
  });
};

/**
 * Ready-glued tray with a lid: delivered flat, opened in one move; the lid tucks in behind the front.
 *
 *              ╭─────────╮
 *            ┌─┴─────────┴─┐
 *            │     lid     │
 *         ╱▔╲└─┬─────────┬─┘╱▔╲
 *     ┌───┴─┬──┤  back   ├──┬─┴───┐
 *     │left╱┼──┼─────────┼──┼╲rig.│
 *     │     │     floor     │     │
 *     │    ╲┼──┼─────────┼──┼╱    │
 *     └───┬─┴──┤  front  ├──┴─┬───┘
 *         ╲▁╱  └─────────┘  ╲▁╱
 */
export const tucked = box('corrugated', {
  ...common,
  name: 'Ready-glued tray with tuck lid',
  about: 'Tray of corrugated board with glued corners that folds flat; its lid tucks in behind the front.',
  code: '0760',
  from: [
    'house',
    'a guess: the plate was not seen; FEFCO 0760 is said to be a four-corner glued tray with a lid, delivered flat: the tray of 0761 with its creased corners in the ends, and a lid with a tuck on its back',
  ],
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
    const body = lidded(
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

/** The same with a lid whose front comes down on the outside of the other, to be glued or taped there. */
export const fronted = box('corrugated', {
  ...common,
  name: 'Ready-glued tray with hinged lid',
  about:
    'Tray of corrugated board with glued corners that folds flat; the front of its lid lies on the outside of the other.',
  code: '0770',
  from: [
    'house',
    'a guess: the plate was not seen; FEFCO 0770 is said to be a ready-glued tray with a hinged lid: drawn as our 0760, with a front on its lid in place of the tuck, which lies on the outside of the other',
  ],
  ids: ['fefco-0770'],
  options: (v) => ({
    glue_tab: foldFlatTab(v.length, v),
    lid_front: mm(v.height / 2, [4 * v.material, v.height], 'How far the front of the lid reaches down'),
  }),
  build: ({ glue_tab: tab, lid_front: reach, ...v }) => {
    const body = lidded(
      { ...v, tab },
      (across) => across + v.material,
      (seat) => rectangle('lid-front', seat, reach, { role: 'wall', phase: gluedPhases.rims + 2 }),
    );
    return withJoins(body, meets('lid-front', 'right'));
  },
});
