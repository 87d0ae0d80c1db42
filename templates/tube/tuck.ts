import { type Length, mm, tuckClosure, widestLugged } from '../../src/author/index.ts';
import { type ChosenInTube, type Closure, type End, intersectLimits, type Sizes } from './closure.ts';
import { drawnOutside } from './external.ts';
import { excluding } from './tuck-exclusions.ts';
import { endFeatureChoices, featureChoices, has, platformAt, postalAt } from './tuck-features.ts';
import { featureNeeds, hangingTab, hasPlatform, leadingEdge, leastPostalTuck, passage } from './tuck-needs.ts';
import { featureOptions, receivingEnd } from './tuck-receiver.ts';
import type { TuckNeeds, TuckOptions, TuckRules } from './tuck-rules.ts';
import { tuckStylesOf } from './tuck-styles.ts';

const TUCK_FLAP = { top: 'top_tuck_flap', bottom: 'bottom_tuck_flap' } as const;

/** A tuck lid over two dust flaps. The tuck's wall may have a thumb cut, a postal slit or a hanger tab; the tuck may become a platform. */
export const tuckBy =
  (rules: TuckRules) =>
  (lidOn: 'front' | 'back', { each = false, lugs, straightDust = false }: TuckOptions = {}): Closure => {
    const styles = tuckStylesOf(each, straightDust);
    const leastTuck = (end: End, size: Sizes, chosen: ChosenInTube): number =>
      Math.max(rules.leastTuck(size.material), leastPostalTuck(end, size, chosen));
    const tab = (end: End, size: Sizes, chosen: ChosenInTube): number =>
      lugs && postalAt(end, chosen) ? lugs.longest(size) : hangingTab(end, size, chosen);
    const options: NonNullable<Closure['options']> = (size, chosen, end) => {
      const { lock, dustFlap } = styles.chosen(chosen, end);
      const sharing: readonly End[] = each ? [end] : ['top', 'bottom'];
      const needs: TuckNeeds = {
        lock,
        dustFlap,
        least: leastTuck(end, size, chosen),
        tab: tab(end, size, chosen),
        edge: Math.max(leadingEdge(end, chosen), lugs && postalAt(end, chosen) ? widestLugged(size.length) : 0),
        platform: platformAt(end, chosen) !== undefined,
        asDrawn: drawnOutside(chosen),
        passage: passage(chosen, sharing),
      };
      const { usual, min, max } = rules.tuck(size, needs);
      const tuck = Math.min(Math.max(usual, min), max);
      const dust = rules.dustFlap(size, needs, tuck);
      const own: Record<string, Length> = { ...rules.options?.(size, chosen) };
      // Computed names are assigned one by one, because they are ten times slower in an object literal.
      own[TUCK_FLAP[end]] = mm(tuck, [min, max], `How far the ${end} tuck reaches in`);
      // A platform is usually as wide as both dust flaps beside it together.
      const usualDust = hasPlatform(chosen, sharing) ? Math.min(dust.usual, size.length / 4) : dust.usual;
      own[styles.dust(end)] = mm(usualDust, [dust.min, dust.max], `Depth of the ${each ? `${end} ` : ''}dust flaps`);
      return Object.assign(own, featureOptions(size.material, chosen));
    };
    return {
      choices: { ...styles.choices, ...featureChoices, ...rules.choices },
      endChoices: (end) => ({ ...styles.endChoices(end), ...endFeatureChoices(end) }),
      incompatible: (end) => excluding(end, lidOn),
      sizeLimits: (size, chosen) =>
        intersectLimits(
          rules.sizeLimits(size, chosen),
          featureNeeds(size, chosen, (end) => leastTuck(end, size, chosen) + tab(end, size, chosen)),
        ),
      options,
      // The wall that receives the tuck has no flap; in the flat pack a dust flap lies beside it.
      standing: (size, chosen) => options(size, chosen, 'top')[styles.dust('top')]!.value,
      ...(rules.creaseOffset && { creaseOffset: rules.creaseOffset }),
      behindFront: lidOn === 'back',
      build: ({ end, values, chosen, walls }) => {
        const { length, width, material, slot_width } = values;
        const receiver = lidOn === 'front' ? 'back' : 'front';
        const closed = tuckClosure(
          {
            end,
            lidOn,
            walls,
            length,
            width,
            material,
            tuck: values[TUCK_FLAP[end]]!,
            ...styles.chosen(chosen, end),
            dust: values[styles.dust(end)]!,
            slot: slot_width,
            receiving: receivingEnd(end, lidOn === 'front' ? walls[2] : walls[0], values, chosen),
            postal: postalAt(end, chosen) && (lugs?.of(values) ?? true),
            platform: platformAt(end, chosen),
          },
          rules.board,
        );
        if (end === 'bottom' || !has(chosen.hanger)) return closed;
        return { ...closed, joins: [...closed.joins, { by: 'glue', a: `${receiver}.header-liner`, b: receiver }] };
      },
      lid: (end) => `right.${end}-dust`,
    };
  };
