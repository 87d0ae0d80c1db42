import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Blank } from '../../src/board/index.ts';
import { distance, type Point } from '../../src/geometry/index.ts';
import { dieline } from '../../src/index.ts';
import { arrange, extent, type Label, label, placeAll, textWidth } from '../../src/sheet/index.ts';
import { runs } from '../support/turns.ts';
import { part, star, tray, tube } from './blanks.ts';

/** Parts of a label that must not overlap another label: its text, its arrow heads, its dimension line; as convex polygons. */
const bodies = ({ text, arrows, lines, from, to }: Label): Point[][] => {
  const along: Point = [to[0] - from[0], to[1] - from[1]];
  const dimension = lines.filter(([p, q]) => isParallel(along, [q[0] - p[0], q[1] - p[1]]));
  return [box(text), ...arrows.map((a) => [...a]), ...dimension.map((l) => [...l])];
};

const extensions = ({ lines, from, to }: Label): Point[][] => {
  const along: Point = [to[0] - from[0], to[1] - from[1]];
  return lines.filter(([p, q]) => !isParallel(along, [q[0] - p[0], q[1] - p[1]])).map((l) => [...l]);
};

const isParallel = (a: Point, b: Point): boolean =>
  Math.abs(a[0] * b[1] - a[1] * b[0]) < 1e-6 * Math.hypot(...a) * Math.hypot(...b);

const box = ({ at: [x, y], rotation, height, value }: Label['text']): Point[] => {
  const w = textWidth(value, height);
  return rotation === 0
    ? [
        [x, y],
        [x + w, y],
        [x + w, y + height],
        [x, y + height],
      ]
    : [
        [x, y],
        [x, y + w],
        [x - height, y + w],
        [x - height, y],
      ];
};

/** Tells if two convex polygons overlap by more than a touch: otherwise one of their sides separates them. */
const overlap = (a: readonly Point[], b: readonly Point[]): boolean => {
  for (const ring of [a, b])
    for (let k = 0; k < ring.length; k++) {
      const p = ring[k]!;
      const q = ring[(k + 1) % ring.length]!;
      const d = distance(p, q);
      // A stroke has no thickness: its direction separates as well as its normal.
      for (const axis of [
        [(p[1] - q[1]) / d, (q[0] - p[0]) / d],
        [(q[0] - p[0]) / d, (q[1] - p[1]) / d],
      ] as const) {
        const shade = (r: readonly Point[]) => r.map(([x, y]) => x * axis[0] + y * axis[1]);
        const [u, v] = [shade(a), shade(b)];
        if (Math.max(...u) < Math.min(...v) + 1e-5 || Math.max(...v) < Math.min(...u) + 1e-5) return false;
      }
    }
  return true;
};

const clashes = (labels: readonly Label[]): string[] =>
  labels.flatMap((a, i) =>
    labels.slice(i + 1).flatMap((b) => {
      const through = bodies(a).some((p) => bodies(b).some((q) => overlap(p, q)));
      const crossed =
        extensions(a).some((e) => overlap(e, box(b.text))) || extensions(b).some((e) => overlap(e, box(a.text)));
      return through || crossed
        ? [`${a.name} ${a.text.value} ${through ? 'runs through' : 'reaches across'} ${b.name} ${b.text.value}`]
        : [];
    }),
  );

const drawn = (blanks: readonly Blank[], unit: 'mm' | 'in' = 'mm') => {
  const drawing = arrange(blanks.map((b, k) => part(b, `part ${k}`)));
  return { drawing, labels: label(drawing, unit) };
};

const size = fc.oneof(fc.double({ min: 2, max: 60, noNaN: true }), fc.double({ min: 20, max: 2500, noNaN: true }));
const blank: fc.Arbitrary<Blank> = fc.oneof(
  fc.tuple(size, size, size).map(([l, w, h]) => tube(l, w, h)),
  fc.tuple(size, size, size, fc.double({ min: 0, max: 0.9, noNaN: true })).map((sizes) => tray(...sizes)),
  fc.tuple(fc.integer({ min: 3, max: 9 }), size, size).map(([n, a, h]) => star(n, a, h)),
);

