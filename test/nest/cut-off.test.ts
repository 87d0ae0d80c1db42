import { describe, expect, it } from 'vitest';
import { dieline } from '../../src/index.ts';
import { bestCutOff, type CutOff, type CutOffOptions, nest, type Web } from '../../src/nest/index.ts';
import { boxwrightCommand as run } from '../support/command-line.ts';
import { cutOut } from './shapes.ts';

/** 600 mm along its flutes, which lie across the web, and 400 mm along the web. */
const blank = cutOut([0, 0], [400, 0], [400, 600], [0, 600]);
const web: Web = { width: 2500 };

type Case = readonly [
  name: string,
  web: Web,
  range: readonly [number, number],
  options: CutOffOptions,
  expected: readonly [cutOff: number, across: number, along: number, trim: number, limit: CutOff['limit']],
];

const cases: readonly Case[] = [
  // 4 × 600 = 2400. Two take 800 and three take 1200, which is as good: the longest.
  ['of equal cut-offs the longest', web, [600, 1400], {}, [1200, 4, 3, 100, { by: 'web', mm: 3000 }]],
  // 4 × 600 + 3 × 10 = 2430. Three take 1220, 407 each; two take 810, 405 each; four would take 1630.
  ['with a gutter', web, [600, 1400], { gutter: 10 }, [810, 4, 2, 70, { by: 'web', mm: 3040 }]],
  // Three take 1240, 413 each; four would take 1640, 410 each.
  [
    'limited by the longest',
    { ...web, margins: { top: 20, bottom: 20 } },
    [600, 1400],
    {},
    [1240, 4, 3, 100, { by: 'longest', mm: 1640 }],
  ],
  ['limited by the shortest', web, [900, 1100], {}, [900, 4, 2, 100, { by: 'shortest', mm: 800 }]],
  // 2420 less twice 10 holds four; one more takes 2400 + 600 + 20.
  [
    'with trim at both sides',
    { width: 2420, margins: { left: 10, right: 10 } },
    [600, 1400],
    {},
    [1200, 4, 3, 20, { by: 'web', mm: 3020 }],
  ],
  ['of one length', web, [800, 800], {}, [800, 4, 2, 100, { by: 'web', mm: 3000 }]],
  // 6 × 400 = 2400 across, 2 × 600 = 1200 along.
  ['of flutes along x', web, [600, 1400], { blankGrain: 'x' }, [1200, 6, 2, 100, { by: 'web', mm: 2800 }]],
  [
    'of carton, with its grain along the web',
    web,
    [600, 1400],
    { board: 'carton' },
    [1200, 4, 3, 100, { by: 'web', mm: 3000 }],
  ],
];

describe('the best cut-off of a web', () => {
  it.each(cases)('%s', (_, on, range, options, [cutOff, across, along, trim, limit]) => {
    const found = bestCutOff(blank, on, range, { board: 'corrugated', ...options });
    const { sheet, best } = found.nesting;
    expect([sheet.width, sheet.height]).toEqual([on.width, cutOff]);
    expect([found.across, found.along, best.count]).toEqual([across, along, across * along]);
    expect(found.trim).toBeCloseTo(trim, 3);
    expect(found.limit).toEqual(limit);
  });

  it('takes as little board as the best of all cut-offs of the range', () => {
    const { drawing } = dieline('becf-10901');
    const on = { width: 1000, gripper: 12 };
    const lying = { gutter: 2, blankGrain: 'x' } as const;
    const { sheet, best } = bestCutOff(drawing, on, [600, 700], lying).nesting;
    const all = Array.from({ length: 101 }, (_, k) => 600 + k).map((height) => {
      const { count } = nest(drawing, { ...on, height }, { ...lying, sheetGrain: 'y', rows: true }).best;
      return height / count;
    });
    expect(new Set(all).size).toBe(101);
    expect(sheet.height / best.count).toBe(Math.min(...all));
  });

  it('is refused where no blank fits, with a value that does', () => {
    const refused = (width: number, range: readonly [number, number]) => () =>
      bestCutOff(blank, { width }, range, { board: 'corrugated' });
    expect(refused(599, [300, 900])).toThrow('The web is 599 mm; a blank takes 600 mm across it. Give at least 600.');
    expect(refused(600, [300, 399])).toThrow(
      'The longest cut-off is 399 mm; a blank takes 400 mm along the web. Give at least 400.',
    );
    expect(refused(600, [300, 400])().nesting.best.count).toBe(1);
    for (const range of [
      [0, 400],
      [900, 400],
      [400, 20_001],
      [Number.NaN, 400],
    ] as const)
      expect(refused(600, range)).toThrow(
        `The cut-off is ${range[0]} to ${range[1]} mm; give a range from above 0 to 20000 mm`,
      );
  });
});

describe('nest --web', () => {
  const line = 'nest becf-21d01 length=300 width=200 height=150 material=3 --web 2500';

  it('names cut-off, blanks across, trim and limit', async () => {
    const { width, height } = dieline('becf-21d01', { length: 300, width: 200, height: 150, material: 3 }).size;
    const across = Math.floor(2500 / height);
    const { code, out, err } = await run(`${line} --cut-off 600-2200 --json`);
    expect(code, err).toBe(0);
    const { web: found, best, sheet } = JSON.parse(out);
    expect(sheet).toMatchObject({ width: 2500, height: Math.ceil(2 * width) });
    expect(best.count).toBe(2 * across);
    expect(found).toMatchObject({ width: 2500, cut_off: Math.ceil(2 * width), across, along: 2, limit: { by: 'web' } });
    expect(found.trim).toBeCloseTo(2500 - across * height, 3);
    expect(found.trim_share).toBeCloseTo(found.trim / 2500, 5);
    const told = (await run(`${line} --cut-off 600-2200`)).out;
    expect(told).toContain(`${Math.ceil(2 * width)} mm, ${across} across the web and 2 along it, trim `);
  });

  it.each([
    ['', '--web and --cut-off belong together'],
    ['--cut-off 1400-600', 'The cut-off is 1400 to 600 mm'],
    ['--cut-off wide', 'Write two lengths, the shorter first, for example 600-1400.'],
    ['--cut-off 600-1400 --sheet B1', '--web and --sheet contradict each other'],
    ['--cut-off 600-1400 --grain free', 'leave --grain out'],
    ['--cut-off 100-300', 'Give at least'],
  ])('refuses %s', async (more, message) => {
    const { code, err } = await run(`${line} ${more}`);
    expect(code).toBeGreaterThan(0);
    expect(err).toContain(message);
  });
});
