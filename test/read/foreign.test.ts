import { describe, expect, it } from 'vitest';
import { isLine, type LineKind as Kind, type ReadOptions, readDrawing } from '../../src/formats/reading/index.ts';
import { arc, type Curve, circle, mapCurve, type Point, pointAt, straight } from '../../src/geometry/index.ts';
import { deviations } from '../../src/recognise/lines/deviation.ts';
import { pdfOf } from './pdf-of.ts';

type Expected = readonly (readonly [kind: Kind, ...curves: Curve[]])[];

/** A file is read as these lines, in mm, y up, to a thousandth of a millimetre. */
const reads = async (file: string | Uint8Array, expected: Expected, options: ReadOptions = {}) => {
  const reading = await readDrawing(typeof file === 'string' ? Buffer.from(file) : file, options);
  const theirs = reading.lines.filter(isLine).map(({ kind, curve }) => ({ line: kind, curve }));
  const ours = expected.flatMap(([line, ...curves]) => curves.map((curve) => ({ line: line as 'cut', curve })));
  expect(theirs.length).toBeGreaterThan(0);
  expect(new Set(theirs.map(({ line }) => line))).toEqual(new Set(ours.map(({ line }) => line)));
  expect(deviations(theirs, ours, 0.001)).toEqual([]);
  return reading;
};

const path = (...points: Point[]): Curve[] => points.slice(1).map((to, k) => straight(points[k]!, to));
const moved = (curves: readonly Curve[], dx: number, dy: number): Curve[] =>
  curves.map((curve) => mapCurve(curve, ([x, y]) => [x + dx, y + dy]));

