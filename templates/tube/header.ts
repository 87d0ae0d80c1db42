import { headerEnd, headerLimits, insideShare, mm, postalSlit, when } from '../../src/author/index.ts';
import { tuck } from './carton-tuck.ts';
import { type Closure, intersectLimits, tubeEnd } from './closure.ts';
import { oneFlapSeal } from './one-flap-seal-panels.ts';
import { restrictChoices } from './restrict-choices.ts';
import { postalAt } from './tuck-features.ts';

/** The back continues upwards as a header behind the top: a doubled panel with a hang hole. */
const withHeader = (closure: Closure): Closure => ({
  ...closure,
  choices: {
    ...closure.choices,
    hanger_tab: ['header'],
    hang_hole: ['standard_euro'],
    header: ['straight', 'rounded'],
  },
  // Its liner comes down where a bottom would reach up.
  standing: () => 0,
  sizeLimits: (size, chosen) =>
    intersectLimits({ length: { min: headerLimits(size.material).length } }, closure.sizeLimits?.(size, chosen)),
  options: (size, chosen, end) => {
    const { length, material } = size;
    const { height } = headerLimits(material);
    return {
      ...closure.options?.(size, chosen, end),
      header_height: mm(35, [height, 80], 'How far the header rises above the box'),
      ...when(chosen.header === 'rounded', {
        header_radius: mm(10, [3, Math.min(16, length / 4)], 'Radius of the corners of the header'),
      }),
    };
  },
  build: (context) => {
    const { length, material, header_height, header_radius, top_tuck_flap } = context.values;
    const ends = closure.build(context);
    const header = headerEnd({
      length,
      height: header_height!,
      material,
      ...(header_radius !== undefined && { radius: header_radius }),
    });
    const postal = postalAt('top', context.chosen);
    const back = postal ? postalSlit(header, top_tuck_flap!, material, insideShare.carton) : header;
    return { ...ends, back, joins: [...ends.joins, { by: 'glue', a: 'back.header-liner', b: 'back' }] };
  },
});

/** A tuck lid on the front, its tuck behind the header, which replaces the hanger tab and the upper thumb cut. */
export const tuckUnderHeader = withHeader(
  restrictChoices(tuck('front'), {
    hanger_tab: ['header'],
    hanger: ['none'],
    thumb_cut: ['none'],
    postal_lock: ['none', 'both'],
  }),
);

/** A top glued shut by the flap of the front. The back has no flap, because it continues as the header. */
export const sealUnderHeader = withHeader({
  sizeLimits: ({ material }) => ({ width: { min: 12 + 4 * material } }),
  build: (context) => oneFlapSeal(tubeEnd(context)),
  lid: () => 'right.top-flap',
});
