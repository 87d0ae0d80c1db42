import { caseAutoLock } from '../../tube/case-auto-lock.ts';
import { caseGable } from '../../tube/case-gable.ts';
import { caseSnapLock } from '../../tube/case-snap-lock.ts';
import { tubeCase } from '../../tube/tube-case.ts';

const shared = {
  group: 'corrugated_cardboards_special_boxes',
  top: caseGable,
  board: { usual: 1.5, most: 5 },
  glue: 20,
} as const;

const source = (bottom: string): string =>
  `plate not seen; our own construction: side walls that go on as gables, tabs along their slopes under two roofs, half of a handle on each, held together by the hand; ${bottom}; walls by the allowances of 0201`;

/**
 * Carrier of corrugated board: gables with tabs, roofs that lie on them, a handle of two halves on the ridge.
 *
 *    ┌─────────┐         ┌─────────┐
 *    │   ⊂⊃    │         │   ⊂⊃    │
 *    ├─────────┤ ╱▔╱╲▔╲  ├─────────┤ ╱▔╱╲▔╲
 *    │  roof   │▕ ╱  ╲ ▏ │  roof   │▕ ╱  ╲ ▏
 *   ╱├─────────┼──────── ┼─────────┼────────
 *   ││  front  │  right  │  back   │  left  │
 *   ╲├─────────┼─────────┼─────────┼────────┤
 */
export const onSnapLock = tubeCase({
  ...shared,
  name: 'Gable carrier with 1-2-3 bottom',
  about: 'Carrier of corrugated board with a handle on a gable roof, and a 1-2-3 bottom that locks without glue.',
  code: { fefco: '0217' },
  provenance: { kind: 'house', source: source('the 1-2-3 bottom of 0215') },
  ids: { 'becf-21e1f': { size: { length: 250, width: 150, height: 200 } } },
  bottom: caseSnapLock,
});

/** The same over a bottom that is glued and locks by itself. */
export const onAutoLock = tubeCase({
  ...shared,
  name: 'Gable carrier with auto bottom',
  about: 'Carrier of corrugated board with a handle on a gable roof, and a glued bottom that locks when it is squared.',
  code: { fefco: '0717' },
  provenance: { kind: 'house', source: source('the auto-lock bottom of 0713') },
  ids: { 'becf-21e21': { size: { length: 180, width: 121.2, height: 150 } } },
  bottom: caseAutoLock,
});
