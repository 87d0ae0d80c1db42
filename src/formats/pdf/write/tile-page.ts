import { boxCorners, type Point, perObject } from '../../../geometry/index.ts';
import type { LineRule, PdfLayer, Profile } from '../../profile.ts';
import { textLength } from '../../text.ts';
import { PageSink } from './pdf-content.ts';
import { BAR_MM, BAR_WIDTH, SQUARE, type TilePlaces } from './tile-places.ts';
import { FOOTER, OVERLAP, PRINTER_MARGIN, type TilePage, type TilePlan } from './tile-plan.ts';

/** Height of capitals, and from one line of text to the next, in mm. */
const CAPITALS_MM = 2.2;
const LEADING_MM = 4;
const ABOUT_SIZE = ['This square measures 50 mm.', 'If not, print again at 100 %,', 'without fitting to the page.'];
const ABOUT_SEAMS = ['', 'Cut one of two pages along', 'the dash-dot line, align the', 'crosses, and glue.'];
const ABOUT_SIDE = ['', 'This is the print side.'];
const MARK_WIDTH = 0.15;
/** Width of the lines that show what kinds of line there are, in mm. */
const KIND_WIDTH = 0.4;
/** Of the line that a page is cut along, longer than those of the drawing. */
const SEAM_DASHES = [5, 1.5, 1, 1.5];
const HALF_CROSS_MM = 4;

/** The layer of lines and words that help to put pages together. */
export const marksOf = perObject(
  ({ lines }: Profile): PdfLayer => ({ ...lines.legend, layer: 'marks', title: 'Page marks' }),
);

/** Data that all pages of a drawing share. */
interface TileSet {
  readonly title: string;
  readonly places: TilePlaces;
  readonly tiles: readonly TilePage[];
  readonly kinds: readonly LineRule[];
  /** The layer of lines and words of the page. */
  readonly marks: PdfLayer;
}

/** Content of a page, and the texts whose characters it needs. */
export const drawPage = (tile: TilePage, plan: TilePlan, { title, places, tiles, kinds, marks }: TileSet) => {
  const { columns, rows, field } = plan;
  const count = columns * rows;
  const { row, column, left, bottom } = tile;
  // From the drawing to the page.
  const origin: Point = [PRINTER_MARGIN - left, PRINTER_MARGIN + FOOTER - bottom];
  const page = new PageSink(origin);
  const [right, top] = [left + field.width, bottom + field.height];
  page.ascii('q ').at([left, bottom]).length(field.width).length(field.height).ascii('re W n 1 0 0 1 ');
  page.at([0, 0]).ascii('cm /drawing Do Q\n');

  page
    .ascii(`/OC /${marks.layer} BDC\nq\n/${marks.layer} CS /${marks.layer} cs 0.6 SCN 1 scn\n`)
    .length(MARK_WIDTH)
    .ascii('w\n');
  const line = (...points: readonly Point[]): void => {
    for (const [k, point] of points.entries()) page.at(point).ascii(k ? 'l ' : 'm ');
    page.ascii('S\n');
  };
  const seam = (from: Point, to: Point): void => {
    page.dash(SEAM_DASHES);
    line(from, to);
    page.ascii('[ ] 0 d\n');
    for (const share of [0.25, 0.75]) {
      const [x, y]: Point = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
      const half = HALF_CROSS_MM / 2;
      line([x - HALF_CROSS_MM, y], [x + HALF_CROSS_MM, y]);
      line([x, y - HALF_CROSS_MM], [x, y + HALF_CROSS_MM]);
      line([x - half, y], [x, y + half], [x + half, y], [x, y - half], [x - half, y]);
    }
  };
  // In the middle of what both show: the same place of the drawing on both.
  const middle = OVERLAP / 2;
  if (column > 0) seam([left + middle, bottom], [left + middle, top]);
  if (column < columns - 1) seam([right - middle, bottom], [right - middle, top]);
  if (row > 0) seam([left, top - middle], [right, top - middle]);
  if (row < rows - 1) seam([left, bottom + middle], [right, bottom + middle]);

  const texts: string[] = [];
  const write = (text: string, at: Point): void => {
    texts.push(text);
    page.show(text, at, CAPITALS_MM, 0);
  };
  const pen = { page, line, write };
  const { square, across, upright, map } = places;
  if (square.tile === tile) drawSquare(pen, square.at, kinds, count);
  if (across?.tile === tile) drawBar(pen, across.at, [1, 0]);
  if (upright?.tile === tile) drawBar(pen, upright.at, [0, 1]);
  if (map?.tile === tile) drawMap(pen, map, tiles, field);
  const number = `row ${row + 1} of ${rows}, column ${column + 1} of ${columns}; page ${row * columns + column + 1} of ${count}`;
  const base = bottom - FOOTER + CAPITALS_MM / 2;
  write(number, [left, base]);
  const after = textLength(number, CAPITALS_MM) + 6;
  if (title && after + textLength(title, CAPITALS_MM) <= field.width) write(title, [left + after, base]);
  page.ascii('Q\nEMC\n');
  return { operators: page.take(), texts };
};

