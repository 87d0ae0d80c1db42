import { findBoard, type NamedBoard } from './boards.ts';

/**
 * Boards to offer for each kind of box, the thinnest first. Greyboard is sold by its thickness: 1.5, 2, 2.5 and 3 mm.
 * @example
 * usualBoards.corrugated.map(({ name }) => name); // = ['E', 'B', 'C', 'EB', 'BC']
 */
export const usualBoards: Readonly<Record<'carton' | 'corrugated' | 'rigid', readonly NamedBoard[]>> = {
  carton: ['GC1 250', 'SBS 300', 'KRAFT 320', 'GC1 300', 'SBS 350', 'GC1 350', 'F'].map((name) => findBoard(name)!),
  corrugated: ['E', 'B', 'C', 'EB', 'BC'].map((name) => findBoard(name)!),
  rigid: [968, 1290, 1613, 1935].map((grammage) => findBoard(`GREYBOARD ${grammage}`)!),
};
