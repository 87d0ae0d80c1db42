import {
  type Code,
  type DielineFiles,
  type Entry,
  evidenceOf,
  measuredOf,
  measuredWords,
  type Size,
} from '../entry/engine.ts';
import { MM_PER_INCH } from '../entry/inside.ts';

const rounded = (value: number, decimals: number): string => String(Number(value.toFixed(decimals)));

/** `314.5 × 278 mm` */
export const describeSize = ({ width, height }: Size, unit: 'mm' | 'in'): string =>
  unit === 'mm'
    ? `${rounded(width, 2)} × ${rounded(height, 2)} mm`
    : `${rounded(width / MM_PER_INCH, 3)} × ${rounded(height / MM_PER_INCH, 3)} in`;

/** `655.8 cm²` of mm² */
export const describeArea = (area: number, unit: 'mm' | 'in'): string =>
  unit === 'mm' ? `${rounded(area / 100, 1)} cm²` : `${rounded(area / MM_PER_INCH ** 2, 2)} in²`;

/** `655.8 cm²`, or `1045 cm² of board, 1377.7 cm² of paper` for a covered box. */
export const describeMaterial = (box: Pick<DielineFiles, 'area' | 'coverArea'>, unit: 'mm' | 'in'): string => {
  const board = describeArea(box.area, unit);
  return box.coverArea ? `${board} of board, ${describeArea(box.coverArea, unit)} of paper` : board;
};

/** `cut 1.32 m, 43 bends; crease 1.16 m` */
export const describeRules = (rules: DielineFiles['rules']): string =>
  rules.map(({ line, metres, bends }) => `${line} ${metres.toFixed(2)} m${bends ? `, ${bends} bends` : ''}`).join('; ');

/** `697 kB` */
export const describeBytes = (file: string | Uint8Array): string => {
  const bytes = typeof file === 'string' ? Buffer.byteLength(file) : file.length;
  return bytes < 1000 ? `${bytes} bytes` : `${Math.round(bytes / 1000)} kB`;
};

/** `1 blank`, `3 blanks` */
export const describeCount = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** ECMA and FEFCO codes as text; a dash without a code. */
export const codeOf = ({ ecma, fefco }: Code): string => [ecma, fefco].filter(Boolean).join(' / ') || '-';

/** Formats rows as aligned columns. The last column is not padded. */
export const formatTable = (rows: readonly (readonly string[])[]): string => {
  const last = rows[0]!.length - 1;
  const widths = rows[0]!.map((_, column) =>
    column === last ? 0 : Math.max(...rows.map((row) => row[column]!.length)),
  );
  return rows.map((row) => `${row.map((cell, column) => cell.padEnd(widths[column]!)).join('  ')}\n`).join('');
};

const MAX_SHOWN_CHARACTERS = 60;

/** Quotes user input in a message, shortened to one line. */
export const shorten = (text: string): string =>
  `"${text.length > MAX_SHOWN_CHARACTERS ? `${text.slice(0, MAX_SHOWN_CHARACTERS)}…` : text}"`;

/** How well a box is known: its evidence, and what was measured of its family. */
export const evidenceCells = (entry: Parameters<typeof evidenceOf>[0]): string[] => [
  evidenceOf(entry) ?? '-',
  measuredOf(entry) ?? '-',
];

/** What is to be known of a list with boxes whose family was never measured. */
export const measuredNote = (listed: readonly Pick<Entry, 'id' | 'template'>[]): string[] =>
  listed.some((entry) => measuredOf(entry) === 'none') ? [`MEASURED none: ${measuredWords.none}.`] : [];
