import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DielineFiles } from '../../src/engine/index.ts';
import { openLayout, type SavedLayout, savedLayout } from '../../src/entry/saved-layout.ts';
import { type FormatName, formats } from '../../src/formats/index.ts';
import { dieline } from '../../src/index.ts';
import {
  drawLayout,
  drawMixed,
  type LayoutDrawing,
  layoutFaults,
  nest,
  nestMixed,
  type SheetLayout,
  sheetLayoutOf,
} from '../../src/nest/index.ts';
import { shareOfRuns } from '../support/turns.ts';
import { faultsIn } from './apart.ts';
import { anyOptions, anySheet, isRefused, roomOf } from './proof.ts';
import { placedOutlines } from './shapes.ts';

const box = dieline('becf-10101', { length: 80, width: 40, height: 120, flap: 'chamfer_flap', unit: 'mm' });
const sheet = { width: 1000, height: 700, gripper: 12, margins: { left: 7.25 } };
const grid = { layouts: ['straight-0', 'straight-90'] as const };

const saved = (layout: SheetLayout, boxes: readonly DielineFiles[] = [box]): SavedLayout =>
  JSON.parse(JSON.stringify(savedLayout(layout, boxes)));
const open = (layout: object) => openLayout(JSON.stringify(layout));

const bytes = async ({ dieline: lines, labels, options }: LayoutDrawing): Promise<string[]> =>
  Promise.all(
    (['svg', 'dxf', 'cf2', 'pdf'] as FormatName[]).map(async (format) =>
      Buffer.from((await formats[format].write(lines, labels, options)) as Uint8Array).toString('latin1'),
    ),
  );

