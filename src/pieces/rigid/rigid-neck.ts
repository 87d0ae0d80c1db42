import { type BodyOfPart, coverPart, type InnerSizes, part, placed } from '../../board/index.ts';
import { frameOuter, type RigidFrame, rigidFrame, rigidFrameWrap } from './rigid-frame.ts';

/** Where a neck stands: in the middle of a tray of this size outside, on its floor. All in mm. */
export interface Stands {
  readonly length: number;
  readonly width: number;
  /** From the outer face of the tray's floor to the foot of the neck. */
  readonly foot: number;
  /** How far above its place it waits until all is folded. */
  readonly above: number;
}

/** The two parts of a neck, board and paper. Its first wall is the front; the drawing lies on its side, the box stands. */
export const rigidNeck = (
  neck: Omit<RigidFrame, 'turned' | 'names' | 'notch'>,
  stands: Stands,
  inner: InnerSizes,
): BodyOfPart[] => {
  const frame: RigidFrame = { ...neck, turned: 'top', names: ['front', 'right', 'back', 'left'] };
  const [along, across] = frameOuter(frame);
  const sits = placed(
    [(stands.length + along) / 2, (stands.width - across) / 2, -(stands.foot + frame.height)],
    [0, 0, -stands.above],
    [0, 0, 1],
    [-1, 0, 0],
  );
  const labels = { length: 'front.y', width: 'right.y' } as const;
  return [
    part('neck_board', { ...rigidFrame(frame), labels, inner }, sits),
    coverPart('neck_cover', { ...rigidFrameWrap(frame), labels: { ...labels, height: 'front.x' } }, sits),
  ];
};
