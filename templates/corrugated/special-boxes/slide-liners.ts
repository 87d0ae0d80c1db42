import {
  type Body,
  type BodyOfPart,
  box,
  gluedTray,
  insideShare,
  mm,
  part,
  placed,
  rectangle,
  trayLabels,
} from '../../../src/author/index.ts';
import { ENDS_OPEN, pressed, ring, ringJoint, slideSizes } from '../../tray/slide-ring.ts';

/** What slides in a ring that is open at the ends: what is inside of it, its floor crease to crease, and outside. In mm. */
interface Slide {
  readonly body: Body;
  readonly floor: number;
  readonly outside: { readonly length: number; readonly width: number; readonly height: number };
}

const slides = {
  ...slideSizes,
  options: ({ length, height, material }: { length: number; height: number; material: number }) => ({
    clearance: mm(Math.max(0.5, material / 3), [0.4 * material, 6], 'Play in the ring, on each side'),
    glue_flap: ringJoint(height, length, material),
  }),
} as const;

/** The slide and the ring round it, whose bottom lies under its floor. */
const inRing = (name: string, { body, floor, outside }: Slide, t: number, play: number, glue: number): BodyOfPart[] => {
  const across = outside.width + 2 * play;
  const sleeved = ring({
    names: ENDS_OPEN,
    across,
    up: outside.height + 2 * play,
    along: outside.length,
    material: t,
    glue,
  });
  // The last wall of the ring lies half a board inside of the crease the first one begins at.
  const at = placed(
    [-(1 - insideShare.corrugated) * t, (floor - across - t) / 2, t + play],
    [outside.length + 4 * outside.height + 100, 0, 0],
  );
  return [part(name, body), part('ring', sleeved, at)];
};

const ringPressed = pressed('ring:bottom', 'ring:back');

/**
 * Slide box of a liner in a ring: floor and two ends that close what is open in the ring.
 *
 *     ┌────┬─────────┬─────┐    ╱┌───────┬───────┬───────┬───────┐
 *     │left│  floor  │right│     │bottom │ front │  top  │ back  │
 *     └────┴─────────┴─────┘    ╲└───────┴───────┴───────┴───────┘
 */
export const liner = box('corrugated', {
  ...slides,
  name: 'Slide box with liner',
  about: 'Liner of corrugated board, a floor with two ends, that slides in a glued ring open at both ends.',
  code: '0504',
  from: [
    'house',
    'a guess: the plate was not seen; FEFCO 0504 is said to be a slide box of a tube and a liner: a floor with two ends in the ring of 0503; play and allowances are ours',
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
  exceptions: ringPressed,
});

/**
 * Slide box of a tray in a ring: a drawer.
 *
 *          ┌─────────┐
 *     ┌────┼─────────┼─────┐    ╱┌───────┬───────┬───────┬───────┐
 *     │left│  floor  │right│     │bottom │ front │  top  │ back  │
 *     └────┼─────────┼─────┘    ╲└───────┴───────┴───────┴───────┘
 *          └─────────┘
 */
export const drawer = box('corrugated', {
  ...slides,
  name: 'Slide box with tray',
  about: 'Glued tray of corrugated board that slides in a glued ring open at both ends, as a drawer.',
  code: '0510',
  from: [
    'house',
    'a guess: the plate was not seen; FEFCO 0510 is said to be a slide box of an outer sleeve and an inner tray: a tray with glued corners in the ring of 0503; play, tabs and allowances are ours',
  ],
  ids: ['fefco-0510'],
  build({ length, width, height, material: t, clearance: play, glue_flap: glue }) {
    const inside = insideShare.corrugated * t;
    const floor = { length: length + 2 * inside, width: width + 2 * inside };
    const tab = Math.min(35, floor.length / 3);
    const body = gluedTray({ ...floor, wall: height + inside, tab, thickness: t });
    const outside = { length: length + 2 * t, width: width + 2 * t, height: height + t };
    return inRing('tray', { body: { ...body, labels: trayLabels }, floor: floor.width, outside }, t, play, glue);
  },
  exceptions: ringPressed,
});
