import type { Choices, Exception } from '../../src/author/index.ts';
import type { TubeBoard } from './board.ts';
import type { TubeStyle } from './style.ts';

/** The exceptions of a tube: those of its board and of both closures, without those for choices that it does not offer. */
export const tubeExceptions = (board: TubeBoard, style: TubeStyle, offered: Choices): Exception[] =>
  [
    ...board.exceptions(style),
    ...(style.top.exceptions?.('top') ?? []),
    ...(style.bottom.exceptions?.('bottom') ?? []),
  ].filter(({ chosen = {} }) => Object.entries(chosen).every(([name, value]) => offered[name]?.includes(value)));
