import type { Blank, Inner, Part, PartPlacement } from '../../board/index.ts';
import { trayGauges } from '../trays/tray-sizes.ts';
import { type RigidTray, rigidBoard, rigidWrap } from './rigid-tray.ts';

/** Where it is drawn is where it stays. */
export const here: PartPlacement = { pose: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0], approach: [0, 0, 0] };

/** A tray and the paper around it, as two parts. The first tray of a box says nothing of where it sits. */
export const coveredTray = (
  id: string,
  tray: RigidTray,
  {
    sits,
    inner = [],
    front,
  }: { readonly sits?: PartPlacement; readonly inner?: readonly Inner[]; readonly front?: Blank['front'] } = {},
): Part[] => [
  {
    id: `${id}_board`,
    name: `${id} board`,
    category: 'carton',
    blank: { ...rigidBoard(tray), ...(front && { front }), gauges: trayGauges, inner },
    ...(sits && { placement: sits }),
  },
  {
    id: `${id}_cover`,
    name: `${id} cover`,
    category: 'cover',
    blank: { ...rigidWrap(tray), gauges: trayGauges, inner: [] },
    placement: sits ?? here,
  },
];

/**
 * Upside down above a tray, the middle of one floor over the middle of the other. `height`: between the outer faces of
 * the two floors; `shift`: how far the middle lies beside the other one, to the back. All in mm.
 */
export const upsideDown = (
  over: Pick<RigidTray, 'length' | 'width' | 'board' | 'height'>,
  lid: Pick<RigidTray, 'length' | 'width' | 'board' | 'height'>,
  height: number,
  shift = 0,
): PartPlacement => ({
  pose: [
    1,
    0,
    0,
    (over.length - lid.length) / 2 + over.board - lid.board,
    0,
    -1,
    0,
    (over.width + lid.width) / 2 + over.board + lid.board + shift,
    0,
    0,
    -1,
    -height,
  ],
  approach: [0, 0, -2 * (over.height + lid.height)],
});
