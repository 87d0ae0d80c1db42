import {
  acrossFlats,
  box,
  fan,
  hexagonalLid,
  hexagonalWalls,
  hexagonalWidths,
  mm,
  taperOf,
  toRadians,
} from '../../../src/author/index.ts';
import { usualTuck } from '../../tube/usual.ts';

/** Side of the hexagonal opening at the tip, in mm. At a smaller one the walls would be thicker than wide. */
const OPEN_TIP = 3;

export default box('carton', {
  name: 'Hexagonal pyramid',
  about: 'Six walls that meet at a tip, with a tuck lid at the base.',
  group: 'angled_boxes',
  code: 'C30.40.01.20',
  from: 'house: ECMA C30.40, the shape of C10.40 drawn to a tip; the lid is that of our hexagonal cartons; the tip stays open, with sides of 3 mm',
  ids: ['becf-12902'],
  size: {
    length: mm(90, [50, 500], 'Width across the flats of the hexagon'),
    height: mm(150, [45, 1000], 'Height: from the lid to the tip'),
  },
  // A lower pyramid has walls that lean by more than 30°, and its fan is wider than a half circle.
  sizeLimits: ({ length }) => ({ height: { min: length } }),
  options: ({ length }) => {
    const { side, apothem } = acrossFlats(6, length);
    return {
      // The flap narrows with its wall.
      glue_flap: mm(12, [6, 0.4 * side], 'Width of the glue flap'),
      tuck_flap: mm(usualTuck(length, 20), [8, length / 3], 'How far the tuck reaches in'),
      dust_flap: mm(Math.max(20, length / 5), [6, 0.6 * apothem], 'How far the dust flaps reach in'),
    };
  },
  build({ length, height, material, glue_flap, tuck_flap, dust_flap }) {
    const { side, apothem, fold } = acrossFlats(6, length);
    const taper = taperOf({ height, inset: apothem * (1 - OPEN_TIP / side), corner: fold });
    // Horizontal thickness of a leaning wall.
    const across = material / Math.cos(toRadians(taper.lean));
    const bottoms = hexagonalWidths(side, across);
    const lid = hexagonalLid({ end: 'bottom', side, material, tuck: tuck_flap, dust: dust_flap, taper });
    const walls = hexagonalWalls.map((name) => ({
      name,
      bottom: bottoms[name],
      top: bottoms[name] - side + OPEN_TIP,
      bottomEnd: lid.rims[name],
    }));
    // The glue flap tapers enough to stay within its wall, whose edges converge by twice the spread.
    const tube = fan(walls, taper, { root: 3, glue: glue_flap, upper: 90 - 1.6 * taper.spread, over: material });
    return {
      ...tube,
      joins: [...tube.joins, { by: 'lock', a: 'bottom-lid.tuck', b: 'front' }],
      gauges: [{ name: 'side', panel: 'bottom-lid', along: 'x', span: [0, side] }],
    };
  },
});
