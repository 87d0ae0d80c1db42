import { box, GRIP, gabledTray, insideShare, leastBoards, mm } from '../../../src/author/index.ts';
import { betweenCreases, corrugatedSizes } from '../../tray/corrugated-sizes.ts';

export default box('corrugated', {
  name: 'Corrugated carry box',
  about: 'Glued tray of corrugated board with a gable roof whose two slopes end in carry handles that lock together.',
  group: 'special_boxes',
  from: 'house: our carton tray with carry handles, with the allowances of corrugated board',
  ids: ['house-corrugated-carry-box'],
  size: { ...corrugatedSizes([250, 150, 120]), length: mm(250, [50 + 2 * GRIP.beside, 800], 'Length inside') },
  sizeLimits: leastBoards({ length: [14, 50 + 2 * GRIP.beside], width: [14, 40], height: [8, 20] }),
  options: ({ length, width, height, material }) => ({
    glue_tab: mm(35, [8, Math.min(height - 4 * material, 0.45 * length)], 'Length of the corner tabs'),
    roof_height: mm(0.35 * width, [width / 4, width], 'Height of the ridge above the walls'),
    handle_height: mm(55, [GRIP.height + 20 + 2 * material, 100], 'Height of the handles above the ridge'),
  }),
  build: ({ glue_tab: tab, roof_height: rise, handle_height: handle, ...size }) =>
    gabledTray({ ...betweenCreases(size), tab, rise, handle, inside: insideShare.corrugated * size.material }),
});
