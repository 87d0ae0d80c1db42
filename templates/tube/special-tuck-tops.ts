import type { BoxHead, Template } from '../../src/author/index.ts';
import { carton } from './carton.ts';
import { tuckUnderHeader } from './header.ts';
import { openingIds } from './ids.ts';
import type { LockedBottom } from './locked-bottom.ts';
import { lugTuck } from './lug-tuck.ts';
import { pushInOpening } from './push-in-opening.ts';
import { recloseableSideTuck } from './recloseable-side-tuck.ts';
import { tubes } from './tubes.ts';

/** Cartons with a locked bottom and a tuck lid over a push-in opening, with a lug tongue, or in front of a header. `opening`: a family. */
export const specialTuckTops = (
  { name, series, text, held, shownBy, code, closure, group }: LockedBottom,
  [opening, from]: readonly [family: string, from: BoxHead['from']],
  lugTongue: BoxHead['ids'],
  header: string,
): Template[] =>
  tubes(carton, { group, bottom: closure })({
    [`Side tuck top ${name} with push-in opening`]: {
      about: `Folding carton with ${text}, a push-in opening and a lid on a short wall that a tongue closes again.`,
      code: code('20', '04.35.42'),
      from,
      ids: openingIds(opening),
      top: recloseableSideTuck,
      size: { length: 175, width: 100, height: 80 },
      opening: pushInOpening,
    },
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
