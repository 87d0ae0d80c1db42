import type { BodyOfPart } from '../../../board/index.ts';
import { trayInner } from '../trays/tray-sizes.ts';
import { coveredTray, turnedOver } from './covered-tray.ts';
import type { RigidTray } from './rigid-tray.ts';

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
