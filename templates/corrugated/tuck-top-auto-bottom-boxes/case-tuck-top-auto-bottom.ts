import { caseAutoLock } from '../../tube/case-auto-lock.ts';
import { caseTuck } from '../../tube/case-tuck.ts';
import { caseIds } from '../../tube/ids.ts';
import { tubeCase } from '../../tube/tube-case.ts';

const shared = {
  about: 'Box of corrugated board with a tuck lid and a glued bottom that locks when the box is squared.',
  group: 'corrugated_cardboards_tuck_top_auto_bottom_boxes',
  code: { fefco: '0713' },
  provenance: {
    kind: 'standard',
    source:
      'FEFCO 0713; walls by the allowances of 0201, the auto-lock bottom of becf-1100a with its main flaps a board below the side flaps',
  },
  bottom: caseAutoLock,
  board: { usual: 1.5, most: 5 },
  glue: 20,
  windows: true,
} as const;

/**
 * Tuck top, auto-lock bottom, of corrugated board.
 *
 *   ╭────────╮
 *   ├────────┤  ▕▔▔╲             ╱▔▔▏
 *  ╱├────────┬────────┬────────┬───────┐
 *   │ front  │ right  │  back  │ left  │
 *   ├────────┼────────┼────────┼───────┤
 *  ╱▏  __ ╱ ▏▏╲____╱ ▏   __ ╱ ▏▏╲____╱
 *    ▔▔  ▔▔▔           ▔▔  ▔▔▔
 */
export const lidOnFront = tubeCase({
  ...shared,
  name: 'Corrugated tuck top auto bottom, lid on the front',
  ids: caseIds('becf-210'),
  top: caseTuck('front'),
});

/** The same with its lid on the back. */
export const lidOnBack = tubeCase({
  ...shared,
  name: 'Corrugated tuck top auto bottom, lid on the back',
  ids: caseIds('becf-211'),
  top: caseTuck('back'),
});
