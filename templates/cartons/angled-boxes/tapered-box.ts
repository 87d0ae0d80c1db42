import {
  box,
  dustFlapLimits,
  frustum,
  frustumSeal,
  frustumWidths,
  mm,
  steepestInset,
  taperOf,
} from '../../../src/author/index.ts';
import { usualTuck } from '../../tube/usual.ts';
import { deepestTaperedTuck, TAPERED_DUST, taperedTuck } from './tapered-tuck-panels.ts';

/** Smallest side of the bottom, in mm. */
const LEAST_BOTTOM = 30;

/** Four walls in a fan that narrow towards the bottom, with a tuck lid on the back at the wide end and a glued bottom. */
export default box('carton', {
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
  sizeLimits: ({ length }) => ({ width: { max: length } }),
  options: ({ length, width, height, material }) => {
    const most = Math.min(steepestInset(height), (Math.min(length, width) - LEAST_BOTTOM) / 2);
    const deepest = Math.min(width / 2, height / 2 - 3, deepestTaperedTuck(length, material));
    const depth = Math.min(usualTuck(width), deepest);
    const { style, slit } = TAPERED_DUST;
    const dust = dustFlapLimits(style, slit, width - 4 - 2 * material);
    const reach = Math.min(dust.max, length / 2 - 1.1 * material);
    return {
      taper: mm(10, [Math.min(2, most), most], 'How much narrower the bottom is on each side'),
      glue_flap: mm(15, [8, Math.min(LEAST_BOTTOM / 2, height / 3)], 'Width of the glue flap'),
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
});
