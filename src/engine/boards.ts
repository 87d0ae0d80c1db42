import type { boardKindOf } from './board-kind.ts';
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

/** Single walls by flute: calliper with two liners in mm, and metres of fluting in a metre of board. */
const flutes: Readonly<Record<string, typeof table.flutes.B>> = table.flutes;

/** Solid board by grade, in g/m². Its thickness in mm is `start` and, for each kg/m², `bulk`. */
const grades: Readonly<Record<string, typeof table.grades.SBS>> = table.grades;

const MM_PER_POINT = 0.0254;

/** Rounds to hundredths of a millimetre, as callipers are stated. */
const round2 = (value: number): number => Math.round(value * 100 + 1e-6) / 100;

/** A board of one to three flutes with shared liners; `CB` is `BC` turned over. Its g/m² are our choice between light and strong grades. */
const flutedBoard = (letters: string): NamedBoard | undefined => {
  const walls = [...letters].map((letter) => (Object.hasOwn(flutes, letter) ? flutes[letter] : undefined));
  if (!walls.length || walls.length > 3 || walls.includes(undefined)) return undefined;
  // The finer one is outside.
  const name = letters === 'CB' || letters === 'BE' ? [...letters].reverse().join('') : letters;
  const takeUp = walls.reduce((sum, wall) => sum + wall!.takeUp, 0);
  return {
    name,
    flute: name,
    thickness: round2(walls.reduce((sum, wall) => sum + wall!.thickness, 0)),
    grammage: Math.round(table.liner * (walls.length + 1) + table.fluting * takeUp),
    source: walls.length === 1 ? walls[0]!.source : `${[...name].join(' and ')} together`,
  };
};

/** Solid board by its grammage or, as in `SBS 12pt`, by its thickness. */
const gradedBoard = (name: string, amount: number, isPoints: boolean): NamedBoard | undefined => {
  if (!Object.hasOwn(grades, name)) return undefined;
  const { from, to, start, bulk, source } = grades[name]!;
  const grammage = isPoints ? Math.round(((amount * MM_PER_POINT - start) / bulk) * 1000) : amount;
  if (!(grammage >= from && grammage <= to))
    throw new RangeError(`${name} is made from ${from} to ${to} g/m². Write "${name} ${Math.round((from + to) / 2)}".`);
  const thickness = round2(isPoints ? amount * MM_PER_POINT : start + (bulk * grammage) / 1000);
  return { name: `${name} ${grammage}`, grammage, thickness, source };
};

/** Words that may follow the name of a board. */
const TRAILING = /\s*(?:G\/?M[2²]|GSM|[\s-]FLUTE)$/;

/**
 * Finds a board by its name, in any case: flutes (`B`, `E flute`, `BC`, `double wall`), an edge crush class (`32ECT`), a grade with its
 * grammage or thickness (`GC1 350`, `greyboard 1200 g/m2`, `SBS 12pt`), or a thickness in points alone (`16pt`).
 * @returns undefined for an unknown name.
 * @example
 * findBoard('GC1 350')?.thickness; // = 0.56
 * findBoard('16pt')?.thickness; // = 0.41
 * @throws RangeError with the limits, for a grammage outside the range of the grade.
 */
export const findBoard = (text: string): NamedBoard | undefined => {
  const given = text.trim().toUpperCase().replace(TRAILING, '');
  const usual: Readonly<Record<string, string>> = table.usual;
  const walls = given.replace('-', ' ');
  if (Object.hasOwn(usual, walls)) return flutedBoard(usual[walls]!);
  const [, crush, flute] = /^(\d{2})[\s-]*ECT(?:[\s-]+([A-Z]{1,3}))?$/.exec(given) ?? [];
  const letters: Readonly<Record<string, string>> = table.ect.flutes;
  const known = crush && (flute ?? letters[crush]);
  const classed = known ? flutedBoard(known) : undefined;
  if (classed) return { ...classed, source: `${crush} ECT: ${table.ect.source}` };
  const [, name = 'SBS', amount, points] =
    /^(?:([A-Z]+[12]?)[\s-]+)?(\d+(?:\.\d+)?)\s*(PT|POINTS?)?$/.exec(given) ?? [];
  if (amount && (points || /[A-Z]/.test(given))) return gradedBoard(name, Number(amount), points !== undefined);
  return Object.hasOwn(grades, given) ? gradedBoard(given, Number.NaN, false) : flutedBoard(given);
};

/**
 * The board of a name, or an error message for an unknown name.
 * @example
 * boardNamed('16pt').board?.thickness; // = 0.41
 */
export const boardNamed = (text: string) => {
  try {
    const board = findBoard(text);
    if (board) return { board };
  } catch (error) {
    if (error instanceof RangeError) return { message: error.message };
    throw error;
  }
  const names = `a flute (${Object.keys(flutes).join(', ')}, or two or three as BC), 32ECT, 16pt, or ${Object.keys(grades).join(', ')} with g/m² or points, for example "GC1 350"`;
  return { message: `material cannot be ${JSON.stringify(text)}. Give a thickness in mm, or a board: ${names}.` };
};

/** Boards to offer for each kind of box, the thinnest first. Greyboard is sold by its thickness: 1.5, 2, 2.5 and 3 mm. */
export const usualBoards: Readonly<Record<ReturnType<typeof boardKindOf>, readonly NamedBoard[]>> = {
  carton: ['GC1 250', 'SBS 300', 'KRAFT 320', 'GC1 300', 'SBS 350', 'GC1 350', 'F'].map((name) => findBoard(name)!),
  corrugated: ['E', 'B', 'C', 'EB', 'BC'].map((name) => findBoard(name)!),
  rigid: [968, 1290, 1613, 1935].map((grammage) => findBoard(`GREYBOARD ${grammage}`)!),
};
