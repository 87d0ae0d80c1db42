import type { Line } from '../../src/sheet/index.ts';
import type { Law } from './built.ts';
import { cutGraph } from './faces.ts';

/**
 * The cut lines of every part are one outer contour and closed holes: the board is connected, only slits have loose ends, and no board
 * is inside a hole.
 */
export const contours: Law = ({ drawing }) =>
  drawing.parts.flatMap((laid) => {
    const { faces, loose } = cutGraph(laid);
    const wrong = loose
      .filter(({ slit }) => !slit)
      .map(({ line }) => `a cut of ${line.panels.join(' and ')} has a loose end and no board on both its sides`);
    const outer = faces.reduce((least, f) => Math.min(least, f.area), 0);
    if (!(outer < 0)) return [...wrong, `${laid.part.id} has no outer contour`];
    const boards = faces.filter(({ area, board }) => area > 0 && board);
    const whole = faces.find(({ area }) => area === outer)!.piece;
    if (boards.length !== 1)
      wrong.push(
        `${laid.part.id} falls into ${boards.length} pieces: ${boards.map(({ lines }) => of(lines)).join(' | ')}`,
      );
    for (const { piece, area, board, lines } of faces) {
      if (area > 0 && board && piece !== whole) wrong.push(`a piece of ${of(lines)} lies in a hole`);
      if (area < 0 && piece !== whole && !board) wrong.push(`a ring of cuts of ${of(lines)} lies outside the board`);
      if (area < 0 && piece === whole && board) wrong.push(`there is board outside the contour of ${of(lines)}`);
    }
    // A line has board on one side, unless it is a slit between two contours.
    const sides = new Map<Line, boolean[]>();
    for (const { lines, board } of faces) for (const l of lines) sides.set(l, [...(sides.get(l) ?? []), board]);
    for (const { lines } of faces)
      for (const l of lines)
        if (sides.get(l)!.every((b) => !b))
          wrong.push(`a cut of ${l.panels.join(' and ')} has no board on either side`);
    return [...new Set(wrong)];
  });

const of = (lines: readonly Line[]): string => [...new Set(lines.flatMap(({ panels }) => panels))].join(', ');
