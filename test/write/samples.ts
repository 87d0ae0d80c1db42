import { type Blank, onePart, type Panel, pen } from '../../src/board/index.ts';
import { arc, type Curve, circle, type Point, straight } from '../../src/geometry/index.ts';
import { arrange, type Dieline, draw, type Label } from '../../src/sheet/index.ts';
import { plain } from '../core/plain.ts';

export const blankOf = (trunk: Panel, base: Blank['base'] = { line: 'cut' }): Blank =>
  plain(trunk, { base, thickness: 0.5 });

/** A 60 × 40 wall with marks on it. */
export const wall = (...marks: { line?: 'cut'; curves: Curve[] }[]): Dieline => {
  const outline = pen('wall', 60, { role: 'wall' }).to(60, 40).to(0, 40);
  for (const { line = 'cut', curves } of marks) outline.mark(line, ...curves);
  return draw(blankOf(outline.close()));
};

const ring = (...points: Point[]): Curve[] => points.map((p, i) => straight(p, points[(i + 1) % points.length]!));

/** Every kind of curve and line: a rounded lid, a tongue of cubics, a window, a slit, arcs near and beyond a half turn. */
const rich = (): Dieline => {
  const lid = pen('lid', 60).to(60, 20).turn(50, 30).to(10, 30).turn(0, 20).close();
  const tongue = pen('tongue', 40).cubic([40, 20], [30, 35], 20, 35).cubic([10, 35], [0, 20], 0, 0).close();
  const base = pen('base', 60).to(60, 30).to(0, 30).close();
  const wall = pen('wall', 60, { role: 'wall' })
    .hang(60, 40, tongue)
    .hang(0, 40, lid, 'combination')
    .arc(0, 30, 0.9995)
    .to(0, 22)
    .arc(0, 16, 1.7)
    .mark('cut', ...circle([30, 20], 8))
    .mark('cut', straight([10, 5], [20, 5]), arc([20, 5], [30, 5], -0.5))
    .mark('cut', arc([12, 10], [18, 10], -1.0002))
    .mark('perforation', straight([45, 5], [45, 35]))
    .mark('half-cut', straight([48, 5], [50, 8.123456789]), straight([50, 8.123456789], [55, 35 / 3]))
    .mark('bleed', ...ring([52, 20], [58, 20], [58, 30], [52, 30]))
    .close();
  return draw(blankOf(wall, { line: 'crease', panel: base }));
};

/** Two lids side by side, cut apart down to the crease. */
const neighbours = (): Dieline => {
  const lid = (name: string) => pen(name, 50).to(50, 20).to(0, 20).close();
  const right = pen('right', 30, { role: 'wall' }).to(30, 50).to(0, 50).hang(0, 0, lid('lid')).close();
  const wall = pen('wall', 50, { role: 'wall' }).hang(50, 30, right).hang(0, 30, lid('lid')).close();
  return draw(blankOf(wall));
};

const twoParts = (): Dieline => {
  const tray = pen('tray', 60, { role: 'wall' })
    .to(60, 40)
    .to(0, 40)
    .mark('cut', ...circle([30, 20], 8));
  const lid = pen('lid', 62, { role: 'wall' })
    .to(62, 42)
    .to(0, 42)
    .mark('crease', straight([0, 21], [62, 21]));
  const [first] = onePart(blankOf(tray.close()));
  return arrange([first!, { ...first!, id: 'lid', name: 'lid', blank: blankOf(lid.close()) }]).dieline;
};

/** Named drawings, each with a case that is difficult for a writer. */
export const samples = {
  rich: rich(),
  neighbours: neighbours(),
  twoParts: twoParts(),
  /** A slit from the edge that ends in a round hole. */
  keyhole: wall({ curves: [straight([60, 20], [38, 20]), ...circle([30, 20], 8)] }),
  /** A hole that touches the outline in a corner of both. */
  touching: wall({ curves: ring([60, 40], [40, 40 / 3], [50, 10]) }),
  /** Two holes that touch one another. */
  eight: wall({ curves: [...circle([20, 20], 5), ...circle([30, 20], 5)] }),
  /** Two holes with a slit from one to the other. */
  spectacles: wall({ curves: [...circle([20, 20], 5), straight([25, 20], [35, 20]), ...circle([40, 20], 5)] }),
  /** A round hole that touches the edge: two lines and two arcs leave in two directions. */
  kissing: wall({ curves: [arc([30, 0], [30, 16], 1), arc([30, 16], [30, 0], 1)] }),
  /** A cut from edge to edge. */
  halved: wall({ curves: [straight([30, 0], [30, 40])] }),
  /** A slit with three arms, and one that forks from the edge. */
  forked: wall(
    { curves: [straight([30, 20], [40, 20])] },
    { curves: [straight([30, 20], [20, 30])] },
    { curves: [straight([30, 20], [20, 10])] },
    { curves: [straight([60, 30], [50, 30]), straight([50, 30], [45, 35])] },
    { curves: [straight([50, 30], [45, 25])] },
  ),
  /** A slit along the tangent of a round hole: three lines leave in two directions. */
  tangent: wall({ curves: [...circle([30, 20], 8)] }, { curves: [straight([38, 20], [38, 35])] }),
} as const satisfies Record<string, Dieline>;

export const label = (value: string, rotation: 0 | 90 = 0): Label => ({
  name: 'length',
  from: [0, 0],
  to: [60, 0],
  lines: [
    [
      [0, -10],
      [20, -10],
    ],
    [
      [40, -10],
      [60, -10],
    ],
  ],
  arrows: [
    [
      [0, -10],
      [3, -9],
      [3, -11],
    ],
    [
      [60, -10],
      [57, -9],
      [57, -11],
    ],
  ],
  text: { value, at: rotation ? [-8, 5] : [22, -11.5], rotation, height: 3 },
});

export const labels = [label('60.00mm'), label('40.00mm', 90)];

/** Texts that try to break out of their line. */
export const hostile = [
  'a\n  0\nLINE\n  8\ncut',
  'a\r\n0\r\nEOF',
  '\u0000\u0007\u001b[31m\u007f\u0085\u2028\u2029',
  '</text><script>alert("1")</script>&amp;]]>',
  '(unbalanced \\) Tj ET Q EMC (',
  'Ä Ω € — №\u00a0',
  '😀 \ud800 \udc00 \uffff',
  '\\U+0041 \\P ^J %%d %%%',
  '',
];

const one: Omit<Dieline, 'lines'> = {
  nodes: [
    [0, 0],
    [1, 1],
  ],
  parts: ['a'],
};

/** A drawing with a number that is not finite. */
export const broken = (v: number): Dieline[] => [
  { ...one, lines: [lineOf(straight([0, 0], [v, 1]))] },
  { ...one, lines: [lineOf(arc([0, 0], [1, 1], v))] },
  { ...one, lines: [lineOf({ kind: 'cubic', from: [0, 0], c1: [0, v], c2: [1, 0], to: [1, 1] })] },
];

const lineOf = (curve: Curve): Dieline['lines'][number] => ({
  from: 0,
  to: 1,
  curve,
  line: 'cut',
  panels: ['a'],
  part: 0,
});
