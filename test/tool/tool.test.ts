import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bridgesOf } from '../../src/formats/adapt/tool.ts';
import { chains, ruleFacts, serviceProfile } from '../../src/formats/index.ts';
import { readDrawing } from '../../src/formats/reading/index.ts';
import { arc, distance, type Point, straight } from '../../src/geometry/index.ts';
import { catalogue, checkDieline, dieline, drawOne, type LineType, profile, templates } from '../../src/index.ts';
import { Corners, type Dieline } from '../../src/sheet/index.ts';
import { mainId } from '../../src/template/index.ts';
import { boxwrightCommand as run } from '../support/command-line.ts';
import { newFolder } from '../support/folder.ts';
import { spreadOf } from '../support/turns.ts';

const die = profile('die');
const bytes = (file: string | Uint8Array): Uint8Array => (typeof file === 'string' ? Buffer.from(file) : file);
const { production } = serviceProfile;

describe('bridges', () => {
  it.each([
    [12.9, 0, 0],
    [13, 1, 2],
    [49, 1, 2],
    [50, 2, 5],
    [100, 3, 5],
    [399, 3, 5],
    [400, 4, 5],
    [549, 4, 5],
    [550, 5, 5],
    [860, 7, 5],
  ])('of a rule of %s mm are %s of %s mm', (mm, count, width) => {
    expect(bridgesOf(mm, production)).toEqual([count, width]);
  });

  it('are columns of CF2 and no gap in any line', async () => {
    const rows = Buffer.from(await dieline('becf-10101').file('cf2', { tool: true, profile: die }))
      .toString('latin1')
      .split('\n')
      .flatMap((row) => (/^L,/.test(row) ? [row.split(',').slice(1).map(Number)] : []));
    for (const [, , , x1, y1, x2, y2, ...bridges] of rows)
      expect(bridges).toEqual(bridgesOf(Math.hypot(x2! - x1!, y2! - y1!), production));
    expect(rows.some((row) => row[7] === 3)).toBe(true);
  });

  it('are ticks on a layer of their own elsewhere, which reads as an explanation', async () => {
    const box = dieline('becf-10101');
    for (const file of [
      await box.file('svg', { tool: true }),
      await box.file('dxf', { tool: true }),
      await box.pdf({ tool: true }),
    ]) {
      const { lines } = await readDrawing(bytes(file));
      const ticks = lines.filter(({ look }) => look.names.some((name) => /bridges/i.test(name)));
      expect(ticks.length).toBeGreaterThan(100);
      expect(new Set(ticks.map(({ kind }) => kind))).toEqual(new Set(['legend']));
    }
  });

  it('lie mirrored in a mirrored file', async () => {
    const places = async (mirror: boolean): Promise<number[]> => {
      const own = profile({ extends: 'die', mirror });
      const { lines } = await readDrawing(bytes(await dieline('becf-10501').file('dxf', { tool: true, profile: own })));
      const at = (kind: string) =>
        lines.filter((line) => line.kind === kind).map(({ curve: { from, to } }) => [from[0], to[0]]);
      const [left, right] = [Math.min(...at('cut').flat()), Math.max(...at('cut').flat())];
      return at('legend').map(([a, b]) => Math.round(10 * (mirror ? right - (a! + b!) / 2 : (a! + b!) / 2 - left)));
    };
    const [plain, mirrored] = [await places(false), await places(true)];
    expect([...mirrored].sort((a, b) => a - b)).toEqual([...plain].sort((a, b) => a - b));
  });
});

/** Gaps of the cuts: pairs of free ends not farther apart than a millimetre. */
const nicksIn = (
  lines: readonly {
    readonly kind?: string | undefined;
    readonly curve: { from: readonly [number, number]; to: readonly [number, number] };
  }[],
) => {
  const ends = lines.filter(({ kind }) => kind === 'cut').flatMap(({ curve }) => [curve.from, curve.to]);
  const free = ends.filter((p) => ends.filter((q) => distance(p, q) < 1e-3).length === 1);
  return free.flatMap((p, k) =>
    free
      .slice(k + 1)
      .filter((q) => distance(p, q) < 1)
      .map((q) => ({ p, mm: distance(p, q) })),
  );
};

