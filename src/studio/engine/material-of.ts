import { usualBoards } from '../../engine/index.ts';
import { type Entry, variables } from '../../entry/engine.ts';
import type { Material } from './protocol/card.ts';

const MATERIALS: Readonly<Record<Entry['group']['category'], Material>> = {
  Cartons: 'carton',
  'Corrugated Cardboards': 'corrugated',
  'Hard Cardboards': 'rigid',
};

export const materialOf = ({ group }: Pick<Entry, 'group'>): Material => MATERIALS[group.category];

/**
 * The thickness, in mm, of the named board on which a box starts: undefined for one whose usual thickness has a name, and without a
 * named board within its limits.
 */
export const startingBoard = (entry: Entry): number | undefined => {
  const { value, min, max } = variables(entry.template, entry.id, {}).material!;
  const named = usualBoards[materialOf(entry)].map(({ thickness }) => thickness);
  if (named.includes(value)) return undefined;
  const possible = named.filter((thickness) => thickness >= min && thickness <= max);
  return possible.toSorted((a, b) => Math.abs(a - value) - Math.abs(b - value))[0];
};
