import type { Material } from '../engine/protocol/card.ts';
import type { SizeBasis } from './box-state.ts';

/** Usual kind of a template's sizes. */
export const usualBasis = (material: Material): SizeBasis => (material === 'carton' ? 'crease' : 'inside');
