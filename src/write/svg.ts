import type { Curve, Motion, Point } from '../geometry/index.ts';
import { CAP, type Dieline, type Label, textWidth } from '../sheet/index.ts';
import { asciiBytes, ByteSink } from './byte-sink.ts';
import { type Chain, chains } from './chains.ts';
import type { Copies } from './copies.ts';
import { drawingFrame } from './frame.ts';
import { partLabel } from './part-label.ts';
import { drawingOrder, type LayerStyle, layers, POINTS_PER_MM, STROKE_WIDTH } from './profile.ts';
import { isPlainXml, xmlText } from './text.ts';

export interface SvgOptions {
  /** Unit of the viewBox: millimetres for editing, or points (72 per inch) like the hosted service. */
  readonly unit: 'mm' | 'pt';
  readonly title?: string;
  readonly highlight?: Highlight;
  /** Each becomes one group per layer in `defs`, used many times. */
  readonly copies?: readonly Copies[];
}

/** Highlights of a picture. */
export interface Highlight {
  /** Names of the highlighted labels. */
  readonly labels: readonly string[];
  /** Closed outlines on the sheet. */
  readonly areas: readonly (readonly Curve[])[];
}

/** Highlight colour, which no layer has. */
const HIGHLIGHT_COLOUR = '#D9480F';

/** Room around the drawing in mm: more than half a stroke. */
const VIEW_MARGIN = 1;

/**
 * Least width of a line as a share of the drawing's diagonal, so that a large drawing is visible in a view of everything: other than
 * those of PDF, viewers of SVG make a line fainter that is thinner than a pixel.
 */
const VISIBLE_SHARE = 1 / 4000;

/** Decimals of width and height in mm, and of a radius. */
const SIZE_PLACES = 6;
const RADIUS_PLACES = 9;
/** Decimals of the cosine of a rotation. */
const TURN_PLACES = 12;

/**
 * Writes a drawing as SVG at true size: width and height in mm, one layer per line
 * type, closed outlines as one path each. The sheet's origin is the viewBox's; y
 * points down, as SVG requires. In a drawing of several parts each path carries the number and id of its part. Exact
 * except for rounding below 0.0001 mm.
 * @throws RangeError if there is nothing to draw or a number is not finite.
 * @example
 * const { drawing, labels } = dieline('becf-10101');
 * writeSvg(drawing.dieline, labels, { unit: 'mm', title: 'Tea box' }).slice(0, 4); // = '<svg'
 */
export const writeSvg = (dieline: Dieline, labels: readonly Label[], options: SvgOptions): string =>
  svgSink(dieline, labels, options).takeText();

/** As `writeSvg`, in UTF-8. */
export const svgSink = (
  dieline: Dieline,
  labels: readonly Label[],
  { unit, title, highlight, copies = [] }: SvgOptions,
): ByteSink => {
  const svg = new SvgSink(unit);
  const { left, bottom, right, top } = drawingFrame(dieline, labels, copies);
  const [width, height] = [right - left + 2 * VIEW_MARGIN, top - bottom + 2 * VIEW_MARGIN];
  const stroke = Math.max(STROKE_WIDTH, VISIBLE_SHARE * Math.hypot(width, height));
  svg.bytes(HEAD).number(width, SIZE_PLACES).ascii('mm" height="').number(height, SIZE_PLACES).ascii('mm" viewBox="');
  svg
    .length(left - VIEW_MARGIN)
    .space()
    .length(-top - VIEW_MARGIN)
    .space()
    .length(width)
    .space()
    .length(height);
  svg.ascii('">\n');
  if (title) svg.ascii('<title>').text(xmlText(title)).ascii('</title>\n');
  if (highlight?.areas.length) {
    svg.ascii(`<path id="highlight" fill="${HIGHLIGHT_COLOUR}" fill-opacity=".25" stroke="none" d="`);
    for (const curves of highlight.areas) svg.chain(curves, true);
    svg.ascii('"/>\n');
  }
  const all = chains(dieline);
  const repeated = copies.map((each) => ({ ...each, all: chains(each.dieline) }));
  for (const { name, all: own } of repeated) define(svg, name, own);
  let i = 0;
  for (const line of drawingOrder) {
    const used = repeated.filter((each) => each.all.some((chain) => chain.line === line));
    if (all[i]?.line !== line && !used.length) continue;
    const { name } = layers[line];
    openLayer(svg, layers[line], stroke);
    for (const { name: block, at } of used) for (const motion of at) place(svg, `${block}-${name}`, motion);
    for (let n = 1; all[i]?.line === line; i++, n++) path(svg, name, n, partLabel(dieline, all[i]!.part), all[i]!);
    svg.ascii('</g>\n');
  }
  if (labels.length) {
    openLayer(svg, layers.dimensions, stroke);
    for (let k = 0; k < labels.length; k++) {
      const label = labels[k]!;
      dimension(svg, label, k + 1, highlight?.labels.includes(label.name) ? POINTED_AT : PLAIN);
    }
    svg.ascii('</g>\n');
  }
  svg.ascii('</svg>\n');
  return svg;
};

