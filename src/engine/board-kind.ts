import type { Entry } from '../template/index.ts';

/** The kind of board of a box. Apart from the boards: a first drawing needs no table of them. */
export const boardKindOf = ({ group }: Pick<Entry, 'group'>): 'carton' | 'corrugated' | 'rigid' =>
  group.category === 'Cartons' ? 'carton' : group.category === 'Hard Cardboards' ? 'rigid' : 'corrugated';
