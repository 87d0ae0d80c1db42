import type { Entry } from '../../entry/engine.ts';
import type { Material } from './protocol/card.ts';

const MATERIALS: Readonly<Record<Entry['group']['category'], Material>> = {
  Cartons: 'carton',
  'Corrugated Cardboards': 'corrugated',
  'Hard Cardboards': 'rigid',
};

export const materialOf = ({ group }: Pick<Entry, 'group'>): Material => MATERIALS[group.category];
