import { bends } from '../../src/board/index.ts';
import { group } from '../../src/template/index.ts';
import type { Law } from './built.ts';
import { fullName } from './exceptions.ts';

/** Greyboard folds along grooves, half cut through: at a crease it would break. Its paper is creased: a groove would cut it. */
export const grooves: Law = (box) =>
  group(box.template.group).category === 'Hard Cardboards'
    ? box.drawing.parts.flatMap(({ part, dieline }) =>
        dieline.lines
          .filter(({ line, panels }) => bends(line) && panels.length > 1 && (line === 'half-cut') !== isBoard(part))
          .map(({ line, panels }) => {
            const names = panels.map((id) => fullName(box, part.id, id)).join(' and ');
            return `${names} fold along a ${line} of ${isBoard(part) ? 'greyboard' : 'paper'}`;
          }),
      )
    : [];

const isBoard = ({ category }: { readonly category: string }): boolean => category === 'carton';