describe('DXF as common programs write it', () => {
  const dxf = (entities: string, { header = '', tables = '', blocks = '' } = {}): string =>
    [
      header && `0\nSECTION\n2\nHEADER\n${header}0\nENDSEC\n`,
      tables && `0\nSECTION\n2\nTABLES\n0\nTABLE\n2\nLAYER\n${tables}0\nENDTAB\n0\nENDSEC\n`,
      blocks && `0\nSECTION\n2\nBLOCKS\n${blocks}0\nENDSEC\n`,
      `0\nSECTION\n2\nENTITIES\n${entities}0\nENDSEC\n0\nEOF\n`,
    ].join('');
  /** An entity: its type, and its groups one after another. */
  const entity = (type: string, ...groups: (string | number)[]): string => `0\n${type}\n${groups.join('\n')}\n`;
  const line = (layer: string, [a, b]: Point, [c, d]: Point): string =>
    entity('LINE', 8, layer, 10, a, 20, b, 11, c, 21, d);
  const layer = (name: string, colour: number, flags = 0): string => entity('LAYER', 2, name, 70, flags, 62, colour);
  const block = (name: string, [x, y]: Point, inside: string): string =>
    entity('BLOCK', 2, name, 10, x, 20, y) + inside + entity('ENDBLK', 8, 0);

  it('a closed light polyline with a bulge', async () => {
    const file = dxf(
      entity('LWPOLYLINE', 8, 'Cut', 90, 4, 70, 1, 10, 0, 20, 0, 10, 40, 20, 0, 42, 1, 10, 40, 20, 20, 10, 0, 20, 20),
    );
    await reads(file, [
      ['cut', straight([0, 0], [40, 0]), arc([40, 0], [40, 20], 1), ...path([40, 20], [0, 20], [0, 0])],
    ]);
  });

  it('an old polyline with vertices', async () => {
    const vertex = (x: number, y: number, bulge = 0): string => entity('VERTEX', 8, 'FOLD', 10, x, 20, y, 42, bulge);
    const file = dxf(
      entity('POLYLINE', 8, 'FOLD', 66, 1, 70, 0) +
        vertex(0, 0) +
        vertex(30, 0, -0.5) +
        vertex(30, 12) +
        entity('SEQEND', 8, 'FOLD'),
    );
    await reads(file, [['crease', straight([0, 0], [30, 0]), arc([30, 0], [30, 12], -0.5)]]);
  });

  it('a circle, an arc over 0°, and an ellipse', async () => {
    const r = Math.SQRT1_2 * 10;
    const file = dxf(
      entity('CIRCLE', 8, 'cut', 10, 5, 20, 5, 40, 5) +
        entity('ARC', 8, 'cut', 10, 50, 20, 0, 40, 10, 50, 315, 51, 45) +
        entity('ELLIPSE', 8, 'crease', 10, 100, 20, 0, 11, 0, 21, 20, 40, 0.5, 41, 0, 42, Math.PI / 2),
    );
    const { lines: strokes } = await readDrawing(Buffer.from(file));
    // A quarter of an ellipse of 10 by 20, standing: every point is on it.
    for (const { curve, kind } of strokes)
      if (kind === 'crease')
        for (const [x, y] of [0.3, 0.5, 1].map((t) => pointAt(curve, t)))
          expect(((x - 100) / 10) ** 2 + (y / 20) ** 2).toBeCloseTo(1, 6);
    expect(strokes.at(-1)!.curve.to.map((value) => Math.round(value * 1e6) / 1e6)).toEqual([90, 0]);
    await reads(
      dxf(
        entity('CIRCLE', 8, 'cut', 10, 5, 20, 5, 40, 5) +
          entity('ARC', 8, 'cut', 10, 50, 20, 0, 40, 10, 50, 315, 51, 45),
      ),
      [['cut', ...circle([5, 5], 5), arc([50 + r, -r], [50 + r, r], Math.tan(Math.PI / 8))]],
    );
  });

  it('splines: a cubic of two pieces, a line of the first degree, a weighted quarter circle', async () => {
    const spline = (degree: number, knots: number[], points: Point[], weights: number[] = []): string =>
      entity(
        'SPLINE',
        8,
        'cut',
        70,
        8,
        71,
        degree,
        ...knots.flatMap((k) => [40, k]),
        ...weights.flatMap((w) => [41, w]),
        ...points.flatMap(([x, y]) => [10, x, 20, y]),
      );
    // Two Bézier pieces that meet smoothly in the middle are one spline with a simple knot.
    const file = dxf(
      spline(
        3,
        [0, 0, 0, 0, 1, 2, 2, 2, 2],
        [
          [0, 0],
          [0, 10],
          [20, 20],
          [40, 10],
          [40, 0],
        ],
      ),
    );
    await reads(file, [
      [
        'cut',
        { kind: 'cubic', from: [0, 0], c1: [0, 10], c2: [10, 15], to: [20, 15] },
        { kind: 'cubic', from: [20, 15], c1: [30, 15], c2: [40, 10], to: [40, 0] },
      ],
    ]);
    await reads(
      dxf(
        spline(
          1,
          [0, 0, 1, 2, 2],
          [
            [0, 0],
            [10, 0],
            [10, 5],
          ],
        ),
      ),
      [['cut', ...path([0, 0], [10, 0], [10, 5])]],
    );
    await reads(
      dxf(
        spline(
          2,
          [0, 0, 0, 1, 1, 1],
          [
            [0, 0],
            [10, 20],
            [20, 0],
          ],
        ),
      ),
      [['cut', { kind: 'cubic', from: [0, 0], c1: [20 / 3, 40 / 3], c2: [40 / 3, 40 / 3], to: [20, 0] }]],
    );
    const { notes } = await reads(
      dxf(
        spline(
          2,
          [0, 0, 0, 1, 1, 1],
          [
            [10, 0],
            [10, 10],
            [0, 10],
          ],
          [1, Math.SQRT1_2, 1],
        ),
      ),
      [['cut', arc([10, 0], [0, 10], Math.tan(Math.PI / 8))]],
    );
    expect(notes.join()).toMatch(/near, not exact/);
  });

  it('blocks: rotated, unevenly scaled, in rows and columns, nested, mirrored', async () => {
    const blocks =
      block('tab', [1, 1], line('0', [1, 1], [3, 1]) + line('crease', [1, 1], [1, 2])) +
      block('two', [0, 0], entity('INSERT', 8, '0', 2, 'TAB', 10, 0, 20, 0));
    const insert = (...groups: (string | number)[]): string => dxf(entity('INSERT', 8, 'cut', ...groups), { blocks });
    await reads(insert(2, 'tab', 10, 10, 20, 10, 50, 90), [
      ['cut', straight([10, 10], [10, 12])],
      ['crease', straight([10, 10], [9, 10])],
    ]);
    await reads(insert(2, 'tab', 10, 0, 20, 0, 41, 2, 42, 3), [
      ['cut', straight([0, 0], [4, 0])],
      ['crease', straight([0, 0], [0, 3])],
    ]);
    await reads(insert(2, 'tab', 10, 0, 20, 0, 41, -1), [
      ['cut', straight([0, 0], [-2, 0])],
      ['crease', straight([0, 0], [0, 1])],
    ]);
    await reads(insert(2, 'two', 10, 5, 20, 0), [
      ['cut', straight([5, 0], [7, 0])],
      ['crease', straight([5, 0], [5, 1])],
    ]);
    const one = straight([0, 0], [2, 0]);
    const other = straight([0, 0], [0, 1]);
    const places: readonly Point[] = [
      [0, 0],
      [10, 0],
      [20, 0],
      [0, 5],
      [10, 5],
      [20, 5],
    ];
    await reads(insert(2, 'tab', 10, 0, 20, 0, 70, 3, 71, 2, 44, 10, 45, 5), [
      ['cut', ...places.flatMap(([x, y]) => moved([one], x, y))],
      ['crease', ...places.flatMap(([x, y]) => moved([other], x, y))],
    ]);
  });

  it('seen from behind', () =>
    reads(dxf(entity('ARC', 8, 'cut', 10, 0, 20, 0, 40, 10, 50, 0, 51, 90, 230, -1)), [
      ['cut', arc([-10, 0], [0, 10], -Math.tan(Math.PI / 8))],
    ]));

  it('dimensions are labels on any layer', async () => {
    const file = dxf(line('cut', [0, 0], [40, 0]) + entity('DIMENSION', 8, 'cut', 2, '*D1', 10, 0, 20, 0), {
      blocks: block(
        '*D1',
        [0, 0],
        line('cut', [0, -10], [40, -10]) + entity('MTEXT', 8, '0', 10, 20, 20, -9, 1, '{\\H2;40.00mm}'),
      ),
    });
    const { texts, lines: strokes } = await reads(file, [['cut', straight([0, 0], [40, 0])]]);
    expect(texts.map(({ value }) => value)).toEqual(['40.00mm']);
    expect(strokes.filter(({ kind }) => kind === 'dimensions')).toHaveLength(1);
  });

  it('layers that are off or frozen, invisible entities and paper space are skipped, with a note', async () => {
    const file = dxf(
      line('cut', [0, 0], [10, 0]) +
        line('Off', [0, 5], [10, 5]) +
        line('frozen', [0, 6], [10, 6]) +
        entity('LINE', 8, 'cut', 60, 1, 10, 0, 20, 7, 11, 10, 21, 7) +
        entity('LINE', 8, 'cut', 67, 1, 10, 0, 20, 8, 11, 10, 21, 8),
      { tables: layer('CUT', 1) + layer('off', -3) + layer('FROZEN', 3, 1) },
    );
    const { notes } = await reads(file, [['cut', straight([0, 0], [10, 0])]]);
    for (const said of [
      /layer Off were left out: it is frozen or off/,
      /layer frozen were/,
      /Invisible/,
      /paper space/,
    ])
      expect(notes.join('\n')).toMatch(said);
  });

  it('colours of layers, blocks and lines set the line type where no name does', async () => {
    const file = dxf(
      line('A', [0, 0], [10, 0]) +
        entity('LINE', 8, 'A', 62, 3, 10, 0, 20, 5, 11, 10, 21, 5) +
        entity('LINE', 8, 'A', 420, 0xff00ff, 10, 0, 20, 7, 11, 10, 21, 7) +
        entity('INSERT', 8, 'A', 62, 3, 2, 'b', 10, 0, 20, 20),
      { tables: layer('A', 1), blocks: block('b', [0, 0], entity('LINE', 8, 'A', 62, 0, 10, 0, 20, 0, 11, 10, 21, 0)) },
    );
    await reads(file, [
      ['cut', straight([0, 0], [10, 0])],
      ['crease', straight([0, 5], [10, 5]), straight([0, 20], [10, 20])],
      ['half-cut', straight([0, 7], [10, 7])],
    ]);
    await reads(dxf(line('A', [0, 0], [10, 0])), [['perforation', straight([0, 0], [10, 0])]], {
      kinds: { a: 'perforation' },
    });
  });

  it.each([
    [1, 25.4],
    [4, 1],
    [5, 10],
    [6, 1000],
  ])('units of the header: %i is %d mm', async (code, mm) => {
    const file = dxf(line('cut', [0, 0], [2, 0]), { header: `9\n$ACADVER\n1\nAC1015\n9\n$INSUNITS\n70\n${code}\n` });
    const { unit, notes } = await reads(file, [['cut', straight([0, 0], [2 * mm, 0])]]);
    expect({ mm: unit.mm, notes }).toEqual({ mm, notes: [] });
    await reads(file, [['cut', straight([0, 0], [6, 0])]], { mm: 3 });
  });
});

