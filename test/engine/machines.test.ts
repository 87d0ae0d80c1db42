import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import table from '../../src/engine/machines/machines.json' with { type: 'json' };
import { catalogue, dieline, drawOne, machineUses, plant } from '../../src/index.ts';
import { boxwrightCommand as run } from '../support/command-line.ts';
import { newFolder } from '../support/folder.ts';

const GLUERS = ['flexo', 'straight-line', 'crash-lock', 'four-corner', 'six-corner'];

const usesOf = (id: string, values: object = {}) => machineUses(dieline(catalogue.find(id)!, values as never)).machines;
const kindsOf = (id: string, values: object = {}): string[] => [
  ...new Set(usesOf(id, values).flatMap(({ runs, kind }) => (runs ? kind : []))),
];
const against = (id: string, kind: string, values: object = {}): readonly string[] =>
  usesOf(id, values).find((one) => one.kind === kind)!.against;

describe('the machines of a box', () => {
  const size = { length: 300, width: 200, height: 150 };

  it.each([
    ['a regular slotted case', 'becf-21d01', size, ['slotter', 'flexo', 'rotary', 'flatbed', 'straight-line', 'hand']],
    [
      'a case of thick board',
      'becf-21d01',
      { ...size, material: 4 },
      ['slotter', 'flexo', 'rotary', 'flatbed', 'hand'],
    ],
    ['a reverse tuck end', 'becf-10101', {}, ['flatbed', 'straight-line', 'hand']],
    ['an auto-lock bottom', 'becf-11001', {}, ['flatbed', 'crash-lock', 'hand']],
    ['a four-corner tray that folds flat', 'becf-11a02', {}, ['flatbed', 'four-corner', 'hand']],
    ['a glued tray that does not fold flat', 'becf-11a07', {}, ['flatbed', 'hand']],
    ['a roll-end tray without glue', 'becf-11a01', {}, ['flatbed', 'hand']],
    ['a web corner tray', 'ecma-b4021', {}, ['flatbed', 'hand']],
    ['a rigid box', 'becf-30101', {}, ['rigid', 'hand']],
  ])('are known of %s', (_, id, values, kinds) => expect(kindsOf(id, values)).toEqual(kinds));

  it('name the number, the limit and its source', () => {
    expect(against('becf-21d01', 'flatbed', { length: 600, width: 400, height: 400 })).toEqual([
      expect.stringMatching(
        /^blank 2\d\d\d(\.\d+)? × \d+(\.\d+)? mm; the machine takes at most 1060 × 760 mm \(sample data\)$/,
      ),
    ]);
    expect(against('becf-21d01', 'flexo', { length: 100, width: 60, height: 80 })).toContain(
      'narrowest wall 60 mm; the machine takes at least 120 mm (judgement)',
    );
    expect(against('becf-11a01', 'straight-line')).toEqual(['nothing is glued']);
    expect(against('becf-11001', 'straight-line')[0]).toBe('bottom laps: 2; the machine glues none');
    expect(against('house-hinged-trays', 'six-corner')).toContain(
      'it is not delivered flat: its joints are glued when it is set up',
    );
  });

  it('take a blank turned on a die-cutter, but not on a gluer', () => {
    const tall = { length: 150, width: 100, height: 700 };
    expect(against('becf-10101', 'flatbed', tall)).toEqual([]);
    expect(against('becf-10101', 'straight-line', tall)).toEqual([expect.stringMatching(/^blank \S+ × 9\d\d/)]);
  });

  it('do not slit staggered scores', () => {
    const staggered = drawOne(catalogue, 'becf-21d01', size, { choices: { scores: 'staggered' } });
    const { machines } = machineUses(staggered);
    const reasons = machines.filter(({ kind }) => kind === 'slotter' || kind === 'flexo').map((one) => one.against[0]);
    expect(new Set(reasons)).toEqual(new Set(['staggered flap scores, by 3 mm']));
    expect(machines.find(({ kind }) => kind === 'rotary')!.runs).toBe(true);
  });

  it('are those of a plant that names its own', async () => {
    const machines = [
      { name: 'Our gluer', kind: 'straight-line', max: [500, 400], leastWall: 30, sources: { max: 'manual' } },
    ];
    const own = plant({ ...plant('recommended'), name: 'ours', machines });
    const { machines: uses, notes } = machineUses(drawOne(catalogue, 'becf-10101', {}, { plant: own }));
    expect([uses.map(({ machine, runs }) => [machine, runs]), notes]).toEqual([[['Our gluer', true]], []]);
    const path = join(newFolder(), 'plant.json');
    writeFileSync(path, JSON.stringify(own));
    const { out } = await run(`machines becf-10101 200x150x300 --plant ${path}`);
    expect(out).toContain('the machine takes at most 500 × 400 mm (manual)');
    expect(() => plant({ ...own, machines: [{ name: 'x', kind: 'press' }] })).toThrow(/kind/);
    expect(plant({ ...plant('recommended'), machines: table.machines }).machines).toHaveLength(table.machines.length);
  });

  it('do not slot a blank wider than their web', () => {
    const large = { length: 2000, width: 1500, height: 1500, material: 4 };
    expect(against('becf-21d01', 'slotter', large)).toEqual([
      expect.stringMatching(
        /^blank 7\d{3}\S* × 3012 mm; the machine takes at most 2400 × 1200 mm \(judgement; slitter webs /,
      ),
    ]);
    expect(kindsOf('becf-21d01', large)).toEqual(['hand']);
  });

  it('wrap trays of greyboard, but neither flat boards, leaves nor struts', () => {
    const rigid = (id: string) =>
      Object.fromEntries(usesOf(id).flatMap((one) => (one.kind === 'rigid' ? [[one.part, one.against]] : [])));
    const flat = ['no walls; the machine wraps trays'];
    expect(rigid('becf-30203')).toEqual({ tray_board: [], base_board: flat, spine_board: flat, lid_board: flat });
    for (const id of ['becf-30600', 'becf-30602', 'becf-30603', 'becf-30301', 'becf-30703'])
      for (const [part, reasons] of Object.entries(rigid(id))) expect(reasons, `${id}: ${part}`).toEqual(flat);
    expect(kindsOf('becf-30600')).toEqual(['hand']);
  });

  it('say that covers are not judged', () => {
    const notesOf = (id: string) => machineUses(dieline(catalogue.find(id)!, {})).notes;
    expect(notesOf('becf-30101')[0]).toMatch(
      /^Covers and linings are cut on a flatbed or guillotine; they are not judged/,
    );
    expect(notesOf('becf-10101')).toEqual([expect.stringMatching(/^No list of machines/)]);
  });

  it('have limits that agree', () => {
    const own = (...machines: object[]) => plant({ ...plant('recommended'), machines } as never);
    const flexo = { name: 'Our flexo', kind: 'flexo', max: [1000, 800] };
    expect(() => own(flexo, { ...flexo, max: [10, 10], min: [900, 900] })).toThrow(
      'machines[1].min is 900 × 900 mm, but max is 10 × 10 mm. Each of min must be at most that of max.',
    );
    expect(() => own({ ...flexo, min: [300, 801] })).toThrow('machines[0].min is 300 × 801 mm');
    expect(own(flexo, { ...flexo, min: [1000, 800] }).machines).toHaveLength(2);
    expect(own({ name: 'x', kind: 'flexo', min: [900, 900] }).machines).toHaveLength(1);
  });

  it('have a source for each limit that is built in', () => {
    const bare = table.machines.flatMap(({ name, kind: _, sources = {}, ...limits }) =>
      Object.keys(limits)
        .filter((limit) => !(limit in sources))
        .map((limit) => `${name}: ${limit}`),
    );
    expect(bare).toEqual([]);
  });
});

describe('of every template', () => {
  const all = [...new Map(catalogue.entries.map((entry) => [entry.template, entry])).values()].map((entry) => {
    const box = dieline(entry, {});
    return { id: entry.id, parts: box.drawing.parts, machines: machineUses(box).machines };
  });

  it('each part of board runs on a machine or by hand', () =>
    expect(
      all.filter(({ parts, machines }) =>
        parts.some(
          ({ part }) => part.category === 'carton' && !machines.some((one) => one.part === part.id && one.runs),
        ),
      ),
    ).toEqual([]));

  it('no gluer is claimed without a lap that is glued in the plant', () => {
    const claims = all.flatMap(({ id, parts, machines }) =>
      machines
        .filter(({ kind, runs }) => runs && GLUERS.includes(kind))
        .filter(({ part }) => {
          const placed = parts.find((one) => one.part.id === part)!;
          return !placed.part.blank.joins.some(({ by, delivered }) => by === 'glue' && delivered);
        })
        .map(({ kind }) => `${id}: ${kind}`),
    );
    expect(claims).toEqual([]);
  });

  it('glued tubes run on a gluer, but for their size or board', () => {
    const glued = all.flatMap(({ id, machines, parts }) =>
      parts.flatMap(({ part }) => {
        const joins = part.blank.joins.filter(({ by, delivered }) => by === 'glue' && delivered);
        const isTube = joins.length === 1 && part.blank.rises === 'right' && joins[0]!.a.endsWith('.glue');
        const reasons = machines.find((one) => one.part === part.id && one.kind === 'straight-line')?.against ?? [];
        return isTube ? [{ id, wrong: reasons.filter((text) => !/^(blank|board|narrowest wall) /.test(text)) }] : [];
      }),
    );
    expect(glued.length).toBeGreaterThan(50);
    expect(glued.filter(({ wrong }) => wrong.length)).toEqual([]);
  });
});

describe('boxwright machines', () => {
  it('prints a table and where limits come from, and JSON', async () => {
    const { code, out } = await run('machines becf-11001');
    expect(code).toBe(0);
    expect(out).toMatch(/default +crash-lock gluer 110 +yes/);
    expect(out).toMatch(/default +rotary die-cutter +no +carton; the machine takes corrugated board/);
    expect(out).toContain('No list of machines with their least sizes is published.');
    const data = JSON.parse((await run('machines becf-11001 --json')).out);
    expect(data).toMatchObject({ dieline_template_id: 'becf-11001', machines: expect.any(Array) });
    expect(data.machines.find(({ kind }: { kind: string }) => kind === 'crash-lock').limits).toEqual([
      'max',
      'min',
      'leastWall',
      'leastHeight',
      'thickest',
    ]);
  });

  it('says where no limits are known, which parts are not judged, and that a plant has no machines', async () => {
    const rigid = (await run('machines becf-30203')).out;
    expect(rigid).toMatch(/tray_board +rigid box machine +yes, no limits known/);
    expect(rigid).toMatch(/lid_board +rigid box machine +no +no walls; the machine wraps trays/);
    expect(rigid).toMatch(
      /lid_board +by hand +yes +\n\nCovers and linings are cut on a flatbed or guillotine; .*\n.*No list/,
    );
    const printed = async (box: string, machines: object[], json = '') => {
      const path = join(newFolder(), 'plant.json');
      writeFileSync(path, JSON.stringify({ ...plant('recommended'), name: 'ours', machines }));
      return (await run(`machines ${box} --plant ${path}${json}`)).out;
    };
    const bare = [{ name: 'Our slotter', kind: 'slotter' }];
    expect(await printed('becf-21d01', bare)).toMatch(/Our slotter +yes, no limits known/);
    expect(await printed('becf-21d01', [{ ...bare[0], max: [9000, 9000] }])).toMatch(/Our slotter +yes +\n/);
    expect(JSON.parse(await printed('becf-21d01', bare, ' --json')).machines[0]).toMatchObject({
      runs: true,
      limits: [],
    });
    expect(await printed('becf-21d01', [])).toBe('The plant ours names no machines.\n');
    expect(JSON.parse(await printed('becf-30101', [], ' --json'))).toMatchObject({
      machines: [],
      notes: ['The plant ours names no machines.'],
    });
  });
});
