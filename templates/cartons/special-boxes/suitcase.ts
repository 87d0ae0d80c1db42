import { box, eachSide, locked, mm, part, pen, placed, rectangle, squareSlot } from '../../../src/author/index.ts';
import { traySizes } from '../../sizes.ts';
import { lappedTab, neckedLidOptions } from '../../tray/lapped.ts';
import tuckLidTray from '../tray-boxes/tuck-lid-tray.ts';

/** In mm: width of the handle and of its legs, length of the feet behind the front, their overhang at the slot ends, and play in the slots. */
const [HANDLE, LEG, FOOT, BARB, PLAY] = [22, 16, 12, 2.5, 0.5];

/** Suitcase box: a tuck lid tray, and a handle strip. Its legs go through two slots of the front and fold in behind it. */
export default box('carton', {
  name: 'Suitcase box',
  about: 'Tray with a hinged lid that tucks in, carried upright by a board handle on its front.',
  group: 'special_boxes',
  closure: 'hinged_lid',
  from: 'house: our own construction: the tuck lid tray of becf-11a09, carried with its front upwards, and a handle of one strip; its slots are in the middle of the front, below the tuck',
  ids: ['house-suitcase-box'],
  size: traySizes([250, [150, 800]], [180, [40, 600]], [70, [45, 300]]),
  board: [0.6, [0.3, 1.2]],
  options: (size) => ({
    glue_tab: lappedTab(size.width, size),
    ...neckedLidOptions(size, (size.height - LEG) / 2 - BARB),
    handle_length: mm(100, [70, (2 / 3) * size.length - 20], 'Length of the handle, from leg to leg'),
  }),
  build({ handle_length: span, ...tray }) {
    const { length, width, height, material: t } = tray;
    const { blank } = tuckLidTray.build(tray, {})[0]!;
    const [from, to] = [(length - span) / 2 - t, (length + span) / 2 - t];
    const [low, high] = [(height - LEG) / 2 - PLAY, (height + LEG) / 2 + PLAY];
    const cutouts = [
      squareSlot([from - t - PLAY, low], [from + PLAY, high]),
      squareSlot([to - PLAY, low], [to + t + PLAY, high]),
    ].map((ring) => ({ on: 'front', ring, line: 'cut' as const }));

    // The shoulders are wider than the slot. They bend on their way in and hold the handle when it is lifted.
    const foot = pen('foot', LEG, { phase: 0 })
      .path([LEG + BARB, 0], [LEG - 2, FOOT])
      .closeMirrored();
    const leg = rectangle('right-leg', LEG, t + PLAY, { phase: 1, top: foot });
    const handle = pen('handle', span, { role: 'wall' }).side(span, HANDLE, leg).closeMirrored();
    // The handle stands upright before the front, with its print away from the goods. The seat of the floor is its left edge.
    const at = placed(
      [(width + blank.trunk.seat) / 2 + t + PLAY, (length + span) / 2, -(height - HANDLE) / 2],
      [height, 0, 0],
      [0, -1, 0],
      [0, 0, -1],
    );
    const joins = eachSide((side) => locked(`handle.${side}-leg.foot`, 'tray:front', 'slit'));
    return [part('tray', { ...blank, cutouts }), part('handle', { trunk: handle, joins }, at)];
  },
});
