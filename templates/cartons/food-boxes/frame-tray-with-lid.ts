import { box, gluedTray, mm, telescope, thumbCutEnd } from '../../../src/author/index.ts';
import { coveredFrameTrays, frame, frameOptions } from '../../tray/frame-trays.ts';

export default box('carton', {
  ...coveredFrameTrays,
  name: 'Frame tray with separate lid',
  about: 'Tray with hollow walls and a broad rim all round, with a glued lid over it.',
  code: 'B49.10.00.00',
  from: 'house: ECMA B49.10, a tray like the measured becf-12005; the lid is a four-corner glued tray; we read the radius of becf-12016 as cuts in its ends',
  ids: { 'becf-12015': {}, 'becf-12016': { choices: { lid_cut: 'lid' } } },
  choices: { lid_cut: ['none', 'lid'] },
  options: (size) => ({
    ...frameOptions(size),
    lid_height: mm(size.height / 2, [14, size.height], 'Height of the lid'),
    clearance: mm(0.75, [0.2, 3], 'Play between tray and lid, on each side'),
    glue_tab: mm(Math.min(15, size.length / 3), [8, 0.3 * size.length], 'Length of the corner tabs of the lid'),
  }),
  build(v, { lid_cut }) {
    const { length, width, height, material: m, lid_height, clearance, glue_tab: tab } = v;
    // The lid goes over the outer walls with some play. Its tabs lie inside its long walls.
    const [x, y] = [length + 2 * (m + clearance), width + 2 * (2 * m + clearance)];
    const cut = thumbCutEnd(y - 2 * m);
    const rims = lid_cut === 'lid' ? { rims: { right: cut, left: cut } } : {};
    const lid = { x, y, body: gluedTray({ length: x, width: y, wall: lid_height, tab, material: m, ...rims }) };
    return telescope({ x: length, y: width, body: frame(v) }, lid, {
      above: height + 2 * m,
      // Above the corner flaps, which stand up while they fold.
      from: 2 * (height + lid_height) + Math.max(60, v.corner_flap),
      inner: {},
    });
  },
});
