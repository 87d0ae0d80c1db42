import {
  type CorrugatedTray,
  corrugatedTray,
  insideShare,
  type OtherWall,
  type Panel,
  rollOverAllowance,
  usualLocks,
  widerLid,
} from '../../src/author/index.ts';
import { cornerReach } from './corrugated-sizes.ts';

/** A tray with two walls that roll over. All in mm. */
interface RolledWalls extends Pick<CorrugatedTray, 'front' | 'material' | 'turned' | 'hole'> {
  /** Inside, between the inner walls; between the creases of the other two walls; and inside, up to the rims. */
  readonly length: number;
  readonly across: number;
  readonly height: number;
  /** Length of each of the locks, and their number on each side; one by default. Without a length the inner walls are glued. */
  readonly lock: number | undefined;
  readonly locks?: number;
  /** The back: a wall, or one with a lid that lies on the rims, as far as the outer faces of the sides. */
  readonly back: OtherWall | RimLid;
}

/** A lid on the rims: distance from its hinge to its front crease, in mm, the panels on it, and the phase in which it closes. */
interface RimLid {
  readonly depth: number;
  readonly lidFront: Panel;
  readonly phase: number;
}

const withRimLid = ({ length, height, material: t }: RolledWalls, { depth, lidFront, phase }: RimLid): OtherWall => {
  const { across, single } = rollOverAllowance(t, 1);
  const over = 2 * t - insideShare.corrugated * t;
  const on = widerLid({ seat: length + across - 2 * t, over, depth, front: lidFront, phase });
  return { height: height + single, layer: 1, on };
};

export const rolledWalls = (tray: RolledWalls) => {
  const { length, across, height, lock, locks, front, back, material, hole, turned = false } = tray;
  const more = rollOverAllowance(material, 1);
  return corrugatedTray({
    length: length + more.across,
    width: across,
    outer: height + more.outer,
    rim: more.rim,
    locks: lock === undefined ? undefined : usualLocks(lock, more.rim, material, locks),
    front,
    back: 'lidFront' in back ? withRimLid(tray, back) : back,
    // Corner flaps between the boards leave a hand hole open.
    flap: Math.min(cornerReach(across, height), hole ? (across - hole.length) / 2 - 5 : across),
    hole,
    material,
    turned,
  });
};
