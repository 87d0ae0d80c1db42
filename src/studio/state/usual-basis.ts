import type { Material } from '../engine/protocol/card.ts';
import type { SizeBasis } from './box-state.ts';

/** Kind of a template's sizes if none was chosen. */
export const usualBasis = (material: Material): SizeBasis => (material === 'carton' ? 'crease' : 'inside');