describe('nicks', () => {
  it.each([
    ['becf-10101', {}, 0.4],
    ['becf-10101', { material: 0.8 }, 0.6],
    ['becf-21d01', {}, 0.8],
  ] as const)(
    'of %s %j are gaps of %s mm, two at least, away from corners, glue flap, tucks and walls',
    async (id, values, width) => {
      const box = drawOne(catalogue, id, values);
      const nicks = nicksIn((await readDrawing(bytes(await box.file('dxf', { tool: true, origin: 'sheet' })))).lines);
      expect(nicks.length).toBe((await box.tool()).nicks);
      expect(nicks.length).toBeGreaterThanOrEqual(2);
      for (const { p, mm } of nicks) {
        expect(mm).toBeCloseTo(width, 3);
        const on = box.drawing.dieline.lines.find(
          ({ line, curve: { from, to } }) =>
            line === 'cut' && distance(from, p) + distance(p, to) - distance(from, to) < 1e-3,
        )!;
        expect(Math.min(distance(on.curve.from, p), distance(on.curve.to, p))).toBeGreaterThanOrEqual(10 - 1e-3);
        expect(on.panels.join()).not.toMatch(/glue|tuck|^(front|right|back|left)$/);
      }
    },
  );

  it('are told where they cannot be set, and are figures of a profile', async () => {
    expect((await dieline('becf-12701').tool()).plan.notes.join()).toMatch(
      /This outline has 0 of the \d nicks that are usual: set others by hand/,
    );
    // The hem of a glue flap and a handle stay clean.
    const { clean } = (await dieline('becf-12101').tool()).plan;
    expect([...clean].some((id) => id.endsWith('front.glue.hem'))).toBe(true);
    const own = profile({ extends: 'die', production: { nicks: { light: 0.25, every: 80 } } });
    const { nicks, plan } = await dieline('becf-10101').tool(own);
    expect(plan.nick).toBe(0.25);
    expect(nicks).toBeGreaterThanOrEqual((await dieline('becf-10101').tool()).nicks);
    expect(() => profile({ production: { nicks: { light: 3 } } })).toThrow(
      'production.nicks.light must be a number from 0 to 1',
    );
  });

  it('leave holes and slits before outlines', async () => {
    const box = dieline('becf-10501');
    const outline = box.drawing.dieline.nodes.reduce((x, [own]) => Math.min(x, own), 0);
    const holes = chains(box.drawing.dieline).filter(({ line }) => line === 'cut');
    const inside = holes.filter(({ curves }) => curves.every(({ from: [x] }) => x > outline + 1));
    const corners = inside.flatMap(({ curves }) => curves.flatMap(({ from, to }) => [from, to]));
    const isCorner = (p: Point): boolean => corners.some((q) => distance(p, q) < 0.01);
    const file = await box.file('dxf', { tool: true, origin: 'sheet', profile: profile('table') });
    const cuts = (await readDrawing(bytes(file))).lines.filter(({ kind }) => kind === 'cut');
    const isHole = cuts.map(({ curve }) => isCorner(curve.from) && isCorner(curve.to));
    expect(isHole.filter(Boolean).length).toBeGreaterThan(8);
    expect(isHole.lastIndexOf(true)).toBe(isHole.filter(Boolean).length - 1);
  });

  it('and a kerf exclude one another', async () => {
    const laser = profile({ extends: 'laser', kerf: { width: 0.2 } });
    await expect(dieline('becf-10101').file('svg', { tool: true, profile: laser })).rejects.toThrow(/kerf is 0\.2 mm/);
  });
});

