import type { Material } from '../engine/protocol/card.ts';
import type { SizeBasis } from './box-state.ts';

/** What the sizes of a template are where nothing was chosen. */
export const usualBasis = (material: Material): SizeBasis => (material === 'carton' ? 'crease' : 'inside');
