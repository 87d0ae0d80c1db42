import { eachSide, eachWall } from '../../../src/author/index.ts';
import { sleevePressed } from './drawers.ts';
import { type ByTemplate, differsWithSize, inPart, meetsWithin, pressesInto } from './exception.ts';

const tuckLidTray = eachSide((side) => {
  const [dust, tuck] = [`${side}.dust`, 'back.lid.tuck'];
  const pressed = [
    ...['back', `back.${side}-tab`, 'back.lid', tuck].map((at) => [dust, at] as const),
    ...[side, `front.${side}-tab`].map((at) => [tuck, at] as const),
  ];
  const why =
    'as drawn, a dust flap and the tuck are as wide at their creases as the box; the corners there are pressed together';
  return pressed.map(([a, b]) => pressesInto(a, b, 1.1, why));
});

const cubeWalls = ['front', 'right', 'back', 'left'];

const petalCube = cubeWalls.flatMap((wall, k) => {
  const bend = 'interleaved petals bend while they close; in the model they stay flat and turn together';
  const [next, last] = [1, 2].map((on) => `${cubeWalls[(k + on) % 4]}.petal`);
  const [under, over, opposite] = [`${wall}.petal.under`, next!, last!];
  return [
    meetsWithin(under, over, 1.1, 'in the thickest board the petals snap over one another'),
    pressesInto(under, `${over}.under`, 2, bend, { plus: { length: 0.036 }, passing: true }),
    pressesInto(under, opposite, 1.2, bend, { plus: { length: 0.012 }, passing: true }),
  ];
});

/** Exceptions of cartons that share none with others. */
export const otherCartons: ByTemplate = {
  'Oval tag': [differsWithSize('card', 'card', 'a circle has four arcs, a longer oval eight')],
  'Tuck lid tray': tuckLidTray,
  'Suitcase box': inPart('tray', tuckLidTray),
  'Petal top cube': petalCube,
  'Match box': [
    sleevePressed,
    ...eachSide((end) =>
      eachWall((wall) =>
        pressesInto(
          `tray:${end}.inner.flange`,
          `tray:${wall}`,
          1.1,
          'the measured flange widens by one board at each end, so that the long walls hold it',
        ),
      ),
    ),
  ],
  'French fry scoop': ['right', 'left'].map((side) =>
    pressesInto(
      `back.${side}-flap`,
      'front',
      1.2,
      'front and back are equally wide: the front presses on the glue flaps by one board',
    ),
  ),
};