describe('SVG as common programs write it', () => {
  const svg = (inside: string, root = 'width="100mm" height="100mm" viewBox="0 0 100 100"'): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" ${root}>${inside}</svg>`;
  const cut = (inside: string, root?: string): string => svg(`<g id="cut" stroke="#000">${inside}</g>`, root);
  /** Lines written y down. */
  const down = (...curves: Curve[]): Curve[] => curves.map((curve) => mapCurve(curve, ([x, y]) => [x, -y], -1));

  it('every shape', async () => {
    await reads(
      cut('<line x1="1" y1="2" x2="5" y2="2"/><polyline points="0,0 10,0 10,5"/><polygon points="20 0 30 0 30 5"/>'),
      [
        [
          'cut',
          ...down(
            straight([1, 2], [5, 2]),
            ...path([0, 0], [10, 0], [10, 5]),
            ...path([20, 0], [30, 0], [30, 5], [20, 0]),
          ),
        ],
      ],
    );
    await reads(cut('<circle cx="50%" cy="20" r="5"/><rect x="10" y="10" width="20" height="10"/>'), [
      ['cut', ...down(...circle([50, 20], 5), ...path([10, 10], [30, 10], [30, 20], [10, 20], [10, 10]))],
    ]);
    const q = Math.tan(Math.PI / 8);
    await reads(cut('<rect x="0" y="0" width="20" height="10" rx="4"/>'), [
      [
        'cut',
        ...down(
          straight([4, 0], [16, 0]),
          arc([16, 0], [20, 4], q),
          straight([20, 4], [20, 6]),
          arc([20, 6], [16, 10], q),
          straight([16, 10], [4, 10]),
          arc([4, 10], [0, 6], q),
          straight([0, 6], [0, 4]),
          arc([0, 4], [4, 0], q),
        ),
      ],
    ]);
    const { lines: strokes } = await readDrawing(Buffer.from(cut('<ellipse cx="0" cy="0" rx="20" ry="10"/>')));
    for (const { curve } of strokes) expect((curve.to[0] / 20) ** 2 + (curve.to[1] / 10) ** 2).toBeCloseTo(1, 9);
  });

  it('relative and abbreviated paths, and arcs', async () => {
    await reads(cut('<path d="m10 10h10v5l-5 5-5-5z m20 0h5"/>'), [
      [
        'cut',
        ...down(...path([10, 10], [20, 10], [20, 15], [15, 20], [10, 15], [10, 10]), straight([30, 10], [35, 10])),
      ],
    ]);
    await reads(cut('<path d="M0 0c0 10 10 10 10 0s10-10 10 0"/>'), [
      [
        'cut',
        ...down(
          { kind: 'cubic', from: [0, 0], c1: [0, 10], c2: [10, 10], to: [10, 0] },
          { kind: 'cubic', from: [10, 0], c1: [10, -10], c2: [20, -10], to: [20, 0] },
        ),
      ],
    ]);
    await reads(cut('<path d="M0 0q10 10 20 0t20 0"/>'), [
      [
        'cut',
        ...down(
          { kind: 'cubic', from: [0, 0], c1: [20 / 3, 20 / 3], c2: [40 / 3, 20 / 3], to: [20, 0] },
          { kind: 'cubic', from: [20, 0], c1: [80 / 3, -20 / 3], c2: [100 / 3, -20 / 3], to: [40, 0] },
        ),
      ],
    ]);
    // Flags without room between them, as scripts that shorten files write.
    await reads(cut('<path d="M10 0A10 10 0 0110 20a10 10 0 10 0-20"/>'), [
      ['cut', ...down(arc([10, 0], [10, 20], 1), arc([10, 20], [10, 0], -1))],
    ]);
    // A quarter of a circle, and the other three.
    await reads(cut('<path d="M10 0A10 10 0 0 1 0 10M40 0A10 10 0 1 1 30 10"/>'), [
      [
        'cut',
        ...down(arc([10, 0], [0, 10], Math.tan(Math.PI / 8)), arc([40, 0], [30, 10], Math.tan((3 * Math.PI) / 8))),
      ],
    ]);
  });

  it('nested transforms, use, symbols and inner drawings', async () => {
    await reads(
      svg(
        '<g transform="translate(10 20)"><g id="cut" stroke="red" transform="rotate(90) scale(2)"><path d="M0 0h5"/></g></g>',
      ),
      [['cut', ...down(straight([10, 20], [10, 30]))]],
    );
    await reads(cut('<path d="M0 0h10" transform="rotate(90, 10 0) matrix(1 0 0 -1 0 0) skewX(45)"/>'), [
      ['cut', ...down(straight([10, -10], [10, 0]))],
    ]);
    const use = '<defs><path id="p" d="M0 0h10"/><symbol id="s"><path d="M0 0v5"/></symbol></defs>';
    await reads(
      `${svg(`${use}<g id="crease" stroke="lime"><use xlink:href="#p" x="5" y="6"/><use href="#s" transform="translate(1 1)"/></g>`)}`,
      [['crease', ...down(straight([5, 6], [15, 6]), straight([1, 1], [1, 6]))]],
    );
    await reads(cut('<svg x="10" y="10"><path d="M0 0h10"/></svg>'), [['cut', ...down(straight([10, 10], [20, 10]))]]);
  });

  it('an unevenly scaled arc is an ellipse', async () => {
    const { lines: strokes } = await readDrawing(Buffer.from(cut('<circle r="10" transform="scale(2 1)"/>')));
    expect(strokes.length).toBeGreaterThan(0);
    for (const { curve } of strokes)
      for (const [x, y] of [0, 0.3, 0.5, 0.8, 1].map((t) => pointAt(curve, t)))
        expect((x / 20) ** 2 + (y / 10) ** 2).toBeCloseTo(1, 6);
  });

  it('classes of a style sheet, style attributes, layers of Inkscape, entities of Illustrator', async () => {
    const sheet =
      '<style type="text/css"><![CDATA[ .st0{fill:none;stroke:#FF0000;} .st1 {stroke:#0f0} path.hidden{display:none} ]]></style>';
    await reads(
      svg(
        `${sheet}<path class="st0" d="M0 0h10"/><path class="st0 st1" d="M0 5h10"/><path class="st0 hidden" d="M0 9h10"/>`,
      ),
      [
        ['cut', ...down(straight([0, 0], [10, 0]))],
        ['crease', ...down(straight([0, 5], [10, 5]))],
      ],
    );
    await reads(svg('<g inkscape:label="Creases" style="stroke:#123456"><path d="M0 0h10" style="fill:none"/></g>'), [
      ['crease', ...down(straight([0, 0], [10, 0]))],
    ]);
    const illustrator = `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x" [<!ENTITY ns_ai "http://ns.adobe.com/">]><svg xmlns="http://www.w3.org/2000/svg" xmlns:i="&ns_ai;" width="72pt" height="72pt" viewBox="0 0 72 72"><line id="Cut" stroke="#000" x1="0" y1="0" x2="72" y2="0"/></svg>`;
    await reads(illustrator, [['cut', straight([0, 0], [25.4, 0])]]);
  });

  it.each([
    ['width="10cm" viewBox="0 0 100 100"', 1],
    ['width="1in" height="1in" viewBox="0 0 96 96"', 25.4 / 96],
    ['width="72pt" height="72pt" viewBox="0 0 72 72"', 25.4 / 72],
    ['width="96" height="96"', 25.4 / 96],
    ['width="200mm" height="100mm" viewBox="0 0 20 10"', 10],
    ['viewBox="0 0 20 10"', 25.4 / 72],
  ])('units: %s', async (root, mm) => {
    const { unit } = await reads(cut('<path d="M0 0h10"/>', root), [['cut', straight([0, 0], [10 * mm, 0])]]);
    expect(unit.mm).toBeCloseTo(mm, 9);
  });
});

