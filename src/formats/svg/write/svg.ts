import { boxAround, type Curve, type Motion, perObject } from '../../../geometry/index.ts';
import { CAP, type Dieline, type Label, textWidth } from '../../../sheet/index.ts';
import { shownFile } from '../../adapt/adapt.ts';
import { asciiBytes, type ByteSink } from '../../byte-sink.ts';
import { type Chain, chains, rowsOf } from '../../chains.ts';
import type { FrameOptions } from '../../frame.ts';
import type { FileLine, LineKind } from '../../line-types.ts';
import { partLabel } from '../../part-label.ts';
import type { LineRule, Profile, SvgUnit } from '../../profile.ts';
import { LABEL_START, PATH_END, SvgSink } from './svg-sink.ts';

/** Highlight colour, which no layer has. */
const HIGHLIGHT_COLOUR = '#D9480F';

/** Writes the strokes, arrow heads and text of a dimension as one group. `n`: its number in the file. */
const dimension = (
  svg: SvgSink,
  { name, lines, arrows, text }: Label,
  n: number,
  { start, plain, highlighted }: ReturnType<typeof dimensionInks>,
  isHighlighted = false,
): void => {
  const ink = isHighlighted ? highlighted : plain;
  svg.bytes(start).number(n, 0).bytes(LABEL_START).xml(name).bytes(ink.open);
  if (lines.length) {
    svg.bytes(PATH);
    for (const [p, q] of lines) svg.ascii('M').at(p).ascii('L').at(q);
    svg.bytes(PATH_END);
  }
  if (arrows.length) {
    svg.bytes(ink.arrows);
    for (const [p, q, r] of arrows) svg.ascii('M').at(p).ascii('L').at(q).ascii('L').at(r).ascii('Z');
    svg.bytes(PATH_END);
  }
  const { value, at, rotation, height } = text;
  svg.bytes(TEXT).x(at).ascii('" y="').y(at);
  if (rotation) svg.bytes(ROTATED).number(rotation, 0).space().at(at).ascii(')');
  svg.bytes(ink.text).length(height / CAP);
  // With any font the text fills its reserved room.
  svg.bytes(TEXT_LENGTH).length(textWidth(value, height)).bytes(ADJUSTED);
  svg.xml(value).bytes(TEXT_END);
};

/** The strokes, arrow heads and text of a label in one colour. */
const inkOf = (hex: string, open: string) => ({
  open: asciiBytes(open),
  arrows: asciiBytes(`<path fill="${hex}" stroke="none" d="`),
  text: asciiBytes(`" fill="${hex}" stroke="none" font-family="Helvetica, Arial, sans-serif" font-size="`),
});

/** The beginning of the group of a dimension, and its inks. */
const dimensionInks = perObject(({ lines: { dimensions } }: Profile) => ({
  start: asciiBytes(`<g id="${dimensions.layer}-`),
  plain: inkOf(dimensions.hex, '">\n'),
  highlighted: inkOf(HIGHLIGHT_COLOUR, `" stroke="${HIGHLIGHT_COLOUR}">\n`),
}));

const PATH = asciiBytes('<path d="');
const TEXT = asciiBytes('<text x="');
const ROTATED = asciiBytes('" transform="rotate(-');
const TEXT_LENGTH = asciiBytes('" textLength="');
const ADJUSTED = asciiBytes('" lengthAdjust="spacingAndGlyphs">');
const TEXT_END = asciiBytes('</text>\n</g>\n');

export interface SvgOptions extends FrameOptions {
  /** Unit of the viewBox: millimetres for editing, points (72 per inch) like the hosted service, or pixels (96 per inch). @defaultValue that of the profile */
  readonly unit?: SvgUnit;
  readonly title?: string;
  readonly highlight?: Highlight;
}

export interface Highlight {
  readonly labels: readonly string[];
  /** Closed outlines on the sheet. */
  readonly areas: readonly (readonly Curve[])[];
}

/** Least line width as a share of the diagonal, to be visible in a full view: SVG viewers, unlike PDF viewers, fade lines below a pixel. */
const VISIBLE_SHARE = 1 / 4000;

/** Decimals of width and height in mm. */
const SIZE_PLACES = 6;
/** Decimals of the cosine of a rotation. */
const TURN_PLACES = 12;

/**
 * Writes a drawing as SVG at true size: width and height in mm, one layer per line type, closed outlines as one path each. The viewBox
 * begins at (0, 0) and ends where the outer strokes do; y points down, as SVG requires. Copies become a group per layer in `defs`, used
 * many times. In a drawing of several parts each path carries the number and id of its part. Exact except for rounding below 0.0001 mm.
 * @throws RangeError if there is nothing to draw or a number is not finite.
 * @example
 * const { drawing, labels } = dieline('becf-10101');
 * writeSvg(drawing.dieline, labels, { unit: 'mm', title: 'Tea box' }).slice(0, 4); // = '<svg'
 */
export const writeSvg = (dieline: Dieline, labels: readonly Label[], options?: SvgOptions): string =>
  svgSink(dieline, labels, options).takeText();

