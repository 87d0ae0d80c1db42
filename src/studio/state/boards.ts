import { usualBoards as boards, type NamedBoard } from '../../engine/index.ts';
import type { ShownBox } from '../engine/box.ts';
import type { Material } from '../engine/protocol/card.ts';
import { say } from '../languages/index.ts';
import { formatNumber } from './lengths.ts';

export { boards };

/** Name of a board: its kind, then the properties that distinguish it. */
export const boardName = ({ name, flute, grammage, thickness }: NamedBoard): string => {
  const mm = `${formatNumber(thickness, 2)} mm`;
  if (flute) return `${say('board.flute', { flute })} ${mm}`;
  const grade = name.split(' ')[0]!;
  if (grade === 'GREYBOARD') return `${say('board.greyboard')} ${mm}`;
  return `${grade === 'KRAFT' ? say('board.kraft') : grade} ${grammage} g/m²`;
};

const SAME_THICKNESS_MM = 1e-6;

export const boardOf = (material: Material, thickness: number, name?: string): NamedBoard | undefined => {
  const alike = boards[material].filter((board) => Math.abs(board.thickness - thickness) < SAME_THICKNESS_MM);
  return alike.find((board) => board.name === name) ?? alike[0];
};

/** Weight of a box in grams, of the named board or the usual one. */
export const gramsOf = ({ drawing, material, board }: ShownBox, name?: string): number =>
  drawing.area * 1e-6 * weightOf(material, board.value, name);

/** Weight in g/m² of an unnamed board, scaled by thickness from the nearest named board. */
const weightOf = (material: Material, thickness: number, name?: string): number => {
  const named = boardOf(material, thickness, name);
  if (named) return named.grammage;
  const nearest = boards[material].toSorted(
    (a, b) => Math.abs(a.thickness - thickness) - Math.abs(b.thickness - thickness),
  )[0]!;
  return (nearest.grammage * thickness) / nearest.thickness;
};
