import {
  box,
  creasedCorner,
  flapEnd,
  flip,
  glued,
  gluedPhases,
  gluedTray,
  meets,
  mm,
  pen,
  tabbedWall,
  withJoins,
} from '../../../src/author/index.ts';
import { traySizes } from '../../sizes.ts';
import { creasedLimits } from '../../tray/fold-flat.ts';

/** Distance of the lid's flanges from its hinge, beyond two boards, and play between them and the tray, in mm. */
const [BESIDE, PLAY] = [1, 0.5];

/** A ready-glued tray whose lid has flanges of its own: four glued corners below, two above, each with a crease at 45° beside it. */
export default box('carton', {
  name: 'Six-corner cake box',
  about: 'Ready-glued tray with a hinged lid whose three flanges go over it; both fold flat and open in one move.',
  group: 'food_boxes',
  closure: 'hinged_lid',
  from: 'house: the bakery box in common use, glued at six corners: the tray of becf-11a0f with a lid over it; our decisions: flanges of 0.6 of the height, a lid wider by two boards and 0.5 on each side',
  ids: ['house-six-corner-cake-box'],
  size: traySizes([254, [60, 800]], [254, [60, 800]], [100, [20, 300]]),
  sizeLimits: creasedLimits(0),
  options: ({ length, width, height, material }) => {
    const tab = (high: number) => Math.min(0.75 * (high - material - 2), 0.45 * Math.min(length, width));
    const lowest = Math.max(14, height / 4);
    return {
      glue_tab: mm(25, [8, tab(lowest)], 'Length of the corner tabs'),
      lid_front: mm(0.6 * height, [lowest, height - 2], 'How far the front of the lid reaches down'),
    };
  },
  labels: { length: 'floor.y', width: 'floor.x', lid_front: 'lid-front.y' },
  inner: { length: 'back|front', width: 'right|left', height: 'floor|lid' },
  build({ length, width, height, material: t, glue_tab: tab, lid_front: deep }) {
    const seat = length - 2 * t;
    // Outside the walls of the tray, with the tabs of the lid between.
    const over = 3 * t + PLAY;
    const [depth, from] = [width + t, 2 * t + BESIDE];
    const along = depth - from;
    const flange = pen('lid-right', along, { role: 'wall', phase: gluedPhases.long, delivered: { to: 180 } })
      .path([along, deep], [deep, deep])
      .hang(t + 0.5, t + 0.5, flip(creasedCorner('front', deep, t + 0.5)));
    const front = tabbedWall({
      name: 'lid-front',
      seat: seat + 2 * over - 2 * t,
      wall: deep,
      tab,
      lower: tab,
      delivered: { to: 180, layerThickness: 3 * t },
      tabDelivered: { to: 180 },
      material: t,
      phase: gluedPhases.short,
      gluedTo: 'right',
    });
    const lid = pen('lid', seat, { role: 'wall', phase: gluedPhases.rims + 1, delivered: { to: -180 } })
      .path([seat, from], [seat + over, from])
      .hang(seat + over, depth, flange.close())
      .closeMirrored(front);
    const size = { length, width, wall: height, material: t };
    const tray = gluedTray({ ...size, tab, foldsFlat: true, turned: true, rims: { left: flapEnd(lid) } });
    const held = (['right', 'left'] as const).map((at) => glued(`lid-front.${at}-tab`, `lid-${at}.front-corner`, true));
    return withJoins(tray, ...held, meets('lid-front', 'right'));
  },
});
