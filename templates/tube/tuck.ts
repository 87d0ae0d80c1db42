import {
  type DustFlapStyle,
  deepestTuck,
  dustFlapLimits,
  dustFlapSetBack,
  type LuggedTab,
  lidDepth,
  mm,
  slitLength,
  type TuckFlapStyle,
  type TuckStyle,
  tuckClosure,
  tuckStep,
  widestLugged,
} from '../../src/author/index.ts';
import {
  type ChosenInTube,
  type Closure,
  type ClosureContext,
  intersectLimits,
  type SizeLimits,
  type Sizes,
} from './closure.ts';
import {
  endFeatureChoices,
  excluding,
  featureChoices,
  featureNeeds,
  featureOptions,
  flapStyles,
  has,
  leadingEdge,
  leastBelowThumb,
  passage,
  platformAt,
  postalAt,
  receivingEnd,
  tuckStyles,
} from './tuck-features.ts';
import { usualTuck } from './usual.ts';

type End = ClosureContext['end'];

/** How far the slit that a tab comes out of usually stays from the middle of its wall, in mm. */
const BESIDE_SLIT = 8;

const dustFlaps: readonly DustFlapStyle[] = ['slit_lock_dust_flap', 'full_angled_dust_flap'];

/**
 * A tuck lid on the front or the back, over two dust flaps. The wall that takes the tuck
 * in may have a thumb cut and the slit of a postal lock, or rise as a hanger at the top; the tuck may go on as a platform.
 * `each`: flap, tuck and dust flap are chosen for this end alone, as `top_flap` and so on. `lugs`: a tab of its tuck has lugs.
 */
export const tuck = (
  lidOn: 'front' | 'back',
  { each = false, lugs }: { readonly each?: boolean; readonly lugs?: (values: Sizes) => LuggedTab } = {},
): Closure => {
  const own = (name: string, end: End): string => (each ? `${end}_${name}` : name);
  const of = (chosen: ChosenInTube, end: End) => ({
    flap: chosen[own('flap', end)] as TuckFlapStyle,
    lock: chosen[own('tuck', end)] as TuckStyle,
    dustFlap: chosen[own('dust_flap', end)] as DustFlapStyle,
  });
  const styles = { flap: flapStyles, tuck: tuckStyles, dust_flap: dustFlaps };

  return {
    choices: {
      // The configured families name their plain lid; there is no other.
      ...(each ? { cover: ['standard_cover'] } : styles),
      ...featureChoices,
      hanger: ['none', 'standard_hanger'],
    },
    endChoices: (end) => ({
      ...(each && Object.fromEntries(Object.entries(styles).map(([name, list]) => [own(name, end), list]))),
      ...endFeatureChoices(end),
    }),
    incompatible: (end) => excluding(end, lidOn),
    sizeLimits: (size, chosen) => needs(size, chosen),

    options: (size, chosen, end) => {
      const { length, width, height, material } = size;
      const { lock, dustFlap } = of(chosen, end);
      const platform = platformAt(end, chosen) !== undefined;
      const steep = platform ? 0.9 * lidDepth(width, material) : width - 2;
      const leading = Math.max(leadingEdge(end, chosen), lugs && postalAt(end, chosen) ? widestLugged(length) : 0);
      const deepest = Math.min(steep, height / 2 - 3, deepestTuck(length, material, leading));
      const least = Math.max(6, leastBelowThumb(end, size, chosen));
      // Between two slits in one wall some board is left.
      const beside = postalAt('top', chosen) && postalAt('bottom', chosen) ? height / 2 - BESIDE_SLIT : deepest;
      const depth = Math.min(Math.max(Math.min(usualTuck(width), beside), least), deepest);
      const seat = width - 2 * material - dustFlapSetBack(lock, material);
      const dust = dustFlapLimits(dustFlap, slitLength(length), seat);
      const between = passage(chosen, each ? [end] : ['top', 'bottom']);
      // A slit lock flap shares the cut beside it with the lid: it ends before the lid does.
      const reach = Math.min(
        dust.max,
        length / 2 - material - between,
        dustFlap === 'slit_lock_dust_flap' ? width - tuckStep(material) - 1 : dust.max,
      );
      return {
        [`${end}_tuck_flap`]: mm(depth, [least, deepest], `How far the ${end} tuck reaches in`),
        [own('dust_flap', end)]: mm(
          (width - tuckStep(material) + depth) / 2,
          [dust.min, reach],
          each ? `Depth of the ${end} dust flaps` : 'Depth of the dust flaps',
        ),
        ...featureOptions(end, material, chosen),
      };
    },

    build: ({ end, values, chosen, walls: [, , , last] }) => {
      const { length, width, material } = values;
      const { flap, lock, dustFlap } = of(chosen, end);
      const hanger = end === 'top' && has(chosen.hanger);
      const receiver = lidOn === 'front' ? 'back' : 'front';
      const hole = platformAt(end, chosen);
      const receiving = receivingEnd(end, length, values, chosen);
      const closed = tuckClosure({
        end,
        lidOn,
        length,
        width,
        last,
        material,
        flap,
        lock,
        tuck: values[`${end}_tuck_flap`]!,
        dustFlap,
        dust: values[own('dust_flap', end)]!,
        postal: postalAt(end, chosen) && (lugs?.(values) ?? true),
        ...(receiving && { receiving }),
        ...(hole && { platform: hole }),
      });
      if (!hanger) return closed;
      return { ...closed, joins: [...closed.joins, { by: 'glue', a: `${receiver}.header-liner`, b: receiver }] };
    },
    lid: (end) => `right.${end}-dust`,
  };
};

/** What the styles and the features ask of the size. */
const needs = (size: Sizes, chosen: ChosenInTube): SizeLimits => {
  const slitLock = Object.values(chosen).includes('slit_lock_dust_flap');
  const friction = [chosen.tuck, chosen.top_tuck, chosen.bottom_tuck].includes('none');
  return intersectLimits(
    // Dust flaps that are set back need a wall that much wider.
    slitLock ? { width: { min: slitLength(size.length) + 5 + tuckStep(size.material) } } : {},
    friction ? { width: { min: 13 + 2 * size.material + dustFlapSetBack('none', size.material) } } : {},
    featureNeeds(size, chosen),
  );
};
