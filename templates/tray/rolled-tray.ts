import {
  type Body,
  type CorrugatedTray,
  corrugatedTray,
  insideShare,
  rollOverAllowance,
  usualLocks,
} from '../../src/author/index.ts';
import { cornerReach, rollOverHeight } from './corrugated-sizes.ts';

/** Limits of a tray whose sides roll over. */
export const rolledSidesLimits = ({ length, material }: { length: number; material: number }) => ({
  length: { min: 12 * material },
  width: { min: 10 * material },
  height: rollOverHeight(material, [length, 12 * material]),
});

/** A tray with two walls that roll over. All in mm. */
interface RolledWalls extends Pick<CorrugatedTray, 'front' | 'back' | 'material' | 'turned'> {
  /** Inside, between the inner walls; between the creases of the other two walls; and inside, up to the rims. */
  readonly length: number;
  readonly across: number;
  readonly height: number;
  /** Length of each of the locks, and how many there are on each side; one by default. */
  readonly lock: number;
  readonly locks?: number;
}

export const rolledWalls = (tray: RolledWalls): Body => {
  const { length, across, height, lock, locks, front, back, material, turned = false } = tray;
  const more = rollOverAllowance(material, 1);
  return corrugatedTray({
    length: length + more.across,
    width: across,
    outer: height + more.outer,
    rim: more.rim,
    locks: usualLocks(lock, more.rim, material, locks),
    front,
    back,
    flap: cornerReach(across, height),
    material,
    turned,
  });
};

interface RolledTray {
  /** Front and back roll over. */
  readonly turned?: boolean;
  /** On each side. */
  readonly locks?: number;
  /** How far the back rises above the sides. */
  readonly header?: number;
}

/** An open tray by the inside size between its inner walls and that between the others. */
export const rolledTray = (
  rolled: number,
  other: number,
  height: number,
  material: number,
  lock: number,
  { header, locks = 1, turned = false }: RolledTray = {},
): Body => {
  const { single, outer } = rollOverAllowance(material, 1);
  const wall = { height: height + insideShare.corrugated * material, layer: 1 };
  const back = header === undefined ? wall : { height: height + outer + header, layer: 1 };
  return rolledWalls({
    length: rolled,
    across: other + single,
    height,
    material,
    lock,
    locks,
    front: wall,
    back,
    turned,
  });
};
