import { acrossFlats, type BoxHead, box, mm, telescope } from '../../src/author/index.ts';
import { doubleWallPolygon, longestPolygonFlap } from './double-wall-polygon-panels.ts';
import { polygonForms } from './polygon-forms.ts';

/** Base and lid set up without glue: eight double walls lock into the floor; every second wall has flaps in the walls beside it. */
export const doubleWallOctagon = (head: Omit<BoxHead, 'group'>) => {
  const { walls, label, inner } = polygonForms.octagon;
  const sideOf = (across: number): number => acrossFlats(walls.length, across).side;
  return box('carton', {
    ...head,
    group: 'polygonal_boxes',
    closure: 'separate_lid',
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
          [6, longestPolygonFlap(side, lowest)],
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
};
