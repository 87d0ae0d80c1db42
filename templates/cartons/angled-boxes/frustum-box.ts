import {
  box,
  frustum,
  frustumSeal,
  frustumSlot,
  frustumWidths,
  mm,
  steepestInset,
  taperOf,
} from '../../../src/author/index.ts';

/** Smallest side of the top, in mm. */
const LEAST_TOP = 30;

/** Box that tapers towards the top: four walls in a fan, glued shut with four flaps at each end. */
export default box('carton', {
  name: 'Frustum box',
  about: 'Box that narrows evenly towards the top, with four glued flaps at top and bottom.',
  group: 'angled_boxes',
  closure: 'sealed',
  code: 'C20.20.10.10',
  from: 'house: ECMA C20.20, a frustum over a rectangle with fully overlapping glued ends, after an independent drawing of the code; length and width are those of the large end. Our decision: all walls lean equally, by default so far that the small end has 0.7 of the width',
  ids: ['becf-12901'],
  size: {
    length: mm(100, [40, 600], 'Length of the bottom, the large end'),
    width: mm(80, [40, 600], 'Width of the bottom'),
    height: mm(50, [20, 1000], 'Height: bottom to top'),
  },
  order: ['length', 'width'],
  options: ({ width, height }) => {
    const most = Math.min(steepestInset(height), (width - LEAST_TOP) / 2);
    return {
      taper: mm(0.15 * width, [0, most], 'How much narrower the top is on each side'),
      glue_flap: mm(15, [8, Math.min(LEAST_TOP / 2, height / 2)], 'Width of the glue flap'),
    };
  },
  inner: { height: 'right.top-flap|bottom-flap' },
  labels: ({ length, material: m }) => ({
    width: 'right.x',
    length: ['front.bottom-flap.x', -frustumSlot(m), length - frustumSlot(m)],
  }),
  build({ length, width, height, material: m, taper: inset, glue_flap }) {
    const taper = taperOf({ height, inset, corner: 90 });
    const end = (name: 'top' | 'bottom', inset: number) =>
      frustumSeal(name, frustumWidths(length - 2 * inset, width - 2 * inset, m, taper), taper, m);
    return frustum(end('bottom', 0), end('top', inset), taper, glue_flap);
  },
});
