import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import makerjs from 'makerjs';
import { describe, expect, it } from 'vitest';
import { readDrawing } from '../../src/formats/reading/index.ts';
import { boundsOf, boxAround, type Point } from '../../src/geometry/index.ts';
import {
  boxwright,
  catalogue,
  dieline,
  drawLayout,
  drawOne,
  fold,
  formats,
  nest,
  templates,
  toMaker,
  writeDxf,
} from '../../src/index.ts';
import { file } from '../../src/studio/engine/files.ts';
import { nestFile } from '../../src/studio/engine/nest.ts';
import { mainId } from '../../src/template/index.ts';
import { callTool, connected } from '../mcp/connected.ts';
import { boxwrightCommand } from '../support/command-line.ts';
import { newFolder } from '../support/folder.ts';
import { measured } from '../support/measured.ts';
import { type Reading, readCf2, readDxf, readPdf, readSvg } from '../support/read/index.ts';
import { inTurn, spreadOf } from '../support/turns.ts';

/** The lower left of lines, arrow heads and texts, whose descenders count. */
const lowerLeft = ({ chains, fills, texts }: Reading): Point => {
  const words = texts.map(
    ({ at: [x, y], height, rotation }): Point => (rotation ? [x - height, y] : [x, y - height / 3]),
  );
  const corners = [...fills.flatMap(({ corners }) => corners), ...words];
  const { left, bottom } = boxAround(corners, boundsOf(chains.flatMap(({ curves }) => curves)));
  return [left, bottom];
};

/** The lower left of an SVG's ink in its viewBox, which begins at (0, 0). */
const lowerLeftOfInk = (svg: string): Point => {
  const [, across] = / viewBox="0 0 ([\d.]+) /.exec(svg)!;
  const { width, box, ...reading } = readSvg(svg);
  const [left, bottom] = lowerLeft(reading);
  const strokes = [...svg.matchAll(/ stroke-width="([\d.]+)"/g)].map(([, stroke]) => Number(stroke));
  const half = ((Math.max(...strokes) / 2) * width) / Number(across);
  return [left - box.left - half, bottom - box.bottom - half];
};

/** Coordinates have at least four decimals of a point. */
const isZero = ([x, y]: Point): boolean => Math.abs(x) < 5e-5 && Math.abs(y) < 5e-5;

const readers = { svg: readSvg, dxf: readDxf, cf2: readCf2 } as const;

const formatOf = (path: string): keyof typeof readers => path.split('.').at(-1) as keyof typeof readers;

const originOf = (format: keyof typeof readers, bytes: string | Uint8Array): Point => {
  const text = typeof bytes === 'string' ? bytes : Buffer.from(bytes).toString('latin1');
  return format === 'svg' ? lowerLeftOfInk(text) : lowerLeft(readers[format](text));
};

describe('the lower left of a drawing is (0, 0) in files that people take', () => {
  it('of every template, with dimensions and without', async () => {
    const wrong: string[] = [];
    for (const [k, template] of templates.entries()) {
      const id = mainId(template);
      // In one of three slices in one of three formats, with dimensions or without.
      for (const dimension_texts of [true, false]) {
        const box = drawOne(catalogue, id, { dimension_texts });
        const some = (['svg', 'dxf', 'cf2'] as const).filter((_, f) => inTurn(k + f + Number(dimension_texts), 3));
        for (const format of some)
          if (!isZero(originOf(format, await box.file(format)))) wrong.push(`${id} ${format} ${dimension_texts}`);
        if (!some.includes('dxf')) continue;
        const { header } = readDxf(box.dxf());
        if (!header.get('$EXTMIN')!.every(({ value }) => value === '0')) wrong.push(`${id} EXTMIN`);
      }
    }
    expect(templates.length).toBeGreaterThan(200);
    expect(wrong).toEqual([]);
  });

  it('as PDF from the corner of the page, as FOLD and as a model of makerjs', async () => {
    for (const template of spreadOf(templates, 12, 12)) {
      const id = mainId(template);
      const { drawing, labels, ...box } = drawOne(catalogue, id, {});
      const [left, bottom] = lowerLeft(readPdf(await box.pdf()));
      expect([id, left, bottom]).toEqual([id, expect.closeTo(10, 4), expect.closeTo(10, 4)]);
      const coords = JSON.parse(fold.writeFold(drawing, 'x')).vertices_coords as Point[];
      expect([id, boxAround(coords)]).toEqual([id, expect.objectContaining({ left: 0, bottom: 0 })]);
      const { low } = makerjs.measure.modelExtents(toMaker(drawing.dieline) as makerjs.IModel)!;
      // makerjs replaces cubics by arcs within 0.01 mm.
      expect([id, low]).toEqual([id, [expect.closeTo(0, 1), expect.closeTo(0, 1)]]);
    }
  });

  it('of several parts, in any unit and with bleed, whatever a caller draws', async () => {
    for (const given of [{ unit: 'in' }, { overflow: true, overflow_margin: 3 }])
      for (const id of ['becf-11f03', 'becf-12406', 'becf-30101'] as const) {
        const box = drawOne(catalogue, id, given);
        for (const format of ['svg', 'dxf', 'cf2'] as const)
          for (const unit of ['mm', 'pt'] as const)
            expect([id, format, isZero(originOf(format, await box.file(format, { unit })))]).toEqual([
              id,
              format,
              true,
            ]);
      }
    const { drawing } = dieline('becf-10101');
    expect(isZero(originOf('dxf', writeDxf(drawing.dieline, [])))).toBe(true);
  });
});

