import {
  type Arc,
  type Curve,
  centreForm,
  mapCurve,
  type Point,
  reverse,
  straight,
} from '../../../src/geometry/index.ts';
import { binaryDxf } from '../binary-dxf.ts';
import { oneOf, type Random } from '../planted/boxes.ts';
import { asCubics } from './cubics.ts';
import type { ForeignDrawing } from './shapes.ts';

/** How a program writes a drawing. */
export interface Dialect {
  readonly name: string;
  readonly write: (drawing: ForeignDrawing, random: Random) => string | Uint8Array | Promise<Uint8Array>;
  /** How exact its curves are, relative. @defaultValue 1e-7 */
  readonly exact?: number;
}

type Group = readonly [code: number, value: string | number];

const text = (groups: readonly Group[]): string => groups.map(([code, value]) => `${code}\n${value}\n`).join('');
const entity = (type: string, layer: string, ...groups: readonly Group[]): string =>
  text([[0, type], [8, layer], ...groups]);
const at = ([x, y]: Point, code = 10): Group[] => [
  [code, x],
  [code + 10, y],
];
const section = (name: string, inside: string): string =>
  text([
    [0, 'SECTION'],
    [2, name],
  ]) +
  inside +
  text([[0, 'ENDSEC']]);
const header = (version: string, insunits?: number): string =>
  section(
    'HEADER',
    text([
      [9, '$ACADVER'],
      [1, version],
      ...(insunits === undefined
        ? []
        : ([
            [9, '$INSUNITS'],
            [70, insunits],
          ] as const)),
    ]),
  );
interface LayerStyle {
  readonly name: string;
  readonly colour: number;
  readonly flags?: number;
}
const layers = (...all: readonly LayerStyle[]): string =>
  section(
    'TABLES',
    text([
      [0, 'TABLE'],
      [2, 'LAYER'],
      [70, all.length],
    ]) +
      all
        .map(({ name, colour, flags = 0 }) =>
          text([
            [0, 'LAYER'],
            [2, name],
            [70, flags],
            [62, colour],
            [6, 'CONTINUOUS'],
          ]),
        )
        .join('') +
      text([[0, 'ENDTAB']]),
  );
const file = (...sections: readonly string[]): string => `${sections.join('')}0\nEOF\n`;

const degrees = (radians: number): number => ((((radians * 180) / Math.PI) % 360) + 360) % 360;
const arcEntity = (layer: string, curve: Arc): string => {
  const { centre, radius, start, sweep } = centreForm(curve);
  const [from, to] = sweep > 0 ? [start, start + sweep] : [start + sweep, start];
  return entity('ARC', layer, ...at(centre), [40, radius], [50, degrees(from)], [51, degrees(to)]);
};
const single = (layer: string, curve: Curve): string =>
  curve.kind === 'arc' ? arcEntity(layer, curve) : entity('LINE', layer, ...at(curve.from), ...at(curve.to, 11));
const bulgeOf = (curve: Curve): Group[] => (curve.kind === 'arc' ? [[42, curve.bulge]] : []);
const light = (layer: string, outline: readonly Curve[], ...more: readonly Group[]): string =>
  entity(
    'LWPOLYLINE',
    layer,
    [90, outline.length],
    [70, 1],
    ...more,
    ...outline.flatMap((c) => [...at(c.from), ...bulgeOf(c)]),
  );
const heavy = (layer: string, outline: readonly Curve[]): string =>
  entity('POLYLINE', layer, [66, 1], [70, 1]) +
  outline.map((c) => entity('VERTEX', layer, ...at(c.from), ...bulgeOf(c))).join('') +
  entity('SEQEND', layer);
const spline = (layer: string, [a, b, c, d]: readonly [Point, Point, Point, Point]): string =>
  entity(
    'SPLINE',
    layer,
    ...([
      [70, 8],
      [71, 3],
      [72, 8],
      [73, 4],
    ] as const),
    ...[0, 0, 0, 0, 1, 1, 1, 1].map((knot): Group => [40, knot]),
    ...[a, b, c, d].flatMap((p) => at(p)),
  );

const scaled = (curves: readonly Curve[], by: number): Curve[] =>
  curves.map((curve) => mapCurve(curve, ([x, y]) => [x * by, y * by]));
