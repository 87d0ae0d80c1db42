import {
  box,
  cartonTuckBoard,
  deepestTuck,
  dustFlapLimits,
  glued,
  mm,
  slitLength,
  tuckClosure,
} from '../../../src/author/index.ts';
import { cartonSizes } from '../../sizes.ts';
import { usualTuck } from '../../tube/usual.ts';
import { headerPly, innerPly, leastHeaderPly } from './header-ply-panels.ts';
import { wallStrip, withBoard } from './wall-strip-panels.ts';

/** Five-panel hanger carton: two fronts are glued together over their whole height and rise above the box as a header of two plies. */
export default box('carton', {
  name: 'Five-panel hanger carton',
  about:
    'Folding carton with two tuck lids on the back; its doubled front continues above the box as a header to hang it up.',
  group: 'tuck_end_boxes',
  from: 'house: the five-panel carton in common use, on the lids of becf-1010a; Euro slot of EN 13010, its middle 14 below the edge; our decisions: the header is on the front, with its print outwards, and the inner ply is the narrower one',
  ids: ['house-five-panel-hanger'],
  size: cartonSizes([80, [leastHeaderPly.length, 600]], [25, [18, 300]], [120, [40, 1000]]),
  board: [0.4, [0.2, 1]],
  order: ['length', 'width'],
  options: ({ length, width, height, material }) => {
    const deepest = Math.min(width - 2, height / 2 - 3, deepestTuck(length, material, 12));
    const tuck = Math.min(usualTuck(width), deepest);
    const dust = dustFlapLimits('slit_lock_dust_flap', slitLength(length), width - material);
    const reach = Math.min(dust.max, length / 2 - material, width - 2);
    return {
      header_height: mm(35, [leastHeaderPly.height, 100], 'How far the header rises above the box'),
      tuck_flap: mm(tuck, [6, deepest], 'How far the tucks reach in'),
      dust_flap: mm((width + tuck) / 2, [dust.min, reach], 'Depth of the dust flaps'),
    };
  },
  labels: { length: 'back.y', width: 'left.y', height: 'left.x' },
  inner: { length: 'right|left', width: 'left.inner-front|back', height: 'right.top-dust|right.bottom-dust' },
  build({ length, width, height, material: t, header_height: header, tuck_flap: tuck, dust_flap: dust }) {
    const closed = (end: 'top' | 'bottom') =>
      tuckClosure(
        {
          ...{ end, lidOn: 'back', walls: [length, width, length, width - t], length, width, material: t, tuck, dust },
          ...{ flap: 'uni_tuck_flap', lock: 'sit_lock_tuck', dustFlap: 'slit_lock_dust_flap' },
        },
        cartonTuckBoard,
      );
    const [top, bottom] = [closed('top'), closed('bottom')];
    // The front lies one board before the inner front. The flaps of the side walls fit the inner front.
    const flaps = (side: 'right' | 'left', other: 'right' | 'left') => ({
      top: withBoard(top[side], t, other),
      bottom: withBoard(bottom[side], t, side),
    });
    const ply = innerPly(length);
    return {
      trunk: wallStrip(height, [
        { name: 'front', width: length, phase: 0, top: headerPly(length, length, header) },
        { name: 'right', width: width + t, phase: 2, ...flaps('right', 'left') },
        { name: 'back', width: length, phase: 1, top: top.back, bottom: bottom.back },
        { name: 'left', width, phase: 1, ...flaps('left', 'right') },
        { name: 'inner-front', role: 'glue', width: ply, phase: 0, top: headerPly(ply, length, header) },
      ])!,
      rises: 'right',
      joins: [glued('left.inner-front', 'front'), ...top.joins, ...bottom.joins],
    };
  },
});
