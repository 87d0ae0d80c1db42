import { box, eachWall, mm, pressesInto, rollOverTray, telescope } from '../../../src/author/index.ts';
import { rollOverExceptions } from '../../tray/roll-over-exceptions.ts';

const shirtBoxes = {
  group: 'shirt_boxes',
  code: 'B48.02.00.00',
  size: {
    length: mm(200, [60, 800], 'Length of the base'),
    width: mm(100, [40, 600], 'Width of the base'),
    height: mm(40, [22, 400], 'Height of the walls'),
  },
  board: [0.5, [0.2, 1]],
  order: ['length', 'width'],
  // The webs lie beside one another on the long wall, an inner wall swings clear of the one across.
  sizeLimits: ({ length, width }: { length: number; width: number }) => ({
    height: { max: Math.min(length / 2 - 4, width - 10) },
  }),
} as const;

/**
 * Two-piece shirt box: base and lid are one construction, double walls with webs in
 * the corners, so that no raw edge is seen.
 *
 *          ╭────────╮
 *         ┌┴────────┴┐
 *       ╱▔├──────────┤▔╲
 *   ╭┬─┬──┼──────────┼──┬─┬╮
 *   ││ │  │  floor   │  │ ││
 *   ╰┴─┴──┼──────────┼──┴─┴╯
 *       ╲▁├──────────┤▁╱
 *         └┬────────┬┘
 *          ╰────────╯
 */
export const shirtBox = box('carton', {
  ...shirtBoxes,
  name: 'Two-piece shirt box',
  about: 'Base and lid with double walls and folded corners.',
  from: [
    'measured',
    'becf-12406 at 160 × 100 × 50, one defective corner of its lid put right. becf-12407 has the same letters, becf-1240f x2 in place of x; what form B and x2 change is not known: they are drawn alike',
  ],
  ids: {
    'becf-12406': {},
    'becf-12407': { code: { ecma: 'B48.02.00.00.B' } },
    'becf-1240f': { code: {} },
  },
  build({ length, width, height, material }) {
    const tray = (x: number, y: number) => ({
      body: rollOverTray({ length: y, width: x, height, material, corner: { by: 'web' } }),
      x,
      y,
    });
    // The lid is larger by the two boards of either's walls, and by some play.
    // From 0.75 mm on the play of the measured box would be less than the layers in its corners take.
    const lid = tray(width + Math.max(1.5, 2 * material) + 4 * material, length + 3 + 4 * material);
    // Between its floor and the rim of the base lie its flanges and the base's webs.
    const [above, from] = [height + 2 * material, 5 * height + 60];
    return telescope(tray(width, length), lid, { above, from, inner: {} });
  },
  exceptions: [
    ...['base:', 'lid:'].flatMap(rollOverExceptions),
    ...eachWall((wall) =>
      eachWall((lining) =>
        pressesInto(
          `base:${wall}`,
          `lid:${lining}.inner`,
          1.1,
          'the measured lid is 1.5 mm wider than the walls; the webs in its corners hold its inner walls off by two boards',
        ),
      ),
    ),
  ],
});

/** One tray of it alone. */
export const foldedCornerTray = box('carton', {
  ...shirtBoxes,
  name: 'Double wall tray with folded corners',
  about: 'Tray with double walls and folded corners: half of a shirt box.',
  open: 'no lid',
  from: [
    'measured',
    'the base of becf-12406; becf-12405 has the code and the letters of becf-12403, and is drawn alike',
  ],
  // Of two ids with one code and one set of letters, perhaps base and lid.
  ids: ['becf-12403', 'becf-12405'],
  build: (sizes) => rollOverTray({ ...sizes, corner: { by: 'web' } }),
  exceptions: rollOverExceptions(''),
});
