import {
  type DustFlapStyle,
  deepestTuck,
  dustFlapLimits,
  mm,
  slitLength,
  type TuckFlapStyle,
  thumbCutEnd,
  thumbCutRadius,
} from '../../src/author/index.ts';
import { type Closure, type Sizes, tubeEnd } from './closure.ts';
import { sideTuckEnds as pieces, type SideTuck } from './side-tuck-panels.ts';
import { flapStyles, has, postalAt } from './tuck-features.ts';
import { leadingEdge, leastSideTuck, passage } from './tuck-needs.ts';
import { usualSideDust, usualTuck } from './usual.ts';

interface SideTuckStyle {
  /** Lines on the lid, from the variables of the box. */
  readonly marks?: (values: Sizes) => NonNullable<SideTuck['marks']>;
  /** The deepest slit of a postal lock, below the edge of its wall; as deep as the tuck reaches by default. */
  readonly deepestSlit?: (size: Sizes) => number;
}

/** A tuck lid on the last, short wall of a tube, over dust flaps on the long ones. */
export const sideTuckWith = ({ marks, deepestSlit }: SideTuckStyle = {}): Closure => ({
  choices: {
    flap: flapStyles,
    tuck: ['sit_lock_tuck'],
    dust_flap: ['slit_lock_dust_flap', 'full_angled_dust_flap'],
    thumb_cut: ['none', 'both'],
    postal_lock: ['none', 'both'],
  },
  // The tuck would hit the end of the partition.
  withoutJoints: ['flap_with_separator'],
  // Between its two slits the lid must keep a crease, and with a postal lock a straight edge for the tab; the slit of that lies
  // below the thumb cut.
  sizeLimits: ({ width }, { thumb_cut, postal_lock }) => {
    const radius = has(thumb_cut) ? thumbCutRadius(width) : 0;
    const least = has(postal_lock) ? Math.max(60, radius + 8) : 32;
    return {
      length: { min: least },
      width: { min: least },
      ...(has(thumb_cut) && { height: { min: 2 * radius + (has(postal_lock) ? 18 : 4) } }),
    };
  },
  options: (size, chosen) => {
    const { length, width, height, material } = size;
    const last = width - material;
    const deepest = Math.min(
      length - 2,
      height / 2 - 3,
      last / 2 - 2 * material - 4,
      deepestTuck(last, material, leadingEdge('top', chosen)),
      postalAt('top', chosen) && deepestSlit ? deepestSlit(size) : length,
    );
    // In the lowest box, least and deepest differ by rounding.
    const least = leastSideTuck(size, chosen);
    const dust = dustFlapLimits(chosen.dust_flap as DustFlapStyle, slitLength(last), length - 2 * material);
    const reach = Math.min(dust.max, width / 2 - material - passage(chosen, ['top']));
    return {
      top_tuck_flap: mm(usualTuck(width), [least, Math.max(least, deepest)], 'How far the top tuck reaches in'),
      dust_flap: mm(usualSideDust(width), [dust.min, reach], 'Depth of the dust flaps'),
    };
  },
  build: (context) => {
    const { values, chosen } = context;
    return pieces({
      ...tubeEnd(context),
      flap: chosen.flap as TuckFlapStyle,
      tuck: values.top_tuck_flap!,
      dustFlap: chosen.dust_flap as DustFlapStyle,
      dust: values.dust_flap!,
      // Measured: becf-12e0a, whose lid has lines, has rounder corners than a plain lid.
      ...(marks && { corner: values.top_tuck_flap! / 2, marks: marks(values) }),
      postal: postalAt('top', chosen),
      ...(has(chosen.thumb_cut) && { receiving: thumbCutEnd(values.width) }),
    });
  },
  lid: () => 'front.top-dust',
});

export const sideTuck = sideTuckWith();