describe('laws of labels', () => {
  it('no label crosses another, in one part or several', () => {
    fc.assert(
      fc.property(fc.array(blank, { minLength: 1, maxLength: 4 }), fc.constantFrom('mm', 'in'), (blanks, unit) => {
        expect(clashes(drawn(blanks, unit).labels)).toEqual([]);
      }),
      { numRuns: runs(60) },
    );
  });

  it('labels do not depend on drawings labelled before', () => {
    const arranged = fc
      .array(blank, { minLength: 1, maxLength: 3 })
      .map((blanks) => arrange(blanks.map((b, k) => part(b, `part ${k}`))));
    fc.assert(
      fc.property(arranged, arranged, (before, drawing) => {
        // The first one uses the existing memory, so that the second allocates new memory.
        placeAll(drawing, 'mm', {});
        const fresh = placeAll(drawing, 'mm', {}).labels;
        label(before, 'mm');
        expect(label(drawing, 'mm')).toEqual(fresh);
      }),
      { numRuns: runs(30) },
    );
  });

  it('the value equals the length between the arrows, and the measured one', () => {
    fc.assert(
      fc.property(fc.array(blank, { minLength: 1, maxLength: 3 }), (blanks) => {
        for (const { text, arrows, from, to } of drawn(blanks).labels) {
          if (!arrows.length) continue;
          const [a, b] = arrows.map(([tip]) => tip) as [Point, Point];
          expect(text.value).toMatch(/^\d+\.\d{2}mm$/);
          expect(Math.abs(distance(a, b) - Number.parseFloat(text.value))).toBeLessThan(0.00501);
          expect(Math.abs(distance(from, to) - distance(a, b))).toBeLessThan(1e-6);
        }
      }),
      { numRuns: runs(40) },
    );
  });

  it('overall labels are above and left of their parts and state their size', () => {
    fc.assert(
      fc.property(fc.array(blank, { minLength: 1, maxLength: 3 }), (blanks) => {
        const { drawing, labels } = drawn(blanks);
        const widths = labels.filter(({ name }) => name === 'overall_width');
        const heights = labels.filter(({ name }) => name === 'overall_height');
        blanks.forEach((_, k) => {
          const { left, bottom, right, top } = extent(drawing.dieline, k);
          expect(widths[k]!.text.value).toBe(`${(right - left).toFixed(2)}mm`);
          expect(heights[k]!.text.value).toBe(`${(top - bottom).toFixed(2)}mm`);
          // Texts that are too large for the space between two parts lie inside.
          if (widths[k]!.text.height > 12 && blanks.length > 1) return;
          expect(widths[k]!.arrows[0]![0][1]).toBeGreaterThan(top);
          expect(heights[k]!.arrows[0]![0][0]).toBeLessThan(left);
        });
      }),
      { numRuns: runs(30) },
    );
  });
});

describe('labels', () => {
  it('match those of the service on a tube carton', () => {
    const { labels } = drawn([tube(60, 25, 100)]);
    expect(labels.map(({ name, text }) => `${name} ${text.value}`)).toEqual([
      'overall_width 178.33mm',
      'overall_height 127.50mm',
      'length 60.00mm',
      'width 25.00mm',
      'height 100.00mm',
    ]);
    expect(labels.map(({ text }) => text.rotation)).toEqual([0, 90, 0, 0, 90]);
    expect(new Set(labels.map(({ text }) => text.height))).toEqual(new Set([6]));
  });

  it('have three decimals in inches', () => {
    expect(drawn([tube(60, 25.4, 100)], 'in').labels.find(({ name }) => name === 'width')!.text.value).toBe('1.000in');
  });

  it('have text that grows with the drawing, as in the service', () => {
    // Width and height of a tray with very low walls, and the text height of a drawing of the service with that size.
    for (const [w, h, text] of [
      [184.5, 178, 6],
      [264, 244.5, 6],
      [354.5, 267, 8],
      [340, 357.5, 8],
      [390.5, 314, 10],
      [512.5, 378, 12],
      [883, 330, 18],
    ] as const)
      expect(drawn([tray(w - 2, h - 2, 1)]).labels[0]!.text.height).toBe(text);
  });

  it('of the overall width are between two parts, clear of both', () => {
    const { drawing, labels } = drawn([tray(160, 100, 50), tray(165, 105, 53)]);
    const { at, height } = labels[0]!.text;
    expect(at[1]).toBeGreaterThan(extent(drawing.dieline, 0).top);
    expect(at[1] + height).toBeLessThan(extent(drawing.dieline, 1).bottom);
  });

  it('avoid a window if possible', () => {
    const { labels } = drawn([tray(300, 200, 60, 0.3)]);
    for (const { name, text } of labels)
      for (const [x, y] of box(text)) expect(Math.hypot(x - 150, y - 100), name).toBeGreaterThan(30);
  });

  it('are the same every time', () => {
    const blanks = [tray(160, 100, 50, 0.5), tube(30, 15, 20), star(7, 60, 35)];
    expect(drawn(blanks).labels).toEqual(drawn(blanks).labels);
  });

  it('report a panel that does not exist', () => {
    const lost = { ...tray(100, 80, 20), gauges: [{ name: 'length', panel: 'lid', along: 'x' as const }] };
    expect(() => drawn([lost])).toThrow(
      new RangeError('the label length is on lid, which is not a panel; the panels are base, right, back, left, front'),
    );
  });
});

