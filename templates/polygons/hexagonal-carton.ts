import { acrossFlats, type BoxHead, box, type HexagonalEnds, hexagonalTube, mm, when } from '../../src/author/index.ts';
import { usualTuck } from '../tube/usual.ts';
import { hexagonalSnapLock, longestHexagonalOverlap } from './hexagonal-snap-lock-panels.ts';
import { deepestHexagonalDust, deepestTwoTuck, petals, pinwheel, twoTuckLid } from './hexagonal-tops-panels.ts';

/** Six walls glued into a tube, a closure at each end. The one size of the catalogue is read as the inside across the flats. */
export const hexagonalCarton = (
  top: 'tuck' | 'pinwheel' | 'petals',
  bottom: 'tuck' | 'snap lock',
  head: Omit<BoxHead, 'group'>,
) => {
  const tucks = top === 'tuck' || bottom === 'tuck';
  const snaps = bottom === 'snap lock';
  return box('carton', {
    ...(snaps && { closure: 'snap_lock' }),
    ...head,
    group: 'polygonal_boxes',
    size: {
      length: mm(100, [snaps ? 60 : 50, 600], 'Width across the flats of the hexagon'),
      height: mm(150, [30, 1500], 'Height: bottom to top'),
    },
    options: ({ length, height, material }) => {
      const { side } = acrossFlats(6, length);
      const overlap = longestHexagonalOverlap(side);
      return {
        glue_flap: mm(Math.min(15, height / 2), [6, Math.min(side - 4, height / 1.5)], 'Width of the glue flap'),
        ...when(tucks, {
          tuck_flap: mm(
            usualTuck(length),
            [6, Math.min(length / 4, height / 2 - 2, deepestTwoTuck(side, material))],
            'How far the tucks reach in',
          ),
          dust_flap: mm(Math.max(20, length / 5), [6, deepestHexagonalDust(side)], 'How far the dust flaps reach in'),
        }),
        ...when(snaps, {
          bottom_overlap: mm(
            Math.max(10, length / 10),
            [Math.min(5, overlap), overlap],
            'How far the bottom flaps reach beyond the middle',
          ),
        }),
      };
    },
    labels: ({ length, height }) => ({
      side: ['front.y', 0, acrossFlats(6, length).side],
      height: ['back.x', 0, height],
    }),
    inner: {
      length: 'front|back',
      ...(top === 'tuck' && { height: `front.top-dust|${snaps ? 'front.bottom-flap' : 'front.bottom-dust'}` as const }),
    },
    build({ length, height, material, glue_flap: glue, tuck_flap: tuck, dust_flap: dust, bottom_overlap: overlap }) {
      const { side } = acrossFlats(6, length);
      const lid = (end: 'top' | 'bottom'): HexagonalEnds => twoTuckLid({ end, side, material, tuck, dust });
      const above = top === 'tuck' ? lid('top') : (top === 'petals' ? petals : pinwheel)(side, material);
      const below = snaps ? hexagonalSnapLock(side, material, overlap) : lid('bottom');
      return hexagonalTube({ side, height, glue, material }, above, below);
    },
  });
};