interface PagePen {
  readonly page: PageSink;
  readonly line: (...points: readonly Point[]) => void;
  readonly write: (text: string, at: Point) => void;
}

/** A bar of 100 mm with its ends. */
const drawBar = ({ line, write }: PagePen, [x, y]: Point, [dx, dy]: Point): void => {
  const end = (at: number): void =>
    line([x + at * dx, y + at * dy], [x + at * dx + BAR_WIDTH * dy, y + at * dy + BAR_WIDTH * dx]);
  for (const at of [0, BAR_MM / 2, BAR_MM]) end(at);
  const middle = BAR_WIDTH / 2;
  line([x + middle * dy, y + middle * dx], [x + BAR_MM * dx + middle * dy, y + BAR_MM * dy + middle * dx]);
  write(`${BAR_MM} mm`, dx ? [x + 2, y + middle + 0.4] : [x + middle + 0.6, y + 2]);
};

/** All pages with their numbers over the drawing, small. */
const drawMap = (
  { line, write }: PagePen,
  { at: [x, y], scale, segments }: NonNullable<TilePlaces['map']>,
  tiles: readonly TilePage[],
  { width, height }: TilePlan['field'],
): void => {
  const [left, bottom] = [Math.min(...tiles.map((tile) => tile.left)), Math.min(...tiles.map((tile) => tile.bottom))];
  const to = ([fromX, fromY]: Point): Point => [x + (fromX - left) * scale, y + (fromY - bottom) * scale];
  // As marks, so that nothing takes them for lines to cut.
  for (const segment of segments) line(...segment.map(to));
  for (const [k, tile] of tiles.entries()) {
    const corners = boxCorners({ ...tile, right: tile.left + width, top: tile.bottom + height });
    line(...[...corners, corners[0]].map(to));
    const [textX, textY] = to([tile.left, tile.bottom]);
    write(String(k + 1), [textX + 0.8, textY + 0.8]);
  }
};

/** The square, what it is for, and in it each kind of line. */
const drawSquare = ({ page, line, write }: PagePen, [x, y]: Point, kinds: readonly LineRule[], count: number): void => {
  line([x, y], [x + SQUARE, y], [x + SQUARE, y + SQUARE], [x, y + SQUARE], [x, y]);
  for (const [k, text] of [...ABOUT_SIZE, ...(count > 1 ? ABOUT_SEAMS : []), ...ABOUT_SIDE].entries())
    write(text, [x + 4, y + SQUARE - 6 - k * LEADING_MM]);
  // Every kind of line that is drawn, two in a row.
  const rowCount = Math.ceil(kinds.length / 2);
  for (const [k, kind] of kinds.entries()) {
    const [start, base] = [x + 4 + (k % 2) * 21, y + 2 + LEADING_MM * (rowCount - 1 - Math.floor(k / 2))];
    page.ascii(`q /${kind.layer} CS 1 SCN 1 J\n`).length(KIND_WIDTH).ascii('w\n');
    page.dash(kind.dash);
    line([start, base + CAPITALS_MM / 2], [start + 5, base + CAPITALS_MM / 2]);
    page.ascii('Q\n');
    write(kind.title, [start + 6.5, base]);
  }
};
