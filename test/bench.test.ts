import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { garbage } from '../bench/garbage.ts';
import { groupNames } from '../bench/groups.ts';
import { byTurns } from '../bench/measure.ts';
import { HELP, readOptions } from '../bench/options.ts';
import { type Report, withNewer } from '../bench/report.ts';
import { isMet, type Row } from '../bench/row.ts';
import { table } from '../bench/table.ts';
import { inTurn } from './support/turns.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const measured = (date: string, ...rows: Row[]) => ({ date, machine: 'm', rows });
const figure = (what: string, more: Partial<Row> = {}): Row => ({ what, unit: 'ms', best: 2, ...more }) as Row;

describe('a command line of the bench', () => {
  it('measures all or the named groups, in the order of the table', () => {
    expect(readOptions([])).toEqual({ only: groupNames, save: false });
    expect(readOptions(['--only', 'startup,stages', '--save'])).toEqual({ only: ['stages', 'startup'], save: true });
  });

  it('lists the groups in its help', () => {
    expect(readOptions(['--help'])).toBeUndefined();
    for (const name of groupNames) expect(HELP).toContain(`\n  ${name} `);
  });

  it('refuses an unknown group', () =>
    expect(() => readOptions(['--only', 'stage'])).toThrow(
      'no group is called "stage". Did you mean stages? Choose from: requests,',
    ));
});

describe('the report', () => {
  it('keeps earlier figures with their date', () => {
    const old: Report = { parts: measured('1', figure('a')), requests: measured('1', figure('b')) };
    const now = withNewer(old, { parts: measured('2', figure('c')), large: measured('2') });
    expect(Object.keys(now)).toEqual(['requests', 'large', 'parts']);
    expect([now.requests?.date, now.parts?.date, now.parts?.rows[0]?.what]).toEqual(['1', '2', 'c']);
  });

  it.each<[string, Row, boolean | undefined]>([
    ['nothing is asked', figure('a'), undefined],
    ['fast enough', figure('a', { aim: { best: 2 } }), true],
    ['too slow', figure('a', { aim: { best: 1.9 } }), false],
    ['near its floor', figure('a', { floor: 1, aim: { ratio: 2 } }), true],
    ['far from its floor', figure('a', { floor: 0.9, aim: { ratio: 2 } }), false],
    ['fast, but with garbage', figure('a', { garbage: 9, aim: { best: 2, garbage: 8 } }), false],
    ['a rate', figure('a', { unit: 'a second', aim: { best: 2 } }), true],
    ['a low rate', figure('a', { unit: 'a second', aim: { best: 3 } }), false],
    ['failed', { what: 'a', failed: 'why', aim: { best: 3 } }, false],
  ])('reports whether a target is met: %s', (_, row, met) => expect(isMet(row)).toBe(met));

  it('shows targets beside figures, and failed rows', () => {
    const rows = [
      figure('a box', { median: 3, floor: 0.5, garbage: 12, aim: { ratio: 5, garbage: 10 } }),
      { what: 'a page', failed: 'no browser\nat all' },
    ];
    const [head, first, second] = table({ requests: measured('1', ...rows) }).split('\n');
    expect(head!.split(/\s{2,}/)).toEqual(['', 'best', 'median', '× floor', 'kB', 'aim', 'met']);
    expect(first!.split(/\s{2,}/)).toEqual(['a box', '2.0 ms', '3.0 ms', '4.00×', '12', '≤ 5×, ≤ 10 kB', 'no']);
    expect(second!.split(/\s{2,}/)).toEqual(['a page', 'failed', 'no browser']);
  });

  it('contains every group when saved', () =>
    expect(Object.keys(JSON.parse(readFileSync('bench/measured.json', 'utf8')))).toEqual([...groupNames]));
});

it('a call that throws is reported, and the others continue', async () => {
  let calls = 0;
  const rows = await byTurns([
    {
      what: 'breaks',
      call: () => {
        if (++calls > 1) throw new Error('broken');
      },
      elsewhere: true,
    },
    { what: 'runs', call: () => Math.sqrt(2), elsewhere: true },
  ]);
  expect(rows).toEqual([
    { what: 'breaks', failed: 'broken' },
    expect.objectContaining({ what: 'runs', best: expect.any(Number) }),
  ]);
});

it.runIf(inTurn(0, 3))('coarse processor time gives neither endless nor zero times', async () => {
  const exact = process.cpuUsage.bind(process);
  vi.spyOn(process, 'cpuUsage').mockImplementation(() => {
    const { user, system } = exact();
    return { user: Math.floor((user + system) / 20_000) * 20_000, system: 0 };
  });
  vi.stubGlobal('gc', () => undefined);
  const [row] = await byTurns([{ what: 'short', call: () => Math.hypot(3, 4) }]);
  expect(row).toMatchObject({ what: 'short', best: expect.any(Number) });
  expect((row as { best: number }).best).toBeGreaterThan(0);
});

it('counts what a call allocates, unless it is collected meanwhile', async () => {
  setFlagsFromString('--expose-gc');
  vi.stubGlobal('gc', runInNewContext('gc'));
  const numbers = (count: number) => Array.from({ length: count }, () => new Array(1000).fill(0.5));
  // A number takes eight bytes, and the lists that lead to them a little more.
  const few = (await garbage(() => numbers(10)))!;
  expect(few).toBeGreaterThan(80);
  expect(few).toBeLessThan(100);
  const much = () => {
    for (let k = 0; k < 1500; k++) numbers(10);
  };
  expect(await garbage(much)).toBeUndefined();
});
