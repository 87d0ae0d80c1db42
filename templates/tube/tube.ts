import { plantable, type Template } from '../../src/author/index.ts';
import type { TubeBoard } from './board.ts';
import { followsPlant } from './case-body.ts';
import type { TubeStyle } from './style.ts';
import { tubeOf } from './tube-panels.ts';

/** A box made of a glued tube: four walls, a glue flap on the first, and a closure at each end. */
export const tube = (board: TubeBoard, style: TubeStyle): Template =>
  board.kind === 'carton'
    ? tubeOf(board, style)
    : plantable(
        () => tubeOf(board, style),
        (plant) => (followsPlant(style, plant) ? tubeOf(board, { ...style, plant }) : undefined),
      );
