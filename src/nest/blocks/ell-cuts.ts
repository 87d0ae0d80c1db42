import {
  type BoxLengths,
  type Ell,
  ellOf,
  footOfEll,
  heightOfEll,
  isRectangle,
  stemOfEll,
  type Way,
  widthOfEll,
} from './ell.ts';

/** The lengths that boxes add up to, along both axes. */
export interface Axes {
  readonly x: BoxLengths;
  readonly y: BoxLengths;
}

/** A piece in the frame of the L that was cut: the corner of its own frame, and whether its axes point back there. */
export interface Piece {
  readonly ell: Ell;
  readonly x: number;
  readonly y: number;
  readonly backX: boolean;
  readonly backY: boolean;
}

/** The sizes of an L, and the places of a line through it. */
type Line = Axes & Record<'width' | 'height' | 'stem' | 'foot' | 'a' | 'b' | 'c', number>;

type At = (line: Line) => Omit<Piece, 'ell'>;

/** A kind of cut, and its two pieces. */
interface Kind {
  readonly first: (line: Line) => Ell;
  readonly firstAt: At;
  readonly second: (line: Line) => Ell;
  readonly secondAt: At;
}

const corner: At = () => ({ x: 0, y: 0, backX: false, backY: false });
const right: At = ({ width }) => ({ x: width, y: 0, backX: true, backY: false });
const top: At = ({ height }) => ({ x: 0, y: height, backX: false, backY: true });

/** A rectangle, cut upwards at `a` and from height `b` on at `c`, which is farther right. */
const stepUp: Kind = {
  first: ({ y, height, a, b, c }) => ellOf(c, height, a, y.less(height, b)),
  firstAt: top,
  second: ({ x, width, height, a, b, c }) => ellOf(x.less(width, a), height, x.less(width, c), b),
  secondAt: right,
};

/** A rectangle, cut from the right at height `a` and from `b` on, measured from there, at height `c`, which is higher. */
const stepAcross: Kind = {
  first: ({ x, width, a, b, c }) => ellOf(width, c, x.less(width, b), a),
  firstAt: corner,
  second: ({ y, width, height, a, b, c }) => ellOf(width, y.less(height, a), b, y.less(height, c)),
  secondAt: ({ width, height }) => ({ x: width, y: height, backX: true, backY: true }),
};

/** Cuts of an L at `a` along x and at `b` along y. With b `beyond` its foot the line passes through the stem, with a `beyond` its stem through the foot. */
interface EllKind extends Kind {
  readonly beyond?: 'a' | 'b';
}

/** From below, and to the stem's right side. */
const belowToStem: EllKind = {
  beyond: 'b',
  first: ({ x, width, stem, foot, a, b }) => ellOf(x.less(width, a), b, x.less(stem, a), foot),
  firstAt: ({ a }) => ({ x: a, y: 0, backX: false, backY: false }),
  second: ({ y, height, stem, a, b }) => ellOf(stem, height, a, y.less(height, b)),
  secondAt: top,
};

/** From the top of the foot, and to the left. */
const footToLeft: EllKind = {
  beyond: 'a',
  first: ({ y, height, stem, foot, a, b }) => ellOf(a, y.less(height, b), stem, y.less(foot, b)),
  firstAt: ({ b }) => ({ x: 0, y: b, backX: false, backY: false }),
  second: ({ x, width, foot, a, b }) => ellOf(width, foot, x.less(width, a), b),
  secondAt: right,
};

/** From the top of the stem, and to the right of the foot. */
const topToRight: EllKind = {
  first: ({ x, y, width, height, stem, foot, a, b }) =>
    ellOf(x.less(width, a), y.less(height, b), x.less(stem, a), y.less(foot, b)),
  firstAt: ({ a, b }) => ({ x: a, y: b, backX: false, backY: false }),
  second: ({ width, height, a, b }) => ellOf(width, height, a, b),
  secondAt: corner,
};

/** From the inner corner to the left, up, and to the left again. */
const innerUp: EllKind = {
  beyond: 'b',
  first: ({ x, y, height, stem, foot, a, b }) => ellOf(stem, y.less(height, foot), x.less(stem, a), y.less(height, b)),
  firstAt: ({ stem, height }) => ({ x: stem, y: height, backX: true, backY: true }),
  second: ({ width, foot, a, b }) => ellOf(width, b, a, foot),
  secondAt: corner,
};

/** From the inner corner to the left, down, and to the left again. */
const innerDown: EllKind = {
  first: ({ y, height, stem, foot, a, b }) => ellOf(stem, y.less(height, b), a, y.less(height, foot)),
  firstAt: top,
  second: ({ x, width, foot, a, b }) => ellOf(width, foot, x.less(width, a), b),
  secondAt: right,
};

