import { acrossFlats, box, mm, telescope } from '../../../src/author/index.ts';
import { doubleWallPolygon } from '../../polygons/double-wall-polygon-panels.ts';
import { polygonForms } from '../../polygons/polygon-forms.ts';
import { polygonalBox } from '../../polygons/polygonal-box.ts';

const { walls, label, inner } = polygonForms.octagon;

const sideOf = (across: number): number => acrossFlats(walls.length, across).side;

/** Base and lid set up without glue: eight double walls lock into the floor; every second wall has flaps in the walls beside it. */
export const doubleWalls = box('carton', {
  name: 'Octagonal box with double walls',
  about:
    'Eight-sided tray with double walls that lock into its floor, and a lid of the same construction, without glue.',
  group: 'polygonal_boxes',
  closure: 'separate_lid',
  code: 'D10.51.04.62',
  from: 'house: D10.51.04, by the table of group D unglued, eight sides, double walls, claws and dust flaps; our decisions: the double walls of becf-11701 with their nibs as claws, dust flaps on every second wall, a lid that goes over the base (we do not know what 62 means). The difference of becf-12806 and its variants is not known: drawn alike',
  ids: ['becf-12805', 'becf-12806', 'becf-12807', 'becf-12808'],
  size: {
    length: mm(200, [90, 800], 'Width across the flats of the octagon'),
    height: mm(60, [28, 300], 'Height of the base'),
  },
  // The inner walls of opposite sides come down one after the other.
  sizeLimits: ({ length }) => ({ height: { max: 0.4 * length } }),
  options: ({ length, height }) => {
    const lowest = Math.max(28, height / 2);
    const side = sideOf(length);
    return {
      lid_height: mm((2 * height) / 3, [lowest, height], 'Height of the lid'),
      flap: mm(
        0.35 * side,
        // Longest flaps of an octagon, in mm. Two flaps share a wall. Their lower ends slant by 45° and must leave 18 mm of the height.
        [6, Math.min(0.45 * side, lowest - 18)],
        'How far the flaps of every second wall reach into the adjacent double walls',
      ),
      lock: mm(side / 3, [8, side - 16], 'Length of the slots in the floors'),
    };
  },
  build({ length, height, material, lid_height, flap, lock }) {
    const tray = (across: number, high: number) => {
      const side = sideOf(across);
      const body = doubleWallPolygon(walls, { side, height: high, flap, lock, material });
      return {
        body: { ...body, labels: { length: label, height: ['right.y', 'inside'] } as const },
        x: side,
        y: across,
      };
    };
    // The base's board, and the lid's double wall.
    const wider = length + 2 * (3 * material + 0.5);
    return telescope(tray(length, height), tray(wider, lid_height), {
      // Its floor lies on the rim of the base.
      above: height + material,
      from: 2 * (height + lid_height),
      inner: { length: inner },
    });
  },
});

export const octagonal = polygonalBox('octagon', {
  name: 'Octagonal box with lid',
  about: 'Eight-sided tray and a lid that slides over it, both with glued corners.',
  from: 'house: eight single walls; every second one has tabs that are glued inside its neighbours',
  ids: ['house-octagonal-box'],
});

export const hexagonal = polygonalBox('hexagon', {
  name: 'Hexagonal box with lid',
  about: 'Six-sided tray and a lid that slides over it, both with glued corners.',
  from: 'house: the octagonal box with glued corners as a hexagon',
  ids: ['house-hexagonal-box'],
});
