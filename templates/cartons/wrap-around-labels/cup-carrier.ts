import { box, circle, count, mm, withCuts } from '../../../src/author/index.ts';
import { carrier, carrierOptions } from '../../tray/carrier.ts';

/** Smallest hole, and board between two holes and between a hole and the walls, in mm. */
const [LEAST_CUP, CUP_WEB] = [15, 6];

/** Width of a large cup of 0.5 l below its rim, in mm. Every cup would fall through a wider hole. */
const WIDEST_CUP = 85;

/** Cups hang by their rims in holes of a platform. Two of the low walls with glued corners continue as roofs that end in handles. */
export default box('carton', {
  name: 'Cup carrier',
  about: 'Platform with holes for cups, low walls and two handles that meet above them.',
  group: 'wrap_around_labels',
  from: 'house: only its sizes are known: a glued tray with gables, under the roofs and handles of a carrier; its floor is the platform, below which cups hang and, on a table, carry it',
  ids: ['becf-12503'],
  size: {
    length: mm(100, [70, 600], 'Length of the platform'),
    width: mm(80, [40, 300], 'Width of the platform'),
    height: mm(40, [15, 400], 'Height of the walls'),
    number_of_holes: count(2, [1, 8], 'Number of holes along the platform'),
  },
  sizeLimits: ({ number_of_holes }) => ({ length: { min: number_of_holes * (LEAST_CUP + CUP_WEB) + CUP_WEB } }),
  options: (size) => {
    const { length, width, number_of_holes } = size;
    const widest = Math.min(width - 2 * CUP_WEB, (length - CUP_WEB) / number_of_holes - CUP_WEB);
    return {
      // The maximum allows for rounding errors.
      hole_diameter: mm(WIDEST_CUP, [LEAST_CUP, Math.max(LEAST_CUP, widest)], 'Diameter of the holes'),
      ...carrierOptions(size, width / 2),
    };
  },
  build({ number_of_holes, hole_diameter, ...sizes }) {
    const tray = carrier(sizes);
    const holes = Array.from({ length: number_of_holes }, (_, k) =>
      circle([((k + 0.5) * sizes.length) / number_of_holes, sizes.width / 2], hole_diameter / 2),
    );
    return { ...tray, trunk: withCuts(tray.trunk, ...holes) };
  },
});
