import type { Dieline, Label } from '../sheet/index.ts';
import type { ArtworkGuides } from './artwork-guides.ts';
import type { Copies } from './copies.ts';
import { dxfBytes } from './dxf.ts';
import { type FormatName, formatNames } from './format-names.ts';
import { drawingFrame } from './frame.ts';
import { loadOnce } from './load-once.ts';
import { pdfPage } from './pdf-page.ts';
import { svgBytes } from './svg.ts';
import type { Paper } from './tile-plan.ts';

/** Options of a file. Each writer uses those that its format supports. */
export interface FileOptions {
  /** Unit of the SVG's viewBox: millimetres for people who edit, points as the hosted service counts. @defaultValue 'mm' */
  readonly unit?: 'mm' | 'pt';
  /** Lines of text above the drawing (PDF). */
  readonly header?: readonly string[];
  /** Spreads the drawing over pages of a desktop printer, 1:1 (PDF). */
  readonly tiles?: Paper;
  /** Layers for artwork below the lines (PDF). */
  readonly artwork?: ArtworkGuides;
  /** Drawings that lie on the sheet many times. */
  readonly copies?: readonly Copies[];
}

/** One file format of a drawing. */
export interface FileFormat {
  /** Display name. */
  readonly title: string;
  readonly mediaType: string;
  /**
   * Checks that the format can hold a drawing, without writing it. Omitted when it holds every finite drawing.
   * @throws RangeError when it cannot.
   */
  readonly check?: (dieline: Dieline, labels: readonly Label[], options: FileOptions) => void;
  /**
   * Writes a drawing at true size.
   * @throws RangeError (or rejects with one) for a drawing that the format cannot hold.
   */
  readonly write: (
    dieline: Dieline,
    labels: readonly Label[],
    options: FileOptions,
  ) => Uint8Array | Promise<Uint8Array>;
}

/** Loaded for the first file: pages write few CF2, and the library of PDF is larger than everything else. */
const loadCf2 = loadOnce(() => import('./cf2.ts'));
const loadPdf = loadOnce(() => import('./pdf.ts'));
const loadTiles = loadOnce(() => import('./pdf-tiles.ts'));

/**
 * Every file format, by its name, which is also its file extension. Requests, command line, pages and fixtures map over this
 * table: a new format needs its name, its writer and a line here.
 */
export const formats: Readonly<Record<FormatName, FileFormat>> = {
  svg: {
    title: 'SVG',
    mediaType: 'image/svg+xml',
    write: (dieline, labels, { unit = 'mm', copies = [] }) => svgBytes(dieline, labels, { unit, copies }),
  },
  dxf: { title: 'DXF', mediaType: 'image/vnd.dxf', write: dxfBytes },
  pdf: {
    title: 'PDF',
    mediaType: 'application/pdf',
    check: (dieline, labels, { header = [], copies = [], tiles }) => {
      if (!tiles) pdfPage(drawingFrame(dieline, labels, copies), header);
    },
    write: async (dieline, labels, options) =>
      options.tiles
        ? (await loadTiles()).writeTiles(dieline, labels, { ...options, paper: options.tiles })
        : (await loadPdf()).writePdf(dieline, labels, options),
  },
  cf2: {
    title: 'CF2',
    mediaType: 'application/x-cff2',
    write: async (...drawing) => (await loadCf2()).cf2Bytes(...drawing),
  },
};

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
