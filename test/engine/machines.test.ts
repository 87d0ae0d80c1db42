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
  });
});
