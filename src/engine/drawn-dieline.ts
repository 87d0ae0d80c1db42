import {
  type FileOptions,
  type FormatName,
  formatNames,
  formats,
  isFormat,
  type PdfOptions,
  type PlacedOptions,
  type Profile,
  type RuleFacts,
  ruleFacts,
  type SvgOptions,
  writeDxf,
  writeSvg,
} from '../formats/index.ts';
import { areaOf, type Drawing, extent, type Label, type Size, sizeOf } from '../sheet/index.ts';
import { type Entry, evidenceText } from '../template/index.ts';
import { defined, quote, roundTo } from '../values/index.ts';
import type { AskedBox } from './ask.ts';
import { isTurned } from './dimension-type.ts';
import { drawRequest } from './draw-request.ts';
import { type PlantUse, plantUse } from './plant-use.ts';
import { labelsOf } from './requested-sizes.ts';
import { isCorrugated } from './service-rules.ts';
import type { RepeatableVariables } from './settle.ts';
import type { BoxTool } from './tool.ts';

/**
 * `tool`: nicks, bridges (a layer; columns of CF2), patterns of perforations and the text "slot rule", by `Profile.production`; `glue`: layers
 * of glue and areas without varnish, an arrow for flutes or grain (DXF, SVG, PDF); `notes`: rows below, as dimensions; `labels`: more.
 */
export type BoxFileOptions = FileOptions & {
  readonly tool?: boolean | undefined;
  readonly glue?: boolean | undefined;
  readonly notes?: readonly string[] | undefined;
  readonly labels?: readonly Label[] | undefined;
};

/** Brings the fold, which no other file needs. */
const loadArtwork = () => import('./with-artwork.ts');

/** Brings the tool of a die, which few files have. */
const loadTool = () => import('./tool.ts');

/** Header lines of a drawing: what it is, its sizes, then its finer settings. */
export const headerOf = (entry: Entry, used: RepeatableVariables): string[] => {
  const { id, template } = entry;
  const sizes: string[] = [];
  const settings: string[] = [];
  for (const name of Object.keys(used)) {
    const value = used[name];
    if (typeof value === 'number') (name in template.size ? sizes : settings).push(`${name} ${roundTo(value, 4)}`);
  }
  return [
    `${id} ${template.name}`,
    `${sizes.join('  ')}  unit ${used.unit}`,
    settings.join('  '),
    evidenceText(entry),
  ].filter((text) => text.trim());
};

/** A drawn box, not stored. A class: a getter in a literal makes a hidden class per box, which holds it until a full garbage collection. */
export class DrawnDieline {
  /** Id of the template, followed by the choices that differ from it. */
  readonly id: string;
  readonly entry: Entry;
  readonly drawing: Drawing;
  readonly labels: readonly Label[];
  /** Resolved values, in mm, degrees or pieces. */
  readonly values: Readonly<Record<string, number>>;
  /** The same values in the unit of the request. */
  readonly variables: RepeatableVariables;
  /** Width and height over all parts in their layout, in mm. */
  readonly size: Size;
  /** Area of the board of all parts, in mm². Exact: curves are not flattened. */
  readonly area: number;
  /** Area of the paper that covers the board of a rigid box, in mm²; 0 for other boxes. */
  readonly coverArea: number;
  /** The table of the plant that makes it; undefined without a plant. */
  readonly plant: PlantUse | undefined;

  /** @throws TemplateFault for a mistake in the template. */
  constructor(box: AskedBox) {
    const { entry, values, used } = box;
    const drawing = drawRequest(box);
    this.id = entry.id;
    this.entry = entry;
    this.drawing = drawing;
    this.labels = labelsOf(box, drawing);
    this.values = values;
    this.variables = used;
    this.size = sizeOf(extent(drawing.dieline));
    this.area = areaOf(drawing.parts, 'carton');
    this.coverArea = areaOf(drawing.parts, 'cover');
    this.plant = plantUse(box, drawing);
  }

  /** Text lines that describe the drawing, as in the header of a PDF. */
  get header(): readonly string[] {
    const lines = headerOf(this.entry, this.variables);
    return this.plant ? [...lines, `Allowances: ${this.plant.table}`] : lines;
  }

  /** Metres of rule and bends by type of line, for the quote of a tool. */
  get rules(): readonly RuleFacts[] {
    return ruleFacts(this.drawing.dieline);
  }

  /** Its tool by the figures of a profile, usually the hosted service's: nicks, slot rules and what the die maker reads. */
  readonly tool = async (profile?: Profile): Promise<BoxTool> => (await loadTool()).toolOf(this, profile);

  /** Writes the file in any format. Rejects with RangeError when the format cannot hold the drawing. */
  readonly file = async (
    format: FormatName,
    { tool: hasTool, glue, notes, labels: more = [], ...given }: BoxFileOptions = {},
  ): Promise<string | Uint8Array> => {
    if (!isFormat(format))
      throw new RangeError(`Unknown format ${quote(format)}. Choose one of: ${formatNames.join(', ')}`);
    const glued = glue
      ? (await loadArtwork()).glueOnSheet(this.drawing, isCorrugated(this.entry), isTurned(this.variables))
      : undefined;
    const tool = hasTool ? await this.tool(given.profile) : undefined;
    const options: FileOptions = { ...given, ...defined({ toolPlan: tool?.plan, zones: glued?.zones }) };
    const isPress = options.profile?.pdf.standard === 'x4';
    const template =
      options.artwork && !isPress
        ? (await loadArtwork()).templateLabels(this.drawing, this.id, options.artwork.bleed, options.profile?.mirror)
        : [];
    const slots = tool ? (await loadTool()).slotRuleLabels(tool.slotRules) : [];
    const labelled = [...this.labels, ...slots, ...(glued?.labels ?? []), ...more, ...template];
    const shown = notes ? [...labelled, ...(await loadArtwork()).notesBelow(this.drawing, labelled, notes)] : labelled;
    if (!options.artwork && !isPress) return formats[format].write(this.drawing.dieline, shown, options);
    const all = (await loadArtwork()).withArtwork(options, this.drawing, this.header[0]);
    return formats[format].write(this.drawing.dieline, shown, all);
  };

  /** @param options - origin and profile: those of the hosted service by default. */
  readonly dxf = (options: PlacedOptions = {}): string => writeDxf(this.drawing.dieline, this.labels, options);

  /** @param options - Unit of the viewBox: millimetres by default. */
  readonly svg = (options: SvgOptions = {}): string => writeSvg(this.drawing.dieline, this.labels, options);

  readonly pdf = async (
    options: PdfOptions & Pick<BoxFileOptions, 'tool' | 'tiles' | 'notes' | 'labels'> = {},
  ): Promise<Uint8Array> => this.file('pdf', options) as Promise<Uint8Array>;
}

/** What is known of a drawn box, and its files. */
export type DielineFiles = DrawnDieline;
