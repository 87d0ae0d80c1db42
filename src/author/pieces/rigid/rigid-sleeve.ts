import { type BodyOfPart, coverPart, type PartPlacement, part } from '../../../board/index.ts';
import { type RigidFrame, rigidFrame, rigidFrameWrap } from './rigid-frame.ts';

/** The two parts of a sleeve with open ends, board and paper. Its first wall is the bottom. */
export const rigidSleeve = (sleeve: Omit<RigidFrame, 'turned' | 'names'>, at: PartPlacement): BodyOfPart[] => {
  const frame: RigidFrame = { ...sleeve, turned: 'both', names: ['bottom', 'right', 'top', 'left'] };
  const labels = { width: 'bottom.y', height: 'right.y' } as const;
  return [
    part('sleeve_board', { ...rigidFrame(frame), labels }, at),
    coverPart('sleeve_cover', { ...rigidFrameWrap(frame), labels: { ...labels, length: 'bottom.x' } }, at),
  ];
};
