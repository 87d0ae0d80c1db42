import { autoLock } from '../../tube/auto-lock.ts';
import { gable } from '../../tube/gable.ts';
import { tubeCarton } from '../../tube/tube-carton.ts';

/**
 * Gable carry top, auto-lock bottom: the handles of front and back meet above the ridge.
 *
 *    ┌──────┐         ┌──────┐
 *    │  ⊂⊃  │         │  ⊂⊃  │
 *    ├──────┼───────┬─┴──────┴┬─────┐
 *   ╱│ roof │ ╲   ╱ │  roof   │╲  ╱ │
 *  ┌─┼──────┼───────┼─────────┼─────┤
 *  ▕ │front │ right │  back   │left │
 */
export default tubeCarton({
  name: 'Gable top auto bottom',
  about: 'Folding carton with a carry handle on a gable roof, its gussets folded in, and an auto-lock bottom.',
  group: 'cartons_tuck_top_auto_bottom_boxes',
  code: { ecma: 'A60.75.00.03' },
  provenance: {
    kind: 'house',
    source:
      'ECMA A60.75 over the bottom of becf-1100a; our decisions: a roof rise of 25, handles of 40 with a grip of 70 × 22 in both, a lap on the roof of the front that is glued to the last gusset, and handles held together by the hand alone',
  },
  ids: { 'becf-10b02': {}, 'becf-10b04': { size: { length: 200, height: 150 } } },
  size: { height: 200 },
  top: gable(autoLock.gluedFlat),
  bottom: autoLock,
});
