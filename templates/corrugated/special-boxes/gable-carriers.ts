import { autoLock } from '../../tube/auto-lock.ts';
import { tuckCase } from '../../tube/corrugated.ts';
import { gable } from '../../tube/gable.ts';
import { snapLock } from '../../tube/snap-lock.ts';
import { tubes } from '../../tube/tube.ts';

const source = (bottom: string): string =>
  `our own construction: side walls that go on as gables, tabs along their slopes under two roofs, half of a handle on each, held together by the hand; ${bottom}; walls by the allowances of 0201; a drawing of the service at 250 × 150 × 200 differs: its roofs lie flat, its handles have ears, and the slits of two sloping flaps hold these. Another hand hole of becf-21e27 and 21e28 is not known: drawn alike`;

/** Carriers of corrugated board with a handle on a gable roof. */
export default tubes(
  tuckCase,
  'special_boxes',
  { top: gable('corrugated') },
  {
    'Gable carrier with 1-2-3 bottom': {
      about: 'Carrier of corrugated board with a handle on a gable roof, and a 1-2-3 bottom that locks without glue.',
      code: '0217',
      from: ['house', source('the 1-2-3 bottom of 0215')],
      ids: {
        'becf-21e1f': { size: { length: 250, width: 150, height: 200 } },
        // Another hand hole, which is not known: drawn alike.
        'becf-21e27': { size: { length: 250, width: 150, height: 200 } },
      },
      bottom: snapLock('corrugated'),
    },
    'Gable carrier with auto bottom': {
      about:
        'Carrier of corrugated board with a handle on a gable roof, and a glued bottom that locks when it is squared.',
      code: '0717',
      from: ['house', source('the auto-lock bottom of 0713')],
      ids: {
        'becf-21e21': { size: { length: 180, width: 121.2, height: 150 } },
        // No code, and a guess: the box beside 0217 that has its letters, over the other bottom.
        'becf-21e20': { size: { length: 250, width: 150, height: 200 }, code: {} },
        'becf-21e28': { size: { length: 250, width: 150, height: 200 }, code: {} },
        // Its plate was not seen: 0716 is said to be an auto bottom with a carry handle, as 0717 is.
        'fefco-0716': { size: { length: 250, width: 150, height: 200 }, code: { fefco: '0716' } },
      },
      bottom: autoLock('corrugated'),
    },
  },
);
