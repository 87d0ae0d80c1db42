import { type Mark, mm, straight } from '../../src/author/index.ts';
import { type Opening, tear } from './opening.ts';

const [COLUMNS, ROWS] = [6, 4];

/** In mm: board between a door and the edges, height of the cut by which it is opened, length of the cuts at its crease, which end a tear. */
const [EDGE, NOTCH, BESIDE] = [10, 8, 3];

/** Doors in the front, in equal cells: perforated on three sides, creased on the left, cut for a finger nail on the right. */
export const doors: Opening = {
  // A partition on the joint would stand behind the doors.
  withoutJoints: ['flap_with_separator'],
  within: () => ({ length: { min: 200 }, height: { min: 120 } }),
  options: ({ length, height }) => ({
    door_gap: mm(12, [6, Math.min(length / COLUMNS, height / ROWS) - 22], 'Board between two doors'),
  }),
  walls: ({ length, height, door_gap: gap }) => {
    const [across, up] = [(length - 2 * EDGE + gap!) / COLUMNS, (height - 2 * EDGE + gap!) / ROWS];
    const door = (column: number, row: number): Mark[] => {
      const [left, low] = [EDGE + column * across, EDGE + row * up];
      const [right, high] = [left + across - gap!, low + up - gap!];
      const [from, to] = [(low + high - NOTCH) / 2, (low + high + NOTCH) / 2];
      return [
        { line: 'cut', curves: [low, high].map((y) => straight([left, y], [left + BESIDE, y])) },
        tear(straight([left + BESIDE, low], [right, low]), straight([right, low], [right, from])),
        { line: 'cut', curves: [straight([right, from], [right, to])] },
        tear(straight([right, to], [right, high]), straight([right, high], [left + BESIDE, high])),
        { line: 'crease', curves: [straight([left, low], [left, high])] },
      ];
    };
    return {
      front: Array.from({ length: ROWS * COLUMNS }, (_, n) => door(n % COLUMNS, Math.floor(n / COLUMNS))).flat(),
    };
  },
};
