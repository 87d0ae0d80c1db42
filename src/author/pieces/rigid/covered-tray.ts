import {
  type Body,
  type BodyOfPart,
  type Cutout,
  coverPart,
  glued,
  type InnerSizes,
  type Labels,
  type PartPlacement,
  part,
  placed,
} from '../../../board/index.ts';
import { rectangle } from '../shapes.ts';
import { upsideDown } from '../trays/telescope.ts';
import { trayInner, trayLabels } from '../trays/tray-floor.ts';
import { type RigidTray, rigidBoard, rigidWrap } from './rigid-tray.ts';
import { ofPaper } from './turned-edge.ts';

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

/** A covered tray with a lid. All in mm. */
export interface RigidLidBox extends RigidTray {
  readonly lidHeight: number;
  /** Play between base and lid on each side. */
  readonly clearance: number;
  /** Radius of the thumb notches in the rim of the lid. @defaultValue no notches */
  readonly lidNotch?: number | undefined;
}

/** Size of a lid inside its board: the base, its paper (doubled on the short sides), the play and the lid's own paper. In mm. */
export const lidSize = (base: Omit<RigidLidBox, 'height' | 'turnIn' | 'lidHeight'>) => {
  const { length, width, board, paper, clearance } = base;
  const around = 2 * (board + paper + clearance + paper);
  return { length: length + around + 2 * paper, width: width + around };
};

/** Base and lid, each of grooved board in its cover. */
export const rigidLidBox = ({ lidHeight, clearance, lidNotch, ...base }: RigidLidBox): BodyOfPart[] => {
  const { height, board, paper } = base;
  const lid: RigidTray = {
    ...base,
    ...lidSize({ ...base, clearance }),
    height: lidHeight,
    ...(lidNotch && { notch: lidNotch }),
  };
  return [
    ...coveredTray('base', base, { front: 'upper', inner: trayInner }),
    // The lid's board rests on the paper of the base's rim.
    ...coveredTray('lid', lid, { sits: turnedOver(base, lid, height + 2 * board + paper) }),
  ];
};

/**
 * The paper hinge of two covered trays that close rim to rim: a strip of two leaves, each `leaf` mm high, on the outside of both backs. It
 * folds along the line between the rims. The trays are named base and lid. The hinge is glued to the base's front panel and to the lid's
 * back panel. The lid is upside down, so that print on both reads upright from the opposite side.
 */
export const rigidHinge = ({ length, height, board, paper }: RigidTray, leaf: number): BodyOfPart => {
  // The strip is 3 mm shorter than its walls at each end.
  const along = length + 2 * board;
  const seat = along - 6;
  const upper = rectangle('upper', seat, leaf, { role: 'wall', fold: 0 });
  // Behind the base, with its crease on top of the paper on the rim.
  const behind = placed(
    [along - 3, -paper, leaf - (board + height + paper)],
    [0, -(2 * height + 100), 0],
    [-1, 0, 0],
    [0, 0, -1],
  );
  const strip = {
    trunk: rectangle('lower', seat, leaf, { role: 'wall', top: upper }),
    ...ofPaper(paper),
    joins: [glued('lower', 'base_cover:front'), glued('upper', 'lid_cover:back')],
    labels: { hinge: 'lower.y' },
  } as const;
  return coverPart('hinge', strip, behind);
};