/** As `writeSvg`, in UTF-8. */
export const svgSink = (drawn: Dieline, measures: readonly Label[], options: SvgOptions = {}): ByteSink => {
  const { profile, dieline, labels, copies, frame, guides } = shownFile(drawn, measures, options);
  const { unit = profile.svg.unit, title, highlight } = options;
  const corners = guides.flatMap(({ chains }) => chains.flatMap(({ curves }) => curves.map(({ from }) => from)));
  const { left, bottom, right, top } = boxAround(corners, frame);
  const svg = new SvgSink(unit);
  const visible = profile.hairlines ? 0 : VISIBLE_SHARE * Math.hypot(right - left, top - bottom);
  const stroke = Math.max(profile.stroke, visible);
  // Strokes reach half their width beyond the lines.
  const [width, height] = [right - left + stroke, top - bottom + stroke];
  svg
    .bytes(HEAD)
    .number(width, SIZE_PLACES)
    .ascii('mm" height="')
    .number(height, SIZE_PLACES)
    .ascii('mm" viewBox="0 0 ');
  svg.length(width).space().length(height).ascii('">\n');
  if (title) svg.ascii('<title>').xml(title).ascii('</title>\n');
  const all = chains(dieline, profile);
  const repeated = copies.map((each) => ({ ...each, all: chains(each.dieline, profile) }));
  for (const { name, all: own } of repeated) define(svg, profile, name, own);
  svg.setCorner(left - stroke / 2, top + stroke / 2);
  if (highlight?.areas.length) {
    svg.ascii(`<path id="highlight" fill="${HIGHLIGHT_COLOUR}" fill-opacity=".25" stroke="none" d="`);
    for (const curves of highlight.areas) svg.chain(curves, true);
    svg.ascii('"/>\n');
  }
  for (const { layer, chains: outlines } of guides) {
    svg.ascii(`<g id="${layer.layer}" inkscape:groupmode="layer" inkscape:label="`).xml(layer.title);
    svg
      .ascii(`" fill="none" stroke="${layer.hex ?? profile.lines.bleed.hex}" stroke-width="`)
      .length(stroke)
      .ascii('">\n');
    for (const { curves, closed } of outlines) svg.ascii('<path d="').chain(curves, closed).ascii('"/>\n');
    svg.ascii('</g>\n');
  }
  const tags = tagsOf(profile);
  let i = 0;
  for (const row of rowsOf(profile)) {
    // Most drawings are of one box, for which a filter would only take memory.
    const used = repeated.length ? repeated.filter((each) => each.all.some((chain) => chain.row === row)) : repeated;
    if (all[i]?.row !== row && !used.length) continue;
    const { layer } = profile.lines[row]!;
    openLayer(svg, tags[row], stroke);
    for (const { name: block, at } of used) for (const motion of at) place(svg, `${block}-${layer}`, motion);
    for (let n = 1; all[i]?.row === row; i++, n++) path(svg, tags[row], n, partLabel(dieline, all[i]!.part), all[i]!);
    svg.ascii('</g>\n');
  }
  if (labels.length) {
    openLayer(svg, tags.dimensions, stroke);
    const inks = dimensionInks(profile);
    for (let k = 0; k < labels.length; k++) {
      const label = labels[k]!;
      dimension(svg, label, k + 1, inks, highlight?.labels.includes(label.name));
    }
    svg.ascii('</g>\n');
  }
  svg.ascii('</svg>\n');
  return svg;
};

const openLayer = (svg: SvgSink, { open }: LayerTags, stroke: number): void => {
  svg.bytes(open).length(stroke).bytes(ROUND_ENDS);
};

const path = (svg: SvgSink, tags: LayerTags, n: number, label: string | undefined, { curves, closed }: Chain): void => {
  svg.bytes(tags.path).number(n, 0);
  if (label !== undefined) svg.bytes(LABEL_START).xml(label);
  svg.ascii('" d="').chain(curves, closed).bytes(PATH_END);
};

/** The groups of copies: one per layer, which inherits the layer's pen where it is used. */
const define = (svg: SvgSink, { lines }: Profile, block: string, all: readonly Chain[]): void => {
  svg.ascii('<defs>\n');
  for (let i = 0; i < all.length; ) {
    const { row } = all[i]!;
    svg.ascii(`<g id="${block}-${lines[row]!.layer}">\n`);
    for (; all[i]?.row === row; i++) svg.ascii('<path d="').chain(all[i]!.curves, all[i]!.closed).ascii('"/>\n');
    svg.ascii('</g>\n');
  }
  svg.ascii('</defs>\n');
};

/** One copy. Because y points down, its rotation is reversed. */
const place = (svg: SvgSink, id: string, { cos, sin, x, y }: Motion): void => {
  svg.ascii(`<use href="#${id}" transform="matrix(`);
  for (const entry of [cos, -sin, sin, cos]) svg.number(entry, TURN_PLACES).space();
  svg.at([x, y]).ascii(')"/>\n');
};

type LayerTags = ReturnType<typeof layerTags>;

const layerTags = ({ layer, hex }: LineRule, isPlain: boolean) => {
  const names = isPlain ? '' : ` inkscape:groupmode="layer" inkscape:label="${layer}"`;
  return {
    open: asciiBytes(`<g id="${layer}"${names} fill="none" stroke="${hex}" stroke-width="`),
    path: asciiBytes(`<path id="${layer}-`),
  };
};

const tagsOf = perObject(({ lines, svg: { layers } }: Profile) => {
  const tags = Object.entries(lines).map(([line, rule]) => [line, layerTags(rule, layers === 'plain')]);
  return Object.fromEntries(tags) as Record<LineKind | FileLine, LayerTags>;
});

const HEAD = asciiBytes(
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" width="',
);
const ROUND_ENDS = asciiBytes('" stroke-linecap="round" stroke-linejoin="round">\n');
