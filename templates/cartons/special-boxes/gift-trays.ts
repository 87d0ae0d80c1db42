import {
  box,
  deepestTuck,
  gluedPhases,
  gluedTray,
  locked,
  longestTaperedTab,
  mm,
  type Rim,
  rim,
  taperedBucket,
  trayInner,
  trayLabels,
  tuckLidEnd,
  type Values,
  withJoins,
} from '../../../src/author/index.ts';
import { splayOption, taperedSize } from '../../tray/tapered.ts';

/**
 * Gift tray with leaning walls and a lid on its back, whose three flaps tuck in.
 *
 *            ╭─────────╮
 *          ╭┬┴─────────┴┬╮
 *          ╰┴┬─────────┬┴╯
 *            ╲▏ back  ▕╱
 *    ┌─────────┼─────┼─────────┐
 *    │  left   │floor│  right  │
 *    └─────────┼─────┼─────────┘
 *            ╱▏ front ▕╲
 */
export const leaningTray = box('carton', {
  name: 'Gift tray with leaning walls',
  about: 'Glued tray that is wider at its mouth, with a hinged lid that tucks in at three sides.',
  group: 'special_boxes',
  from: ['house', 'leaning walls and a lid with tuck, by its picture; the construction of becf-1200b'],
  ids: ['becf-11e10'],
  size: taperedSize(120, 100, 60),
  options: ({ length, width, height, material }) => {
    const splay = splayOption(height);
    const tab = Math.min(width / 4, longestTaperedTab(width, { height, splay: splay.max, material }));
    const tuck = Math.min(0.4 * height, width / 3, length / 6);
    return {
      splay,
      glue_tab: mm(15, [Math.min(8, tab), tab], 'Length of the corner tabs'),
      tuck_flap: mm(15, [5, tuck], "How far the lid's flaps reach in"),
    };
  },
  inner: { height: 'floor|lid' },
  build: ({ length, width, glue_tab: tab, tuck_flap: tuck, ...taper }) =>
    taperedBucket({ length, width, tab, tuck }, taper),
});

const giftSize = (length: number, width: number, height: number) => ({
  length: mm(length, [50, 1000], 'Length of the floor'),
  width: mm(width, [40, 600], 'Width of the floor, front to back'),
  height: mm(height, [16, 300], 'Height of the walls'),
});

type Size = Values<ReturnType<typeof giftSize>> & { readonly material: number };

const giftOptions = ({ length, width, height, material }: Size) => {
  const deepest = Math.min(width - 2, height - 2, deepestTuck(length, material, 12));
  return {
    glue_tab: mm(Math.min(20, length / 3), [8, 0.45 * length], 'Length of the corner tabs'),
    tuck_flap: mm(Math.min(20, deepest), [6, deepest], 'How far the tuck reaches in'),
  };
};

/** A glued tray with a lid on its back that tucks in behind the front between the tabs; `side`: the rims of the short walls. */
const giftTray = (v: Size & { readonly glue_tab: number; readonly tuck_flap: number }, side?: Rim) => {
  const { length, width, height: wall, material, glue_tab: tab, tuck_flap: tuck } = v;
  const phase = gluedPhases.rims;
  const back = tuckLidEnd({
    name: 'lid',
    style: 'uni_tuck_flap',
    length,
    width: width - material,
    tuck,
    material,
    phase,
  });
  const rims = { back, ...(side && { right: side, left: side }) };
  return withJoins(
    gluedTray({ length, width, wall, tab, thickness: material, rims }),
    locked('back.lid.tuck', 'right.front-tab'),
  );
};

/** Gift tray with a tuck lid without flaps, whose tuck has round corners. */
export const roundedLid = box('carton', {
  name: 'Gift tray with rounded lid',
  about: 'Glued tray with a hinged lid whose round tuck goes in behind the front.',
  group: 'special_boxes',
  from: [
    'house',
    'upright walls and a round tuck, by its picture; the glued tray of B40.20 and the tuck of the cartons',
  ],
  ids: ['becf-11e14'],
  size: giftSize(100, 75, 85),
  options: giftOptions,
  labels: ({ height }) => ({ ...trayLabels, height: ['back.y', 0, height] }),
  inner: trayInner,
  build: (v) => giftTray(v),
});

/** The same with side walls that rise to arches beside the lid. */
export const archedSides = box('carton', {
  name: 'Cake tray with arched sides',
  about: 'Glued tray whose side walls rise to arches, with a hinged lid between them that tucks in.',
  group: 'special_boxes',
  from: ['house', 'arched side walls and a tuck lid, by its picture; the rise of the arches is our decision'],
  ids: ['becf-11e17'],
  size: giftSize(150, 100, 80),
  options: (v) => ({
    ...giftOptions(v),
    arch: mm(0.2 * v.width, [5, 0.4 * v.width], 'How far the side walls rise above the lid'),
  }),
  labels: ({ height }) => ({ ...trayLabels, height: ['back.y', 0, height] }),
  inner: trayInner,
  build: ({ arch, ...v }) => {
    const seat = v.width - 2 * v.material;
    return giftTray(
      v,
      rim(seat)
        .arc(0, 0, (2 * arch) / seat)
        .close(),
    );
  },
});
