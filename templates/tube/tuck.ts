import {
  type DustFlapStyle,
  type LuggedTab,
  mm,
  type TuckFlapStyle,
  tuckClosure,
  widestLugged,
} from '../../src/author/index.ts';
import { type ChosenInTube, type Closure, type End, intersectLimits, type Sizes } from './closure.ts';
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
import type { TuckNeeds, TuckRules } from './tuck-rules.ts';

/** How far the slit that a tab comes out of usually stays from the middle of its wall, in mm. */
const BESIDE_SLIT = 8;

const dustFlaps: readonly DustFlapStyle[] = ['slit_lock_dust_flap', 'full_angled_dust_flap'];

/** How the closures of one box may differ from one another. */
export interface TuckOptions {
  /** Flap, tuck and dust flap are chosen for this end alone, as `top_flap` and so on. */
  readonly each?: boolean;
  /** A tab of its tuck has lugs. */
  readonly lugs?: (values: Sizes) => LuggedTab;
  /** The dust flaps do not taper, and cannot be chosen. */
  readonly straightDust?: boolean;
}

/**
 * A tuck lid on the front or the back, over two dust flaps. The wall that takes the tuck
 * in may have a thumb cut and the slit of a postal lock, or rise as a hanger at the top; the tuck may go on as a platform.
 */
export const tuckBy =
  (rules: TuckRules) =>
  (lidOn: 'front' | 'back', { each = false, lugs, straightDust = false }: TuckOptions = {}): Closure => {
    const own = (name: string, end: End): string => (each ? `${end}_${name}` : name);
    const of = (chosen: ChosenInTube, end: End) => ({
      flap: chosen[own('flap', end)] as TuckFlapStyle,
      lock: chosen[own('tuck', end)] as TuckNeeds['lock'],
      dustFlap: (straightDust ? 'straight' : chosen[own('dust_flap', end)]) as TuckNeeds['dustFlap'],
    });
    const dustName = (end: End): string => own('dust_flap', end);
    const styles = { flap: flapStyles, tuck: tuckStyles, ...(!straightDust && { dust_flap: dustFlaps }) };

    return {
      choices: {
        // The configured families name their plain lid; there is no other.
        ...(each ? { cover: ['standard_cover'] } : styles),
        ...featureChoices,
        ...rules.choices,
      },
      endChoices: (end) => ({
        ...(each && Object.fromEntries(Object.entries(styles).map(([name, list]) => [own(name, end), list]))),
        ...endFeatureChoices(end),
      }),
      incompatible: (end) => excluding(end, lidOn),
      sizeLimits: (size, chosen) => intersectLimits(rules.sizeLimits(size, chosen), featureNeeds(size, chosen)),
      options: (size, chosen, end) => {
        const { lock, dustFlap } = of(chosen, end);
        const needs: TuckNeeds = {
          lock,
          dustFlap,
          least: leastBelowThumb(end, size, chosen),
          edge: Math.max(leadingEdge(end, chosen), lugs && postalAt(end, chosen) ? widestLugged(size.length) : 0),
          platform: platformAt(end, chosen) !== undefined,
          passage: passage(chosen, each ? [end] : ['top', 'bottom']),
        };
        const { usual, min, max } = rules.tuck(size, needs);
        // Between two slits in one wall some board is left.
        const deepest = postalAt('top', chosen) && postalAt('bottom', chosen) ? size.height / 2 - BESIDE_SLIT : max;
        const tuck = Math.min(Math.max(Math.min(usual, deepest), min), max);
        const dust = rules.dustFlap(size, needs, tuck);
        const ofDust = each ? `Depth of the ${end} dust flaps` : 'Depth of the dust flaps';
        const own = {
          [`${end}_tuck_flap`]: mm(tuck, [min, max], `How far the ${end} tuck reaches in`),
          [dustName(end)]: mm(dust.usual, [dust.min, dust.max], ofDust),
          ...featureOptions(end, size.material, chosen),
        };
        return rules.options ? { ...rules.options(size), ...own } : own;
      },
      ...(rules.creaseOffset && { creaseOffset: rules.creaseOffset }),
      build: ({ end, values, chosen, walls }) => {
        const { length, width, material, slot_width } = values;
        const receiver = lidOn === 'front' ? 'back' : 'front';
        const { flap, lock, dustFlap } = of(chosen, end);
        const tuck = values[`${end}_tuck_flap`]!;
        const dust = values[dustName(end)]!;
        const postal = postalAt(end, chosen) && (lugs?.(values) ?? true);
        const receiving = receivingEnd(end, lidOn === 'front' ? walls[2] : walls[0], values, chosen);
        const platform = platformAt(end, chosen);
        const closed = tuckClosure(
          {
            end,
            lidOn,
            walls,
            length,
            width,
            material,
            flap,
            lock,
            tuck,
            dustFlap,
            dust,
            slot: slot_width,
            receiving,
            postal,
            platform,
          },
          rules.board,
        );
        if (end === 'bottom' || !has(chosen.hanger)) return closed;
        return { ...closed, joins: [...closed.joins, { by: 'glue', a: `${receiver}.header-liner`, b: receiver }] };
      },
      lid: (end) => `right.${end}-dust`,
    };
  };
