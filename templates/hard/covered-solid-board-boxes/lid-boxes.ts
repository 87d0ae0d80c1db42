import { box, mm, rigidLidBox, type SizesAndMaterial } from '../../../src/author/index.ts';
import { baseSizes } from '../../sizes.ts';
import { shallowLidHeight } from '../lid-height.ts';
import { paper } from '../paper.ts';

const lidBoxes = { group: 'covered_solid_board_boxes', usualOrder: ['length', 'width'] } as const;

const lidBoxSize = (length: number) => baseSizes([length, [50, 800]], [100, [40, 600]], [50, [20, 400]]);

/** Settings of a box with a lid of this usual height. Turn-ins must not meet inside, and must end above the floor of base and lid. */
const lidBoxOptions = ({ width, height }: Pick<SizesAndMaterial, 'width' | 'height'>, lidHeight: number) => ({
  lid_height: mm(lidHeight, [20, height + 2], 'Height inside the lid'),
  paper,
  turn_in: mm(15, [6, Math.min(18, height - 5, width / 2 - 5)], 'Width of the turn-in'),
  clearance: mm(0.5, [0.1, 3], 'Play between base and lid on each side'),
});

export default [
  // Two trays of grooved greyboard, each covered with paper that goes over the rim and down inside.
  box('rigid', {
    ...lidBoxes,
    name: 'Rigid box with lift-off lid',
    about: 'Two covered trays of greyboard, the lid over the base.',
    from: 'house: grooved board and wrap by the rules of set-up box making; not based on a drawing or code. The differences of becf-3010c, and of d6, d7 and z1 in becf-3010b, are not known: drawn alike',
    ids: ['becf-30101', 'becf-3010b', 'becf-3010c'],
    size: lidBoxSize(200),
    options: (size) => lidBoxOptions(size, size.height),
    build: ({ material: board, lid_height: lidHeight, turn_in: turnIn, ...sizes }) =>
      rigidLidBox({ ...sizes, board, lidHeight, turnIn }),
  }),
  // The lid covers the rim alone. The notches in its long walls, by which a tall base is held while the lid comes off, are punched after
  // covering, through paper, board and paper, so that their edge shows the board. Our reading of the ids: they differ in proportions, and
  // not all of them name notches.
  box('rigid', {
    ...lidBoxes,
    name: 'Rigid box with shallow lid',
    about: 'Two covered trays of greyboard, a low lid over the rim of the base.',
    from: 'house: grooved board and wrap by the rules of set-up box making; which ids have thumb notches is our reading. The differences of becf-3010f, 30107 and 30108 are not known: drawn alike',
    ids: {
      'becf-3010a': {},
      'becf-30102': { choices: { thumb_notch: 'lid' }, size: { length: 100, width: 50, height: 150 } },
      'becf-30107': { choices: { thumb_notch: 'lid' }, size: { length: 100, width: 50, height: 150 } },
      'becf-30108': { choices: { thumb_notch: 'lid' }, size: { length: 100, width: 50, height: 150 } },
      'becf-3010f': {},
      'becf-30104': { choices: { thumb_notch: 'lid' }, size: { length: 200 } },
    },
    size: lidBoxSize(150),
    choices: { thumb_notch: ['none', 'lid'] },
    options: (size) => lidBoxOptions(size, Math.min(shallowLidHeight(size.height), size.height)),
    build({ material: board, lid_height: lidHeight, turn_in: turnIn, ...sizes }, { thumb_notch }) {
      // The notch ends at least 3 mm before the edge of the turn-in.
      const lidNotch = thumb_notch === 'lid' ? Math.min(10, turnIn - 3) : undefined;
      return rigidLidBox({ ...sizes, board, lidHeight, turnIn, lidNotch });
    },
  }),
];
