import {
  box,
  dustFlapLimits,
  frustum,
  frustumSeal,
  frustumSlot,
  frustumWidths,
  mm,
  mostTaper,
  SMALLEST_END,
  taperOf,
} from '../../../src/author/index.ts';
import { usualTuck } from '../../tube/usual.ts';
import { deepestTaperedTuck, TAPERED_DUST, taperedTuck } from './tapered-tuck-panels.ts';

export default [
  box('carton', {
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
    options: (size) => ({
      taper: mm(0.15 * size.width, [0, mostTaper(size)], 'How much narrower the top is on each side'),
      glue_flap: mm(15, [8, Math.min(SMALLEST_END / 2, size.height / 2)], 'Width of the glue flap'),
    }),
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
  }),
  box('carton', {
    name: 'Tapered box',
    about: 'Box that narrows towards its glued bottom, with a tuck lid at the wide end.',
    group: 'angled_boxes',
    from: 'house: the sizes are those of the opening; all walls lean equally; friction tuck lid, bottom of the frustum box. The difference of becf-12904 is not known: drawn alike',
    ids: ['becf-12903', 'becf-12904'],
    size: {
      length: mm(80, [50, 600], 'Length of the opening'),
      width: mm(80, [50, 600], 'Width of the opening, front to back'),
      height: mm(100, [30, 1000], 'Height: bottom to lid'),
    },
    order: ['length', 'width'],
    options: (size) => {
      const { length, width, height, material } = size;
      const most = mostTaper(size);
      const deepest = Math.min(width / 2, height / 2 - 3, deepestTaperedTuck(length, material));
      const depth = Math.min(usualTuck(width), deepest);
      const dust = dustFlapLimits(TAPERED_DUST.style, TAPERED_DUST.slit, width - 4 - 2 * material);
      const reach = Math.min(dust.max, length / 2 - 1.1 * material);
      return {
        taper: mm(10, [Math.min(2, most), most], 'How much narrower the bottom is on each side'),
        glue_flap: mm(15, [8, Math.min(SMALLEST_END / 2, height / 3)], 'Width of the glue flap'),
        tuck_flap: mm(depth, [6, deepest], 'How far the tuck reaches in'),
        dust_flap: mm((width + depth) / 2, [dust.min, reach], 'Depth of the dust flaps'),
      };
    },
    labels: { length: 'back.top-lid.x', width: 'right.x' },
    inner: { height: 'right.top-dust|bottom-flap' },
    build(values) {
      const { length, width, height, material, taper: inset, glue_flap } = values;
      const taper = taperOf({ height, inset: -inset, corner: 90 });
      const top = taperedTuck(values, frustumWidths(length, width, material, taper), taper);
      const narrow = frustumWidths(length - 2 * inset, width - 2 * inset, material, taper);
      return frustum(frustumSeal('bottom', narrow, taper, material), top, taper, glue_flap);
    },
  }),
];
