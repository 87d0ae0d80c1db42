import { type FileOptions, type FormatName, formats } from '../../formats/index.ts';
import type { Curve } from '../../geometry/index.ts';
import { Corners, type Dieline, type Label, type Line } from '../../sheet/index.ts';
import type { SheetGrain } from './grain.ts';
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
}

/**
 * Draws a layout on its sheet: the blank as a block placed many times or, where blanks share cuts, all outlines with common cuts once.
 * @example
 * const nesting = nest(dieline('becf-10101').drawing, { width: 1000, height: 700 }, { layouts: ['straight-0'] });
 * const { dieline: sheet } = drawLayout(nesting, nesting.best);
 */
export const drawLayout = (
  { blank, sheet, grain }: Pick<Nesting, 'blank' | 'sheet' | 'grain'>,
  layout: Layout,
): LayoutDrawing =>
  drawPlaced({ sheet, grain }, [{ name: 'blank', blank, placements: layout.placements }], layout.shared > 0);

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
export const drawMixed = ({ sheet, grain, blanks, shared }: MixedNesting): LayoutDrawing =>
  drawPlaced({ sheet, grain }, blanks, shared > 0);

/** Draws blanks on their sheet, each a block of its own. */
const drawPlaced = (
  { sheet, grain }: { readonly sheet: Sheet; readonly grain: SheetGrain | undefined },
  placed: readonly PlacedBlank[],
  common: boolean,
): LayoutDrawing => {
  const all = placed.map(({ name, blank, placements }) => ({
    name,
    blank,
    at: placements.map(({ motion }) => motion),
  }));
  return {
    dieline: common
      ? toDieline(sharedCuts(all.map(({ blank, at }) => ({ outline: blank.outline, at }))).curves)
      : { nodes: [], lines: [], parts: ['sheet'] },
    labels: sheetLabels(sheet, grain, placed),
    options: {
      trim: { left: 0, bottom: 0, right: sheet.width, top: sheet.height },
      copies: all.map(({ name, blank, at }) => ({
        name,
        dieline: common ? withoutOutline(blank.dieline, blank.outline) : blank.dieline,
        at,
      })),
    },
  };
};

const withoutOutline = (dieline: Dieline, outline: readonly Curve[]): Dieline => {
  const corner = ([x, y]: readonly [number, number]): string => `${x} ${y}`;
  const ends = new Set(
    outline.flatMap(({ from, to }) => [`${corner(from)} ${corner(to)}`, `${corner(to)} ${corner(from)}`]),
  );
  const lines = dieline.lines.filter(
    ({ line, curve }) => line !== 'cut' || !ends.has(`${corner(curve.from)} ${corner(curve.to)}`),
  );
  return { ...dieline, lines };
};

/** Cuts as a drawing. */
const toDieline = (curves: readonly Curve[]): Dieline => {
  const corners = new Corners();
  const lines = curves.map((curve): Line => {
    const [from, to] = [corners.find(curve.from), corners.find(curve.to)];
    return { from, to, curve, line: 'cut', panels: [], part: 0 };
  });
  return { nodes: corners.nodes, lines, parts: ['sheet'] };
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
