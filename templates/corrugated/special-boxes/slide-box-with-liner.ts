import { type Body, box, eachSide, insideShare, mm, rectangle, when } from '../../../src/author/index.ts';
import { inRing, slidesInRing } from './slide-in-ring.ts';

export default box('corrugated', {
  ...slidesInRing,
  name: 'Slide box with liner',
  about: 'Liner of corrugated board, a floor with two ends and lips, that slides in a glued ring open at both ends.',
  code: '0509',
  from: 'standard: FEFCO 0509: a strip with a lip on either end in the ring of 0503; play and allowances are our decision',
  evidence: 'figures',
  ids: { 'fefco-0509': {}, 'house-liner-slide-box': { choices: { lips: 'none' }, code: {} } },
  choices: { lips: ['both', 'none'] },
  options: (size, { lips }) => ({
    ...slidesInRing.options(size),
    ...when(lips === 'both', {
      lip: mm(Math.min(size.height, size.length / 3), [10, size.length / 2 - 1], 'How far the lips reach in'),
    }),
  }),
  build({ length, width, height, material: t, clearance: play, glue_flap: glue, lip }) {
    const inside = insideShare.corrugated * t;
    // The lips lie under the top of the ring.
    const layer = lip ? t : 0;
    const end = (name: string) =>
      rectangle(name, width, height + inside + (lip ? inside : 0), {
        role: 'wall',
        ...(lip && { top: rectangle('lip', width, lip, { phase: 1 }) }),
      });
    const body: Body = {
      trunk: rectangle('floor', length + 2 * inside, width, { role: 'wall', right: end('right'), left: end('left') }),
      trunkIs: 'base',
      labels: { length: 'floor.x', width: 'floor.y', height: 'right.y' },
      inner: { length: 'right|left', ...(lip && { height: eachSide((side) => `floor|${side}.lip` as const) }) },
    };
    const outside = { length: length + 2 * t, width, height: height + t + layer };
    return inRing('liner', { body, floor: width, outside }, t, play, glue);
  },
});
