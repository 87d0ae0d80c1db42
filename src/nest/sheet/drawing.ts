import { type FileOptions, type FormatName, formats } from '../../formats/index.ts';
import { type Curve, endsKey } from '../../geometry/index.ts';
import { type Dieline, dielineOfLines, type Label } from '../../sheet/index.ts';
import { sheetLabels } from './labels.ts';
import type { Layout, MixedNesting, Nesting, PlacedBlank } from './layout.ts';
import { sharedCuts } from './shared-cuts.ts';
import type { Sheet } from './sheet.ts';

/** A layout made ready for the writers: `formats[name].write(dieline, labels, options)`. */
export interface LayoutDrawing {
  /** The lines that are drawn once: with shared cuts, all outlines, each cut once. */
  readonly dieline: Dieline;
  /** The sheet, its margins and its size, the direction of grain or flutes, and the number of each blank. */
  readonly labels: readonly Label[];
  /** The sheet, the blank, and where it lies. */
  readonly options: FileOptions & Required<Pick<FileOptions, 'copies' | 'trim'>>;
  /** What the maker of a tool reads. */
  readonly notes?: readonly string[];
  readonly sheet: Sheet;
  readonly placed: readonly PlacedBlank[];
}

/** Blanks on a sheet, and the length of the cuts that they share. */
type PlacedBlanks = Pick<MixedNesting, 'sheet' | 'grain' | 'shared'> & { readonly blanks: readonly PlacedBlank[] };

/**
 * Draws a layout on its sheet: the blank as a block placed many times or, where blanks share cuts, all outlines with common cuts once.
 * @example
 * const nesting = nest(dieline('becf-10101').drawing, { width: 1000, height: 700 }, { layouts: ['straight-0'] });
 * const { dieline: sheet } = drawLayout(nesting, nesting.best);
 */
export const drawLayout = (nesting: Pick<Nesting, 'blank' | 'sheet' | 'grain'>, layout: Layout): LayoutDrawing => {
  const { blank, ...on } = nesting;
  return drawMixed({ ...on, shared: layout.shared, blanks: [{ name: 'blank', blank, placements: layout.placements }] });
};

/**
 * Draws different boxes on their sheet, each written once and placed many times.
 * @example
 * const boxes = [
 *   { name: 'a', drawing: dieline('becf-10101').drawing, ratio: 2 },
 *   { name: 'b', drawing: dieline('becf-10901').drawing },
 * ];
 * const nesting = nestMixed(boxes, { width: 1000, height: 700 }, { evaluations: 0 });
 * const { dieline: lines, labels, options } = drawMixed(nesting);
 * await formats.svg.write(lines, labels, options);
 */
export const drawMixed = ({ sheet, grain, blanks, shared }: PlacedBlanks): LayoutDrawing => ({
  dieline: dielineOfLines(
    (shared ? sharedCuts(blanks).curves : []).map((curve) => ({ line: 'cut', curve })),
    'sheet',
  ),
  labels: sheetLabels(sheet, grain, blanks),
  sheet,
  placed: blanks,
  options: {
    trim: { left: 0, bottom: 0, right: sheet.width, top: sheet.height },
    copies: blanks.map(({ name, blank, placements }) => ({
      name,
      dieline: shared ? withoutOutline(blank.dieline, blank.outline) : blank.dieline,
      at: placements.map(({ motion }) => motion),
    })),
  },
});

const withoutOutline = (dieline: Dieline, outline: readonly Curve[]): Dieline => {
  const cut = new Set(outline.map(endsKey));
  return { ...dieline, lines: dieline.lines.filter(({ line, curve }) => line !== 'cut' || !cut.has(endsKey(curve))) };
};

export interface FileRequest {
  readonly format: FormatName;
  /** Also draw the edge of the sheet and the area inside its margins. @defaultValue true */
  readonly sheet?: boolean;
  /** Unit of an SVG's viewBox, origin of DXF and CF2, and the lines above a PDF. */
  readonly options?: Pick<FileOptions, 'unit' | 'origin' | 'header'>;
}

/** The file of a layout: the blank once, placed many times. Rejects with RangeError when the format cannot hold the layout. */
export const writeLayout = async (
  nesting: Pick<Nesting, 'blank' | 'sheet' | 'grain'>,
  layout: Layout,
  { format, sheet = true, options }: FileRequest,
): Promise<Uint8Array> => {
  const drawn = drawLayout(nesting, layout);
  return formats[format].write(drawn.dieline, sheet ? drawn.labels : [], { ...drawn.options, ...options });
};
