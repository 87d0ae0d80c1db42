import { type Arc, type Curve, centreForm, mapCurve, type Point } from '../../../src/geometry/index.ts';
import { asCubics } from './cubics.ts';
import type { Dialect } from './dxf-dialects.ts';
import type { ForeignDrawing } from './shapes.ts';

const NAMESPACES =
  'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"';
const svg = (root: string, inside: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<svg ${NAMESPACES} ${root}>${inside}</svg>`;

const point = ([x, y]: Point): string => `${x},${y}`;

/** Y down, so many units a millimetre. */
const down = (curves: readonly Curve[], units: number): Curve[] =>
  curves.map((curve) => mapCurve(curve, ([x, y]) => [x * units, -y * units], -1));

const arcTo = (curve: Arc): string => {
  const { radius, sweep } = centreForm(curve);
  return `A${radius} ${radius} 0 ${Math.abs(sweep) > Math.PI ? 1 : 0} ${sweep > 0 ? 1 : 0} ${point(curve.to)}`;
};
const bezierTo = (curve: Arc): string =>
  asCubics(curve)
    .map(([, b, c, d]) => `C${point(b)} ${point(c)} ${point(d)}`)
    .join('');
const closed = (outline: readonly Curve[], curved: (curve: Arc) => string): string =>
  `M${point(outline[0]!.from)}${outline.map((c) => (c.kind === 'arc' ? curved(c) : `L${point(c.to)}`)).join('')}Z`;
/** All in steps from one point to the next, as short as a program can write it. */
const relative = (outline: readonly Curve[]): string => {
  const step = ({ from, to }: Curve): string => `${to[0] - from[0]} ${to[1] - from[1]}`;
  const [last] = outline.slice(-1);
  return `m${point(outline[0]!.from)}${outline
    .slice(0, last!.kind === 'line' ? -1 : undefined)
    .map((c) => {
      if (c.kind !== 'arc') return `l${step(c)}`;
      const { radius, sweep } = centreForm(c);
      return `a${radius} ${radius} 0 ${Math.abs(sweep) > Math.PI ? 1 : 0} ${sweep > 0 ? 1 : 0} ${step(c)}`;
    })
    .join('')}z`;
};
const drawn = ({ outlines, creases }: ForeignDrawing, units: number) => ({
  outlines: outlines.map((o) => down(o, units)),
  creases: down(creases, units),
});
const lineOf = ({ from, to }: Curve, more = ''): string =>
  `<line x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}" ${more}/>`;

export const svgDialects: readonly Dialect[] = [
  {
    name: 'Inkscape: layers by label, a layer turned and mirrored by a matrix, relative paths',
    write: (drawing) => {
      const { outlines, creases } = drawn(drawing, 1);
      const layer = (label: string, style: string, inside: string): string =>
        `<g inkscape:groupmode="layer" inkscape:label="${label}" style="${style}" transform="translate(12 7) matrix(0 1 1 0 3 4)">${inside}</g>`;
      return svg(
        'width="900mm" height="900mm" viewBox="0 0 900 900"',
        layer(
          'Cut',
          'fill:none;stroke:#000000;stroke-width:0.3',
          outlines.map((o) => `<path d="${relative(o)}"/>`).join(''),
        ) +
          layer('Crease', 'fill:none;stroke:#000000', creases.map((c) => lineOf(c)).join('')) +
          '<g inkscape:label="Cut" style="display:none"><path d="M0 0h100v100z"/></g>',
      );
    },
  },
  {
    name: 'Illustrator: points, classes of a style sheet, Bézier curves',
    exact: 1e-3,
    write: (drawing) => {
      const { outlines, creases } = drawn(drawing, 72 / 25.4);
      const style =
        '<style type="text/css">\n.st0{fill:none;stroke:#ED1C24;stroke-miterlimit:10;}\n\t.st1{fill:none;stroke:#00A651;}\n</style>';
      return svg(
        'version="1.1" id="Layer_1" x="0px" y="0px" width="1200pt" height="900pt" viewBox="0 0 1200 900"',
        style +
          outlines.map((o) => `<path class="st0" d="${closed(o, bezierTo)}"/>`).join('') +
          creases.map((c) => lineOf(c, 'class="st1"')).join(''),
      );
    },
  },
  {
    name: 'CorelDRAW: hundredths of a millimetre, styles in CDATA, ids that name the layers',
    write: (drawing) => {
      const { outlines, creases } = drawn(drawing, 100);
      return svg(
        'xml:space="preserve" width="210mm" height="297mm" style="shape-rendering:geometricPrecision" viewBox="0 0 21000 29700"',
        '<defs><style type="text/css"><![CDATA[ .str0 {stroke:#1B1918;stroke-width:7.62} .fil0 {fill:none} ]]></style></defs>' +
          `<g id="Cut_x0020_Line"><metadata id="CorelCorpID_0Corel-Layer"/>${outlines.map((o) => `<path id="cutline" class="fil0 str0" d="${closed(o, arcTo)}"/>`).join('')}</g>` +
          `<g id="Fold">${creases.map((c) => lineOf(c, 'class="fil0 str0"')).join('')}</g>`,
      );
    },
  },
  {
    name: 'symbols used twice over: a drawing in a drawing of another scale',
    write: (drawing) => {
      const { outlines, creases } = drawn(drawing, 10);
      return svg(
        'width="8in" height="8in" viewBox="0 0 203.2 203.2"',
        `<defs><symbol id="die" overflow="visible"><g id="cut" stroke="red">${outlines.map((o) => `<path d="${closed(o, arcTo)}"/>`).join('')}</g></symbol><g id="folds" stroke="lime">${creases.map((c) => lineOf(c)).join('')}</g></defs>` +
          '<svg x="10" y="20" width="100" height="100" viewBox="0 0 1000 1000" overflow="visible"><use xlink:href="#die"/><use href="#folds"/></svg>',
      );
    },
  },
  {
    name: 'a laser cutter’s: pixels, polygons and rectangles turned on the spot, no viewBox',
    write: (drawing, random) => {
      const { outlines, creases } = drawn(drawing, 96 / 25.4);
      const angle = 360 * random();
      const shape = (o: readonly Curve[]): string => {
        if (o.length === 2) {
          const { centre, radius } = centreForm(o[0] as Arc);
          return `<circle cx="${centre[0]}" cy="${centre[1]}" r="${radius}"/>`;
        }
        if (o.every(({ kind }) => kind === 'line'))
          return `<polygon points="${o.map(({ from }) => point(from)).join(' ')}"/>`;
        return `<path d="${closed(o, arcTo)}"/>`;
      };
      return svg(
        'width="1000" height="1000"',
        `<g transform="rotate(${angle} 100 200)" fill="none"><g stroke="rgb(255,0,0)">${outlines.map(shape).join('')}</g><g stroke="hsl(120, 100%, 50%)">${creases.map((c) => lineOf(c)).join('')}</g></g>`,
      );
    },
  },
];
