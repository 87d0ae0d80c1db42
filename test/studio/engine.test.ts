import { describe, expect, it } from 'vitest';
import { formatNames, formats } from '../../src/entry/engine.ts';
import { pdfPageOfSvg, stepPage } from '../../src/entry/inside.ts';
import { catalogue, dieline, label, plant } from '../../src/index.ts';
import { answerBox, sizes } from '../../src/studio/engine/box.ts';
import { allCards, cardPicture, closedPicture } from '../../src/studio/engine/cards.ts';
import { file } from '../../src/studio/engine/files.ts';
import { namedId } from '../../src/studio/engine/find.ts';
import { flatDrawing } from '../../src/studio/engine/flat-drawing.ts';
import { keptBoxes, requestOf } from '../../src/studio/engine/kept.ts';
import { tiles } from '../../src/studio/engine/tiles.ts';
import { mainId, resolve } from '../../src/template/index.ts';
import { spreadOf } from '../support/turns.ts';

const asked = { id: 'becf-10101', values: {}, choices: {} };

describe('the engine of the studio', () => {
  it('ends each slider at a size that can be made as the others are', async () => {
    for (const template of catalogue.templates) {
      const id = mainId(template);
      const { sizes: fields } = await answerBox({ id, values: {}, choices: {} });
      for (const { name, value, min, max } of fields) {
        expect([id, name, min <= value && value <= max]).toEqual([id, name, true]);
        for (const end of [min, max]) {
          const { violations } = resolve(template, { [name]: end }, id);
          expect([id, name, end, violations]).toEqual([id, name, end, []]);
        }
      }
    }
    // A short mailer would have no room for its height.
    const mailer = await answerBox({ id: 'becf-21701', values: { length: 150, width: 100, height: 50 }, choices: {} });
    const length = mailer.sizes.find(({ name }) => name === 'length')!;
    const at = async (value: number) =>
      (await answerBox({ id: 'becf-21701', values: { length: value, width: 100, height: 50 }, choices: {} })).problems
        .length;
    expect(length.min).toBeGreaterThan(50);
    expect([await at(length.min), (await at(length.min - 0.5)) > 0]).toEqual([0, true]);
  });

  it('offers tables of plants as a choice of boxes that follow one', async () => {
    const values = { length: 300, width: 200, height: 250 };
    const box = async (choices: Record<string, string>, id = 'becf-21d01') => answerBox({ id, values, choices });
    const [usual, own] = [await box({}), await box({ plant: 'recommended' })];
    expect(usual.choices.at(-1)).toMatchObject({ name: 'plant', usual: 'none', chosen: 'none', clashes: {} });
    expect(own.choices.at(-1)).toMatchObject({ name: 'plant', chosen: 'recommended' });
    const { size } = dieline('becf-21d01', values, { plant: plant('recommended') });
    expect(own.drawing!.flat).toMatchObject({ width: expect.closeTo(size.width, 3) });
    expect(usual.drawing!.flat.width).not.toBeCloseTo(size.width, 1);
    expect([own.ignored, (await box({ plant: 'nobody' })).ignored]).toEqual([[], ['plant=nobody']]);
    expect(tiles(own.question, 'plant').map(({ value }) => value)).toEqual([
      'none',
      ...new Set(own.choices.at(-1)!.values.slice(1)),
    ]);
    const { template, variables } = requestOf(own.question, 'mm');
    expect(variables.plant).toBe('recommended');
    expect(keptBoxes([{ template, variables }])[0]!.choices).toEqual({ plant: 'recommended' });
    // A carton that no table changes is not asked for one.
    expect((await box({}, 'becf-10101')).choices.some(({ name }) => name === 'plant')).toBe(false);
  });

  it('lists every template once, with its closure', () => {
    const all = allCards();
    expect(all.map(({ id }) => id)).toEqual(catalogue.templates.map(mainId));
    const of = (id: string) => all.find((card) => card.id === id)!;
    expect(of('becf-10101')).toMatchObject({ closure: 'tuck', material: 'carton', glued: true });
    expect(of('becf-21701')).toMatchObject({ closure: 'hinged_lid', material: 'corrugated', fefco: '0427' });
    expect(of('becf-21d01')).toMatchObject({ closure: 'sealed' });
    expect(of('becf-30101')).toMatchObject({ closure: 'separate_lid', material: 'rigid' });
    expect(of('becf-12401').glued).toBe(false);
    // The usual 1.5 mm of a mailer have no name: it starts on E flute.
    expect([of('becf-21701').board, of('becf-10101').board]).toEqual([1.6, undefined]);
    expect(all.filter(({ closure }) => closure === 'other').length).toBeLessThan(45);
  });

  it('names a template by what the command line takes, with the choices that follow', () => {
    expect(namedId('fefco-0427')).toBe('becf-21701');
    expect(namedId('A20.20.01.01,flap=chamfer_flap')).toBe('becf-10301,flap=chamfer_flap');
    expect(namedId('zeppelin')).toBeUndefined();
  });

  it('draws a template at its default sizes without warnings', async () => {
    for (const { id } of spreadOf(allCards(), 6, 12)) {
      const { problems, drawing, sizes: fields } = await answerBox({ id, values: {}, choices: {} });
      expect([id, problems]).toEqual([id, []]);
      expect(fields.length).toBeGreaterThan(0);
      expect(drawing!.panels.length).toBeGreaterThan(0);
      expect(drawing!.lines.cut).toMatch(/^M/);
    }
  });

  it('draws the same as the library: size, area, lengths', async () => {
    const { drawing } = await answerBox({ ...asked, values: { length: 60, width: 25, height: 100 } });
    const same = dieline('becf-10101', { length: 60, width: 25, height: 100 });
    expect(drawing!.flat).toEqual(same.size);
    expect(drawing!.area).toBe(same.area);
    // The paper of a covered box is no board, and does not weigh as much.
    const covered = dieline('becf-30101');
    const answer = await answerBox({ id: 'becf-30101', values: {}, choices: {} });
    expect(covered.coverArea).toBeGreaterThan(0);
    expect(answer.drawing!.area).toBe(covered.area);
    expect(drawing!.dimensions.map(({ name }) => name)).toEqual(same.labels.map(({ name }) => name));
    expect(drawing!.corners.length).toBe(2 * same.drawing.dieline.nodes.length);
  });

  it('labels a dimension with the requested size when the drawn size differs', async () => {
    const { drawing } = await answerBox({ id: 'becf-21d01', values: { length: 300 }, choices: {} });
    const [length] = drawing!.dimensions.filter(({ name }) => name === 'length');
    expect(length!.requested).toBe(300);
  });

  it.each(['becf-12410', 'becf-30101', 'becf-30207', 'fefco-0306'])(
    'states requested sizes of %s where the labels in files do, not on each part',
    async (id) => {
      const { drawing } = await answerBox({ id, values: {}, choices: {} });
      const { labels } = dieline(id as 'becf-30101');
      const inFiles = labels.filter(({ lines }) => lines.length).map(({ text }) => text.value.includes('('));
      expect(drawing!.dimensions.map(({ requested }) => requested !== undefined)).toEqual(inFiles);
    },
  );

  it('draws every dimension as long as its label says', () => {
    for (const template of catalogue.templates) {
      const { drawing } = dieline(mainId(template) as 'becf-10101');
      const measured = label(drawing, 'mm').filter(({ lines }) => lines.length);
      const { dimensions } = flatDrawing(drawing, {}, {});
      const lengths = dimensions.map(
        ({ name, from, to }) => [name, Math.hypot(to[0] - from[0], to[1] - from[1])] as const,
      );
      expect([template.name, lengths.map(([name, length]) => [name, `${length.toFixed(2)}mm`])]).toEqual([
        template.name,
        measured.map(({ name, text }) => [name, text.value]),
      ]);
    }
  });

  it('draws sizes beside the drawing where none covers another', () => {
    const sides = new Set<string>();
    for (const template of catalogue.templates) {
      const { drawing } = dieline(mainId(template) as 'becf-10101');
      const bySide = new Map<string, [from: number, to: number][]>();
      for (const { side, row, upright, from, to } of flatDrawing(drawing, {}, {}).dimensions) {
        if (!side) continue;
        sides.add(side === 'inside' ? side : `${side} ${row}`);
        // Below one another they may lie in one column.
        const key = side === 'inside' ? `inside ${upright ? from[0] : from[1]}` : `${side} ${row}`;
        const axis = upright ? 1 : 0;
        const own = [Math.min(from[axis], to[axis]), Math.max(from[axis], to[axis])] as [number, number];
        const others = bySide.get(key) ?? [];
        for (const other of others)
          expect([template.name, key, own[0] < other[1] && other[0] < own[1]]).toEqual([template.name, key, false]);
        bySide.set(key, [...others, own]);
      }
    }
    expect([...sides]).toEqual(expect.arrayContaining(['above 0', 'below 0', 'left 1', 'right 0', 'inside']));
  });

  it('reports an error with a value that works', async () => {
    const { problems, drawing } = await answerBox({ ...asked, values: { length: 5000 } });
    expect(drawing).toBeUndefined();
    expect(problems).toMatchObject([{ kind: 'limits', name: 'length', mend: 1000 }]);
    const mended = await answerBox({ ...asked, values: { length: 1000 } });
    expect(mended.problems).toEqual([]);
  });

  it('accepts inside, crease and outside sizes as they were typed', async () => {
    const case300 = { id: 'becf-21d01', values: { length: 300, width: 200, height: 150, material: 3 }, choices: {} };
    const inside = await answerBox(case300);
    const of = await sizes(case300);
    expect(of.inside).toMatchObject({ length: 300, width: 200, height: 150 });
    expect(of.outside.length).toBeGreaterThan(of.crease.length!);
    const outside = await answerBox({ ...case300, basis: 'outside' });
    // The numbers stay and the box becomes smaller; its query holds the sizes of the template.
    expect(outside.sizes.map(({ value }) => value)).toEqual([300, 200, 150]);
    expect(outside.question.values.length).toBeCloseTo(600 - of.outside.length!, 4);
    expect(outside.question.basis).toBeUndefined();
    expect(outside.drawing!.flat.width).toBeLessThan(inside.drawing!.flat.width);
    expect((await sizes(outside.question)).outside).toMatchObject({ length: 300, width: 200, height: 150 });
    expect((await answerBox(outside.question)).drawing!.lines).toEqual(outside.drawing!.lines);
    // Values that were not typed follow the box, and so do the limits.
    const usual = await answerBox({ id: 'becf-21d01', values: {}, choices: {}, basis: 'outside' });
    const [length] = usual.sizes;
    expect(length!.value).toBeGreaterThan(usual.drawing!.values.length!);
    expect(length!.max).toBeGreaterThan(inside.sizes[0]!.max);
    const wrong = await answerBox({ ...case300, values: { ...case300.values, length: 9000 }, basis: 'outside' });
    expect(wrong.problems).toMatchObject([{ kind: 'limits', name: 'length', mend: expect.any(Number) }]);
    const mend = (wrong.problems[0] as { mend: number }).mend;
    expect(
      (await answerBox({ ...case300, values: { ...case300.values, length: mend }, basis: 'outside' })).problems,
    ).toEqual([]);
    const pillow = await answerBox({ id: 'becf-12105', values: { length: 120 }, choices: {}, basis: 'inside' });
    expect(pillow.problems).toMatchObject([{ kind: 'basis' }]);
  });

  it('reports which two sizes are in the wrong order', async () => {
    const { problems } = await answerBox({ id: 'becf-11001', values: { length: 60, width: 90 }, choices: {} });
    expect(problems).toEqual([{ kind: 'order', larger: 'length', smaller: 'width' }]);
  });

  it('ignores values and choices that the box does not have, and lists them', async () => {
    const values = { ...asked.values, wings: 2, constructor: 1 };
    const choices = { sunroof: 'yes', flap: 'velvet', dust_flap: 'full_angled_dust_flap', toString: 'x' };
    const answer = await answerBox({ ...asked, values, choices });
    expect(answer.ignored).toEqual(['wings=2', 'constructor=1', 'sunroof=yes', 'flap=velvet', 'toString=x']);
    expect(answer.drawing).toBeDefined();
    expect((await answerBox(asked)).ignored).toEqual([]);
  });

  it('reports why choices are incompatible', async () => {
    const clash = await answerBox({ ...asked, choices: { postal_lock: 'top', top_separator: 'plain' } });
    expect(clash.problems).toMatchObject([
      { kind: 'choices', code: 'platform_and_postal_lock', why: expect.stringContaining('postal lock') },
    ]);
    await expect(answerBox({ ...asked, id: 'becf-nothing' })).rejects.toThrow('becf-nothing');
  });

  it('returns the id of the choices', async () => {
    expect((await answerBox({ ...asked, choices: { flap: 'chamfer_flap' } })).id).toContain('becf-10101');
    const { choices } = await answerBox({ ...asked, choices: { flap: 'chamfer_flap' } });
    expect(choices.find(({ name }) => name === 'flap')).toMatchObject({
      chosen: 'chamfer_flap',
      usual: 'uni_tuck_flap',
    });
  });

  it('draws a picture for each value, and tints the difference', () => {
    const free = tiles(asked, 'top_separator');
    expect(free.map(({ value }) => value)).toEqual(['none', 'plain', 'circle', 'square']);
    expect(free[0]!.changed).toBe('');
    expect(free[1]!.changed).toMatch(/^M/);
    expect(new Set(free.map(({ lines }) => lines.cut)).size).toBe(4);
    const clashing = tiles({ ...asked, choices: { postal_lock: 'top' } }, 'top_separator');
    expect(clashing[1]!.lines.cut).toBe(free[1]!.lines.cut);
  });

  it('tells which values exclude other choices, and all that have to go', async () => {
    const clashes = async (choices: Readonly<Record<string, string>>, of: string) =>
      (await answerBox({ ...asked, choices })).choices.find(({ name }) => name === of)!.clashes;
    expect(await clashes({}, 'top_separator')).toEqual({});
    expect(await clashes({ postal_lock: 'top' }, 'top_separator')).toMatchObject({
      plain: { code: 'platform_and_postal_lock', why: expect.stringContaining('postal lock'), others: ['postal_lock'] },
    });
    // Each platform would hit the partition: one rule for each end.
    const both = { top_separator: 'square', bottom_separator: 'plain' };
    expect(await clashes(both, 'glue_flap')).toMatchObject({
      flap_with_separator: { others: ['top_separator', 'bottom_separator'] },
    });
    expect(tiles({ ...asked, choices: both }, 'glue_flap').map(({ value }) => value)).toContain('flap_with_separator');
  });

  it('draws a card closed and flat, in different pictures', () => {
    const pictures = (['closed', 'flat'] as const).map((moment) => cardPicture('becf-11001', moment));
    for (const svg of pictures) expect(svg).toMatch(/^<svg [^>]*viewBox="[-\d. ]+"/);
    expect(pictures[0]).not.toBe(pictures[1]);
    expect(pictures[1]).toContain('stroke-dasharray');
    expect(() => cardPicture('becf-nothing', 'flat')).toThrow('becf-nothing');
  });

  it('draws closed boxes with their size as they are seen, in the ratio of the picture', () => {
    const seen = [1, 2].map((scale) => {
      const values = { length: 90 * scale, width: 60 * scale, height: 110 * scale, material: 0.4 * scale };
      const { svg, width, height } = closedPicture({ id: 'becf-10101', values, choices: {} });
      const [, w, h] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg)!.map(Number);
      expect(width / height).toBeCloseTo(w! / h!, 3);
      return height;
    });
    expect(seen[1]! / seen[0]!).toBeCloseTo(2, 1);
    // A front 110 mm high, seen from above.
    expect(seen[0]!).toBeGreaterThan(110);
    expect(seen[0]!).toBeLessThan(110 + 90 + 60);
  });

  it('keeps a box on a server unchanged, in either unit, and reads it back', () => {
    const question = {
      ...asked,
      values: { length: 95.5, width: 40, height: 120, dust_flap: 15 },
      choices: { flap: 'chamfer_flap' },
    };
    for (const unit of ['mm', 'in'] as const) {
      const { template, variables } = requestOf(question, unit);
      expect(template).toContain('becf-10101');
      expect(variables).toMatchObject({ unit, material: 0.5, length: unit === 'mm' ? 95.5 : 95.5 / 25.4 });
      const [box] = keptBoxes([{ template, variables: { ...variables, dimension_texts: true } }]);
      expect(box).toEqual({ name: 'Reverse tuck end', values: { ...question.values, material: 0.5 }, choices: {} });
    }
    const unknown = { name: 'becf-nothing', values: {}, choices: {} };
    expect(keptBoxes([{ template: 'becf-nothing', variables: {} }])).toEqual([unknown]);
  });

  it('writes the same files as the library', async () => {
    const values = { length: 60, width: 25, height: 100 };
    const same = dieline('becf-10101', values);
    expect(Buffer.from((await file({ ...asked, values }, 'dxf', 'mm')).data).toString()).toBe(same.dxf());
    expect(Buffer.from((await file({ ...asked, values }, 'svg', 'mm')).data).toString()).toBe(same.svg());
    const inches = dieline('becf-10101', { unit: 'in', length: 60 / 25.4, width: 25 / 25.4, height: 100 / 25.4 });
    expect(Buffer.from((await file({ ...asked, values }, 'svg', 'in')).data).toString()).toBe(inches.svg());
    expect(inches.area).toBe(same.area);
    expect(String((await file({ ...asked, values }, 'fold', 'mm')).data)).toContain('"file_spec"');
    const rows = [same.header[1]!];
    const { data: steps } = await file({ ...asked, values }, 'steps', 'mm');
    expect(steps).toEqual(await pdfPageOfSvg(stepPage(same.drawing.parts, 'becf-10101 Reverse tuck end', rows)!));
    await expect(file({ ...asked, id: 'house-door-hanger', values: {} }, 'steps', 'mm')).rejects.toThrow(
      'no folding steps',
    );
  });

  it('offers each format under its name in the engine', async () => {
    for (const kind of formatNames) expect((await file(asked, kind, 'mm')).mediaType).toBe(formats[kind].mediaType);
    for (const kind of ['artwork', 'tiles-A4'] as const) {
      const { data, mediaType } = await file(asked, kind, 'mm');
      expect([mediaType, Buffer.from(data).toString('latin1', 0, 5)]).toEqual(['application/pdf', '%PDF-']);
    }
  });
});
