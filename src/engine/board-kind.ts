import type { Entry } from '../template/index.ts';

/** The kind of board of a box. Apart from the boards: a first drawing needs no table of them. */
export const boardKindOf = ({ group }: Pick<Entry, 'group'>): 'carton' | 'corrugated' | 'rigid' =>
  group.category === 'Cartons' ? 'carton' : group.category === 'Hard Cardboards' ? 'rigid' : 'corrugated';

/** The same as layouts know it, which keep flutes or grain: greyboard has grain, as carton has. */
export const layoutBoardOf = (entry: Pick<Entry, 'group'>): 'carton' | 'corrugated' =>
  boardKindOf(entry) === 'corrugated' ? 'corrugated' : 'carton';