describe('PDF as common programs write it', () => {
  const mm = (...points: Point[]): Curve[] =>
    path(...points.map(([x, y]): Point => [(x * 25.4) / 72, (y * 25.4) / 72]));

  it('matrices, rectangles, curves, and q and Q', () =>
    reads(pdfOf('1 0 0 RG q 2 0 0 2 10 20 cm 0 0 30 10 re S Q 0 0 m 0 50 l s'), [
      ['cut', ...mm([10, 20], [70, 20], [70, 40], [10, 40], [10, 20]), ...mm([0, 0], [0, 50])],
    ]));

  it('curves that repeat one of their control points', () => {
    const at = (x: number, y: number): Point => [(x * 25.4) / 72, (y * 25.4) / 72];
    return reads(pdfOf('1 0 0 RG 0 0 m 36 0 36 36 v S 0 72 m 36 72 36 108 y S'), [
      [
        'cut',
        { kind: 'cubic', from: at(0, 0), c1: at(0, 0), c2: at(36, 0), to: at(36, 36) },
        { kind: 'cubic', from: at(0, 72), c1: at(36, 72), c2: at(36, 108), to: at(36, 108) },
      ],
    ]);
  });

  it('forms, with a matrix of their own', () =>
    reads(
      pdfOf('1 0 0 1 5 5 cm 1 0 0 RG /F Do', '', {
        F: { dict: '/Matrix [0 1 -1 0 100 0]', content: '0 0 m 36 0 l S' },
      }),
      [['cut', ...mm([105, 5], [105, 41])]],
    ));

  it('layers name the lines, and layers that are off are skipped', async () => {
    const file = pdfOf(
      '/OC /L1 BDC 0 0 m 72 0 l S EMC /OC /L2 BDC 0 9 m 72 9 l S EMC /OC /L3 BDC 0 18 m 72 18 l S EMC',
      '',
      {},
      {
        resources: '/Properties << /L1 5 0 R /L2 6 0 R /L3 7 0 R >>',
        catalogue: '/OCProperties << /OCGs [5 0 R 6 0 R 7 0 R] /D << /OFF [6 0 R] >> >>',
        objects: ['Die Cut', 'Old cut', 'Folds'].map((name) => `<< /Type /OCG /Name (${name}) >>`),
      },
    );
    const { notes } = await reads(file, [
      ['cut', ...mm([0, 0], [72, 0])],
      ['crease', ...mm([0, 18], [72, 18])],
    ]);
    expect(notes.join()).toMatch(/off/);
  });

  it('inks, process colours, and rotated pages', async () => {
    const resources = '/ColorSpace << /S [/Separation /Crease#20Line /DeviceCMYK 5 0 R] >>';
    const more = { resources, objects: ['<< /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [0 1 0 0] /N 1 >>'] };
    await reads(pdfOf('/S CS 1 SCN 0 0 m 72 0 l S 0 1 1 0 K 0 9 m 72 9 l S', '', {}, more), [
      ['crease', ...mm([0, 0], [72, 0])],
      ['cut', ...mm([0, 9], [72, 9])],
    ]);
    const black = await readDrawing(pdfOf('0 .2 .4 .5 K 0 0 m 9 0 l S 1 0 0 .5 K 0 1 m 9 1 l S .2 G 0 2 m 9 2 l S'));
    expect(black.lines.map(({ look }) => look.colour)).toEqual(['#80664d', '#008080', '#333333']);
    await reads(pdfOf('1 0 0 RG 0 0 m 72 0 l S', '', {}, { page: '/Rotate 90' }), [['cut', ...mm([0, 0], [0, -72])]]);
    await reads(pdfOf('1 0 0 RG 0 0 m 10 0 l S', '', {}, { page: '/UserUnit 2' }), [['cut', ...mm([0, 0], [20, 0])]]);
  });
});