const openLayer = (svg: SvgSink, { name }: LayerStyle, stroke: number): void => {
  svg.bytes(LAYERS[name]!.open).length(stroke).bytes(ROUND_ENDS);
};

const path = (svg: SvgSink, layer: string, n: number, label: string | undefined, { curves, closed }: Chain): void => {
  svg.bytes(LAYERS[layer]!.path).number(n, 0);
  if (label !== undefined) svg.bytes(LABEL).xml(label);
  svg.ascii('" d="').chain(curves, closed).bytes(END);
};

/** The groups of copies: one per layer, which inherits the layer's pen where it is used. */
const define = (svg: SvgSink, block: string, all: readonly Chain[]): void => {
  svg.ascii('<defs>\n');
  for (let i = 0; i < all.length; ) {
    const { line } = all[i]!;
    svg.ascii(`<g id="${block}-${layers[line].name}">\n`);
    for (; all[i]?.line === line; i++) svg.ascii('<path d="').chain(all[i]!.curves, all[i]!.closed).ascii('"/>\n');
    svg.ascii('</g>\n');
  }
  svg.ascii('</defs>\n');
};

/** One copy. Because y points down, its rotation is reversed. */
const place = (svg: SvgSink, id: string, { cos, sin, x, y }: Motion): void => {
  svg.ascii(`<use href="#${id}" transform="matrix(`);
  for (const entry of [cos, -sin, sin, cos]) svg.number(entry, TURN_PLACES).space();
  svg.length(x).space().length(-y).ascii(')"/>\n');
};

const dimension = (svg: SvgSink, { name, lines, arrows, text }: Label, n: number, ink: LabelInk): void => {
  svg.bytes(DIMENSION).number(n, 0).bytes(LABEL).xml(name).bytes(ink.open);
  if (lines.length) {
    svg.bytes(PATH);
    for (const [p, q] of lines) svg.ascii('M').at(p).ascii('L').at(q);
    svg.bytes(END);
  }
  if (arrows.length) {
    svg.bytes(ink.arrows);
    for (const [p, q, r] of arrows) svg.ascii('M').at(p).ascii('L').at(q).ascii('L').at(r).ascii('Z');
    svg.bytes(END);
  }
  const { value, at, rotation, height } = text;
  svg.bytes(TEXT).length(at[0]).ascii('" y="').length(-at[1]);
  if (rotation) svg.bytes(ROTATED).number(rotation, 0).space().at(at).ascii(')');
  svg.bytes(ink.text).length(height / CAP);
  // With any font the text fills its reserved room.
  svg.bytes(TEXT_LENGTH).length(textWidth(value, height)).bytes(ADJUSTED);
  svg.xml(value).bytes(TEXT_END);
};

/** The strokes, arrow heads and text of a label in one colour. */
interface LabelInk {
  readonly open: Uint8Array;
  readonly arrows: Uint8Array;
  readonly text: Uint8Array;
}

const inkOf = (hex: string): LabelInk => ({
  open: asciiBytes(hex === layers.dimensions.hex ? '">\n' : `" stroke="${hex}">\n`),
  arrows: asciiBytes(`<path fill="${hex}" stroke="none" d="`),
  text: asciiBytes(`" fill="${hex}" stroke="none" font-family="Helvetica, Arial, sans-serif" font-size="`),
});

