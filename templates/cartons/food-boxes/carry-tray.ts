import { box, GRIP, gabledTray, mm } from '../../../src/author/index.ts';

/** Tray with carry handles: a glued tray. Front and back continue as a roof with handles, and the end walls rise as gables under it. */
export default box('carton', {
  name: 'Tray with carry handles',
  about: 'Glued tray with a gable roof for cakes; both slopes end in carry handles.',
  group: 'food_boxes',
  closure: 'other',
  code: 'B40.10.84.00.84.A',
  from: 'house: ECMA B40.10.84; our decisions: tabs of the end walls glued inside front and back, end walls that rise as gables, a roof that covers them, a rise of 0.35 of the width, handles of 45, each with a grip of 70 × 22, held together by a clasp that folds over one of them. Not drawn because unknown: what B stands for. becf-12008 is shown square and has the same variables',
  ids: { 'becf-12006': {}, 'becf-12008': { size: { length: 150, width: 150 }, code: { ecma: 'B40.10.84.00.84.B' } } },
  size: {
    length: mm(180, [50 + 2 * GRIP.beside, 600], 'Length of the floor, along the ridge'),
    width: mm(80, [40, 500], 'Width of the floor, under the two slopes'),
    height: mm(50, [12, 300], 'Height of the walls'),
  },
  options: ({ length, width, height }) => ({
    glue_tab: mm(20, [8, Math.min(height, 0.45 * length)], 'Length of the corner tabs'),
    roof_height: mm(0.35 * width, [width / 5, width], 'Height of the ridge above the walls'),
    handle_height: mm(45, [GRIP.height + 14, 80], 'Height of the handles above the ridge'),
  }),
  build: ({ length, width, height, material, glue_tab: tab, roof_height: rise, handle_height: handle }) =>
    gabledTray({ length, width, wall: height, tab, rise, handle, material }),
});
