/** Standard sizes of paper and of press sheets, in mm: ISO 216 and 217, ANSI/ASME Y14.1, the usual sheets of presses. */
const SHEETS: readonly (readonly [name: string, width: number, height: number])[] = [
  ['A4', 210, 297],
  ['A3', 297, 420],
  ['A2', 420, 594],
  ['A1', 594, 841],
  ['A0', 841, 1189],
  ['B3', 353, 500],
  ['B2', 500, 707],
  ['B1', 707, 1000],
  ['B0', 1000, 1414],
  ['SRA3', 320, 450],
  ['SRA2', 450, 640],
  ['SRA1', 640, 900],
  ['Letter', 215.9, 279.4],
  ['Legal', 215.9, 355.6],
  ['Tabloid', 279.4, 431.8],
  ['ANSI C', 431.8, 558.8],
  ['ANSI D', 558.8, 863.6],
  ['ANSI E', 863.6, 1117.6],
  ['500 × 700', 500, 700],
  ['520 × 720', 520, 720],
  ['530 × 750', 530, 750],
  ['700 × 1000', 700, 1000],
  ['720 × 1020', 720, 1020],
  ['750 × 1050', 750, 1050],
  ['1200 × 1600', 1200, 1600],
];

/** The border that a drawing has inside its sheet (ISO 5457): 20 mm where it is bound, 10 mm on the other sides. */
const BORDER = [20, 30] as const;

/** Largest difference from a standard size, in mm. */
const CLOSE = 0.5;

/** The name of the standard sheet of a size, or of the drawing border on it; undefined for any other size. */
export const standardSheet = (sides: readonly [number, number]): string | undefined => {
  const [short, long] = sides.toSorted((a, b) => a - b) as [number, number];
  const isSize = (width: number, height: number): boolean =>
    Math.abs(short - Math.min(width, height)) < CLOSE && Math.abs(long - Math.max(width, height)) < CLOSE;
  const [narrow, wide] = BORDER;
  const fits = (width: number, height: number): boolean =>
    isSize(width, height) || isSize(width - wide, height - narrow) || isSize(width - narrow, height - wide);
  return SHEETS.find(([, width, height]) => fits(width, height))?.[0];
};
