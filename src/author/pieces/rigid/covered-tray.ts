import {
  type Body,
  type BodyOfPart,
  type Cutout,
  coverPart,
  type InnerSizes,
  type Labels,
  type PartPlacement,
  part,
  placed,
} from '../../../board/index.ts';
import { upsideDown } from '../trays/telescope.ts';
import { trayLabels } from '../trays/tray-sizes.ts';
import { type RigidTray, rigidBoard, rigidWrap } from './rigid-tray.ts';

interface Covering {
  /** Placement of the tray. Omitted for the first tray of a box. */
  readonly sits?: PartPlacement;
  readonly inner?: InnerSizes;
  /** Labels of board and cover. @defaultValue the sizes of the tray */
  readonly labels?: (of: 'board' | 'cover') => Labels;
  readonly front?: Body['front'];
  readonly cutouts?: (of: 'board' | 'cover') => readonly Cutout[];
}

/** A tray and its wrap, as two parts. */
export const coveredTray = (
  id: string,
  tray: RigidTray,
  { sits, inner = {}, labels = () => trayLabels, front, cutouts }: Covering = {},
): BodyOfPart[] => {
  const furnished = (of: 'board' | 'cover', body: Body): Body => {
    const own = cutouts?.(of) ?? [];
    return { ...body, labels: labels(of), ...(own.length > 0 && { cutouts: own }) };
  };
  return [
    part(`${id}_board`, { ...furnished('board', rigidBoard(tray)), ...(front && { front }), inner }, sits),
    coverPart(`${id}_cover`, furnished('cover', rigidWrap(tray)), sits ?? placed([0, 0, 0])),
  ];
};

/** Places a covered tray upside down above another, both floors centred. `height` is measured between the outer faces of the floors. */
export const turnedOver = (base: RigidTray, lid: RigidTray, height: number, from = 2 * (base.height + lid.height)) => {
  const outer = ({ length, width, board }: RigidTray) => ({ x: length + 2 * board, y: width + 2 * board });
  return upsideDown(outer(base), outer(lid), height, from);
};
