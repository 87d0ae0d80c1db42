import { describe, expect, it } from 'vitest';
import { flatPhases } from '../../src/author/pieces/index.ts';
import { bodies, deliveredParts, meetings, phasesOf, pose } from '../../src/fold/index.ts';
import { apply, compose, inverse, isInside, move, type Point, pointAt } from '../../src/geometry/index.ts';
import { catalogue } from '../../src/index.ts';
import { arrange, type PlacedPanel, type PlacedPart } from '../../src/sheet/index.ts';
import { mainId, resolve, type Template } from '../../src/template/index.ts';
import tuckTops from '../../templates/cartons/tuck-top-auto-bottom-boxes/tuck-tops.ts';
import autoBottoms from '../../templates/corrugated/tuck-top-auto-bottom-boxes/auto-bottoms.ts';

const sizes = [
  {},
  { length: 110, width: 78, height: 170 },
  { length: 60, width: 60, height: 60, material: 1 },
  { length: 300, width: 34, height: 50, bottom_overlap: 10 },
  { length: 205, width: 201.3, height: 140, bottom_overlap: 30 },
];

/** The box at these sizes without board thickness, and positions of its points at a time in phases. */

const folding = (given: Readonly<Record<string, number>>, template: Template = tuckTops[0]!) => {
  const { values, chosen, violations: complaints } = resolve(template, given, mainId(template));
  expect(complaints).toEqual([]);
  const { parts } = arrange(template.build(values, chosen));
  const { sheet } = parts[0]!;
  const phases = phasesOf([sheet]);
  const find = (id: string): PlacedPanel => sheet.find((placed) => placed.id === id)!;
  const points = (id: string, done: number) => {
    const k = sheet.findIndex((placed) => placed.id === id);
    const m = pose(sheet, done / phases, phases)[k]!;
    return outline(sheet[k]!).map((p) => apply(m, p));
  };
  /** A point of a panel's own frame. */
  const spot = (id: string, [x, y]: Point, done: number) =>
    apply(pose(sheet, done / phases, phases)[sheet.indexOf(find(id))]!, move(find(id).at, [x, y]));
  return { values, ids: sheet.map(({ id }) => id), parts, points, spot, phases };
};

const outline = ({ outline: curves }: PlacedPanel): Point[] =>
  curves.flatMap((curve) => [pointAt(curve, 0), pointAt(curve, 0.5)]);

const distance = (a: readonly number[], b: readonly number[]): number => Math.hypot(...a.map((v, k) => v - b[k]!));

const glued = [
  ['front.bottom-flap.lap', 'right.bottom-flap'],
  ['back.bottom-flap.lap', 'left.bottom-flap'],
] as const;

const moments = Array.from({ length: 21 }, (_, k) => flatPhases.square + k / 20);

describe.each(sizes)('an auto-lock bottom at %j', (given) => {
  const { values, ids, parts, points, spot, phases } = folding(given);
  const { length, width, material, bottom_overlap: overlap } = values as Record<string, number>;

  it('lies in one plane when the tube is glued', () => {
    for (const id of ids)
      for (const [, , z] of points(id, flatPhases.square)) expect(Math.abs(z), id).toBeLessThan(1e-9);
  });

  it('lies within the walls of the flat tube', () => {
    const walls = ['front', 'right', 'back', 'left'].flatMap((id) => points(id, flatPhases.square));
    const inside = ids.filter((id) => id.includes('bottom')).flatMap((id) => points(id, flatPhases.square));
    for (const k of [0, 1] as const) {
      const [lo, hi] = [Math.min(...walls.map((p) => p[k]!)), Math.max(...walls.map((p) => p[k]!))];
      for (const p of inside) expect(p[k] >= lo - 1e-9 && p[k] <= hi + 1e-9).toBe(true);
    }
  });

  it('has the last wall over the glue flap, with its edge at the crease, from gluing on', () => {
    // Both stand on their seats: the last wall ends `width - material` from the back, the flap's crease is a board further.
    for (const done of [...moments, phases]) {
      const crease = spot('front.glue', [0, 0], done);
      const edge = spot('left', [values.height!, width! - material!], done);
      expect(distance(crease, edge)).toBeCloseTo(material!, 9);
    }
  });

  it.each(glued)('%s stays on %s from gluing to the erected box', (lap, flap) => {
    const between = (done: number) => points(lap, done).flatMap((p) => points(flap, done).map((q) => distance(p, q)));
    const first = between(flatPhases.square);
    for (const done of moments)
      between(done).forEach((d, k) => {
        expect(Math.abs(d - first[k]!)).toBeLessThan(1e-9);
      });
  });

  it('is five boards thick in the flat tube, glued face to face', () => {
    const flat = flatPhases.square / phases;
    for (const { join, gap, overlapArea, skew } of meetings(parts, flat)) {
      if (!glued.some(([lap]) => join.a === lap)) continue;
      expect(Math.abs(gap)).toBeLessThan(1e-9);
      expect(overlapArea).toBeGreaterThan(50);
      expect(skew).toBeLessThan(1e-6);
    }
    const levels = bodies(parts, flat).flatMap(({ box }) => [box.min[2], box.max[2]]);
    expect(Math.max(...levels) - Math.min(...levels)).toBeCloseTo(5 * material!, 9);
  });

  it('hooks on the centre line', () => {
    // From the main flap's own frame, which begins where its seat does.
    const clear = material! * Math.SQRT2;
    const foot: Point = [length! / 2 - clear, width! / 2];
    const hook: Point = [length! / 2 - 0.5 - clear, width! / 2 + overlap! - 8];
    const [front, back] = ['front.bottom-flap', 'back.bottom-flap'];
    for (const done of [flatPhases.square + 1, phases]) {
      expect(distance(spot(front!, foot, done), spot(back!, foot, done))).toBeLessThan(1e-9);
      // Either hook reaches half a millimetre behind the other.
      const across = spot(front!, [foot[0] - 1, foot[1]], done).map((v, k) => v - spot(front!, foot, done)[k]!);
      const behind = spot(front!, hook, done).map((v, k) => v - spot(back!, hook, done)[k]!);
      expect(across.reduce((sum, v, k) => sum + v * behind[k]!, 0)).toBeCloseTo(1, 9);
    }
  });
});