const SIZES = { length: 60, width: 25, height: 100 };
const asked = { id: 'becf-10101', values: SIZES, choices: {} };
const folder = newFolder();
const inFolder = (name: string): string => join(folder, name);

/** Asks one way to take files. The lower left by the name of each file. */
const doors: Readonly<Record<string, () => Promise<Readonly<Record<string, Point>>>>> = {
  'command line': async () => {
    const names = ['box.svg', 'box.dxf', 'box.cf2'];
    for (const name of names) await boxwrightCommand('dieline becf-10101 length=60 --out', [inFolder(name)]);
    return byName(names);
  },
  'command for batches': async () => {
    const request = { key: 'tea', template: 'becf-10101', formats: ['svg', 'dxf', 'cf2'], variables: SIZES };
    writeFileSync(inFolder('list.jsonl'), `${JSON.stringify(request)}\n`);
    const { code } = await boxwrightCommand('batch', [inFolder('list.jsonl'), '--out', inFolder('dies')]);
    expect(code).toBe(0);
    return byName(['dies/tea.svg', 'dies/tea.dxf', 'dies/tea.cf2']);
  },
  'tools for agents': async () => {
    const files = ['agent.svg', 'agent.dxf', 'agent.cf2'];
    const { failed } = await callTool(await connected(folder), 'make_dieline', { template: 'becf-10101', files });
    expect(failed).toBe(false);
    return byName(files);
  },
  studio: async () =>
    Object.fromEntries(
      await Promise.all(
        (['svg', 'dxf', 'cf2'] as const).map(async (format) => [
          format,
          originOf(format, (await file(asked, format, 'mm')).data),
        ]),
      ),
    ),
};

const byName = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, originOf(formatOf(name), readFileSync(inFolder(name)))]));

it.each(Object.entries(doors))('files from the %s begin at (0, 0)', async (_, take) => {
  const all = await take();
  expect(Object.keys(all)).toHaveLength(3);
  expect(Object.entries(all).filter(([, point]) => !isZero(point))).toEqual([]);
});

describe('the corner of a nested sheet is (0, 0)', () => {
  const extentOf = async (bytes: Uint8Array) => boundsOf((await readDrawing(bytes)).lines.map(({ curve }) => curve));
  const near0 = { left: expect.closeTo(0, 5), bottom: expect.closeTo(0, 5) };

  it.each(['dxf', 'cf2'])('in %s, also where its edge is not drawn', async (format) => {
    const path = inFolder(`sheet.${format}`);
    await boxwrightCommand('nest becf-10101 --sheet 1000x700 --margin 12 --no-search --out', [path]);
    expect(await extentOf(readFileSync(path))).toMatchObject(near0);
    const sheet = { width: 1000, height: 700, margins: { left: 12, bottom: 12 } };
    const nesting = nest(dieline('becf-10101').drawing, sheet, { layouts: ['straight-0'] });
    const { dieline: lines, options } = drawLayout(nesting, nesting.best);
    const blanks = await extentOf(await formats[format as 'dxf'].write(lines, [], options));
    expect(blanks).toMatchObject({ left: expect.closeTo(12, 5), bottom: expect.closeTo(12, 5) });
  });

  it.runIf(inTurn(0, 3))('in SVG within its outer stroke, and in the file of the studio', async () => {
    const path = inFolder('sheet.svg');
    await boxwrightCommand('nest becf-10101 --sheet 1000x700 --no-search --out', [path]);
    const svg = readFileSync(path, 'utf8');
    expect(svg).toContain(' viewBox="0 0 ');
    const sheet = { width: 1000, height: 700, margin: 10, gripper: 0, rear: 0, gutter: 5, turns: true };
    expect(await extentOf((await nestFile(asked, sheet)).data as Uint8Array)).toMatchObject(near0);
  });
});

describe('answers of the service keep the origin of the hosted service', () => {
  const fileOf = async (id: string, format: 'dxf' | 'svg', variables: object): Promise<string> => {
    const { dieline } = await boxwright().createDieline(id, { format, variables: { unit: 'mm', ...variables } });
    return Buffer.from(dieline.url.split(',')[1]!, 'base64').toString();
  };

  it.each(measured.filter((each) => 'lower_left' in each))('$id', async (each) => {
    const { chains } = readDxf(await fileOf(each.id, 'dxf', each.variables));
    const cuts = boundsOf(chains.filter(({ layer }) => layer === 'cut').flatMap(({ curves }) => curves));
    const [x, y] = (each as { lower_left: number[] }).lower_left;
    expect([cuts.left, cuts.bottom]).toEqual([expect.closeTo(x!, 3), expect.closeTo(y!, 3)]);
    expect(isZero(lowerLeftOfInk(await fileOf(each.id, 'svg', each.variables)))).toBe(true);
  });

  it('also on a nested sheet', async () => {
    const api = boxwright();
    const { dieline: made } = await api.createDieline('becf-10101', {
      format: 'dxf',
      variables: { unit: 'mm', ...SIZES, material: 0.5 },
    });
    const variables = { unit: 'mm', sheet_width: 1000, sheet_height: 700 } as const;
    const { nesting } = await api.createNesting(made.id, 'lt_straight-0', { format: 'dxf', variables });
    const { lines } = await readDrawing(Buffer.from(nesting.url.split(',')[1]!, 'base64'));
    expect(boundsOf(lines.map(({ curve }) => curve))).toMatchObject({ left: 0, bottom: 0 });
  });
});
