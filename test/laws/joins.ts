import { type Meeting, meetings } from '../../src/fold/index.ts';
import { lieOf } from './bowed.ts';
import type { Built, Law } from './built.ts';
import { allowed, boardOf, bows, fullName } from './exceptions.ts';

/** Joined panels meet in the closed box: glued faces touch, locks engage, edges meet. */
export const joins: Law = (box) => meetings(box.drawing.parts).flatMap((m) => misses(box, m));

const misses = (box: Built, { join, part, gap, overlapArea, skew }: Meeting): string[] => {
  const [a, b] = [fullName(box, part, join.a), fullName(box, part, join.b)];
  const pair = `${a} and ${b}`;
  const board = Math.min(boardOf(box, a), boardOf(box, b));
  const excused = allowed(box, ['solid', 'meet'], a, b);
  const wrong: string[] = [];
  switch (join.by) {
    case 'glue': {
      const [least, most] = excused ? [-excused - SLACK, excused + SLACK] : [-0.1 * board - SLACK, 0.5 * board + SLACK];
      if (bows(box, part, join.a) || bows(box, part, join.b)) {
        const own = box.drawing.parts.findIndex((p) => p.part.id === part);
        const lie = lieOf(box, own, join.a, join.b);
        if (!lie.over) wrong.push(`${pair} are glued and lie beside one another`);
        else if (!(lie.least >= least - BOWED && lie.most <= most + BOWED))
          wrong.push(`${pair} are glued over a gap of ${lie.least}…${lie.most} mm, board ${board}`);
        break;
      }
      if (!(skew < 1)) wrong.push(`${pair} are glued at ${skew.toFixed(2)} degrees`);
      if (!(overlapArea > 0)) wrong.push(`${pair} are glued and lie beside one another`);
      if (!(gap >= least && gap <= most)) wrong.push(`${pair} are glued over a gap of ${gap} mm, board ${board}`);
      break;
    }
    case 'lock': {
      const most = Math.max(1, board, excused);
      if (!(gap <= most + SLACK)) wrong.push(`${pair} lock over a gap of ${gap} mm, board ${board}`);
      break;
    }
    case 'meet': {
      const most = Math.max(1, 1.5 * board, excused);
      if (!(gap >= -SLACK && gap <= most + SLACK)) wrong.push(`${pair} meet over a gap of ${gap} mm, board ${board}`);
    }
  }
  return wrong;
};

/** Tolerance for the position of bowed panels, in mm. */
const BOWED = 0.1;

/** Rounding, in mm. */
const SLACK = 1e-6;
