import type { Curve, Point } from '../geometry/index.ts';
import { CAP, type Dieline, type Label } from '../sheet/index.ts';
import { arcToCubics } from './bezier.ts';
import { type Chain, chains } from './chains.ts';
import { decimals } from './number.ts';
import { type LayerStyle, layers, POINTS_PER_MM, STROKE_WIDTH } from './profile.ts';
import { winAnsi } from './win-ansi.ts';

/** Drawing operators, and the layers they call by name. */
export interface Content {
  readonly operators: string;
  readonly used: readonly LayerStyle[];
}

/** A line of text above the drawing. Left end of its base line and cap height in mm on the page. */
export interface Heading {
  readonly value: string;
  readonly at: Point;
  readonly height: number;
}

/** A ten-thousandth of a point: 35 nm. */
const pdfNumber = decimals(4);

/** Writes the one content stream of the page, in points. `origin` is where the sheet's origin lies on the page, in mm. */
export const pdfContent = (
  dieline: Dieline,
  labels: readonly Label[],
  headings: readonly Heading[],
  [x0, y0]: Point,
): Content => {
  const at = (p: Point): string =>
    `${pdfNumber((p[0] + x0) * POINTS_PER_MM)} ${pdfNumber((p[1] + y0) * POINTS_PER_MM)}`;
  const used: LayerStyle[] = [];
  let operators = `/overprint gs\n${pdfNumber(STROKE_WIDTH * POINTS_PER_MM)} w 1 J 1 j\n`;
  const begin = (layer: LayerStyle): void => {
    used.push(layer);
    operators += `/OC /${layer.name} BDC\nq\n/${layer.name} CS 1 SCN\n`;
  };
  const end = (): void => {
    operators += 'Q\nEMC\n';
  };
  const write = (value: string, p: Point, height: number, rotation: 0 | 90): void => {
    const turn = rotation ? '0 1 -1 0' : '1 0 0 1';
    operators += `BT /text ${pdfNumber((height / CAP) * POINTS_PER_MM)} Tf ${turn} ${at(p)} Tm ${winAnsi(value)} Tj ET\n`;
  };

  const all = chains(dieline);
  for (let i = 0; i < all.length; ) {
    const { line } = all[i]!;
    begin(layers[line]);
    for (; all[i]?.line === line; i++) operators += `${outline(all[i]!, at)}\n`;
    end();
  }
  if (labels.length) {
    begin(layers.dimensions);
    operators += `/${layers.dimensions.name} cs 1 scn\n`;
    for (const { lines, arrows, text } of labels) {
      if (lines.length) operators += `${lines.map(([p, q]) => `${at(p)} m ${at(q)} l`).join(' ')} S\n`;
      if (arrows.length)
        operators += `${arrows.map(([p, q, r]) => `${at(p)} m ${at(q)} l ${at(r)} l h`).join(' ')} f\n`;
      write(text.value, text.at, text.height, text.rotation);
    }
    end();
  }
  if (headings.length) {
    begin(layers.legend);
    operators += `/${layers.legend.name} cs 1 scn\n`;
    for (const {
      value,
      at: [x, y],
      height,
    } of headings)
      write(value, [x - x0, y - y0], height, 0);
    end();
  }
  return { operators, used };
};

const outline = ({ curves, closed }: Chain, at: (p: Point) => string): string => {
  let path = `${at(curves[0]!.from)} m`;
  // Closing the path draws the last line of an outline.
  const drawn = closed && curves.at(-1)!.kind === 'line' ? curves.slice(0, -1) : curves;
  for (const curve of drawn) path += step(curve, at);
  return path + (closed ? ' h S' : ' S');
};

const step = (curve: Curve, at: (p: Point) => string): string => {
  switch (curve.kind) {
    case 'line':
      return ` ${at(curve.to)} l`;
    case 'cubic':
      return ` ${at(curve.c1)} ${at(curve.c2)} ${at(curve.to)} c`;
    case 'arc':
      return arcToCubics(curve)
        .map((cubic) => step(cubic, at))
        .join('');
  }
};