/** From the inner corner down, to the right, and down again. */
const innerRight: EllKind = {
  beyond: 'a',
  first: ({ x, y, width, stem, foot, a, b }) => ellOf(x.less(width, stem), foot, x.less(width, a), y.less(foot, b)),
  firstAt: ({ width, foot }) => ({ x: width, y: foot, backX: true, backY: true }),
  second: ({ height, stem, a, b }) => ellOf(a, height, stem, b),
  secondAt: corner,
};

/** From the inner corner down, to the left, and down again. */
const innerLeft: EllKind = {
  first: ({ x, width, stem, foot, a, b }) => ellOf(x.less(width, a), foot, x.less(width, stem), b),
  firstAt: right,
  second: ({ y, height, stem, a, b }) => ellOf(stem, height, a, y.less(height, b)),
  secondAt: top,
};

const ellKinds: readonly EllKind[] = [belowToStem, footToLeft, topToRight, innerUp, innerDown, innerRight, innerLeft];
const all: readonly Kind[] = [...ellKinds, stepUp, stepAcross];
const [INNER_UP, INNER_RIGHT, STEP_UP, STEP_ACROSS] = [innerUp, innerRight, stepUp, stepAcross].map((kind) =>
  all.indexOf(kind),
) as [number, number, number, number];

const wayOf = (kind: number, a: number, b: number, c: number): Way => (kind << 24) | (a << 16) | (b << 8) | c;

/** Cuts Ls in two, in the nine ways whose pieces are Ls or rectangles (Lins, Lins and Morabito 2003). */
export class EllCuts {
  readonly #line: Line;

  constructor(axes: Axes) {
    this.#line = { ...axes, width: 0, height: 0, stem: 0, foot: 0, a: 0, b: 0, c: 0 };
  }

  /** Calls `takes` with every cut until it returns true. Tells whether it did. */
  some(ell: Ell, takes: (first: Ell, second: Ell, way: Way) => boolean): boolean {
    const [width, height, stem, foot] = [widthOfEll(ell), heightOfEll(ell), stemOfEll(ell), footOfEll(ell)];
    const takesCut = (kind: number, a: number, b: number, c: number): boolean => {
      const line = this.#through(ell, a, b, c);
      const { first, second } = all[kind]!;
      return takes(first(line), second(line), wayOf(kind, a, b, c));
    };
    if (isRectangle(ell))
      return (
        stepsOf(width, height, (a, b, c) => takesCut(STEP_UP, a, b, c)) ||
        stepsOf(height, width, (a, b, c) => takesCut(STEP_ACROSS, a, b, c))
      );
    return ellKinds.some(({ beyond }, kind) => {
      for (let a = beyond === 'a' ? stem : 0; a <= (beyond === 'a' ? width : stem); a++)
        for (let b = beyond === 'b' ? foot : 0; b <= (beyond === 'b' ? height : foot); b++)
          if (takesCut(kind, a, b, 0)) return true;
      return false;
    });
  }

  /** The two straight cuts of an L from its inner corner: below its stem, and right of it. */
  straight(ell: Ell): readonly [Way, Way] {
    return [wayOf(INNER_UP, 0, heightOfEll(ell), 0), wayOf(INNER_RIGHT, widthOfEll(ell), 0, 0)];
  }

  pieces(ell: Ell, way: Way): readonly [Piece, Piece] {
    const line = this.#through(ell, (way >> 16) & 255, (way >> 8) & 255, way & 255);
    const { first, firstAt, second, secondAt } = all[way >> 24]!;
    return [
      { ell: first(line), ...firstAt(line) },
      { ell: second(line), ...secondAt(line) },
    ];
  }

  /** The line through an L, until the next one is asked for. */
  #through(ell: Ell, a: number, b: number, c: number): Line {
    const line = this.#line;
    line.width = widthOfEll(ell);
    line.height = heightOfEll(ell);
    line.stem = stemOfEll(ell);
    line.foot = footOfEll(ell);
    line.a = a;
    line.b = b;
    line.c = c;
    return line;
  }
}

/** Places of a cut with a step across `along`; straight ones too. Turned the other way they hold as many. */
const stepsOf = (along: number, across: number, takes: (a: number, b: number, c: number) => boolean): boolean => {
  for (let a = 0; a <= along; a++)
    for (let c = Math.max(a, 1); c <= along; c++) {
      // A straight cut is the same at every height of its step.
      const end = a === c ? 2 : across;
      for (let b = 1; b < end; b++) if (takes(a, b, c)) return true;
    }
  return false;
};