describe('a saved layout', () => {
  const nesting = nest(box.drawing, sheet, { ...grid, gutter: 3, grain: 'free' });
  const shared = nest(box.drawing, { ...sheet, name: '28 x <40> in' }, grid);
  const case201 = dieline('becf-21d01', { length: 100, width: 80, height: 60, material: 3 });
  const flutes = nest(case201.drawing, sheet, {
    ...grid,
    board: 'corrugated',
    sheetGrain: 'x',
    gutter: { x: 2, y: 0 },
  });
  const rigid = dieline('becf-30101');
  const lid = nest(
    rigid.drawing,
    { width: 1400, height: 1000 },
    { ...grid, part: rigid.drawing.parts.at(-1)!.part.id },
  );
  const mixed = nestMixed(
    [
      { name: 'a', drawing: box.drawing, ratio: 2 },
      { name: 'b', drawing: case201.drawing },
    ],
    sheet,
    { evaluations: 0, gutter: 3, grain: 'free' },
  );

  it.each([
    ['with gutters', sheetLayoutOf(nesting, nesting.best), drawLayout(nesting, nesting.best), [box]],
    ['with shared cuts', sheetLayoutOf(shared, shared.best), drawLayout(shared, shared.best), [box]],
    ['along the flutes', sheetLayoutOf(flutes, flutes.best), drawLayout(flutes, flutes.best), [case201]],
    ['of one part', sheetLayoutOf(lid, lid.best), drawLayout(lid, lid.best), [rigid]],
    ['of different boxes', mixed, drawMixed(mixed), [box, case201]],
  ])('%s opens as it was, with the same bytes in every format', async (_, layout, drawn, boxes) => {
    expect(layout.blanks[0]!.placements.length).toBeGreaterThan(1);
    const file = saved(layout, boxes);
    const opened = open(file);
    expect(opened.faults).toEqual([]);
    expect(opened.nesting.grain).toEqual(layout.grain);
    expect(saved(opened.nesting, opened.boxes)).toEqual(file);
    expect(await bytes(drawMixed(opened.nesting))).toEqual(await bytes(drawn));
  });

  it('calls each blank what the drawing does, also after it was moved', () => {
    const file = saved(sheetLayoutOf(nesting, nesting.best));
    const [first, ...others] = file.placements;
    const last = others.at(-1)!;
    const moved = { ...file, placements: [{ ...first!, x: last.x, y: last.y }, ...others.slice(0, -1)] };
    const { labels } = drawMixed(open(moved).nesting);
    const texts = labels.filter(({ name }) => name.startsWith('station')).map(({ text }) => text.value);
    expect(texts.sort()).toEqual(moved.placements.map(({ name }) => name).sort());
  });

  describe('that was changed by hand', () => {
    const file = saved(sheetLayoutOf(nesting, nesting.best));
    const change = (k: number, by: object, more: object = {}) =>
      open({ ...file, ...more, placements: file.placements.map((each, n) => (n === k ? { ...each, ...by } : each)) })
        .faults;

    it('tells the two blanks that overlap, and where', () => {
      const [a, b] = file.placements as [SavedLayout['placements'][0], SavedLayout['placements'][0]];
      const [fault, ...others] = change(0, { x: a.x + 10 });
      expect(others).toEqual([]);
      expect(fault).toMatchObject({ kind: 'overlap', names: [a.name, b.name] });
      // Both lie there.
      expect(fault!.at[0]).toBeGreaterThan(b.x);
      expect(fault!.at[0]).toBeLessThan(a.x + 10 + 300);
      expect(fault!.message).toMatch(/^Blanks 1 and 2 at \([\d.]+, [\d.]+\): they overlap by [\d.]+ mm²\.$/);
    });

    it('tells blanks that are closer than the gutter, to a micrometre', () => {
      const { x } = file.placements[0]!;
      expect(change(0, { x: x + 0.001 })).toMatchObject([{ kind: 'too close', names: ['1', '2'] }]);
      expect(change(0, { x: x + 0.0004 })).toEqual([]);
    });

    it('tells a blank that leaves the area, with a place that works', () => {
      const [fault] = change(0, { x: 3 });
      expect(fault).toMatchObject({ kind: 'outside', names: ['1'], at: [3, 12] });
      expect(fault!.message).toMatch(
        /^Blank 1 at \(3, 12\): it leaves the area for blanks\. Its x may be 7\.25 to [\d.]+ mm/,
      );
      const [, least] = /may be ([\d.]+)/.exec(fault!.message)!;
      expect(change(0, { x: Number(least) })).toEqual([]);
      expect(change(0, {}, { sheet: { width: 100, height: 700 } })[0]!.message).toContain('has no room for it');
    });

    it('tells a blank that lies across the grain', () => {
      const one = nest(box.drawing, sheet, { layouts: ['straight-0'], gutter: 60 });
      const kept = saved(sheetLayoutOf(one, one.best));
      const turned = kept.placements.map((each, k) => (k === 1 ? { ...each, rotation: 90 } : each));
      expect(open({ ...kept, placements: turned }).faults[0]).toMatchObject({ kind: 'across grain', names: ['2'] });
    });

    it('tells twenty of many faults at once', () => {
      const heap = Array.from({ length: 3000 }, (_, k) => ({ name: `${k}`, x: 100 + k / 1000, y: 100, rotation: 0 }));
      expect(open({ ...file, placements: heap }).faults).toHaveLength(20);
    });
  });

  it.each<[string, (file: SavedLayout) => unknown, string]>([
    ['no JSON', () => '{', 'A saved layout is a JSON object with schema, sheet, gutter, boxes and placements.'],
    ['a list', () => [], 'A saved layout is a JSON object'],
    ['a later version', (file) => ({ ...file, schema: 2 }), 'schema must be 1, the version of this format, but is 2.'],
    ['no box', (file) => ({ ...file, boxes: [] }), 'boxes must be a list of 1 to 40 boxes, but has 0.'],
    [
      'no blank',
      (file) => ({ ...file, placements: [] }),
      'placements must be a list of 1 to 5000 placements, but has 0.',
    ],
    [
      'too many blanks',
      (file) => ({ ...file, placements: Array(5001).fill(file.placements[0]) }),
      'placements must be a list of 1 to 5000 placements, but has 5001.',
    ],
    [
      'a sheet without end',
      (file) => ({ ...file, sheet: { width: 1e9, height: 700 } }),
      'sheet.width must be a number from 1 to 20000, but is 1000000000.',
    ],
    [
      'another turn',
      (file) => ({ ...file, placements: [{ name: '1', x: 0, y: 0, rotation: 45 }] }),
      'placements[0].rotation must be 0, 90, 180 or 270, but is 45.',
    ],
    [
      'an unknown box',
      (file) => ({ ...file, placements: [{ name: '1', box: 'b', x: 0, y: 0, rotation: 0 }] }),
      'placements[0].box is "b". Choose one of: blank.',
    ],
    [
      'an unknown field',
      (file) => ({ ...file, placements: [{ name: '1', x: 0, y: 0, rotation: 0, mirorred: true }] }),
      'A layout has no field "placements[0].mirorred".',
    ],
    [
      'a place without a number',
      (file) => ({ ...file, placements: [{ name: '1', x: null, y: 0, rotation: 0 }] }),
      'placements[0].x must be a number from -20000 to 20000, but is null.',
    ],
    [
      'a prototype',
      (file) => JSON.stringify(file).replace('"schema"', '"__proto__":{},"schema"'),
      'no field "__proto__"',
    ],
    [
      'an unknown template',
      (file) => ({ ...file, boxes: [{ name: 'blank', address: '/box/becf-1?length=80' }] }),
      'boxes[0].address: ',
    ],
    [
      'a size that cannot be made',
      (file) => ({ ...file, boxes: [{ name: 'blank', address: '/box/becf-10101?length=1' }] }),
      'boxes[0].address: length is 1 mm, below its minimum of 20 mm',
    ],
    [
      'an address of a page',
      (file) => ({ ...file, boxes: [{ name: 'blank', address: 'https://a.example/' }] }),
      'boxes[0].address must be a box with its sizes and choices, such as /box/becf-10101?length=80&width=40&height=120',
    ],
    [
      'two boxes of one name',
      (file) => ({ ...file, boxes: [file.boxes[0], file.boxes[0]] }),
      'Two boxes are called "blank".',
    ],
    [
      'margins that leave nothing',
      (file) => ({ ...file, sheet: { width: 100, height: 100, gripper: 100 } }),
      'Margins and gripper leave nothing of the sheet',
    ],
  ])('with %s is refused in words', (_, change, message) => {
    const changed = change(saved(sheetLayoutOf(nesting, nesting.best)));
    const text = typeof changed === 'string' ? changed : JSON.stringify(changed);
    expect(() => openLayout(text)).toThrow(RangeError);
    expect(() => openLayout(text)).toThrow(message);
  });
});