const PLAIN = inkOf(layers.dimensions.hex);
const POINTED_AT = inkOf(HIGHLIGHT_COLOUR);

/** The opening tags of each layer and of its paths. */
const LAYERS: Readonly<Record<string, { readonly open: Uint8Array; readonly path: Uint8Array }>> = Object.fromEntries(
  Object.values(layers).map(({ name, hex }) => [
    name,
    {
      open: asciiBytes(
        `<g id="${name}" inkscape:groupmode="layer" inkscape:label="${name}" fill="none" stroke="${hex}" stroke-width="`,
      ),
      path: asciiBytes(`<path id="${name}-`),
    },
  ]),
);

const HEAD = asciiBytes(
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" width="',
);
const ROUND_ENDS = asciiBytes('" stroke-linecap="round" stroke-linejoin="round">\n');
const LABEL = asciiBytes('" inkscape:label="');
const PATH = asciiBytes('<path d="');
const END = asciiBytes('"/>\n');
const DIMENSION = asciiBytes(`<g id="${layers.dimensions.name}-`);
const TEXT = asciiBytes('<text x="');
const ROTATED = asciiBytes('" transform="rotate(-');
const TEXT_LENGTH = asciiBytes('" textLength="');
const ADJUSTED = asciiBytes('" lengthAdjust="spacingAndGlyphs">');
const TEXT_END = asciiBytes('</text>\n</g>\n');

/** Writes lengths and points of the sheet in the unit of the viewBox. */
class SvgSink extends ByteSink {
  readonly #scale: number;
  readonly #places: number;
  /** Steps per unit: 10 to the power of `#places`. */
  readonly #fineness: number;

  constructor(unit: 'mm' | 'pt') {
    super();
    this.#scale = unit === 'pt' ? POINTS_PER_MM : 1;
    this.#places = unit === 'pt' ? 4 : 5;
    this.#fineness = unit === 'pt' ? 1e4 : 1e5;
  }

  /** A text between tags or in double quotes. */
  xml(text: string): this {
    // Text that needs no escaping is ASCII, as nearly all text here.
    return isPlainXml(text) ? this.ascii(text) : this.text(xmlText(text));
  }

  /** A length in mm. */
  length(mm: number): this {
    return this.number(mm * this.#scale, this.#places);
  }

  /** A point of the sheet: "x y". */
  at(p: Point): this {
    return this.length(p[0]).space().length(-p[1]);
  }

  /** Path data of curves, head to tail. */
  chain(curves: readonly Curve[], closed: boolean): this {
    this.ascii('M').at(curves[0]!.from);
    // Z draws the last line of an outline.
    const end = curves.length - (closed && curves.at(-1)!.kind === 'line' ? 1 : 0);
    for (let k = 0; k < end; k++) this.#step(curves[k]!);
    return closed ? this.ascii('Z') : this;
  }

  #step(c: Curve): void {
    switch (c.kind) {
      case 'line':
        this.ascii('L').at(c.to);
        break;
      case 'cubic':
        this.ascii('C').at(c.c1).space().at(c.c2).space().at(c.to);
        break;
      case 'arc': {
        // From the rounded ends and with more decimals: near a half turn the last digits decide where the middle of the arc lies.
        const dx = this.#rounded(c.to[0]) - this.#rounded(c.from[0]);
        const dy = this.#rounded(c.to[1]) - this.#rounded(c.from[1]);
        const radius = (Math.sqrt(dx * dx + dy * dy) * (1 + c.bulge ** 2)) / (4 * Math.abs(c.bulge));
        this.ascii('A').number(radius, RADIUS_PLACES).space().number(radius, RADIUS_PLACES);
        this.ascii(Math.abs(c.bulge) > 1 ? ' 0 1' : ' 0 0')
          .ascii(c.bulge > 0 ? ' 0 ' : ' 1 ')
          .at(c.to);
      }
    }
  }

  #rounded(mm: number): number {
    return Math.round(mm * this.#scale * this.#fineness) / this.#fineness;
  }
}
