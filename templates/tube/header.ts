import {
  type Exception,
  headerEnd,
  headerLimits,
  insideShare,
  mm,
  oneFlapSeal,
  postalSlit,
  when,
} from '../../src/author/index.ts';
import { tuck } from './carton-tuck.ts';
import { type Closure, intersectLimits } from './closure.ts';
import { restrictChoices } from './restrict-choices.ts';
import { postalAt } from './tuck-features.ts';

/** The back goes on upwards as a header behind what closes the top. */
const withHeader = (closure: Closure): Closure => ({
  ...closure,
  choices: {
    ...closure.choices,
    hanger_tab: ['header'],
    hang_hole: ['standard_euro'],
    header: ['straight', 'rounded'],
  },
  sizeLimits: (size, chosen) =>
    intersectLimits({ length: { min: headerLimits(size.material).length } }, closure.sizeLimits?.(size, chosen)),
  options: (size, chosen, end) => {
    const { length, material } = size;
    const { height } = headerLimits(material);
    const roundest = Math.min(16, length / 4);
    return {
      ...closure.options?.(size, chosen, end),
      header_height: mm(35, [height, 80], 'How far the header rises above the box'),
      ...when(chosen.header === 'rounded', {
        header_radius: mm(10, [3, roundest], 'Radius of the corners of the header'),
      }),
    };
  },
  build: (context) => {
    const { length, material, header_height, header_radius, top_tuck_flap } = context.values;
    const ends = closure.build(context);
    const header = headerEnd({
      name: 'header-liner',
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

/**
 * The same on a tube that is delivered glued flat: there the liner lies between the header and what
 * the walls next to it and before it carry at the top.
 */
const pressed = (closure: Closure, ...panels: readonly string[]): Closure => ({
  ...closure,
  exceptions: (end) => [
    ...(closure.exceptions?.(end) ?? []),
    ...panels.map(
      (panel): Exception => ({
        law: 'solid',
        panels: ['back.header-liner', panel],
        upTo: 1,
        why: 'while the glued tube lies flat, the doubled header presses on what lies on it by one board',
      }),
    ),
  ],
});

/** A lid whose back rises as a header: it takes the place of a tab and of the upper thumb cut. */
const nothingBehind = {
  hanger_tab: ['header'],
  hanger: ['none'],
  thumb_cut: ['none', 'both'],
  postal_lock: ['none', 'both'],
} as const;

/** A tuck lid on the front, its tuck behind the header. */
export const tuckUnderHeader = withHeader(restrictChoices(tuck('front'), nothingBehind));

/** A top glued shut by the flap of the front: the back has none, for it rises as the header. */
export const sealUnderHeader = withHeader({
  sizeLimits: ({ material }) => ({ width: { min: 12 + 4 * material } }),
  build: ({ values: { length, width, material }, walls: [, , , last] }) =>
    oneFlapSeal({ length, width, last, material }),
  lid: () => 'right.top-flap',
});

/** On a tube that is delivered glued flat. */
export const flatTuckUnderHeader = pressed(tuckUnderHeader, 'front.top-lid', 'left.top-dust');
export const flatSealUnderHeader = pressed(sealUnderHeader, 'front.top-flap', 'left.top-flap');
