import { type Curve, flatten, type Point } from '../../src/geometry/index.ts';
import { pdfOf } from '../read/pdf-of.ts';

/** A line with its look: a colour, and dashes. */
export interface Looked {
  readonly curve: Curve;
  readonly colour: string;
  readonly dashed?: boolean;
}

/** Size of the page around the lines, in mm. */
const PAGE = 2000;

const pointsOf = (curve: Curve): readonly Point[] => [curve.from, ...flatten(curve, 0.002)];

const n = (value: number): string => value.toFixed(5);

const byLook = (lines: readonly Looked[]): Looked[][] => {
  const lookOf = ({ colour, dashed }: Looked): string => `${colour} ${dashed}`;
  return [...new Set(lines.map(lookOf))].map((look) => lines.filter((line) => lookOf(line) === look));
};

/** An SVG without names: each colour in a group with the class that a drawing program gives it. */
const svg = (lines: readonly Looked[]): Uint8Array =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PAGE}mm" height="${PAGE}mm" viewBox="0 ${-PAGE / 2} ${PAGE} ${PAGE}">${byLook(
      lines,
    )
      .map(
        (own, k) =>
          `<g class="st${k}" fill="none" stroke="${own[0]!.colour}"${own[0]!.dashed ? ' stroke-dasharray="3 2"' : ''}>${own
            .map(
              ({ curve }) =>
                `<path d="M${pointsOf(curve)
                  .map(([x, y]) => `${n(x)} ${n(-y)}`)
                  .join('L')}"/>`,
            )
            .join('')}</g>`,
      )
      .join('')}</svg>`,
  );

const channels = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);

/** A PDF without layers or inks, in points. */
const pdf = (lines: readonly Looked[]): Uint8Array =>
  pdfOf(
    `${72 / 25.4} 0 0 ${72 / 25.4} 0 0 cm ${byLook(lines)
      .map(
        (own) =>
          `${channels(own[0]!.colour).map(n).join(' ')} RG ${own[0]!.dashed ? '[3 2] 0 d' : '[] 0 d'} ${own
            .map(({ curve }) => {
              const [[x, y], ...more] = pointsOf(curve) as [Point, ...Point[]];
              return `${n(x)} ${n(y)} m ${more.map(([u, v]) => `${n(u)} ${n(v)} l`).join(' ')} S`;
            })
            .join('\n')}`,
      )
      .join('\n')}`,
  );

/** A DXF in millimetres with all lines on layer 0, in true colours. */
const dxf = (lines: readonly Looked[]): Uint8Array =>
  Buffer.from(
    `0\nSECTION\n2\nHEADER\n9\n$INSUNITS\n70\n4\n0\nENDSEC\n0\nSECTION\n2\nENTITIES\n${lines
      .flatMap(({ curve, colour, dashed }) =>
        pointsOf(curve)
          .slice(1)
          .map((to, k) => {
            const from = pointsOf(curve)[k]!;
            const look = `420\n${Number.parseInt(colour.slice(1), 16)}\n${dashed ? '6\nDASHED\n' : ''}`;
            return `0\nLINE\n8\n0\n${look}10\n${n(from[0])}\n20\n${n(from[1])}\n11\n${n(to[0])}\n21\n${n(to[1])}\n`;
          }),
      )
      .join('')}0\nENDSEC\n0\nEOF\n`,
  );

/** Files as other programs write them, where only colours and dashes tell lines apart. */
export const foreignFile = { svg, pdf, dxf } as const;