describe('the checker', () => {
  it.each(spreadOf(templates.map(mainId), 100, 40).concat('becf-12410', 'becf-11d06', 'becf-21e24'))(
    'finds %s in its files with a tool, sound',
    async (id) => {
      const box = drawOne(catalogue, id, {});
      for (const [format, own] of [
        ['dxf', die],
        ['cf2', die],
        ['svg', serviceProfile],
        ['pdf', serviceProfile],
      ] as const) {
        const check = async (tool: boolean) =>
          checkDieline(bytes(await box.file(format, { tool, profile: own })), {
            profile: own,
            template: id,
            explain: false,
          });
        const [plain, found] = [await check(false), await check(true)];
        expect([found.verdict, found.audit.findings.map(({ kind }) => kind)]).toEqual([
          plain.verdict,
          plain.audit.findings.map(({ kind }) => kind),
        ]);
      }
    },
  );

  it('recognises a box with a tool without its name', async () => {
    const { recognised, verdict, reading } = await checkDieline(
      bytes(await dieline('becf-10101').file('dxf', { tool: true })),
    );
    expect([verdict, recognised?.id]).toEqual(['sound', 'becf-10101']);
    expect(reading.notes.join()).toContain('4 gaps of 0.4 mm in straight cuts were read as nicks');
  });

  it('takes neither a wide gap nor a single one for nicks', async () => {
    const wide = profile({ extends: 'service', production: { nicks: { light: 1 } } });
    const file = await dieline('becf-10101').file('svg', { tool: true, profile: wide });
    const narrow = profile({ production: { nicks: { light: 0.4, heavy: 0.4, corrugated: 0.4 } } });
    expect((await checkDieline(bytes(file), { explain: false, profile: narrow })).verdict).toBe('not sound');
    const gap = (d: string): Uint8Array =>
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="200mm" height="100mm" viewBox="0 0 200 100"><path id="cut" fill="none" stroke="#f00" d="${d}"/></svg>`,
      );
    expect((await checkDieline(gap('M80 0H0V100H200V0H80.4'), { explain: false })).verdict).toBe('not sound');
    expect((await checkDieline(gap('M80 0H0V100H90M90.4 100H200V0H80.4'), { explain: false })).verdict).toBe('sound');
    expect((await checkDieline(gap('M80 0H0V100H90M91.5 100H200V0H81.5'), { explain: false })).verdict).toBe(
      'not sound',
    );
  });
});

describe('patterns', () => {
  it('alternate knife and gap, knife and crease, with a knife at both ends; CF2 has them whole', async () => {
    const box = dieline('becf-12410');
    const whole = new Map(box.rules.map(({ line, metres }) => [line, 1000 * metres]));
    const { lines } = await readDrawing(bytes(await box.file('dxf', { tool: true })));
    const length = (kind: LineType): number =>
      lines.filter((line) => line.kind === kind).reduce((mm, { curve }) => mm + distance(curve.from, curve.to), 0);
    expect(length('perforation') / whole.get('perforation')!).toBeCloseTo(3 / 4, 1);
    expect(length('combination') / whole.get('combination')!).toBeGreaterThan(0.5);
    expect(length('combination') + length('crease')).toBeCloseTo(whole.get('combination')! + whole.get('crease')!, 0);
    const cf2 = await readDrawing(bytes(await box.file('cf2', { tool: true, profile: die })), { profile: die });
    expect(cf2.lines.filter(({ kind }) => kind === 'perforation')).toHaveLength(16 / 4);
    expect(Buffer.from(await box.file('cf2', { tool: true })).toString('latin1')).toContain(
      'Cut-crease: 6 mm knife, 6 mm crease',
    );
  });
});

const known: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(new URL('../../fixtures/slot-rules.json', import.meta.url), 'utf8'),
);

describe('slot rules', () => {
  it('are where knives are nearer than 2.38 mm: the templates of the list, and no other', async () => {
    const found: [id: string, gap: string][] = [];
    for (const id of templates.map(mainId)) {
      const [nearest] = (await drawOne(catalogue, id, {}).tool()).slotRules;
      if (nearest) found.push([id, `${nearest.gap.toFixed(2)} mm`]);
    }
    expect(Object.fromEntries(found)).toEqual(
      Object.fromEntries(Object.entries(known).map(([id, text]) => [id, text.split(',')[0]])),
    );
  });

  it('are told before a file is drawn, and stand in it', async () => {
    const out = join(newFolder(), 'box.svg');
    const { code, err } = await run('dieline becf-10501 --tool --out', [out]);
    expect([code, err]).toEqual([
      0,
      expect.stringMatching(
        /Slot rule: 2 pairs of knives, the nearest 0\.50 mm apart, 263\.0 mm from the left and 217\.5 mm from below/,
      ),
    ]);
    expect((await readFile(out, 'utf8')).match(/>slot rule 0\.50</g)).toHaveLength(2);
  });
});

/** A drawing of these curves. */
const drawing = (line: LineType, curves: readonly Parameters<typeof distance>[0][][]): Dieline => {
  const corners = new Corners();
  const lines = curves.map(([from, to, bulge]) => ({
    from: corners.find(from!),
    to: corners.find(to!),
    curve: bulge ? arc(from!, to!, bulge[0]) : straight(from!, to!),
    ...{ line, panels: [], part: 0 },
  }));
  return { nodes: corners.nodes, lines, parts: ['one'] };
};

describe('rules for a quote', () => {
  it('count corners of a continuous rule and curves once, and no join of straight lines', () => {
    const square = drawing('cut', [
      [
        [0, 0],
        [50, 0],
      ],
      [
        [50, 0],
        [100, 0],
      ],
      [
        [100, 0],
        [100, 100],
      ],
      [
        [100, 100],
        [0, 100],
      ],
      [
        [0, 100],
        [0, 0],
      ],
    ]);
    expect(ruleFacts(square)).toEqual([{ line: 'cut', metres: 0.4, bends: 4 }]);
    const hook = drawing('crease', [
      [
        [0, 0],
        [50, 0],
      ],
      [
        [50, 0],
        [60, 10],
        [Math.tan(Math.PI / 8), 0],
      ],
      [
        [60, 10],
        [60, 50],
      ],
    ]);
    expect(ruleFacts(hook)).toEqual([{ line: 'crease', metres: 0.106, bends: 1 }]);
  });

  it('are in every answer with lengths', async () => {
    const body = JSON.parse((await run('dieline becf-10101 --json')).out);
    expect(body.rules).toEqual(dieline('becf-10101').rules.map((rule) => ({ ...rule })));
    expect(JSON.parse((await run('dieline becf-10501 --tool --json')).out).tool).toMatchObject({
      nick_width: 0.4,
      slot_rules: [{}, {}],
    });
    expect((await run('report becf-10101')).out).toMatch(/cut bends +43/);
    const { out } = await run('nest becf-10101 --sheet 700x500 --gutter 3 --no-search --json --run 10');
    const layout = JSON.parse(out);
    expect(layout.best.lengths.bends).toBe(43 * layout.best.count);
    expect(layout.run.bends).toBe(layout.best.lengths.bends);
  });
});

describe('every door', () => {
  it('writes layouts and batches with a tool, and refuses a kerf', async () => {
    const folder = newFolder();
    const sheet = join(folder, 'sheet.dxf');
    const { err } = await run('nest becf-10101 --sheet 700x500 --gutter 3 --no-search --tool --profile cad --out', [
      sheet,
    ]);
    expect(err).toContain('Nicks: 4 of 0.4 mm, on each blank');
    expect(await readFile(sheet, 'utf8')).toContain('bridges');
    expect((await run('nest becf-10101 --sheet 700x500 --no-search --tool --out', [sheet])).err).toContain(
      'share cuts',
    );
    const list = join(folder, 'list.jsonl');
    await writeFile(
      list,
      '{"key":"a","template":"becf-10101","format":"cf2"}\n{"key":"b","template":"becf-10101","format":"cf2","tool":"x"}\n',
    );
    const { out } = await run('batch', [list, '--tool', '--out', folder]);
    expect(out).toContain('1 of 2 were made');
    expect(await readFile(join(folder, 'a.cf2'), 'utf8')).toContain('Nicks: 4 of 0.4 mm');
    expect((await run('dieline becf-10101 --tool --kerf 0.2')).code).toBe(2);
  });

  it('leaves a drawing without the option as it was', async () => {
    const box = dieline('becf-10501');
    expect(await box.file('dxf', { tool: false })).toEqual(await box.file('dxf'));
    expect(await box.file('cf2', { tool: false })).toEqual(await box.file('cf2'));
  });
});