it('of narrow parts side by side stay near them, with ticks where extension lines would cross other parts', () => {
  const { drawing, labels } = dieline('becf-11f03', { length: 30, width: 15, height: 400, material: 0.5 });
  const { left, right, bottom, top } = extent(drawing.dieline);
  for (const { text } of labels) {
    const [x, y] = text.at;
    expect(Math.max(left - x, x - right, bottom - y, y - top)).toBeLessThan(
      10 * Math.max(...labels.map((one) => one.text.height)),
    );
  }
});

it.each([
  ['becf-11a05', {}],
  ['becf-12410', { length: 180, width: 120, height: 50 }],
] as const)('of the sleeve of %s %o stand in its walls, not beyond its overall size', (id, sizes) => {
  const { drawing, labels } = dieline(id, sizes);
  const { right, bottom, top } = extent(drawing.dieline);
  const own = labels.slice(labels.findLastIndex(({ name }) => name === 'overall_height') + 1);
  expect(own.map(({ name }) => name)).toEqual(expect.arrayContaining(['length', 'width', 'height']));
  for (const [x, y] of own.flatMap(({ lines }) => lines.flat())) {
    expect(x).toBeLessThanOrEqual(right);
    expect(y).toBeGreaterThanOrEqual(bottom);
    expect(y).toBeLessThanOrEqual(top);
  }
});

it.each([
  ['becf-21d01', { length: 270, width: 180, height: 300, material: 3 }],
  ['becf-21701', {}],
  ['fefco-0410', {}],
] as const)('of %s %o do not make the drawing much larger, however long their text is', (id, sizes) => {
  const { drawing, labels } = dieline(id, sizes);
  const { left, right } = extent(drawing.dieline);
  expect(labels.some(({ text }) => text.value.includes('inside'))).toBe(true);
  const beside = labels.flatMap(({ text }) => box(text)).map(([x]) => Math.max(left - x, x - right));
  expect(Math.max(...beside)).toBeLessThan((right - left) / 8);
});

it.each([
  ['an open tray', 'becf-21a01', 'height', '51.00mm (50.00mm inside)'],
  ['an open case, up to its rim', 'fefco-0200', 'height', '203.50mm (200.00mm inside)'],
  ['a rigid base under its lid', 'becf-30101', 'height', '52.00mm (50.00mm inside)'],
  ['a base around a neck', 'becf-30103', 'length', '159.50mm (150.00mm inside)'],
  ['a platform, from the floor', 'becf-21f03', 'height', '69.50mm (70.00mm outside)'],
  ['a platform in its box', 'becf-21f03', 'length', '197.00mm (200.00mm in box)'],
] as const)('the label of %s states both sizes, and what the given one is', (_, id, size, text) => {
  expect(dieline(id).labels.find(({ name }) => name === size)?.text.value).toBe(text);
});

it('the label of a case by the shop table, which promises no inside size, calls the given one nominal', () => {
  const { labels } = dieline('becf-21d01', { allowance: 'shop_table' });
  expect(labels.map(({ text }) => text.value)).toContain('103.00mm (100.00mm nominal)');
});
