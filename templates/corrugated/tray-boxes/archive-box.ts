import { box, mm, when } from '../../../src/author/index.ts';
import { corrugatedSizes, oneLock } from '../../tray/corrugated-sizes.ts';
import { rolledSidesLimits } from '../../tray/rolled-tray.ts';
import { rollOverTelescope, rollOverTelescopes, telescopeFaces } from './roll-over-telescope-panels.ts';

/** Height of the hand holes, and board between them and the lid, in mm. */
const [HOLE, BELOW] = [30, 10];

export default box('corrugated', {
  ...rollOverTelescopes,
  name: 'Archive box',
  about: 'Box for files of two self-locking trays of corrugated board: double ends with hand holes, and a low lid.',
  from: 'house: the bankers box in common use, 15 × 12 × 10 inches, from the trays of FEFCO 0422; our decisions: a floor of one piece, a lid of 65, hand holes of 85 × 30, 10 below the lid; glued inner walls leave the top of the lid without slots',
  open: 'hand holes',
  ids: ['house-archive-box'],
  size: { ...corrugatedSizes([381, 305, 254], telescopeFaces), material: mm(3, [1.5, 7], 'Thickness of the board') },
  sizeLimits: (size) => {
    const { length, width, height } = rolledSidesLimits(size);
    // Below the lid a hand hole leaves some wall.
    const least = 150;
    return {
      length: { min: Math.max(length.min, least + 2 * size.material + 2) },
      width: { min: Math.max(160, width.min) },
      height: { ...height, min: least },
    };
  },
  choices: { inner_walls: ['locked', 'glued'] },
  options: ({ width, height, material }, { inner_walls }) => ({
    lid_height: mm(65, [Math.max(30, 6 * material), height / 2], 'Height inside the lid'),
    clearance: mm(Math.max(1.5, material / 2), [0.2, 5], 'Play between base and lid on each side'),
    ...when(inner_walls === 'locked', { lock: oneLock(width, material) }),
    hand_hole: mm(85, [60, width - 70], 'Length of the hand holes'),
  }),
  build: ({ hand_hole: length, ...values }) =>
    rollOverTelescope(values, { length, height: HOLE, below: values.lid_height + BELOW + HOLE / 2 }),
});
