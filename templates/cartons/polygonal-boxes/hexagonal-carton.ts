import {
  acrossFlats,
  type BoxHead,
  box,
  type Exception,
  type HexagonalEnds,
  hexagonalLid,
  hexagonalSnapLock,
  hexagonalTube,
  hexagonalWalls,
  longestHexagonalOverlap,
  mm,
  petals,
  regularPolygon,
  type Template,
  when,
} from '../../../src/author/index.ts';

/** What may close the tube. */
interface Closing {
  readonly top: 'tuck' | 'petals';
  readonly bottom: 'tuck' | 'snap lock';
}

/** The catalogue names one size for the hexagon: read as across its flats, as a box is measured inside. */
const sideOf = (length: number): number => acrossFlats(6, length).side;

/**
 * Hexagonal carton: six walls glued into a tube, a closure at each end.
 *
 *              ╱▔▔▔▔╲
 *    ╱▔╲  ╱▔╲ ╱ lid  ╲ ╱▔╲  ╱▔╲
 *  ┌┬────┬────┬──────┬────┬────┐
 *  ▕│front    │ back │         │
 *  └┴────┴────┴──────┴────┴────┘
 */
const hexagonalCarton = ({ top, bottom }: Closing, own: Omit<BoxHead, 'group'>): Template => {
  const tucks = top === 'tuck' || bottom === 'tuck';
  const snaps = bottom === 'snap lock';
  return box('carton', {
    ...own,
    group: 'polygonal_boxes',

    size: {
      length: mm(100, [snaps ? 60 : 40, 600], 'From side to side across the hexagon'),
      height: mm(150, [30, 1500], 'Height: bottom to top'),
    },
    options: ({ length, height }) => {
      const side = sideOf(length);
      const { apothem } = regularPolygon(6, side);
      const deepest = Math.min(length / 3, height / 2 - 2);
      const overlap = longestHexagonalOverlap(side);
      return {
        glue_flap: mm(
          Math.min(15, side - 4, height / 2),
          [6, Math.min(side - 4, height / 1.5)],
          'Width of the glue flap',
        ),
        ...when(tucks, {
          tuck_flap: mm(20, [8, deepest], 'How far the tuck reaches in'),
          dust_flap: mm(20, [6, 0.6 * apothem], 'How far the dust flaps reach in'),
        }),
        ...when(snaps, {
          bottom_overlap: mm(10, [Math.min(5, overlap), overlap], 'How far the bottom flaps reach beyond the middle'),
        }),
      };
    },

    build({ length, height, material, glue_flap, tuck_flap, dust_flap, bottom_overlap }) {
      const side = sideOf(length);
      const lid = (end: 'top' | 'bottom'): HexagonalEnds =>
        hexagonalLid({ end, side, material, tuck: tuck_flap, dust: dust_flap });
      const above = top === 'tuck' ? lid('top') : petals(side, material);
      const below = bottom === 'tuck' ? lid('bottom') : hexagonalSnapLock({ side, material, overlap: bottom_overlap });
      const floor = snaps ? 'front.bottom-flap' : 'right-front.bottom-dust';
      return {
        ...hexagonalTube({ side, height, glue: glue_flap, material }, above, below),
        gauges: [
          { name: 'side', panel: 'front', along: 'y', span: [0, side] },
          { name: 'height', panel: 'back', along: 'x', span: [0, height] },
        ],
        inner: [
          { name: 'length', a: 'front', b: 'back' },
          ...(top === 'tuck' ? [{ name: 'height', a: 'right-front.top-dust', b: floor }] : []),
        ],
      };
    },
    exceptions: top === 'petals' ? petalExceptions : [],
  });
};

const petalExceptions: readonly Exception[] = hexagonalWalls.flatMap((wall, k) => {
  const next = `${hexagonalWalls[(k + 1) % hexagonalWalls.length]}.top-petal`;
  return [next, `${next}.tucked`].map(
    (other): Exception => ({
      law: 'solid',
      panels: [`${wall}.top-petal`, other],
      upTo: 1,
      why: 'each petal bends over the next one; in the model it is flat and lies in it by one board',
    }),
  );
});

const ecma = 'ECMA C10.40';

export const tuckTopSnapLock = hexagonalCarton(
  { top: 'tuck', bottom: 'snap lock' },
  {
    name: 'Hexagonal carton, snap lock',
    about: 'Six-sided carton with a tuck lid and a 1-2-3 bottom.',
    code: 'C10.40.55.20',
    from: [
      'house',
      `${ecma}: the size is taken across the flats; our decisions are a lid with one tuck over four dust flaps, and a 1-2-3 bottom whose hooks hang on the back side walls`,
    ],
    ids: ['becf-12801'],
  },
);

export const tuckEnds = hexagonalCarton(
  { top: 'tuck', bottom: 'tuck' },
  {
    name: 'Hexagonal carton, tuck ends',
    about: 'Six-sided carton with a tuck lid at both ends, both on the back.',
    code: 'C10.40.20.20',
    from: [
      'house',
      `${ecma}: the size is taken across the flats; our decisions are lids with one tuck over four dust flaps`,
    ],
    ids: ['becf-12802'],
  },
);

export const petalTop = hexagonalCarton(
  { top: 'petals', bottom: 'snap lock' },
  {
    name: 'Hexagonal carton, petal top',
    about: 'Six-sided carton whose top closes like a flower, with a 1-2-3 bottom.',
    code: 'C10.40.55.90',
    from: [
      'house',
      `${ecma}: the size is taken across the flats; our decisions are petals of two arcs about their feet, creased from one foot to the tip, and a 1-2-3 bottom whose hooks hang on the back side walls`,
    ],
    ids: ['becf-12803'],
  },
);
