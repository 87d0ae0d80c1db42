import type { Unit } from '../api/index.ts';
import {
  type FileOptions,
  type FormatName,
  formatNames,
  formats,
  isFormat,
  type PdfOptions,
  writeDxf,
  writeSvg,
} from '../formats/index.ts';
import { areaOf, type Drawing, extent, type Label, label, type Size, sizeOf, unprintedPanels } from '../sheet/index.ts';
import type { Catalogue, Entry } from '../template/index.ts';
import { quote, roundTo } from '../values/index.ts';
import type { RequestedDimension, SizeTranslator } from './dimension-kinds.ts';
import { drawRequest } from './draw-request.ts';
import { findEntry } from './find-entry.ts';
import { type BoxRequest, readBox } from './read-box.ts';
import { type DielineRequest, readRequest } from './read-request.ts';
import { statedSizes } from './requested-sizes.ts';

/** One drawn box: its measures and its files. Nothing is stored. */
export interface DielineFiles {
  /** Id of the template, followed by the choices that differ from it. */
  readonly id: string;
  readonly entry: Entry;
  readonly drawing: Drawing;
  readonly labels: readonly Label[];
  /** Resolved values, in mm, degrees or pieces. */
  readonly values: Readonly<Record<string, number>>;
  /** The same values in the unit of the request. */
  readonly variables: Readonly<Record<string, number | boolean | string>> & { readonly unit: Unit };
  /** Width and height over all parts in their layout, in mm. */
  readonly size: Size;
  /** Area of the board of all parts, in mm². Exact: curves are not flattened. */
  readonly area: number;
  /** Area of the paper that covers the board of a rigid box, in mm²; 0 for other boxes. */
  readonly coverArea: number;
  /** Text lines that describe the drawing, as in the header of a PDF. */
  readonly header: readonly string[];
  readonly dxf: () => string;
  /**
   * Writes the file in any format.
   * @throws RangeError (rejects) when the format cannot hold the drawing.
   */
  readonly file: (format: FormatName, options?: FileOptions) => Promise<string | Uint8Array>;
  /** @param options - Unit of the viewBox: millimetres by default. */
  readonly svg: (options?: Parameters<typeof writeSvg>[2]) => string;
  readonly pdf: (options?: PdfOptions & Pick<FileOptions, 'tiles'>) => Promise<Uint8Array>;
}

export interface DrawOptions {
  /**
   * True: an unknown name is an error and a missing size takes its default. False: as in the hosted service, unknown names are ignored
   * and every size is required.
   * @defaultValue true
   */
  readonly strict?: boolean;
  /** Choices by name. Needed only when a template has a choice and a variable of the same name and both are given. */
  readonly choices?: Readonly<Record<string, string>>;
  /**
   * Converts the given sizes from another kind, e.g. `fold.sizesAs('outside')`. `values` and `variables` then hold the converted sizes.
   * Without it, sizes are the template's own: inside for corrugated and rigid boxes, crease to crease for cartons.
   */
  readonly translate?: SizeTranslator;
  /** Sizes that the labels state as the caller gave them; from `readBox`. */
  readonly requested?: Readonly<Record<string, RequestedDimension>>;
}

/**
 * Draws one box.
 * @param id - An id of the catalogue, or an entry.
 * @param given - Variables and choices by name; the unit is mm by default.
 * @throws ApiError 404 for an unknown id; 400 with values that work, for values that cannot be made.
 * @example
 * const box = drawOne(catalogue, 'becf-10101', { length: 60, flap: 'chamfer_flap' });
 * box.id; // = 'becf-10101,flap=chamfer_flap'
 */
export const drawOne = (
  catalogue: Catalogue,
  id: string | Entry,
  given: Readonly<Record<string, unknown>>,
  options: DrawOptions = {},
): DielineFiles => drawAs(DrawnDieline, catalogue, id, given, options);

/** Draws one box as an object of a class that may know more about it. */
export const drawAs = <Box extends DrawnDieline>(
  Made: new (...of: ConstructorParameters<typeof DrawnDieline>) => Box,
  catalogue: Catalogue,
  id: string | Entry,
  given: Readonly<Record<string, unknown>>,
  { strict = true, choices, translate, requested: known }: DrawOptions,
): Box => {
  const box = strict ? readBox(catalogue, id, given, choices, translate) : asGiven(catalogue, id, given);
  const { entry, variables, requested } = box;
  const request = readRequest(entry, { variables }, { format: false });
  const drawing = drawRequest(entry, request);
  const stated = { ...statedSizes(entry, request.values, drawing), ...requested, ...known };
  return new Made(entry, request, drawing, request.dimensionTexts ? label(drawing, request.unit, stated) : []);
};

/** Header lines of a drawing: what it is, its sizes, then its finer settings. */
export const headerOf = ({ id, template }: Entry, { unit, used }: Pick<DielineRequest, 'unit' | 'used'>): string[] => {
  const sizes: string[] = [];
  const settings: string[] = [];
  for (const name of Object.keys(used)) {
    const value = used[name];
    if (typeof value === 'number') (name in template.size ? sizes : settings).push(`${name} ${roundTo(value, 4)}`);
  }
  return [`${id} ${template.name}`, `${sizes.join('  ')}  unit ${unit}`, settings.join('  ')].filter((text) =>
    text.trim(),
  );
};

/**
 * A drawn box. A class, because a getter in an object literal makes a hidden class for every box, which holds the box until a full
 * garbage collection.
 */
export class DrawnDieline implements DielineFiles {
  readonly id: string;
  readonly entry: Entry;
  readonly drawing: Drawing;
  readonly labels: readonly Label[];
  readonly values: DielineFiles['values'];
  readonly variables: DielineFiles['variables'];
  readonly size: Size;
  readonly area: number;
  readonly coverArea: number;

  constructor(entry: Entry, { values, used }: DielineRequest, drawing: Drawing, labels: readonly Label[]) {
    this.id = entry.id;
    this.entry = entry;
    this.drawing = drawing;
    this.labels = labels;
    this.values = values;
    this.variables = used;
    this.size = sizeOf(extent(drawing.dieline));
    this.area = areaOf(drawing.parts, 'carton');
    this.coverArea = areaOf(drawing.parts, 'cover');
  }

  get header(): readonly string[] {
    return headerOf(this.entry, { unit: this.variables.unit, used: this.variables });
  }

  readonly file: DielineFiles['file'] = async (format, options = {}) => {
    if (!isFormat(format))
      throw new RangeError(`Unknown format ${quote(format)}. Choose one of: ${formatNames.join(', ')}`);
    return formats[format].write(this.drawing.dieline, this.labels, this.#withUnprinted(options));
  };

  readonly dxf: DielineFiles['dxf'] = () => writeDxf(this.drawing.dieline, this.labels);

  readonly svg: DielineFiles['svg'] = (options = { unit: 'mm' }) =>
    writeSvg(this.drawing.dieline, this.labels, options);

  readonly pdf: DielineFiles['pdf'] = async (options = {}) => this.file('pdf', options) as Promise<Uint8Array>;

  #withUnprinted<Options extends FileOptions>(options: Options): Options {
    const { artwork } = options;
    return artwork ? { ...options, artwork: { unprinted: unprintedPanels(this.drawing), ...artwork } } : options;
  }
}

const asGiven = (catalogue: Catalogue, id: string | Entry, given: Readonly<Record<string, unknown>>): BoxRequest => ({
  entry: typeof id === 'string' ? findEntry({ catalogue }, id) : id,
  variables: { unit: 'mm', ...given },
  requested: {},
});
