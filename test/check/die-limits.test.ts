import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dieWarnings } from '../../src/check/die-limits.ts';
import { type Curve, straight } from '../../src/geometry/index.ts';
import { catalogue, checkDieline, drawOne, templates } from '../../src/index.ts';
import type { TypedCurve } from '../../src/recognise/lines/index.ts';
import { mainId } from '../../src/template/index.ts';
import { boxwrightCommand as run } from '../support/command-line.ts';
import { newFolder } from '../support/folder.ts';
import { spreadOf } from '../support/turns.ts';

/** A blank of 200 × 100 mm with a crease in its middle and these lines. */
const svg = (extra: string, outline = 'M0 0H200V100H0Z'): Uint8Array =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="200mm" height="100mm" viewBox="0 0 200 100"><g fill="none"><path id="cut" stroke="#f00" d="${outline}"/>${extra}</g></svg>`,
  );

const cut = (d: string): string => `<path id="cut-1" stroke="#f00" d="${d}"/>`;
const crease = (d: string): string => `<path id="crease-1" stroke="#0f0" d="${d}"/>`;

const warningsOf = async (file: Uint8Array) => (await checkDieline(file, { explain: false })).warnings;

const PLANTED = [
  ['knives', svg(cut('M50 30V60H50.5V30Z')), 0.5, [50.25, -45]],
  ['slit', svg(cut('M50 30V60H50.2V30Z')), 0.2, [50.1, -45]],
  ['spike', svg('', 'M0 0H200V50L120 55L200 60V100H0Z'), 7.15, [120, -55]],
  ['relief loop', svg(`${crease('M100 0V90')}${cut('M99 91a1 1 0 0 1 2 0a1 1 0 0 1 -2 0')}`), 2, [100, -90]],
  ['step', svg(crease('M100 0V50M100.2 50V100')), 0.2, [100, -50]],
  ['step', svg('', 'M0 0H100V0.2H200V100H0Z'), 0.2, [100, 0]],
] as const;

describe('what no die can have is a warning', () => {
  it.each(PLANTED)('%s', async (kind, file, size, at) => {
    const own = (await warningsOf(file)).filter((warning) => warning.kind === kind);
    expect(own).toHaveLength(1);
    expect(own[0]!.size).toBeCloseTo(size, 1);
    for (const axis of [0, 1] as const) expect(Math.abs(own[0]!.at![axis] - at[axis])).toBeLessThan(0.5);
  });

  it.each([
    ['a slot of one rule', svg(cut('M50 30V60H50.9V30Z'))],
    ['a hole away from creases', svg(`${crease('M100 0V100')}${cut('M49 51a1 1 0 0 1 2 0a1 1 0 0 1 -2 0')}`)],
    ['a corner of 20°', svg('', 'M0 0H200V50L160 57L200 64V100H0Z')],
    ['a crease that is moved where another one ends', svg(crease('M100 0V50M100.2 50V100M0 50H100'))],
  ])('none for %s', async (_, file) => {
    expect(await warningsOf(file)).toEqual([]);
  });

  it('does not change the verdict, and is told with its place, a few of each kind', async () => {
    const file = svg(
      Array.from({ length: 8 }, (_, k) => cut(`M${20 * (k + 1)} 30V60H${20 * (k + 1) + 0.5}V30Z`)).join(''),
    );
    const path = join(newFolder(), 'slits.svg');
    await writeFile(path, file);
    const { code, out } = await run('check', [path]);
    expect(code).toBe(0);
    const told = out.split('\n').filter((line) => line.startsWith('  Warning: '));
    expect(told).toHaveLength(3);
    expect(told[0]).toMatch(
      /Two knives are 0\.50 mm apart, nearer than the 0\.8 mm that rules need, at [\d.]+, -[\d.]+\.$/,
    );
    expect(told[2]).toContain('(and 5 more)');
  });

  it('ends at a limit of steps, and says so', () => {
    const curves = Array.from({ length: 3000 }, (_, k): Curve => straight([3 * k, 0], [3 * k, 9]));
    const loops = curves.flatMap(({ to: [x, y] }): Curve[] => [
      { kind: 'arc', from: [x, y + 5], to: [x, y + 6], bulge: 1 },
      { kind: 'arc', from: [x, y + 6], to: [x, y + 5], bulge: 1 },
    ]);
    const lines = [
      ...curves.map((curve): TypedCurve => ({ line: 'crease', curve })),
      ...loops.map((curve): TypedCurve => ({ line: 'cut', curve })),
    ];
    expect(dieWarnings(lines.slice(0, 100))).toEqual([]);
    const twice = lines.map(
      ({ line, curve: { from, to, ...curve } }): TypedCurve => ({
        line,
        curve: { ...curve, from: [from[0], from[1] + 50], to: [to[0], to[1] + 50] } as Curve,
      }),
    );
    expect(dieWarnings([...lines, ...twice])).toContainEqual(
      expect.objectContaining({
        kind: 'not checked',
        text: expect.stringMatching(/^Limits of a die were not checked/),
      }),
    );
  });
});

const known: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(new URL('../../fixtures/die-warnings.json', import.meta.url), 'utf8'),
);

it.each(spreadOf(templates.map(mainId), 40, 12).concat(Object.keys(known)))(
  '%s has only what it is known to have',
  async (id) => {
    const warnings = await warningsOf(Buffer.from(drawOne(catalogue, id, {}).dxf()));
    const kinds = [...new Set(warnings.map(({ kind }) => kind))].join(', ');
    expect(kinds).toBe(known[id]?.split(':')[0] ?? '');
  },
);
