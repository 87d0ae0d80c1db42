import type { Curve } from '../geometry/index.ts';
import { Corners, type Dieline, type Label, type Line } from '../sheet/index.ts';
import type { Copies, FileOptions } from '../write/index.ts';
import type { NestingBlank } from './blank.ts';
import type { Layout } from './layout.ts';
import type { MixedNesting } from './mixed.ts';
import type { Nesting } from './nest.ts';
import type { Placement } from './placement.ts';
import { sharedCuts } from './shared-cuts.ts';
import { type Sheet, sizeInMm } from './sheet.ts';

/** A layout made ready for the writers: `formats[name].write(dieline, labels, options)`. */
export interface LayoutDrawing {
  /** The lines that are drawn once: with shared cuts, all outlines, each cut once. */
  readonly dieline: Dieline;
  /** The sheet, its margins and its size. */
  readonly labels: readonly Label[];
  /** The blank, and where it lies. */
  readonly options: FileOptions & { readonly copies: readonly Copies[] };
}

/**
 * Draws a layout on its sheet: the blank once, as a block that is placed many times. Where blanks share cuts, the outlines
 * leave the block and are drawn once and for all, common cuts once.
 * @example
 * const nesting = nest(dieline('becf-10101').drawing, { width: 1000, height: 700 }, { layouts: ['straight-0'] });
 * const { dieline: sheet } = drawLayout(nesting, nesting.best);
 */
export const drawLayout = ({ blank, sheet }: Pick<Nesting, 'blank' | 'sheet'>, layout: Layout): LayoutDrawing =>
  drawPlaced(sheet, [{ name: 'blank', blank, placements: layout.placements }], layout.shared > 0);

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
export const drawMixed = ({ sheet, blanks, shared }: MixedNesting): LayoutDrawing =>
  drawPlaced(sheet, blanks, shared > 0);

/** A blank, and where it lies on the sheet. */
export interface PlacedBlank {
  /** Name of its block: letters, digits and hyphens. */
  readonly name: string;
  readonly blank: Pick<NestingBlank, 'dieline' | 'outline'>;
  readonly placements: readonly Pick<Placement, 'motion'>[];
}

/** Draws blanks on their sheet, each a block of its own. */
const drawPlaced = (sheet: Sheet, placed: readonly PlacedBlank[], common: boolean): LayoutDrawing => {
  const all = placed.map(({ name, blank, placements }) => ({
    name,
    blank,
    at: placements.map(({ motion }) => motion),
  }));
  return {
    dieline: common
      ? toDieline(sharedCuts(all.map(({ blank, at }) => ({ outline: blank.outline, at }))).curves)
      : { nodes: [], lines: [], parts: ['sheet'] },
    labels: [sheetLabel(sheet)],
    options: {
      copies: all.map(({ name, blank, at }) => ({
        name,
        dieline: common ? withoutOutline(blank.dieline, blank.outline) : blank.dieline,
        at,
      })),
    },
  };
};

/** A drawing without the cuts of its outer contour. */
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

/** Least cap height of the words above the sheet, in mm, and its share of the longer side: legible where the whole sheet is shown. */
const [LEAST_TEXT, TEXT_SHARE] = [5, 1 / 120] as const;

/** The edge of the sheet, the lines that margins and gripper leave free, and its name and size above it. */
const sheetLabel = ({ name, width, height, margins = {}, gripper = 0 }: Sheet): Label => {
  const size = sizeInMm({ width, height });
  const text = Math.max(LEAST_TEXT, TEXT_SHARE * Math.max(width, height));
  const { top = 0, bottom = 0, left = 0, right = 0 } = margins;
  const low = Math.max(bottom, gripper);
  const box = (l: number, b: number, r: number, t: number): Label['lines'] => [
    [
      [l, b],
      [r, b],
    ],
    [
      [r, b],
      [r, t],
    ],
    [
      [r, t],
      [l, t],
    ],
    [
      [l, t],
      [l, b],
    ],
  ];
  const free = top || low || left || right ? box(left, low, width - right, height - top) : [];
  return {
    name: 'sheet',
    from: [0, 0],
    to: [width, height],
    lines: [...box(0, 0, width, height), ...free],
    arrows: [],
    text: { value: name ? `${name}: ${size}` : size, at: [0, height + text], height: text, rotation: 0 },
  };
};
