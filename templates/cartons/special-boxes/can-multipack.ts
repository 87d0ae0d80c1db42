import { box, count, glued, glueFlap, mm, sealEnd, sleeve } from '../../../src/author/index.ts';
import { CAN_GRIP_MM, gripMarks } from './can-multipack-panels.ts';

/** Play of the rows of cans in the pack, in mm: along it, across it, and between top and bottom of the cans. */
const PLAY = { along: 2, up: 1, across: 1.5 } as const;

/** Cans on their sides in a sleeve round top, sides and bottom, glued shut at both ends. Its joint is below, away from the grip on top. */
export default box('carton', {
  name: 'Closed multipack for cans',
  about:
    'Multipack for cans or bottles that lie in rows, glued shut at both ends, with a grip in its top: six pack to 24.',
  group: 'special_boxes',
  closure: 'sealed',
  from: 'house: a sleeve round two or more rows of lying cans, as fridge packs are; as long as its columns and 2 mm, as wide as a can is high and 1.5 mm; no tear line',
  ids: {
    'house-can-multipack': {},
    'house-can-multipack-6': { size: { number_of_columns: 3 } },
    'house-can-multipack-24': { size: { number_of_rows: 4 } },
  },
  size: {
    can_diameter: mm(66.2, [40, 110], 'Diameter of a can'),
    can_height: mm(122, [70, 330], 'Height of a can'),
    number_of_columns: count(6, [2, 10], 'Cans along the pack'),
    number_of_rows: count(2, [1, 4], 'Cans on one another'),
  },
  board: [0.5, [0.3, 1.2]],
  sizeLimits: ({ can_diameter, number_of_columns }, { handle }) => {
    // Board beside the grip, towards the ends and the sides.
    const least = (CAN_GRIP_MM.length + 40) / number_of_columns;
    return handle === 'none'
      ? {}
      : {
          can_diameter: { min: least },
          number_of_columns: { min: Math.ceil((CAN_GRIP_MM.length + 40) / can_diameter) },
        };
  },
  choices: { handle: ['grip', 'none'] },
  options: ({ can_diameter, number_of_rows, material }) => {
    const high = can_diameter * number_of_rows + PLAY.up;
    return {
      glue_flap: mm(15, [10, Math.min(40, high - 2 * material - 2)], 'Width of the glue flap'),
      seal_overlap: mm(Math.min(20, high / 2), [10, high - 4], 'Overlap of the glued flaps'),
    };
  },
  build(
    { can_diameter: d, can_height, number_of_columns, number_of_rows, material: t, glue_flap, seal_overlap },
    { handle },
  ) {
    const [along, wide, high] = [
      d * number_of_columns + PLAY.along,
      can_height + PLAY.across,
      d * number_of_rows + PLAY.up,
    ];
    const major = (high + seal_overlap) / 2 + t;
    const minor = Math.min(major, wide / 2);
    // The bottom lies inside the last wall, over the joint.
    const ends = (end: 'top' | 'bottom') => {
      const seal = (length: number) => sealEnd({ end, length, width: high, last: high - t, material: t, major, minor });
      return { ...seal(wide), front: seal(wide - t).front };
    };
    const [top, bottom] = [ends('top'), ends('bottom')];
    const grip = handle === 'grip' ? gripMarks(wide / 2, along / 2) : [];
    const { joins, ...tube } = sleeve(
      along,
      [
        { name: 'bottom', width: wide - t, top: top.front, bottom: bottom.front },
        { name: 'right', width: high, top: top.right, bottom: bottom.right },
        { name: 'top', width: wide, top: top.back, bottom: bottom.back, marks: grip },
        { name: 'left', width: high - t, top: top.left, bottom: bottom.left },
      ],
      glueFlap({ height: along, width: glue_flap }),
    );
    const closed = (['top', 'bottom'] as const).map((end) => glued(`top.${end}-flap`, `bottom.${end}-flap`));
    return { ...tube, trunkIs: 'base' as const, joins: [...joins, ...closed] };
  },
});
