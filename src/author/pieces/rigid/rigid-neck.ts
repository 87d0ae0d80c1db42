import { coverPart, type InnerSizes, part, placed } from '../../../board/index.ts';
import { frameOuter, type RigidFrame, rigidFrame, rigidFrameWrap } from './rigid-frame.ts';

/** Position of a neck: on the floor of a tray with these outside sizes, centred. All in mm. */
export interface Stands {
  readonly length: number;
  readonly width: number;
  /** Height of the neck's foot above the outer face of the tray's floor. */
  readonly foot: number;
  /** Height above its final position from which it approaches. */
  readonly above: number;
}

/** The two parts of a neck, board and paper. Its first wall is the front. It is drawn lying on its side. */
export const rigidNeck = (neck: Omit<RigidFrame, 'turned' | 'names' | 'notch'>, stands: Stands, inner: InnerSizes) => {
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
