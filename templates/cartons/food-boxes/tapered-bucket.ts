import { box, deepestTuckAboveHooks, longestTaperedHook, mm, taperedBucket } from '../../../src/author/index.ts';
import { usualTuck } from '../../tube/usual.ts';

export default box('carton', {
  name: 'Tapered bucket',
  about: 'Bucket without glue that is wider at its mouth, with a hinged lid that tucks in on three sides.',
  group: 'food_boxes',
  code: 'D10.20.05.53',
  from: 'house: ECMA D10.20.05, walls that lean out from a floor, without glue; flaps in its corners hook into one another. Our decisions: the sizes are those of the floor, the mouth is 15 wider on each side, the shape of the hooks, a lid that lies on the rims and tucks in behind front and sides; the place of its window is our decision',
  ids: {
    'becf-1200b': {},
    // This id has no code. Its sizes and letters suggest the same box with a square floor.
    'becf-12012': { size: { length: 97.5, width: 97.5, height: 80 }, code: {} },
  },
  size: {
    length: mm(160, [40, 500], 'Length of the floor'),
    width: mm(70, [40, 400], 'Width of the floor, front to back'),
    height: mm(190, [40, 600], 'Height of the mouth above the floor'),
  },
  window: { in: 'lid' },
  options: ({ length, width, height, material }) => {
    // Leaves space for the lid's flaps between the tabs, which do not reach those of the opposite wall.
    const widest = { height, splay: Math.min(60, 0.35 * height), material };
    const tab = Math.min(width / 4, length / 2 - 1, longestTaperedHook(widest));
    const tuck = Math.min(0.4 * height, width / 3, length / 6, deepestTuckAboveHooks(tab, widest));
    return {
      splay: mm(
        Math.min(15, 0.3 * height),
        [2, widest.splay],
        'How much wider than the floor the mouth is, on each side',
      ),
      corner_flap: mm(15, [8, tab], 'Length of the corner flaps, which hook into one another'),
      tuck_flap: mm(usualTuck(width), [5, tuck], "How far the lid's flaps reach in"),
    };
  },
  inner: { height: 'floor|lid' },
  build: ({ length, width, corner_flap: tab, tuck_flap: tuck, ...taper }) =>
    taperedBucket({ length, width, tab, tuck, hooked: true }, taper),
});
