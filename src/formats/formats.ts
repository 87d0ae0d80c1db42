import { once } from '../geometry/index.ts';
import type { Dieline, Label } from '../sheet/index.ts';
import type { ByteSink } from './byte-sink.ts';
import { dxfSink } from './dxf/write/dxf.ts';
import { type FormatName, formatFacts, formatNames } from './format-facts.ts';
import { drawingFrame, type PlacedOptions } from './frame.ts';
import { guidesOf } from './guides-of.ts';
import type { PdfOptions } from './pdf/write/pdf.ts';
import { pdfPage } from './pdf/write/pdf-page.ts';
import type { Paper } from './pdf/write/tile-plan.ts';
import { type Profile, type SvgUnit, serviceProfile } from './profile.ts';
import { svgSink } from './svg/write/svg.ts';

/** Options of a file. Each writer uses those that its format supports. */
export interface FileOptions extends PlacedOptions, PdfOptions {
  /** Unit of the SVG's viewBox: millimetres for people who edit, points as the hosted service counts. @defaultValue that of the profile: 'mm' */
  readonly unit?: SvgUnit;
  /** Spreads the drawing over pages of a desktop printer, 1:1 (PDF). */
  readonly tiles?: Paper;
}

type OfDrawing<Result> = (dieline: Dieline, labels: readonly Label[], options: FileOptions) => Result;

/** One file format of a drawing. */
export interface FileFormat {
  readonly title: string;
  readonly mediaType: string;
  /** Checks, without writing, that the format can hold a drawing; omitted when it holds all. Throws RangeError when it cannot. */
  readonly check?: OfDrawing<void>;
  /** Writes a drawing at true size. Rejects with RangeError for a drawing that the format cannot hold. */
  readonly write: OfDrawing<Promise<Uint8Array>>;
}

const paperOf = ({ tiles, profile }: FileOptions): Paper | undefined => tiles ?? profile?.pdf.tiles;

/** How a format is written: its writer leaves the file in a sink. */
interface Writer extends Pick<FileFormat, 'check'> {
  readonly toSink: OfDrawing<ByteSink | Promise<ByteSink>>;
}

/** Loaded for the first file: pages write few CF2, and the library of PDF is larger than everything else. */
const loadCf2 = once(() => import('./cf2/write/cf2.ts'));
const loadLbrn2 = once(() => import('./lbrn2/write/lbrn2.ts'));
const loadPlt = once(() => import('./plt/write/plt.ts'));
const loadPdf = once(() => import('./pdf/write/pdf.ts'));
const loadTiles = once(() => import('./pdf/write/pdf-tiles.ts'));

/** For formats that only machines read, where no profile is named: what explains the drawing stays out. */
const machineProfile: Profile = { ...serviceProfile, without: ['bleed', 'dimensions', 'legend'] };

const writers: Readonly<Record<FormatName, Writer>> = {
  svg: {
    toSink: async (...[dieline, labels, { artwork, zones, ...options }]) =>
      svgSink(dieline, labels, { ...options, guides: await guidesOf(dieline, artwork, zones, options.profile) }),
  },
  dxf: {
    toSink: (...[dieline, labels, { artwork: _, ...options }]) =>
      options.zones
        ? guidesOf(dieline, undefined, options.zones).then((guides) => dxfSink(dieline, labels, { ...options, guides }))
        : dxfSink(dieline, labels, options),
  },
  pdf: {
    check: (dieline, labels, { header = [], copies, trim, ...options }) => {
      if (!paperOf(options)) pdfPage(drawingFrame(dieline, labels, copies, trim), header);
    },
    toSink: async (dieline, labels, options) =>
      paperOf(options)
        ? (await loadTiles()).tilesSink(dieline, labels, { ...options, paper: paperOf(options)! })
        : (await loadPdf()).pdfSink(dieline, labels, options),
  },
  cf2: { toSink: async (...drawing) => (await loadCf2()).cf2Sink(...drawing) },
  lbrn2: {
    toSink: async (dieline, labels, options) =>
      (await loadLbrn2()).lbrn2Sink(dieline, labels, { profile: machineProfile, ...options }),
  },
  plt: {
    toSink: async (dieline, labels, options) =>
      (await loadPlt()).pltSink(dieline, labels, { profile: machineProfile, ...options }),
  },
};

/** Writes to a sink, taken once; a data URL is made without a copy. Throws or rejects with RangeError if the format cannot hold it. */
export const writeToSink = (format: FormatName, ...drawing: Parameters<Writer['toSink']>) =>
  writers[format].toSink(...drawing);

const withBytes = (name: FormatName): FileFormat => {
  const { title, mediaType } = formatFacts[name];
  const { toSink, ...writer } = writers[name];
  return { title, mediaType, ...writer, write: async (...drawing) => (await toSink(...drawing)).take() };
};

/** Every file format, by name and extension. Everything maps over this table: a new format needs a row of facts and one with its writer. */
export const formats = Object.fromEntries(formatNames.map((name) => [name, withBytes(name)])) as Readonly<
  Record<FormatName, FileFormat>
>;
