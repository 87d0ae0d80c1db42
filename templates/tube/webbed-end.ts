import { insideShare, locked, mm, postalReach, postalSlit, postalTab, sleevePhases } from '../../src/author/index.ts';
import {
  type ChosenInTube,
  type Closure,
  type End,
  halfAcross,
  intersectLimits,
  type Sizes,
  tubeEnd,
} from './closure.ts';
import { at, featureChoices, postalAt } from './tuck-features.ts';
import { featureNeeds, hangingTab, leastPostalTuck } from './tuck-needs.ts';
import { usualTuck } from './usual.ts';
import { webbedEnds as pieces } from './webbed-end-panels.ts';

/** Distance from the wall's end up to the crease of the closing flap's tuck, in boards. */
const ABOVE = 3;

const leastTuck = (end: End, size: Sizes, chosen: ChosenInTube): number =>
  Math.max(8, leastPostalTuck(end, size, chosen) + (postalAt(end, chosen) ? ABOVE * size.material : 0));

/** Front or back closes over a flap in one piece with both dust flaps: under it (45) or with a tuck (46). `boards`: in the flat tube. */
export const webbedEnd = (closingOn: 'front' | 'back', { tucked = false, boards = 0 } = {}): Closure => {
  const webbedOn = closingOn === 'front' ? 'back' : 'front';
  return {
    longFront: true,
    ...(tucked && { choices: { thumb_cut: featureChoices.thumb_cut, postal_lock: featureChoices.postal_lock } }),
    sizeLimits: (size, chosen) => {
      const own = { length: { min: 44 }, width: { min: 26 + 4 * size.material }, height: { min: 30 } };
      const least = (end: End): number => leastTuck(end, size, chosen) + hangingTab(end, size, chosen);
      return intersectLimits(own, featureNeeds(size, chosen, least));
    },
    ...(tucked && {
      options: (size, chosen, end) => {
        const { width, height, length, material } = size;
        const least = leastTuck(end, size, chosen);
        const half = height / 2 - 3 - hangingTab(end, size, chosen);
        const most = Math.max(least, Math.min(half, width - 2 * material - 4, 0.4 * length));
        return { [`${end}_tuck_flap`]: mm(usualTuck(width), [least, most], `How far the ${end} tuck reaches in`) };
      },
    }),
    build: (context) => {
      const { end, values, chosen } = context;
      const { material, [`${end}_tuck_flap`]: tuck } = values;
      const postal = tucked && postalAt(end, chosen);
      const made = pieces({
        ...tubeEnd(context),
        closingOn,
        layerThickness: boards * material,
        ...(tucked && { tuck: tuck!, thumb: at(chosen.thumb_cut, end) }),
        ...(postal && { leading: postalTab(material, sleevePhases.ends + 3), leadingReach: postalReach(material) }),
      });
      if (!postal) return made;
      // The slit is drawn from where a tuck begins that lies a board above its wall.
      const slit = postalSlit(made[webbedOn], tuck! - (ABOVE - 1) * material, material, insideShare.carton);
      return {
        ...made,
        [webbedOn]: slit,
        joins: [...made.joins, locked(`${closingOn}.${end}-lid.tuck.postal-lock`, webbedOn, 'slit')],
      };
    },
    standing: halfAcross,
    lid: (end) => `right.${end}-dust`,
  };
};
