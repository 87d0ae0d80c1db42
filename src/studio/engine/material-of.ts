import { type Entry, evidenceOf } from '../../entry/engine.ts';
import type { BoxTitle, Material } from './protocol/card.ts';

const MATERIALS: Readonly<Record<Entry['group']['category'], Material>> = {
  Cartons: 'carton',
  'Corrugated Cardboards': 'corrugated',
  'Hard Cardboards': 'rigid',
};

export const materialOf = ({ group }: Pick<Entry, 'group'>): Material => MATERIALS[group.category];

export const titleOf = (entry: Entry): BoxTitle => {
  const { template, code, id } = entry;
  return { id, name: template.name, ...code, evidence: evidenceOf(entry) ?? 'own', material: materialOf(entry) };
};
