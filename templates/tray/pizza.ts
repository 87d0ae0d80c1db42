import { mm, type SizesAndMaterial } from '../../src/author/index.ts';

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

/** Its inner wall swings in clear of the back; there is room for the vents. */
export const pizzaLimits = ({ width, material }: SizesAndMaterial) => ({
  length: { min: Math.max(100, 20 * material) },
  width: { min: Math.max(80, 16 * material) },
  height: { min: Math.max(20, 6 * material), max: 0.75 * Math.max(width, 80) },
});
