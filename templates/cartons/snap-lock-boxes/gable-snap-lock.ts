import { gable } from '../../tube/gable.ts';
import { snapLock } from '../../tube/snap-lock.ts';
import { tubeCarton } from '../../tube/tube-carton.ts';

/**
 * Gable carry top, 1-2-3 bottom: the handles of front and back meet above the ridge.
 *
 *    ┌──────┐         ┌──────┐
 *    │  ⊂⊃  │         │  ⊂⊃  │
 *    ├──────┼───────┬─┴──────┴┬─────┐
 *   ╱│ roof │ ╲   ╱ │  roof   │╲  ╱ │
 *  ┌─┼──────┼───────┼─────────┼─────┤
 *  ▕ │front │ right │  back   │left │
 */
export default tubeCarton({
  name: 'Gable top snap lock',
  about: 'Folding carton with a carry handle on a gable roof, its gussets folded in, and a 1-2-3 bottom.',
  group: 'cartons_snap_lock_boxes',
  code: { ecma: 'A55.75.01.03' },
  provenance: {
    kind: 'house',
    source:
      'ECMA A55.75 over the bottom of becf-1090a; our decisions: a roof rise of 25, handles of 40 with a grip of 70 × 22 in both, a lap on the roof of the front that is glued to the last gusset, and handles held together by the hand alone',
  },
  ids: { 'becf-10b01': {}, 'becf-10b03': { size: { length: 200 } } },
  size: { height: 200 },
  top: gable(),
  bottom: snapLock,
});
