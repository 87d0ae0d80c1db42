import {
  box,
  locked,
  mm,
  overFront,
  pen,
  pocket,
  pocketPhases,
  rectangle,
  tabReach,
  when,
  withJoins,
} from '../../../src/author/index.ts';

/** Flap with a tongue that goes into the pocket between the tabs. The shoulders of the flap stop 1 mm above the mouth. */
const tongueFlap = (length: number, open: number, tongue: number, tab: number) => {
  const [seat, shoulder, foot] = [length - 2, open - 1, tab + 1];
  return pen('flap', seat, { fold: 180, phase: pocketPhases.flap })
    .path([seat, shoulder], [seat - foot, shoulder])
    .rounded(Math.min(6, tongue / 2), [seat - foot, shoulder + tongue])
    .closeMirrored();
};

/** Three panels in a column: a pocket folded up and glued at its sides, the back, and a cover, or a flap with a tongue for the pocket. */
export default box('carton', {
  name: 'Card wallet',
  about: 'Flat wallet with a pocket, closed by a cover or a tongue.',
  group: 'folders',
  from: 'house: no code: in becf-12b0c and 12b0d we read the width as the height of the pocket and the height as that of the back, because the width is 20 less in both; the tongue is that of 12b0d',
  ids: {
    'becf-12b0c': {},
    'becf-12b0d': { choices: { closure: 'tongue' }, size: { length: 130, width: 75, height: 95 } },
  },
  size: {
    length: mm(90, [50, 500], 'Length, from side to side'),
    width: mm(50, [25, 490], 'Height of the pocket'),
    height: mm(70, [35, 500], 'Height of the back'),
  },
  board: [0.4, [0.1, 1]],
  // Leaves space for the visible part of a card above the pocket, and for the bend of a tongue.
  sizeLimits: ({ height }) => ({ width: { max: height - 8 } }),
  choices: { closure: ['cover', 'tongue'] },
  options: ({ length, width }, { closure }) => ({
    side_tab: mm(Math.min(10, length / 6), [6, length / 4], 'Width of the side tabs'),
    ...when(closure === 'tongue', {
      tongue: mm(Math.min(20, width / 2), [8, width - 8], 'How far the tongue reaches into the pocket'),
    }),
  }),
  labels: { length: 'back.x', width: 'front.y', height: 'back.y' },
  build({ length, width: front, height: back, material, side_tab: tab, tongue }, { closure }) {
    const wallet = { length, back, front, tab, material };
    if (closure === 'cover')
      return pocket({ ...wallet, flap: overFront(rectangle('cover', length, back, { role: 'wall' }), material) });
    const flap = tongueFlap(length, back - tabReach(front), tongue, tab);
    return withJoins(pocket({ ...wallet, flap }), locked('back.flap', 'front'));
  },
});
