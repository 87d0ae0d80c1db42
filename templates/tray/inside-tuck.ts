import { mm, type SizesAndMaterial, tuckTabReach } from '../../src/author/index.ts';
import { rolledSidesLimits } from './rolled-tray.ts';

type Chosen = { readonly postal_lock: string };

const least = (material: number): number => Math.max(8, 3 * material);

/** Height that the tuck leaves free: the lid's board, and the tab of a postal lock, which hangs down until it turns into its slot. */
const free = (material: number, { postal_lock }: Chosen): number =>
  material + (postal_lock === 'none' ? 0 : tuckTabReach(material));

/** Limits of a tray with rolled sides and a tuck inside its front. The shortest is high enough for the tab of a postal lock. */
export const insideTuckLimits = (size: SizesAndMaterial, chosen: Chosen) => {
  const { length, height, ...others } = rolledSidesLimits(size);
  const min = Math.max(height.min, least(size.material) + free(size.material, chosen) + 0.1);
  return { ...others, length: { min: length.min + 1 }, height: { ...height, min } };
};

/** How far the tuck of a lid reaches in, inside the front. */
export const insideTuck = ({ width, height, material }: SizesAndMaterial, chosen: Chosen) =>
  mm(
    Math.max(30, width / 5),
    [least(material), Math.min(height - free(material, chosen), width / 2)],
    'How far the tuck reaches in',
  );
