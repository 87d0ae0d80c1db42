/** A board as people call it. */
export interface NamedBoard {
  /** As it is written, e.g. `B` or `GC1 350`. */
  readonly name: string;
  /** Calliper in mm: what the variable `material` takes. */
  readonly thickness: number;
  /** For corrugated board. */
  readonly flute?: string;
  /** For solid board, in g/m². */
  readonly grammage?: number;
  /** Where the thickness is from. */
  readonly source: string;
}

const FLUTES = 'usual calliper of the flute; makers differ by a tenth or two';

/** Corrugated board by flute, in mm. */
const flutes: Readonly<Record<string, readonly [thickness: number, source: string]>> = {
  E: [1.6, FLUTES],
  B: [3, FLUTES],
  C: [4, FLUTES],
  EB: [4.6, 'E and B on one another'],
  BC: [7, FLUTES],
};

interface Grade {
  /** In g/m². */
  readonly from: number;
  readonly to: number;
  /** In mm. */
  readonly thickness: (grammage: number) => number;
  readonly source: string;
}

/** Thickness over grammage, in cm³/g. */
const bulk = (value: number) => (grammage: number) => (value * grammage) / 1000;

const BULK = (value: number): string => `bulk of ${value} cm³/g, our decision between those of makers`;

/** Solid board by grade. */
const grades: Readonly<Record<string, Grade>> = {
  GC1: { from: 160, to: 450, thickness: bulk(1.6), source: BULK(1.6) },
  GC2: { from: 160, to: 450, thickness: bulk(1.65), source: BULK(1.65) },
  SBS: {
    from: 180,
    to: 480,
    // 9 pt at 180 g/m², 28 pt at 480 g/m².
    thickness: (grammage) => (9 + ((28 - 9) * (grammage - 180)) / (480 - 180)) * 0.0254,
    source: 'cartonhub.com, SBS board: 9 to 28 pt for 180 to 480 g/m²',
  },
  KRAFT: { from: 200, to: 500, thickness: bulk(1.4), source: BULK(1.4) },
  GREYBOARD: {
    from: 500,
    to: 2600,
    thickness: bulk(1.55),
    source: 'deprintedbox.com, greyboard thickness and grammage: 1.55 µm for 1 g/m²',
  },
};

/** Names that can be given, for a message. */
export const boardExamples = (): string =>
  `${Object.keys(flutes).join(', ')}, or ${Object.keys(grades).join(', ')} with g/m², for example "GC1 350"`;

/**
 * A board by its name, in any case: a flute (`B`, `E flute`), or a grade with its grammage (`GC1 350`, `greyboard 1200 g/m2`).
 * Undefined for a name that is none of them.
 * @example
 * findBoard('GC1 350')?.thickness; // = 0.56
 * @throws RangeError for a grammage that the grade is not made in, with its limits.
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
  const flute = Object.hasOwn(flutes, first) ? flutes[first] : undefined;
  if (flute && (second === undefined || second === 'FLUTE'))
    return { name: first, flute: first, thickness: flute[0], source: flute[1] };
  const grade = Object.hasOwn(grades, first) ? grades[first] : undefined;
  if (!grade) return undefined;
  const grammage = Number(second);
  if (!(grammage >= grade.from && grammage <= grade.to))
    throw new RangeError(
      `${first} is made from ${grade.from} to ${grade.to} g/m². Write "${first} ${Math.round((grade.from + grade.to) / 2)}".`,
    );
  const thickness = Math.round(grade.thickness(grammage) * 1000) / 1000;
  return { name: `${first} ${grammage}`, grammage, thickness, source: grade.source };
};

/** The thickness of a board in mm, or why there is none of that name. */
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
