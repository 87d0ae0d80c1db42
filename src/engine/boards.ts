import table from './boards.json' with { type: 'json' };

/** A board of the trade. */
export interface NamedBoard {
  /** Short name, e.g. `B` or `GC1 350`. */
  readonly name: string;
  /** Calliper in mm, the value of the variable `material`. */
  readonly thickness: number;
  /** Flute letters, for corrugated board only. */
  readonly flute?: string;
  /** Weight in g/m². */
  readonly grammage: number;
  /** Source of the thickness. */
  readonly source: string;
}

interface Flute {
  /** Calliper of the board with its two liners, in mm. */
  readonly thickness: number;
  /** Metres of fluting medium in a metre of board. */
  readonly takeUp: number;
  readonly source: string;
}

/** Single walls, with the usual take-up factors of board makers. */
const singleWalls: Readonly<Record<string, Flute>> = table.flutes;

/**
 * Two flutes that share a liner, the finer one outside, and the usual grammages of liner and fluting in g/m²: our decision, between the
 * light and strong grades of the trade.
 */
const { doubleWalls, liner, fluting } = table;

const grammageOf = (walls: readonly Flute[]): number =>
  Math.round(liner * (walls.length + 1) + fluting * walls.reduce((sum, { takeUp }) => sum + takeUp, 0));

const flutedBoard = (name: string): NamedBoard => {
  const walls = [...name].map((letter) => singleWalls[letter]!);
  const thickness = round2(walls.reduce((sum, wall) => sum + wall.thickness, 0));
  const source = walls.length === 1 ? walls[0]!.source : `${[...name].join(' and ')} together`;
  return { name, flute: name, thickness, grammage: grammageOf(walls), source };
};

/** Rounds to hundredths of a millimetre, as callipers are stated. */
const round2 = (value: number): number => Math.round(value * 100 + 1e-6) / 100;

/** Corrugated board by flute, the thinnest first. */
const flutes: Readonly<Record<string, NamedBoard>> = Object.fromEntries(
  [...Object.keys(singleWalls), ...doubleWalls].map((name) => [name, flutedBoard(name)]),
);

interface Grade {
  /** In g/m². */
  readonly from: number;
  readonly to: number;
  /** Thickness over grammage, in cm³/g. */
  readonly bulk?: number;
  /** For a grade whose bulk changes: its thickness at both grammages, in thousandths of an inch. */
  readonly points?: { readonly from: number; readonly to: number };
  readonly source: string;
}

/** Solid board by grade. */
const grades: Readonly<Record<string, Grade>> = table.grades;

/** In mm. */
const thicknessOf = ({ from, to, bulk = 0, points }: Grade, grammage: number): number =>
  points
    ? (points.from + ((points.to - points.from) * (grammage - from)) / (to - from)) * 0.0254
    : (bulk * grammage) / 1000;

/** Lists the boards that a request may name, for error messages. */
const boardExamples = (): string =>
  `${Object.keys(flutes).join(', ')}, or ${Object.keys(grades).join(', ')} with g/m², for example "GC1 350"`;

/**
 * Finds a board by its name, in any case: a flute (`B`, `E flute`) or a grade with its grammage (`GC1 350`, `greyboard 1200 g/m2`).
 * @returns undefined for an unknown name.
 * @example
 * findBoard('GC1 350')?.thickness; // = 0.56
 * @throws RangeError with the limits, for a grammage outside the range of the grade.
 */
export const findBoard = (text: string): NamedBoard | undefined => {
  const words = text
    .trim()
    .toUpperCase()
    .replace(/G\/?M[2²]$|GSM$/, '')
    .split(/[\s-]+/)
    .filter(Boolean);
  const [first = '', second, ...rest] = words;
  if (rest.length) return undefined;
  if (second === undefined || second === 'FLUTE') {
    // BE is EB turned over.
    const name = [first, [...first].reverse().join('')].find((one) => Object.hasOwn(flutes, one));
    if (name) return flutes[name];
  }
  const grade = Object.hasOwn(grades, first) ? grades[first] : undefined;
  if (!grade) return undefined;
  const grammage = Number(second);
  if (!(grammage >= grade.from && grammage <= grade.to))
    throw new RangeError(
      `${first} is made from ${grade.from} to ${grade.to} g/m². Write "${first} ${Math.round((grade.from + grade.to) / 2)}".`,
    );
  return {
    name: `${first} ${grammage}`,
    grammage,
    thickness: round2(thicknessOf(grade, grammage)),
    source: grade.source,
  };
};

/** The thickness of a named board in mm, or an error message for an unknown name. */
export const boardNamed = (
  text: string,
):
  | { readonly thickness: number; readonly message?: never }
  | { readonly thickness?: never; readonly message: string } => {
  try {
    const board = findBoard(text);
    return board
      ? { thickness: board.thickness }
      : {
          message: `material cannot be ${JSON.stringify(text)}. Give a thickness in mm, or a board: ${boardExamples()}.`,
        };
  } catch (error) {
    if (error instanceof RangeError) return { message: error.message };
    throw error;
  }
};
