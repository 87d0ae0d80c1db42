import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutNotesIn } from '../../fixtures/package/notes.ts';
import { withNativeIntegers, withoutUnused, withoutUnusedFunctions } from '../../fixtures/package/unused.ts';
import { catalogue, templates } from '../../src/entry/catalogue.ts';
import { dieline } from '../../src/entry/dieline.ts';
import { drawOne } from '../../src/entry/draw-one.ts';
import { grow, intersect, type Ring, subtract, unite } from '../../src/geometry/index.ts';
import { newFolder } from '../support/folder.ts';
import { projectWith } from './installed.ts';

describe('the unused part of a package', () => {
  const trim = (script: string, ...used: string[]) =>
    withoutUnusedFunctions(script, new Set(used)).replace(/\s+/g, ' ').trim();

  it.each([
    ['a function that is not used', 'A.b = function () {};', ''],
    ['one that only unused ones name', 'A.b = function () {}; A.c = function () { A.b(); };', ''],
    ['one that calls itself', 'A.b = function () { A.b(); };', ''],
    [
      'all that are assigned to the name',
      'if (x) { A.b = function () {}; } else { A.b = function () {}; }',
      'if (x) { } else { }',
    ],
  ])('is removed: %s', (_, script, left) => expect(trim(script)).toBe(left));

  it.each([
    ['what is called', 'A.b = function () {}; A.b();'],
    ['what is named as a text', "A.b = function () {}; call('b');"],
    ['what a used function calls', 'A.b = function () {}; A.c = function () { A.b(); }; A.c();'],
    ['what is no function', 'A.b = 1;'],
    ['what is an expression', 'x = A.b = function () {};'],
    ['the branch of an if without braces', 'if (x) A.b = function () {}; else A.b = function () {};'],
  ])('stays: %s', (_, script) => expect(trim(script)).toBe(script));

  it('stays if other modules use it', () =>
    expect(trim('A.b = function () { A.c(); }; A.c = function () {};', 'b')).toContain('A.c = function'));
});

describe('the source of a template', () => {
  it.each([
    ["['house', 'no ' + code]", "['house', '']"],
    ["'standard: FEFCO 0201'", "'standard: '"],
    ['`house: no code`', "'house: '"],
  ])('lose the sentence that says why it is so: %s', (from, left) =>
    expect(withoutNotesIn(`x = { from: ${from} }`)).toBe(`x = { from: ${left} }`),
  );

  it.each([
    ['other lists', "x = { from: ['a', 'b'], to: ['house', 'b'] }"],
    ['other texts', "x = { from: 'a: b', to: 'house: b' }"],
    ['names that only look so', 'x = { from }.from'],
  ])('leave %s', (_, source) => expect(withoutNotesIn(source)).toBe(source));
});

it('clipper-lib with other large integers is not taken for the known version', () => {
  expect(() => withNativeIntegers('var Int128;')).toThrow('no section of large integers');
  const section = '// Bits per digit\n// end of Int128 section\n';
  expect(withNativeIntegers(`${section}Int128.Int128Mul(a, b)`)).toContain('BigInt(a) * BigInt(b)');
  expect(() => withNativeIntegers(`${section}Int128.op_Division(a, b)`)).toThrow('clipper-lib uses Int128.op_Division');
});

/** The polygons of a bundle. */
const bundledPolygons = async () => {
  const outfile = join(newFolder(), 'polygon.mjs');
  await build({
    entryPoints: ['src/geometry/polygon.ts'],
    bundle: true,
    format: 'esm',
    outfile,
    plugins: [withoutUnused()],
    logLevel: 'silent',
  });
  return (await import(pathToFileURL(outfile).href)) as typeof import('../../src/geometry/polygon.ts');
};

it('polygons in a page equal those of Node, also with coordinates beyond the exact integers', async () => {
  const page = await bundledPolygons();
  const ring = (most: number): fc.Arbitrary<Ring> =>
    fc.array(fc.tuple(fc.integer({ min: -most, max: most }), fc.integer({ min: -most, max: most })), {
      minLength: 3,
      maxLength: 12,
    });
  const rings = fc.constantFrom(100, 4000, 9e6).chain((most) => fc.array(ring(most), { minLength: 1, maxLength: 4 }));
  fc.assert(
    fc.property(rings, rings, fc.double({ min: -5, max: 5, noNaN: true }), (a, b, by) => {
      expect(page.unite(a)).toEqual(unite(a));
      expect(page.subtract(a, b)).toEqual(subtract(a, b));
      expect(page.intersect(a, b)).toEqual(intersect(a, b));
      expect(page.grow(a, by, 'round')).toEqual(grow(a, by, 'round'));
      expect(page.grow(a, by)).toEqual(grow(a, by));
    }),
    { numRuns: 25 },
  );
});

it('files in a page equal those of Node, byte by byte', async () => {
  const engine = join(await projectWith(), 'node_modules/boxwright/dist/web/src/entry/engine.js');
  const page = (await import(pathToFileURL(engine).href)) as typeof import('../../src/entry/engine.ts');
  for (const [ours, theirs] of [
    [dieline, page.dieline].map((draw) => draw('becf-10101', { length: 60, overflow: true, window: 'front' })),
    [dieline, page.dieline].map((draw) => draw('becf-12105')),
    [dieline, page.dieline].map((draw) => draw('becf-30101', { dimension_texts: false })),
  ]) {
    expect(theirs!.dxf()).toBe(ours!.dxf());
    expect(theirs!.svg()).toBe(ours!.svg());
  }
  // Without its notes a template still draws what it drew.
  for (const template of templates.filter((_, k) => k % 4 === 0)) {
    const id = template.ids.named[0]!;
    expect(page.drawOne(page.catalogue, id, {}).dxf(), id).toBe(drawOne(catalogue, id, {}).dxf());
  }
});
