import {
  box,
  deepestTuck,
  gluedPhases,
  gluedTray,
  locked,
  mm,
  type Rim,
  rim,
  type SizesAndMaterial,
  type SizesWith,
  trayLabels,
  withJoins,
} from '../../../src/author/index.ts';
import { traySizes } from '../../sizes.ts';
import { trayLid } from '../../tray/tray-lid.ts';
import { usualTuck } from '../../tube/usual.ts';

const giftTrays = {
  group: 'special_boxes',
  closure: 'hinged_lid',
  labels: ({ height }: SizesAndMaterial) => ({ ...trayLabels, height: ['back.y', 0, height] as const }),
} as const;

/** Sizes of a gift tray with upright walls, as its id shows them. */
const giftSize = (length: number, width: number, height: number) =>
  traySizes([length, [50, 1000]], [width, [40, 600]], [height, [16, 300]]);

const giftOptions = ({ length, width, height, material }: SizesAndMaterial) => {
  const deepest = Math.min(width - 2, height - 2, deepestTuck(length, material, 12));
  return {
    glue_tab: mm(Math.min(20, length / 3), [8, 0.45 * length], 'Length of the corner tabs'),
    tuck_flap: mm(usualTuck(width, 20), [6, deepest], 'How far the tuck reaches in'),
  };
};

/** A glued tray with a lid on its back that tucks in behind the front between the tabs; `side`: the rims of the short walls. */
const giftTray = (v: SizesWith<'glue_tab' | 'tuck_flap'>, side?: Rim) => {
  const { length, width, height: wall, material, glue_tab: tab, tuck_flap: tuck } = v;
  const back = trayLid({ length, width: width - material, tuck, material, phase: gluedPhases.rims });
  const rims = { back, ...(side && { right: side, left: side }) };
  return withJoins(gluedTray({ length, width, wall, tab, material, rims }), locked('back.lid.tuck', 'right.front-tab'));
};

export default [
  box('carton', {
    ...giftTrays,
    name: 'Gift tray with rounded lid',
    about: 'Glued tray with a hinged lid whose round tuck goes in behind the front.',
    from: 'house: upright walls and a round tuck, from its picture; the glued tray of B40.20 and the tuck of the cartons',
    ids: ['becf-11e14'],
    size: giftSize(100, 75, 85),
    options: giftOptions,
    build: (v) => giftTray(v),
  }),
  box('carton', {
    ...giftTrays,
    name: 'Cake tray with arched sides',
    about: 'Glued tray whose side walls rise to arches, with a hinged lid between them that tucks in.',
    from: 'house: arched side walls and a tuck lid, from its picture; the rise of the arches is our decision',
    ids: ['becf-11e17'],
    size: giftSize(150, 100, 80),
    options: (v) => ({
      ...giftOptions(v),
      arch: mm(0.2 * v.width, [5, 0.4 * v.width], 'How far the side walls rise above the lid'),
    }),
    build: ({ arch, ...v }) => {
      const seat = v.width - 2 * v.material;
      const arched = rim(seat).arc(0, 0, (2 * arch) / seat);
      return giftTray(v, arched.close());
    },
  }),
];