describe('blanks around fixed ones', () => {
  it('do not overlap them, fixed ones stay, and the sheet never holds fewer', () =>
    fc.assert(
      fc.property(
        anySheet,
        anyOptions,
        fc.integer({ min: 0, max: 2 ** 30 }),
        fc.constantFrom('becf-10101', 'becf-11f01', 'house-door-hanger'),
        (on, options, chosen, id) => {
          const { drawing } = dieline(id, { unit: 'mm' });
          fc.pre(!isRefused(drawing, on));
          const before = nest(drawing, on, { ...options, ...grid, layouts: ['straight-0', 'tumbled-rows-0'] });
          const fixed = before.best.placements.filter((_, k) => (chosen >> (k % 30)) & 1);
          fc.pre(fixed.length > 0);
          const after = nest(drawing, on, { ...options, fixed, smallerSheets: [before], evaluations: 200_000 });
          expect(after.best.count).toBeGreaterThanOrEqual(before.best.count);
          for (const layout of after.layouts) {
            const kept = layout.placements.filter((each) => each.fixed);
            expect(kept.map(({ x, y, rotation }) => [x, y, rotation])).toEqual(
              fixed.map(({ x, y, rotation }) => [x, y, rotation]),
            );
            expect(layoutFaults(sheetLayoutOf(after, layout))).toEqual([]);
            const { x, y } = after.gutter;
            if (layout.count < 60)
              expect(faultsIn(placedOutlines(after.blank, layout.placements), roomOf(on), Math.min(x, y))).toEqual([]);
          }
        },
      ),
      shareOfRuns(12, 3),
    ));

  it('fill a sheet on which one blank was moved', () => {
    const before = nest(box.drawing, sheet, { gutter: 3, evaluations: 0 });
    const one = { x: 300, y: 200, rotation: 180 as const };
    const { best } = nest(box.drawing, sheet, { gutter: 3, fixed: [one], evaluations: 2_000_000 });
    expect(best.placements[0]).toMatchObject({ ...one, fixed: true });
    expect(best.count).toBeGreaterThanOrEqual(before.best.count - 3);
  });

  it('are refused where fixed ones overlap, or with a filter', () => {
    const two = [
      { x: 10, y: 20, rotation: 0 as const },
      { x: 20, y: 20, rotation: 0 as const },
    ];
    expect(() => nest(box.drawing, sheet, { fixed: two })).toThrow('Fixed blanks overlap, leave the sheet');
    expect(() => nest(box.drawing, sheet, { fixed: [{ ...two[0]!, rotation: 90 }] })).toThrow('across the grain');
    expect(() => nest(box.drawing, sheet, { fixed: two.slice(1), rows: true })).toThrow('leave exactly, rows and');
  });
});
