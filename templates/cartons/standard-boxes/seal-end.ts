import { economySeal, fullSeal } from '../../tube/seal.ts';
import { tubeCarton } from '../../tube/tube-carton.ts';

const shared = { group: 'cartons_standard_boxes' } as const;

/**
 * Seal end carton: a tube whose ends are glued shut, every flap as deep as the box.
 *
 *    ┌──────┐┌──────┐┌──────┐┌─────┐
 *    │      ││      ││      ││     │
 *  ╱┌┴──────┴┬──────┬┴──────┴┬─────┤
 *  ▕│ front  │right │  back  │left │
 *  ╲└┬──────┬┴──────┴┬──────┬┴─────┤
 *    │      ││      ││      ││     │
 *    └──────┘└──────┘└──────┘└─────┘
 */
export const fullOverlap = tubeCarton({
  ...shared,
  name: 'Seal end, full overlap',
  about: 'Folding carton glued shut at both ends, its flaps as deep as the box.',
  code: { ecma: 'A10.10.03.03' },
  provenance: { kind: 'measured', source: 'becf-11d01 at 175 × 74 × 230' },
  ids: { 'becf-11d01': {} },
  top: fullSeal,
  bottom: fullSeal,
});

/** The same with flaps that just overlap in the middle. */
export const economy = tubeCarton({
  ...shared,
  name: 'Seal end, economy',
  about: 'Folding carton glued shut at both ends, its flaps overlapping in the middle.',
  code: { ecma: 'A12.12.01.01' },
  provenance: { kind: 'standard', source: 'ECMA A12.12, on the body and slots of becf-11d01' },
  ids: { 'becf-11d02': {} },
  top: economySeal,
  bottom: economySeal,
});
