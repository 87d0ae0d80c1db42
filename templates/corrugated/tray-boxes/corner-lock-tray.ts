import { box, mm } from '../../../src/author/index.ts';
import { betweenCreases, corrugatedSizes } from '../../tray/corrugated-sizes.ts';
import { tongueTray } from './tongue-tray-panels.ts';

export default box('corrugated', {
  name: 'Tray with corner locks',
  about: 'Open tray of corrugated board without glue; tongues of its corner flaps catch in slots of front and back.',
  open: 'no lid',
  group: 'tray_boxes',
  from: 'house: flaps of the ends on the outside of front and back, whose barbed tongues enter a slot',
  ids: ['house-corner-lock-tray'],
  size: { ...corrugatedSizes([300, 200, 80]), material: mm(3, [0.8, 7], 'Thickness of the board') },
  sizeLimits: ({ material }) => {
    // Two flaps with their tongues lie side by side.
    const least = 2 * Math.max(25, 6 * material) + 2 * material + 25;
    return {
      length: { min: least },
      width: { min: Math.max(40, 10 * material) },
      // The least height of a wall, in mm, which leaves board above and below its slot.
      height: { min: 15 + 2 * (material + 6) },
    };
  },
  options: ({ length, height, material }) => ({
    corner_flap: mm(
      Math.max(40, 10 * material, length / 8),
      [Math.max(25, 6 * material), length / 2 - 12 - material],
      'How far the corner flaps reach',
    ),
    tongue: mm(height / 3, [12, height - 2 * (material + 6)], 'Width of the tongues'),
  }),
  build: ({ corner_flap: flap, tongue, ...size }) => tongueTray(betweenCreases(size), flap, tongue),
});
