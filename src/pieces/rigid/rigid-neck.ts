import type { Inner, Part } from '../../board/index.ts';
import { type RigidFrame, rigidFrame, rigidFrameWrap } from './rigid-frame.ts';

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
export const rigidNeck = (frame: RigidFrame, stands: Stands, inner: readonly Inner[]): Part[] => {
  const [along, across] = [frame.length + 2 * frame.board, frame.width + 2 * frame.board];
  const sits = {
    pose: [
      0,
      -1,
      0,
      (stands.length + along) / 2,
      0,
      0,
      -1,
      (stands.width - across) / 2,
      1,
      0,
      0,
      -(stands.foot + frame.height),
    ],
    approach: [0, 0, -stands.above] as const,
  };
  const [front, right] = frame.names;
  const gauges = [
    { name: 'length', panel: front, along: 'y' },
    { name: 'width', panel: right, along: 'y' },
  ] as const;
  const height = { name: 'height', panel: front, along: 'x' } as const;
  return [
    {
      id: 'neck_board',
      name: 'neck board',
      category: 'carton',
      blank: { ...rigidFrame(frame), gauges, inner },
      placement: sits,
    },
    {
      id: 'neck_cover',
      name: 'neck cover',
      category: 'cover',
      blank: { ...rigidFrameWrap(frame), gauges: [...gauges, height], inner: [] },
      placement: sits,
    },
  ];
};
