import type { BoxHead, Template } from '../../src/author/index.ts';
import { carton } from './carton.ts';
import { fullTuck } from './full-tuck.ts';
import { lockFlaps } from './lock-flaps.ts';
import type { LockedBottom } from './locked-bottom.ts';
import { openEnd } from './open-end.ts';
import { tubes } from './tubes.ts';
import { webbedEnd } from './webbed-end.ts';
import { wingedLid } from './winged-lid.ts';

type TopIds = Readonly<
  Record<'open' | 'winged' | 'webbed' | 'webbedTuck' | 'fullTuck' | 'lock' | 'taperedLock', BoxHead['ids']>
>;

/** Cartons with a locked bottom and a top that is open, or closes without glue and without a tuck lid. */
export const topsThatLock = (bottom: LockedBottom, ids: TopIds): Template[] => {
  const { name, series, text, how, shownBy, code, lidOn, closure } = bottom;
  // The closures are those of boxes with the lid on the back.
  const turned = lidOn === 'front' ? ', turned round,' : '';
  const boards = closure.gluedFlat ?? 0;
  return tubes(carton, { group: bottom.group, bottom: closure })({
    [`Open top ${name}`]: {
      about: `Folding carton with an open top and ${how}.`,
      open: 'no top',
      code: code('01', '00'),
      from: `standard: ECMA ${series}.01, the body and bottom of ${shownBy} cut straight at the top`,
      ids: ids.open,
      size: { length: 200 },
      top: openEnd,
    },
    [`Winged lid top ${name}`]: {
      about: `Folding carton with a lid that holds by wings inside the side walls, and ${text}.`,
      code: code('40', '03'),
      from: `standard: ECMA ${series}.40: the end of becf-10201 over the bottom of ${shownBy}`,
      ids: ids.winged,
      top: wingedLid,
    },
    [`Webbed top ${name}`]: {
      about: `Folding carton with a webbed top, a flap and both dust flaps in one piece, and ${text}.`,
      code: code('45', '01'),
      from: `standard: ECMA ${series}.45: the end of becf-10202 over the bottom of ${shownBy}`,
      ids: ids.webbed,
      top: webbedEnd('front', { boards }),
    },
    [`Webbed top ${name} with tuck`]: {
      about: `Folding carton with a webbed top whose closing flap tucks in, and ${text}.`,
      code: code('46', lidOn === 'front' ? '01' : '03'),
      from: `house: our reading of the code 46 (confidence 0.75): the end of becf-10203${turned} over the bottom of ${shownBy}`,
      ids: ids.webbedTuck,
      top: webbedEnd(lidOn, { tucked: true, boards }),
    },
    [`Full tuck top ${name}`]: {
      about: `Folding carton with a lid whose tuck is as deep as the box, and ${text}.`,
      from: `house: the end of the full tuck end over the bottom of ${shownBy}`,
      ids: ids.fullTuck,
      top: fullTuck(1),
    },
    [`Lock top ${name}`]: {
      about: `Folding carton whose long flaps lock into one another at the top, with ${text}.`,
      from: `house: the end of the lock end over the bottom of ${shownBy}`,
      ids: ids.lock,
      top: lockFlaps('front', 'straight'),
    },
    [`Lock top ${name}, tapered`]: {
      about: `Folding carton whose tapered long flaps lock into one another at the top, with ${text}.`,
      from: `house: the end of the tapered lock end${turned} over the bottom of ${shownBy}`,
      ids: ids.taperedLock,
      top: lockFlaps(lidOn, 'tapered'),
    },
  });
};
