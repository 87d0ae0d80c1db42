import {
  deepestTuck,
  gluedPhases,
  gluedTray,
  locked,
  mm,
  type Rim,
  type SizesAndMaterial,
  withJoins,
} from '../../src/author/index.ts';
import { traySizes } from '../sizes.ts';
import { usualTuck } from '../tube/usual.ts';
import { trayLid } from './tray-lid.ts';

/** Sizes of a gift tray with upright walls, as its id shows them. */
export const giftSize = (length: number, width: number, height: number) =>
  traySizes([length, [50, 1000]], [width, [40, 600]], [height, [16, 300]]);

export const giftOptions = ({ length, width, height, material }: SizesAndMaterial) => {
  const deepest = Math.min(width - 2, height - 2, deepestTuck(length, material, 12));
  return {
    glue_tab: mm(Math.min(20, length / 3), [8, 0.45 * length], 'Length of the corner tabs'),
    tuck_flap: mm(usualTuck(width, 20), [6, deepest], 'How far the tuck reaches in'),
  };
};

/** A glued tray with a lid on its back that tucks in behind the front between the tabs; `side`: the rims of the short walls. */
export const giftTray = (
  v: SizesAndMaterial & { readonly glue_tab: number; readonly tuck_flap: number },
  side?: Rim,
) => {
  const { length, width, height: wall, material, glue_tab: tab, tuck_flap: tuck } = v;
  const back = trayLid({ length, width: width - material, tuck, material, phase: gluedPhases.rims });
  const rims = { back, ...(side && { right: side, left: side }) };
  return withJoins(gluedTray({ length, width, wall, tab, material, rims }), locked('back.lid.tuck', 'right.front-tab'));
};
