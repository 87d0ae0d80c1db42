import {
  eachSide,
  flanked,
  glued,
  insideShare,
  pen,
  raised,
  rectangle,
  rim,
  sleevePhases,
} from '../../src/author/index.ts';
import type { Closure } from './closure.ts';
import { dieSlotWidth } from './slots.ts';

/** Share of the width by which the wings stand up, and bevel of their corners, in mm, as published for FEFCO 0225. */
const [UP, BEVEL] = [0.45, 28];

/** The bottom of FEFCO 0225: a floor on the back, wings inside the side walls, over one on the front. All wall folds are on one line. */
export const wingedFloor: Closure = {
  // Wings would close the slits of a locked joint.
  withoutJoints: ['flap_with_lock', 'flap_with_separator'],
  options: ({ material }) => ({ slot_width: dieSlotWidth(material) }),
  creaseOffset: (_, allowance) => allowance.depth.meet,
  build: ({ values: { material: t, width, height, slot_width: slot }, walls }) => {
    const name = 'bottom-flap';
    const { ends } = sleevePhases;
    const folds = (phase: number, bend: number) => [{ phase: ends + phase, to: 90, bend }];
    // The wings lie a board inside of the side walls; both floors end before the opposite wall.
    const [seat, far] = [walls[2] - 2 * t, walls[1] - insideShare.corrugated * t - 1];
    const [wide, up] = [far - slot!, Math.min(UP * width, height - 2 * t, seat / 2 - t)];
    const bevel = Math.min(BEVEL, up / 3);
    // Folded upon its floor it swings in past the front, then it is opened.
    const wing = pen('right-wing', wide, { foldSteps: [{ phase: ends, to: 170 }], phase: ends + 2 })
      .path([wide, up - bevel], [wide - bevel, up])
      .closeMirrored();
    const upper = flanked(name, seat, far, wing, { folds: folds(1, -t / 2), from: slot! });
    return {
      front: raised(rectangle(name, walls[0] - slot!, far, { folds: folds(3, t / 2) }), walls[0], 0),
      right: rim(walls[1]).close(),
      back: raised(upper, walls[2], 0),
      left: rim(walls[3]).close(),
      joins: [glued(`front.${name}`, `back.${name}`), ...eachSide((side) => glued(`back.${name}.${side}-wing`, side))],
    };
  },
  lid: () => 'back.bottom-flap',
};