describe.each([{}, { length: 300, width: 200, height: 250 }, { length: 200, width: 200, height: 200, material: 7 }])(
  'a corrugated case with an auto-lock bottom at %j, delivered flat',
  (given) => {
    const { values, parts } = folding(given, autoBottoms.find(({ name }) => name === 'Slotted case with auto bottom')!);
    const board = values.material!;
    const [{ sheet }] = parts as [PlacedPart];

    it('is five boards thick', () => {
      const levels = bodies(deliveredParts(parts)).flatMap(({ box }) => [box.min[2], box.max[2]]);
      expect(Math.max(...levels) - Math.min(...levels)).toBeCloseTo(5 * board, 9);
    });

    it.each(glued)('%s is glued to %s within half a board', (lap, flap) => {
      const at = (panels: PlacedPart['sheet']) => {
        const poses = pose(panels);
        const [a, b] = [lap, flap].map((id) => poses[sheet.findIndex((placed) => placed.id === id)]!);
        return apply(compose(inverse(b!), a!), [0, 0]);
      };
      const [flat, closed] = [at(deliveredParts(parts)[0]!.sheet), at(sheet)];
      for (const k of [0, 1] as const) expect(Math.abs(flat[k] - closed[k])).toBeCloseTo(board / 2, 9);
    });

    it('passes through the same flat pack while it folds', () => {
      const phases = phasesOf([sheet]);
      const glue = bodies(parts, flatPhases.square / phases);
      bodies(deliveredParts(parts)).forEach(({ box, id }, k) => {
        for (const axis of [0, 1, 2] as const) expect(glue[k]!.box.min[axis], id).toBeCloseTo(box.min[axis], 9);
      });
    });
  },
);

describe.each(['becf-21401', 'becf-21001', 'becf-21e21', 'fefco-0712', 'becf-11001', 'becf-11019', 'becf-10b02'])(
  '%s, so low that its bottom reaches up between its top flaps',
  (id) => {
    it.each([{ height: 110 }, { height: 60 }])('has no board of its bottom outside of its flat pack at %j', (low) => {
      const { template } = catalogue.find(id)!;
      const { values, parts } = folding({ length: 305, width: 212, ...low }, template);
      expect(values.width! / 2 + values.bottom_overlap!).toBeGreaterThan(values.height! + 2);
      const { sheet } = deliveredParts(parts)[0]!;
      const places = pose(sheet);
      const flat = sheet.map((placed, k) =>
        outline(placed).map((p) => apply(places[k]!, p).slice(0, 2) as unknown as Point),
      );
      const isBottom = (k: number): boolean => sheet[k]!.id.includes('bottom-flap');
      const others = flat.filter((_, k) => !isBottom(k));
      for (const [k, points] of flat.entries())
        for (const p of isBottom(k) ? points : [])
          expect(
            others.some((ring) => isInside(ring, p) || nearRing(ring, p)),
            `${sheet[k]!.id} at ${p}`,
          ).toBe(true);
    });
  },
);

/** True for a point on the edge of a ring, within rounding and the play of creases that are folded over layers. */
const nearRing = (ring: readonly Point[], [x, y]: Point): boolean =>
  ring.some(([ax, ay], k) => {
    const [bx, by] = ring[(k + 1) % ring.length]!;
    const [dx, dy] = [bx - ax, by - ay];
    const t = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
    return Math.hypot(ax + t * dx - x, ay + t * dy - y) < 4;
  });
