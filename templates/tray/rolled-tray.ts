import { type HandHole, insideShare, rollOverAllowance, type SizesAndMaterial } from '../../src/author/index.ts';
import { rollOverHeight } from './corrugated-sizes.ts';
import { rolledWalls } from './rolled-walls.ts';

export const rolledSidesLimits = ({ length, material }: SizesAndMaterial) => ({
  length: { min: 12 * material },
  width: { min: 10 * material },
  height: rollOverHeight(material, [length, 12 * material]),
});

interface RolledTray {
  /** Front and back roll over. */
  readonly turned?: boolean;
  /** On each side. */
  readonly locks?: number;
  readonly hole?: HandHole;
  /** Height of the back above the sides. */
  readonly header?: number;
}

/** An open tray by the inside size between its inner walls and that between the others. */
export const rolledTray = (
  rolled: number,
  other: number,
  height: number,
  material: number,
  lock: number | undefined,
  { header, hole, locks = 1, turned = false }: RolledTray = {},
) => {
  const { single, outer } = rollOverAllowance(material, 1);
  const wall = { height: height + insideShare.corrugated * material, layer: 1 };
  return rolledWalls({
    length: rolled,
    across: other + single,
    height,
    material,
    lock,
    locks,
    front: wall,
    back: header === undefined ? wall : { height: height + outer + header, layer: 1 },
    hole,
    turned,
  });
};
