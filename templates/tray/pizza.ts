import { insideShare, mm, rollOverAllowance, type SizesAndMaterial, usualLocks } from '../../src/author/index.ts';
import { pizzaTray } from './pizza-tray-panels.ts';

/** Settings of a pizza box: its two nibs, corner flaps and vents. */
export const pizzaOptions = ({ length, width, height, material: t }: SizesAndMaterial) => {
  // The vents lie between floor and hinge.
  const widest = Math.min(0.7 * (height - 2 * t), length / 8);
  const shortest = Math.max(12, 3 * t);
  const reach = Math.min(width / 2 - 2 * t, length / 2 - 2 * t - 2);
  return {
    lock: mm(0.18 * length, [10, length / 4], 'Length of each of the two slots in the floor'),
    corner_flap: mm(0.24 * length, [shortest, reach], 'How far the corner flaps reach'),
    vent_diameter: mm(16, [Math.min(3, widest), widest], 'Diameter of the vents in the back'),
  };
};

interface Pizza extends SizesAndMaterial {
  readonly lock: number;
  readonly corner_flap: number;
  readonly vent_diameter: number;
}

/** The box by its inside sizes: between the sides, from the back to the inner wall of the front, and up to the lid. */
export const pizza = (board: 'carton' | 'corrugated', v: Pizza) => {
  const { length, width, height, material, lock, corner_flap: flap, vent_diameter: vent } = v;
  const share = insideShare[board];
  const inside = share * material;
  const { rim } = rollOverAllowance(material, 1, { share, play: board === 'carton' ? 0.5 : 0 });
  const locks = usualLocks(lock, rim, material, 2, share);
  return pizzaTray({
    length: length + 2 * inside,
    width: width + inside + locks.reach,
    height: height + 2 * inside,
    rim,
    locks,
    flap,
    vent,
    material,
    share,
    play: Math.max(0.5, material / 4),
  });
};

/** Its inner wall swings in clear of the back; there is room for the vents. */
export const pizzaLimits = ({ width, material }: SizesAndMaterial) => ({
  length: { min: Math.max(100, 20 * material) },
  width: { min: Math.max(80, 16 * material) },
  height: { min: Math.max(20, 6 * material), max: 0.75 * Math.max(width, 80) },
});
