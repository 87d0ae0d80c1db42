import { box, mm, rollOverTray, telescope } from '../../../src/author/index.ts';
import { shirtBoxes } from './shirt-tray.ts';

/** Two-piece shirt box: base and lid have the same construction, with double walls and webs in the corners that hide all raw edges. */
export default box('carton', {
  ...shirtBoxes,
  name: 'Two-piece shirt box',
  about: 'Base and lid with double walls and folded corners.',
  from: 'measured: becf-12406 at 160 × 100 × 50, with one faulty corner of its lid corrected. becf-12407 has the same variables, becf-1240f has x2 in place of x; the differences of form B and x2 are not known: drawn alike; the place of its window is our decision',
  ids: { 'becf-12406': {}, 'becf-12407': { code: { ecma: 'B48.02.00.00.B' } }, 'becf-1240f': { code: {} } },
  options: ({ height, material }) => ({ cover_height: mm(height, [22, height + material], 'Height of the lid') }),
  // Flanges lie on the floor of the lid.
  window: { in: 'lid', on: 'lid:floor', across: true, clear: () => [14, 14] },
  build({ length, width, height, material, cover_height }) {
    const tray = (x: number, y: number, height: number) => ({
      body: rollOverTray({ length: y, width: x, height, material, corner: { by: 'web' } }),
      x,
      y,
    });
    // The lid is larger by four boards (double walls on both sides) plus play.
    // From 0.75 mm board on, the layers in the corners need more than the play of the measured box.
    const lid = tray(width + Math.max(1.5, 2 * material) + 4 * material, length + 3 + 4 * material, cover_height);
    // The lid's flanges and the base's webs lie between the lid's floor and the rim of the base.
    const [above, from] = [height + 2 * material, 5 * height + 60];
    return telescope(tray(width, length, height), lid, { above, from, inner: {} });
  },
});
