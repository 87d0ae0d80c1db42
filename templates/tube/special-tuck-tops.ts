import type { BoxHead, Template } from '../../src/author/index.ts';
import { carton } from './carton.ts';
import { tuckUnderHeader } from './header.ts';
import type { LockedBottom } from './locked-bottom.ts';
import { lugTuck } from './lug-tuck.ts';
import { tubes } from './tubes.ts';

/** Cartons with a locked bottom and a tuck lid that has a tongue with lugs, or whose back rises as a header. */
export const specialTuckTops = (
  { name, series, held, shownBy, code, closure, group }: LockedBottom,
  lugTongue: BoxHead['ids'],
  header: string,
): Template[] =>
  tubes(carton, { group, bottom: closure })({
    [`Tuck top ${name} with lug tongue`]: {
      about: `Folding carton with ${held} and a tuck lid locked by a tongue with lugs in a slit of the back.`,
      code: code('20', '01.32.33'),
      from: `house: the lid of becf-10204 over the bottom of ${shownBy}; our reading of 32 and 33 on a tuck (confidence 0.75)`,
      ids: lugTongue,
      top: lugTuck('front'),
    },
    [`Tuck top ${name} with hanging header`]: {
      about: `Folding carton with a tuck lid, ${held} and a doubled header on its back to hang it up.`,
      code: code('21', '01'),
      from: `standard: ECMA ${series}.21, a tuck in front of an extended, doubled back panel, on the body, lid and bottom of ${shownBy}; Euro slot of EN 13010`,
      ids: { [header]: {}, [`${header}-rounded`]: { choices: { header: 'rounded' } } },
      top: tuckUnderHeader,
      windows: true,
    },
  });
