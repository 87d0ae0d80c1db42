import { type Curve, distance, type Point } from '../geometry/index.ts';
import { CAP, type Dieline, type Label } from '../sheet/index.ts';
import { type Chain, chains } from './chains.ts';
import { drawingFrame } from './frame.ts';
import { decimals, rounder } from './number.ts';
import { type LayerStyle, layers, POINTS_PER_MM, STROKE_WIDTH } from './profile.ts';
import { xmlText } from './text.ts';

export interface SvgOptions {
  /** What a unit of the viewBox is: millimetres for people who edit, points (72 per inch) as the hosted service counts. */
  readonly unit: 'mm' | 'pt';
  readonly title?: string;
  readonly highlight?: Highlight;
}

/** What a picture points at. */
export interface Highlight {
  /** Names of labels. */
  readonly labels: readonly string[];
  /** Closed outlines on the sheet. */
  readonly areas: readonly (readonly Curve[])[];
}

/** What is pointed at; no layer has this colour. */
const HIGHLIGHT_COLOUR = '#D9480F';

/** Room around the drawing in mm: more than half a stroke. */
const VIEW_MARGIN = 1;

/**
 * Writes a drawing as SVG at true size: width and height in mm, one layer a line
 * type, closed outlines as one path each. The sheet's origin is the viewBox's; y
 * points down as SVG wants it. Exact but for rounding below 0.0001 mm.
 * @throws RangeError if there is nothing to draw or a number is not finite.
 */
export const writeSvg = (
  dieline: Dieline,
  labels: readonly Label[],
  { unit, title, highlight }: SvgOptions,
): string => {
  const scale = unit === 'pt' ? POINTS_PER_MM : 1;
  const pen = svgNumbers(scale, unit === 'pt' ? 4 : 5);
  const { left, bottom, right, top } = drawingFrame(dieline, labels);
  const [width, height] = [right - left + 2 * VIEW_MARGIN, top - bottom + 2 * VIEW_MARGIN];
  const { length } = pen;
  let svg =
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"` +
    ` width="${mmText(width)}mm" height="${mmText(height)}mm"` +
    ` viewBox="${length(left - VIEW_MARGIN)} ${length(-top - VIEW_MARGIN)} ${length(width)} ${length(height)}">\n`;
  if (title) svg += `<title>${xmlText(title)}</title>\n`;
  if (highlight?.areas.length) {
    const d = highlight.areas.map((curves) => pen.chain({ curves, closed: true })).join('');
    svg += `<path id="highlight" fill="${HIGHLIGHT_COLOUR}" fill-opacity=".25" stroke="none" d="${d}"/>\n`;
  }

  const all = chains(dieline);
  for (let i = 0; i < all.length; ) {
    const { line } = all[i]!;
    svg += openLayer(layers[line], pen);
    for (let n = 1; all[i]?.line === line; i++, n++)
      svg += `<path id="${layers[line].name}-${n}" d="${pen.chain(all[i]!)}"/>\n`;
    svg += '</g>\n';
  }
  if (labels.length) {
    svg += openLayer(layers.dimensions, pen);
    labels.forEach((label, k) => {
      const hex = highlight?.labels.includes(label.name) ? HIGHLIGHT_COLOUR : layers.dimensions.hex;
      svg += svgLabel(label, `${layers.dimensions.name}-${k + 1}`, hex, pen);
    });
    svg += '</g>\n';
  }
  return `${svg}</svg>\n`;
};

const mmText = decimals(6);

const openLayer = ({ name, hex }: LayerStyle, { length }: SvgNumbers): string =>
  `<g id="${name}" inkscape:groupmode="layer" inkscape:label="${name}" fill="none" stroke="${hex}"` +
  ` stroke-width="${length(STROKE_WIDTH)}" stroke-linecap="round" stroke-linejoin="round">\n`;

const svgLabel = (
  { name, lines, arrows, text }: Label,
  id: string,
  hex: string,
  { at, length }: SvgNumbers,
): string => {
  const own = hex === layers.dimensions.hex ? '' : ` stroke="${hex}"`;
  let svg = `<g id="${id}" inkscape:label="${xmlText(name)}"${own}>\n`;
  if (lines.length) svg += `<path d="${lines.map(([p, q]) => `M${at(p)}L${at(q)}`).join('')}"/>\n`;
  if (arrows.length)
    svg += `<path fill="${hex}" stroke="none" d="${arrows.map((a) => `M${a.map(at).join('L')}Z`).join('')}"/>\n`;
  const [x, y] = at(text.at).split(' ');
  const turned = text.rotation ? ` transform="rotate(-${text.rotation} ${x} ${y})"` : '';
  svg +=
    `<text x="${x}" y="${y}"${turned} fill="${hex}" stroke="none" font-family="Helvetica, Arial, sans-serif"` +
    ` font-size="${length(text.height / CAP)}">${xmlText(text.value)}</text>\n`;
  return `${svg}</g>\n`;
};

interface SvgNumbers {
  /** A length in mm. */
  readonly length: (mm: number) => string;
  /** A point of the sheet: "x y". */
  readonly at: (p: Point) => string;
  /** Path data of a chain. */
  readonly chain: (chain: Pick<Chain, 'curves' | 'closed'>) => string;
}

const svgNumbers = (scale: number, places: number): SvgNumbers => {
  const short = decimals(places);
  const round = rounder(places);
  const length = (mm: number): string => short(mm * scale);
  const at = (p: Point): string => `${short(p[0] * scale)} ${short(-p[1] * scale)}`;
  const snap = (p: Point): Point => [round(p[0] * scale), round(p[1] * scale)];
  const step = (c: Curve): string => {
    switch (c.kind) {
      case 'line':
        return `L${at(c.to)}`;
      case 'cubic':
        return `C${at(c.c1)} ${at(c.c2)} ${at(c.to)}`;
      case 'arc': {
        // From the rounded ends, and finely: near a half turn the middle of the arc hangs on the last digits.
        const r = radiusText((distance(snap(c.from), snap(c.to)) * (1 + c.bulge ** 2)) / (4 * Math.abs(c.bulge)));
        return `A${r} ${r} 0 ${Math.abs(c.bulge) > 1 ? 1 : 0} ${c.bulge > 0 ? 0 : 1} ${at(c.to)}`;
      }
    }
  };
  const chain = ({ curves, closed }: Pick<Chain, 'curves' | 'closed'>): string => {
    // Z draws the last line of an outline.
    const drawn = closed && curves.at(-1)!.kind === 'line' ? curves.slice(0, -1) : curves;
    return `M${at(curves[0]!.from)}${drawn.map(step).join('')}${closed ? 'Z' : ''}`;
  };
  return { length, at, chain };
};

const radiusText = decimals(9);
