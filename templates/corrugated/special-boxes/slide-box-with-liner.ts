import { type Body, box, insideShare, rectangle } from '../../../src/author/index.ts';
import { inRing, slidesInRing } from './slide-in-ring.ts';

/**
 * Slide box of a liner in a ring: a floor and two ends that close the open ends of the ring.
 *
 *     ┌────┬─────────┬─────┐    ╱┌───────┬───────┬───────┬───────┐
 *     │left│  floor  │right│     │bottom │ front │  top  │ back  │
 *     └────┴─────────┴─────┘    ╲└───────┴───────┴───────┴───────┘
 */
export default box('corrugated', {
  ...slidesInRing,
  name: 'Slide box with liner',
  about: 'Liner of corrugated board, a floor with two ends, that slides in a glued ring open at both ends.',
  code: '0504',
  from: [
    'house',
    'a guess: drawing not seen; FEFCO 0504 is described as a slide box of a tube and a liner: a floor with two ends in the ring of 0503; play and allowances are our decision',
  ],
  ids: ['fefco-0504'],
  build({ length, width, height, material: t, clearance: play, glue_flap: glue }) {
    const inside = insideShare.corrugated * t;
    const end = (name: string) => rectangle(name, width, height + inside, { role: 'wall' });
    const long = length + 2 * inside;
    const body: Body = {
      trunk: rectangle('floor', long, width, { role: 'wall', right: end('right'), left: end('left') }),
      trunkIs: 'base',
      labels: { length: 'floor.x', width: 'floor.y', height: 'right.y' },
      inner: { length: 'right|left' },
    };
    const outside = { length: length + 2 * t, width, height: height + t };
    return inRing('liner', { body, floor: width, outside }, t, play, glue);
  },
});
