import { autoLock } from '../../tube/auto-lock.ts';
import { carrierCase } from '../../tube/corrugated.ts';
import { earedGable } from '../../tube/eared-gable.ts';
import { snapLock } from '../../tube/snap-lock.ts';
import { tabbedGable } from '../../tube/tabbed-gable.ts';
import { tubes } from '../../tube/tubes.ts';

/** A gable of our own construction. */
const tabbed =
  'our own construction: side walls that continue as gables, with tabs along their slopes under two roofs; each roof has half of the handle, held together by a clasp';

/** The gable of the service's drawing. Smaller boxes have a smaller one. */
const eared =
  'flat roofs, a handle with ears and slit flaps over them, after a drawing of the service at 250 × 150 × 200; our decision: they shrink in proportion with smaller boxes';

const size = { length: 250, width: 150, height: 200 } as const;

export default tubes(carrierCase, { group: 'special_boxes', top: earedGable })({
  'Gable carrier with 1-2-3 bottom': {
    closure: 'snap_lock',
    about: 'Carrier of corrugated board with a handle on flat roofs, and a 1-2-3 bottom that locks without glue.',
    code: '0217',
    from: `house: ${eared}; the 1-2-3 bottom of 0215; walls by the allowances of 0201. The other hand hole of becf-21e27 is not known: drawn alike`,
    ids: ['becf-21e1f', 'becf-21e27'],
    size,
    bottom: snapLock('corrugated'),
  },
  'Gable carrier with auto bottom': {
    closure: 'auto_bottom',
    about: 'Carrier of corrugated board with a handle on flat roofs, and a glued bottom that locks when it is erected.',
    from: 'measured: a drawing of 250 × 150 × 200 with external sizes and without an id; its default sizes identify it as becf-21e20. Inside sizes have the auto-lock bottom of 0713 and the allowances of 0201. The other hand hole of becf-21e28 is not known; drawing of FEFCO 0716, described as an auto bottom with a carry handle, not seen: drawn alike',
    ids: { 'becf-21e20': {}, 'becf-21e28': {}, 'fefco-0716': { code: { fefco: '0716' } } },
    size,
    bottom: autoLock('corrugated'),
    allowances: ['proportional', 'external'],
  },
  'Carrier with pitched roof and auto bottom': {
    closure: 'auto_bottom',
    about:
      'Carrier of corrugated board with a handle on a gable roof, and a glued bottom that locks when it is erected.',
    code: '0717',
    from: `house: ${tabbed}; the auto-lock bottom of 0713; walls by the allowances of 0201`,
    ids: { 'becf-21e21': { size: { length: 180, width: 121.2, height: 150 } } },
    top: tabbedGable,
    bottom: autoLock('corrugated'),
  },
});
