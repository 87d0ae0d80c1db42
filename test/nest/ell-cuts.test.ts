import { describe, expect, it } from 'vitest';
import {
  BoxLengths,
  type Ell,
  ellOf,
  footOfEll,
  heightOfEll,
  rectangularEll,
  stemOfEll,
  widthOfEll,
} from '../../src/nest/blocks/ell.ts';
import { EllCuts, type Piece } from '../../src/nest/blocks/ell-cuts.ts';

/** Side of the largest L, in unit squares. */
const SIDE = 5;
const units = new BoxLengths(Array.from({ length: SIDE + 1 }, (_, k) => k));
const cuts = new EllCuts({ x: units, y: units });

/** The unit squares of an L. */
const squaresOf = (ell: Ell): (readonly [x: number, y: number])[] =>
  Array.from({ length: SIDE * SIDE }, (_, k) => [k % SIDE, Math.floor(k / SIDE)] as const).filter(
    ([x, y]) => x < (y < footOfEll(ell) ? widthOfEll(ell) : stemOfEll(ell)) && y < heightOfEll(ell),
  );

/** The same squares in the frame of the L that was cut. */
const squaresOfPiece = ({ ell, x, y, backX, backY }: Piece): string[] =>
  squaresOf(ell).map(([u, v]) => `${backX ? x - u - 1 : x + u},${backY ? y - v - 1 : y + v}`);

const everyEll = (): Set<Ell> => {
  const sizes = Array.from({ length: SIDE }, (_, k) => k + 1);
  return new Set(
    sizes.flatMap((width) =>
      sizes.flatMap((height) =>
        sizes.flatMap((stem) =>
          stem > width ? [] : sizes.flatMap((foot) => (foot > height ? [] : [ellOf(width, height, stem, foot)])),
        ),
      ),
    ),
  );
};

describe('cuts of an L', () => {
  it('give two pieces that fill it and do not overlap', () => {
    const kinds = new Set<number>();
    for (const ell of everyEll())
      cuts.some(ell, (first, second, way) => {
        kinds.add(way >> 24);
        const pieces = cuts.pieces(ell, way);
        expect(pieces.map((piece) => piece.ell)).toEqual([first, second]);
        expect(pieces.flatMap(squaresOfPiece).sort()).toEqual(squaresOf(ell).map(String).sort());
        return false;
      });
    expect(kinds.size).toBe(9);
  });

  it('go straight from its inner corner', () => {
    const ell = ellOf(5, 4, 2, 1);
    const sizes = cuts.straight(ell).map((way) => cuts.pieces(ell, way).map((piece) => piece.ell));
    expect(sizes).toEqual([
      [rectangularEll(2, 3), rectangularEll(5, 1)],
      [rectangularEll(3, 1), rectangularEll(2, 4)],
    ]);
  });

  it('end with the first that is taken', () => {
    let tried = 0;
    expect(cuts.some(ellOf(5, 4, 2, 1), () => ++tried === 7)).toBe(true);
    expect(tried).toBe(7);
  });
});

describe('lengths', () => {
  it('differ by the longest length that is not longer', () => {
    const lengths = new BoxLengths([0, 3, 5, 6, 8, 9, 10, 11]);
    expect([
      lengths.less(7, 0),
      lengths.less(7, 1),
      lengths.less(6, 2),
      lengths.less(2, 1),
      lengths.less(3, 3),
    ]).toEqual([7, 4, 2, 0, 0]);
  });
});
