import type { Dieline, Label } from '../sheet/index.ts';
import type { ArtworkGuides } from './artwork-guides.ts';
import { ByteSink } from './byte-sink.ts';
import { dxfSink } from './dxf/write/dxf.ts';
import { type FormatName, formatNames } from './format-names.ts';
import { drawingFrame, type PlacedOptions } from './frame.ts';
import { loadOnce } from './load-once.ts';
import { pdfPage } from './pdf/write/pdf-page.ts';
import type { Paper } from './pdf/write/tile-plan.ts';
import { svgSink } from './svg/write/svg.ts';

/** Options of a file. Each writer uses those that its format supports. */
export interface FileOptions extends PlacedOptions {
  /** Unit of the SVG's viewBox: millimetres for people who edit, points as the hosted service counts. @defaultValue 'mm' */
  readonly unit?: 'mm' | 'pt';
  /** Lines of text above the drawing (PDF). */
  readonly header?: readonly string[];
  /** Spreads the drawing over pages of a desktop printer, 1:1 (PDF). */
  readonly tiles?: Paper;
  /** Layers for artwork below the lines (PDF). */
  readonly artwork?: ArtworkGuides;
}

type OfDrawing<Result> = (dieline: Dieline, labels: readonly Label[], options: FileOptions) => Result;

/** One file format of a drawing. */
export interface FileFormat {
  /** Display name. */
  readonly title: string;
  readonly mediaType: string;
  /**
   * Checks that the format can hold a drawing, without writing it. Omitted when it holds every finite drawing.
   * @throws RangeError when it cannot.
   */
  readonly check?: OfDrawing<void>;
  /**
   * Writes a drawing at true size.
   * @throws RangeError (rejects) for a drawing that the format cannot hold.
   */
  readonly write: OfDrawing<Promise<Uint8Array>>;
}

/** A format as the table has it: its writer leaves the file in a sink. */
interface Format extends Omit<FileFormat, 'write'> {
  readonly toSink: OfDrawing<ByteSink | Promise<ByteSink>>;
}

/** Loaded for the first file: pages write few CF2, and the library of PDF is larger than everything else. */
const loadCf2 = loadOnce(() => import('./cf2/write/cf2.ts'));
const loadPdf = loadOnce(() => import('./pdf/write/pdf.ts'));
const loadTiles = loadOnce(() => import('./pdf/write/pdf-tiles.ts'));

const table: Readonly<Record<FormatName, Format>> = {
  svg: {
    title: 'SVG',
    mediaType: 'image/svg+xml',
    toSink: (dieline, labels, { unit = 'mm', copies, trim }) =>
      svgSink(dieline, labels, { unit, ...(copies && { copies }), ...(trim && { trim }) }),
  },
  dxf: { title: 'DXF', mediaType: 'image/vnd.dxf', toSink: dxfSink },
  pdf: {
    title: 'PDF',
    mediaType: 'application/pdf',
    check: (dieline, labels, { header = [], tiles, ...framed }) => {
      if (!tiles) pdfPage(drawingFrame(dieline, labels, framed), header);
    },
    toSink: async (dieline, labels, options) =>
      options.tiles
        ? new ByteSink().bytes(
            await (await loadTiles()).writeTiles(dieline, labels, { ...options, paper: options.tiles }),
          )
        : (await loadPdf()).pdfSink(dieline, labels, options),
  },
  cf2: {
    title: 'CF2',
    mediaType: 'application/x-cff2',
    toSink: async (...drawing) => (await loadCf2()).cf2Sink(...drawing),
  },
};

/**
 * Writes a drawing into a sink, which is taken once. A data URL is made of it without a copy of its bytes.
 * @throws RangeError (or rejects with one) for a drawing that the format cannot hold.
 */
export const writeToSink = (
  format: FormatName,
  ...drawing: Parameters<Format['toSink']>
): ByteSink | Promise<ByteSink> => table[format].toSink(...drawing);

const withBytes = ({ toSink, ...format }: Format): FileFormat => ({
  ...format,
  write: async (...drawing) => (await toSink(...drawing)).take(),
});

/**
 * Every file format, by its name, which is also its file extension. Requests, command line, pages and fixtures map over this
 * table: a new format needs its name, its writer and a line in it.
 */
export const formats = Object.fromEntries(
  Object.entries(table).map(([name, format]) => [name, withBytes(format)]),
) as Readonly<Record<FormatName, FileFormat>>;

/**
 * Tells whether `name` is a file format.
 * @example
 * isFormat('svg'); // = true
 * isFormat('ai'); // = false
 */
export const isFormat = (name: unknown): name is FormatName => typeof name === 'string' && Object.hasOwn(formats, name);

/** The formats as a choice in a sentence: "svg, dxf or pdf", on request without one of them. */
export const formatChoice = (except?: FormatName): string => {
  const names = formatNames.filter((name) => name !== except);
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
};
