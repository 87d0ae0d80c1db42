import {
  acrossFlats,
  type BoxHead,
  box,
  type HexagonalEnds,
  hexagonalLid,
  hexagonalSnapLock,
  hexagonalTube,
  hexagonalWalls,
  longestHexagonalOverlap,
  mm,
  petals,
  pressesInto,
  when,
} from '../../src/author/index.ts';

/** Petals that bend over one another. */
const petalExceptions = hexagonalWalls.flatMap((wall, k) => {
  const next = `${hexagonalWalls[(k + 1) % hexagonalWalls.length]}.top-petal`;
  return [next, `${next}.tucked`].map((other) =>
    pressesInto(
      `${wall}.top-petal`,
      other,
      1,
      'each petal bends over the next one; in the model it is flat and lies in it by one board',
    ),
  );
});

/**
 * Hexagonal carton: six walls glued into a tube, a closure at each end. The catalogue names one size for the hexagon: read as
 * across its flats, as a box is measured inside.
 *
 *              ╱▔▔▔▔╲
 *    ╱▔╲  ╱▔╲ ╱ lid  ╲ ╱▔╲  ╱▔╲
 *  ┌┬────┬────┬──────┬────┬────┐
 *  ▕│front    │ back │         │
 *  └┴────┴────┴──────┴────┴────┘
 */
export const hexagonalCarton = (top: 'tuck' | 'petals', bottom: 'tuck' | 'snap lock', head: BoxHead) => {
  const tucks = top === 'tuck' || bottom === 'tuck';
  const snaps = bottom === 'snap lock';
  return box('carton', {
    ...head,
    size: {
      length: mm(100, [snaps ? 60 : 40, 600], 'From side to side across the hexagon'),
      height: mm(150, [30, 1500], 'Height: bottom to top'),
    },
    options: ({ length, height }) => {
      const { side, apothem } = acrossFlats(6, length);
      const overlap = longestHexagonalOverlap(side);
      return {
        glue_flap: mm(
          Math.min(15, side - 4, height / 2),
          [6, Math.min(side - 4, height / 1.5)],
          'Width of the glue flap',
        ),
        ...when(tucks, {
          tuck_flap: mm(20, [8, Math.min(length / 3, height / 2 - 2)], 'How far the tuck reaches in'),
          dust_flap: mm(20, [6, 0.6 * apothem], 'How far the dust flaps reach in'),
        }),
        ...when(snaps, {
          bottom_overlap: mm(10, [Math.min(5, overlap), overlap], 'How far the bottom flaps reach beyond the middle'),
        }),
      };
    },
    labels: ({ length, height }) => ({
      side: ['front.y', 0, acrossFlats(6, length).side],
      height: ['back.x', 0, height],
    }),
    inner: {
      length: 'front|back',
      ...(top === 'tuck' && {
        height: `right-front.top-dust|${snaps ? 'front.bottom-flap' : 'right-front.bottom-dust'}` as const,
      }),
    },
    build({ length, height, material, glue_flap: glue, tuck_flap: tuck, dust_flap: dust, bottom_overlap: overlap }) {
      const { side } = acrossFlats(6, length);
      const lid = (end: 'top' | 'bottom'): HexagonalEnds => hexagonalLid({ end, side, material, tuck, dust });
      const above = top === 'tuck' ? lid('top') : petals(side, material);
      const below = snaps ? hexagonalSnapLock({ side, material, overlap }) : lid('bottom');
      return hexagonalTube({ side, height, glue, material }, above, below);
    },
    exceptions: top === 'petals' ? petalExceptions : [],
  });
};
