import { caseSnapLock } from '../../tube/case-snap-lock.ts';
import { caseTuck } from '../../tube/case-tuck.ts';
import { caseIds } from '../../tube/ids.ts';
import { tubeCase } from '../../tube/tube-case.ts';

const shared = {
  about: 'Box of corrugated board with a tuck lid and a 1-2-3 bottom that locks without glue.',
  group: 'corrugated_cardboards_snap_lock_boxes',
  code: { fefco: '0215' },
  provenance: {
    kind: 'standard',
    source: 'FEFCO 0215; walls by the allowances of 0201, the 1-2-3 bottom of becf-1090a with its layers a board apart',
  },
  bottom: caseSnapLock,
  board: { usual: 1.5, most: 5 },
  glue: 20,
  windows: true,
} as const;

/**
 * Tuck top, 1-2-3 bottom, of corrugated board.
 *
 *   ╭────────╮
 *   ├────────┤  ▕▔▔╲             ╱▔▔▏
 *  ╱├────────┬────────┬────────┬───────┐
 *   │ front  │ right  │  back  │ left  │
 *  ╲├────────┼────────┼────────┼───────┤
 *   │  ╱▔▔╲  │ ╲__▁▁▁▏ ╲      ╱ ▕▁▁__╱
 *   └──╲  ╱──┘         └────┘
 */
export const lidOnFront = tubeCase({
  ...shared,
  name: 'Corrugated tuck top snap lock, lid on the front',
  ids: caseIds('becf-209'),
  top: caseTuck('front'),
});

/** The same with its lid on the back. */
export const lidOnBack = tubeCase({
  ...shared,
  name: 'Corrugated tuck top snap lock, lid on the back',
  ids: caseIds('becf-20a'),
  top: caseTuck('back'),
});
