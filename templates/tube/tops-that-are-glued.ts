import type { BoxHead, Template } from '../../src/author/index.ts';
import { carton } from './carton.ts';
import { gussetedGable } from './gusseted-gable.ts';
import { sealUnderHeader } from './header.ts';
import type { LockedBottom } from './locked-bottom.ts';
import { fullLugSeal } from './lug-seal.ts';
import { angledEconomySeal, angledFullSeal } from './seal.ts';
import { tubes } from './tubes.ts';

type TopIds = Readonly<Record<'full' | 'economy' | 'lugTongue' | 'header' | 'gable', BoxHead['ids']>>;

/** Cartons with a locked bottom that are glued shut at the top, or carried by it. */
export const topsThatAreGlued = (bottom: LockedBottom, ids: TopIds): Template[] => {
  const { name, series, text, held, shownBy, code, closure } = bottom;
  return tubes(carton, { group: bottom.group, bottom: closure })({
    [`Seal top ${name}, full overlap`]: {
      about: `Folding carton glued shut at the top, with flaps as deep as the box, and ${text}.`,
      code: code('10', '03'),
      from: `standard: ECMA ${series}.10: the large flaps of becf-11d01 over the bottom of ${shownBy}, dust flaps angled on both sides`,
      ids: ids.full,
      top: angledFullSeal,
    },
    [`Seal top ${name}, economy`]: {
      about: `Folding carton glued shut at the top, with flaps that overlap in the middle, and ${text}.`,
      code: code('12', '03'),
      from: `standard: ECMA ${series}.12: slots and layers of becf-11d01 over the bottom of ${shownBy}, dust flaps angled on both sides`,
      ids: ids.economy,
      top: angledEconomySeal,
    },
    [`Seal top ${name} with lug tongue`]: {
      about: `Folding carton with ${text}; the lugs on the tongue of its outer top flap catch in the crease of the front.`,
      code: code('10', '03.32'),
      from: `standard: ECMA ${series}.10 with X32: the end of becf-11d03 with an inner flap as deep as the box, over the bottom of ${shownBy}`,
      ids: ids.lugTongue,
      top: fullLugSeal,
    },
    [`Seal top ${name} with hanging header`]: {
      about: `Folding carton glued shut at the top, with ${held} and a doubled header on its back to hang it up.`,
      from: `house: the back is the header, so one large flap, on the front, closes the top; bottom of ${shownBy}`,
      ids: ids.header,
      top: sealUnderHeader,
    },
    [`Gable top ${name}`]: {
      about: `Folding carton with a carry handle on a gable roof, folded gussets, and ${text}.`,
      code: code('75', '03'),
      from: `house: ECMA ${series}.75 over the bottom of ${shownBy}; our decisions: a roof rise of 25, handles of 40, each with a grip of 70 × 22, a lap on the roof of the front that is glued to the last gusset, and for the locking flap a clasp that folds over the other handle`,
      ids: ids.gable,
      size: { height: 200 },
      top: gussetedGable(closure.gluedFlat),
    },
  });
};
