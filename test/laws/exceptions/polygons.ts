import { hexagonalWalls } from '../../../src/author/index.ts';
import { polygonForms } from '../../../templates/polygons/polygon-forms.ts';
import { type ByTemplate, type Exception, meetsWithin, partsFrom, pressesInto } from './exception.ts';

/** Exceptions for petals that bend over one another. */
const petalExceptions = hexagonalWalls.flatMap((wall, k) => {
  const next = `${hexagonalWalls[(k + 1) % hexagonalWalls.length]}.top-petal`;
  return [next, `${next}.tucked`].map((other) =>
    pressesInto(
      `${wall}.top-petal`,
      other,
      1,
      'each petal bends over the next one; in the model it is flat and overlaps it by one board',
    ),
  );
});

/** Flaps of a pinwheel: each lies under the one before it, all on one level, and they bend while they are twisted. */
const pinwheelExceptions = hexagonalWalls.flatMap((wall, k) => {
  const flap = `${wall}.top-flap`;
  const glue = 'front.top-flap.web.glue';
  const last = hexagonalWalls[(k + 5) % 6]!;
  const why = 'the flaps of a twisted pinwheel lie on one another; in the model they overlap by one board';
  const bends = 'the webs of a pinwheel bend while it is twisted';
  return [
    ...hexagonalWalls
      .slice(k + 1)
      .flatMap((other) => [
        pressesInto(flap, `${other}.top-flap`, 1, why),
        pressesInto(flap, `${other}.top-flap`, 1, bends, { plus: { length: 0.0033 }, passing: true }),
      ]),
    ...hexagonalWalls
      .filter((other) => other !== wall)
      .map((other) => pressesInto(flap, `${other}.top-flap.web`, 2, bends, { passing: true })),
    pressesInto(flap, glue, 1, why),
    pressesInto(flap, glue, 1, bends, { plus: { length: 0.05 }, passing: true }),
    ...[wall, k === 0 ? 'front.glue' : last].map((under) =>
      pressesInto(under, `${flap}.web`, 0.5, bends, { passing: true }),
    ),
    partsFrom(`${last}.top-flap`, `${flap}.web`, 1, bends, { plus: { length: 0.18 } }),
  ];
});

/** The last wall lies a board further out than its side of the hexagon, on the glue flap. */
const beyondSeam = (...tucks: readonly string[]): Exception[] =>
  tucks.map((tuck) =>
    meetsWithin(
      tuck,
      'left-front',
      2,
      'the last wall lies one board further out, on the glue flap, so the tuck is one board further from it than from that flap',
    ),
  );

/** Inner walls that come over beside one another. */
const besideOneAnother = ['base', 'lid'].flatMap((part) =>
  polygonForms.octagon.walls.map((wall, k, walls) =>
    pressesInto(
      `${part}:${wall}.inner`,
      `${part}:${walls[(k + 1) % walls.length]}.inner`,
      1.5,
      'while it folds down, an inner wall pushes aside the edge of the adjacent one',
      { passing: true },
    ),
  ),
);

/** Exceptions of boxes with three, six and eight walls, by template. */
export const polygons: ByTemplate = {
  'Hexagonal carton, snap lock': beyondSeam('back.top-lid.right-tuck'),
  'Hexagonal carton, tuck ends': beyondSeam('back.top-lid.right-tuck', 'back.bottom-lid.left-tuck'),
  'Hexagonal carton, pinwheel top': pinwheelExceptions,
  'Hexagonal carton, petal top': petalExceptions,
  'Octagonal box with double walls': besideOneAnother,
  'Triangular carton': ['top-lid', 'bottom-lid'].map((lid) =>
    meetsWithin(`floor.${lid}.right-tuck`, 'left', 2, 'the glue flap, a board thick, lies between tuck and wall'),
  ),
};