const shuffled = <T>(all: readonly T[], random: Random): T[] =>
  all
    .map((one) => ({ one, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);

export const dxfDialects: readonly Dialect[] = [
  {
    name: 'AutoCAD R12: polylines with vertices',
    write: ({ outlines, creases }) =>
      file(
        header('AC1009'),
        layers({ name: 'CUT', colour: 1 }, { name: 'CREASE', colour: 3 }),
        section(
          'ENTITIES',
          outlines.map((o) => heavy('CUT', o)).join('') + creases.map((c) => single('CREASE', c)).join(''),
        ),
      ),
  },
  {
    name: 'AutoCAD 2000: light polylines with widths, data of applications, fills and texts',
    write: ({ outlines, creases }) =>
      file(
        header('AC1015', 4),
        layers({ name: 'Cut', colour: 7 }, { name: 'Fold', colour: 7 }, { name: 'Text', colour: 7 }),
        section(
          'ENTITIES',
          outlines
            .map((o) => light('Cut', o, [43, 0.35], [1001, 'ACAD'], [1010, 7], [1020, 8], [1030, 9], [1040, 3.5]))
            .join('') +
            creases.map((c) => single('Fold', c)).join('') +
            entity(
              'HATCH',
              'Cut',
              ...at([0, 0]),
              [2, 'SOLID'],
              [91, 1],
              [92, 2],
              [93, 2],
              ...at([0, 0]),
              ...at([9, 9]),
            ) +
            entity('TEXT', 'Text', ...at([3, 3]), [40, 5], [1, 'Cut here']),
        ),
      ),
  },
  {
    name: 'AutoCAD 2010, binary, in inches',
    write: ({ outlines, creases }) =>
      binaryDxf(
        file(
          header('AC1024', 1),
          layers({ name: 'Knife', colour: 1 }, { name: 'Score', colour: 3 }),
          section(
            'ENTITIES',
            outlines.map((o) => light('Knife', scaled(o, 1 / 25.4))).join('') +
              scaled(creases, 1 / 25.4)
                .map((c) => single('Score', c))
                .join(''),
          ),
        ),
        2,
      ),
  },
  {
    name: 'ArtiosCAD: all in blocks, mirrored and turned',
    write: ({ outlines, creases }, random) => {
      const block = (name: string, inside: string): string =>
        text([[0, 'BLOCK'], [8, '0'], [2, name], [70, 0], ...at([1, 2])]) + inside + text([[0, 'ENDBLK']]);
      const all = [...outlines.flat().map((c) => single('0', c)), ...creases.map((c) => single('Crease', c))];
      const insert = (name: string, layer: string): string =>
        entity('INSERT', layer, [2, name], ...at([40, 50]), [41, -1], [42, 1], [50, oneOf(random, [17, 90, 253])]);
      return file(
        header('AC1015', 4),
        section('BLOCKS', block('DESIGN', all.join('')) + block('1-UP', insert('DESIGN', '0'))),
        section('ENTITIES', entity('INSERT', 'Thru-cut', [2, '1-UP'], ...at([5, 6]), [50, 30])),
      );
    },
  },
  {
    name: 'LibreCAD: lines in any order, kinds by the colours of layers, circles as ellipses',
    write: ({ outlines, creases }, random) => {
      const isCircle = (o: readonly Curve[]): boolean => o.length === 2;
      const round = outlines.filter(isCircle).map((o) => {
        const { centre, radius } = centreForm(o[0] as Arc);
        return entity(
          'ELLIPSE',
          'Layer 1',
          ...at(centre),
          ...at([radius, 0], 11),
          [40, 1],
          [41, 0],
          [42, 6.283185307179587],
        );
      });
      const lines = [
        ...outlines.filter((o) => !isCircle(o)).flatMap((o) => o.map((c) => ({ layer: 'Layer 1', c }))),
        ...creases.map((c) => ({ layer: 'Layer 2', c })),
      ].map(({ layer, c }) => single(layer, random() < 0.5 ? c : reverse(c)));
      return file(
        header('AC1021', 4),
        layers({ name: 'Layer 1', colour: 1 }, { name: 'Layer 2', colour: 3 }),
        section('ENTITIES', shuffled([...lines, ...round], random).join('')),
      );
    },
  },
  {
    name: 'QCAD: centimetres, lines in pieces, duplicates on layers that are off and frozen',
    write: ({ outlines, creases }, random) => {
      const cm = outlines.map((o) => scaled(o, 0.1));
      const pieces = (c: Curve): Curve[] => {
        if (c.kind !== 'line') return [c];
        const t = 0.2 + 0.6 * random();
        const p: Point = [c.from[0] + t * (c.to[0] - c.from[0]), c.from[1] + t * (c.to[1] - c.from[1])];
        return [straight(c.from, p), straight(p, c.to)];
      };
      return file(
        header('AC1015', 5),
        layers(
          { name: 'cut', colour: 7 },
          { name: 'crease', colour: 7 },
          { name: 'old cut', colour: -1 },
          { name: 'draft', colour: 1, flags: 1 },
        ),
        section(
          'ENTITIES',
          cm
            .flat()
            .flatMap(pieces)
            .map((c) => single('cut', c))
            .join('') +
            scaled(creases, 0.1)
              .map((c) => single('crease', c))
              .join('') +
            cm.map((o) => light('old cut', o) + light('draft', scaled(o, 1.1))).join(''),
        ),
      );
    },
  },
  {
    name: 'Illustrator: arcs as splines, no unit',
    exact: 1e-3,
    write: ({ outlines, creases }) =>
      file(
        header('AC1015'),
        layers({ name: 'Die cut', colour: 7 }, { name: 'Folding', colour: 7 }),
        section(
          'ENTITIES',
          outlines
            .flat()
            .flatMap((c) =>
              c.kind === 'arc' ? asCubics(c).map((four) => spline('Die cut', four)) : [single('Die cut', c)],
            )
            .join('') + creases.map((c) => single('Folding', c)).join(''),
        ),
      ),
  },
];
