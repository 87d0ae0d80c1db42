import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { profileNames } from '../../src/engine/index.ts';
import { formats, type Profile } from '../../src/formats/index.ts';
import { catalogue, checkFor, dieline, drawLayout, drawOne, nest, profile } from '../../src/index.ts';
import { spreadOf } from '../support/turns.ts';

const boxes = spreadOf(
  catalogue.templates.map(({ ids }) => ids.named[0]),
  4,
  40,
).map((id) => drawOne(catalogue, id, {}));

const kindsOf = async (file: Uint8Array | string, own: Profile): Promise<string[]> =>
  (await checkFor(typeof file === 'string' ? Buffer.from(file) : file, own)).obstacles.map(({ kind }) => kind);

const receivers = profileNames.filter((name) => !['service', 'print', 'press'].includes(name));

describe.each(receivers)('for %s', (name) => {
  const own = profile(name);

  it.each(own.formats)('its own %s is ready, but for what the box itself is', async (format) => {
    for (const box of boxes) {
      const { width, height } = box.size;
      if (format === 'plt' && Math.max(width, height) > 800) continue;
      const file = await formats[format].write(box.drawing.dieline, box.labels, { profile: own });
      const left = (await kindsOf(file, own)).filter((kind) => kind !== 'knives' && kind !== 'size');
      expect(left, `${box.id} ${format}`).toEqual([]);
    }
  });
});

const carton = dieline('becf-10101');

describe('what keeps a laser from a file', () => {
  const laser = profile('laser');
  const plain = (more: Partial<Profile> = {}): Profile => ({
    ...profile('cad'),
    ...more,
    without: ['dimensions', 'legend', 'bleed'],
  });
  const dxf = (own: Profile) => carton.dxf({ profile: own });

  it.each([
    ['texts', async () => carton.dxf(), 'texts'],
    ['a format that it does not read', async () => carton.file('cf2'), 'format'],
    ['a newer DXF', async () => dxf(plain()), 'version'],
    ['an origin below zero', async () => dxf(plain({ origin: 'sheet' })), 'origin'],
    ['splines', async () => dieline('becf-11d06').dxf({ profile: plain() }), 'free curves'],
    [
      'blocks',
      async () => {
        const nesting = nest(carton.drawing, { width: 1000, height: 700 }, { layouts: ['straight-0'] });
        const { dieline: drawn, labels, options } = drawLayout(nesting, nesting.best);
        return formats.dxf.write(drawn, labels, { ...options, profile: plain() });
      },
      'blocks',
    ],
    ['a double', async () => dxf(laser).replace(/(0\nLINE\n8\ncut\n(?:.*\n){12})/, '$1$1'), 'drawing'],
    [
      'an open outline',
      async () => dxf(laser).replace(/0\nLINE\n8\ncut\n(?:.*\n){12}0\nENDSEC/, '0\nENDSEC'),
      'drawing',
    ],
    ['knives half a millimetre apart', async () => dieline('becf-10501').dxf({ profile: profile('die') }), 'knives'],
  ] as const)('%s', async (_, file, kind) => {
    const own = kind === 'knives' ? { ...laser, knives: 2.38 } : laser;
    expect(await kindsOf(await file(), own)).toContain(kind);
  });

  it('is also that there are too many lines to compare, as among a thousand and a half slanted cuts', async () => {
    const path = Array.from({ length: 1500 }, (_, k) => `M${3 * k} 0L${3 * k + 5000} 5000`).join('');
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9500mm" height="5000mm" viewBox="0 0 9500 5000"><path fill="none" stroke="#f00" d="${path}"/></svg>`;
    const { verdict, obstacles } = await checkFor(Buffer.from(svg), { ...laser, knives: 2.38 });
    expect([verdict, obstacles.find(({ kind }) => kind === 'knives')?.text]).toEqual([
      'not ready',
      expect.stringMatching(/^Distances of knives were not checked in full: more than/),
    ]);
  });

  it('is mended in a file that is written anew, where that is safe', async () => {
    const { fixed } = await checkFor(Buffer.from(carton.dxf({ origin: 'sheet' })), laser);
    const file = await fixed('svg');
    expect(await kindsOf(file!, laser)).toEqual([]);
    // Cuts and creases that look the same.
    const grey =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9mm" height="9mm" viewBox="0 0 9 9"><path fill="none" stroke="#888" d="M1 1H8V8H1ZM3 1V8M5 1V8"/></svg>';
    const unknown = await checkFor(Buffer.from(grey), laser);
    expect(await unknown.fixed()).toBeUndefined();
  });
});

it('a sheet that is larger than every mat names what fits', async () => {
  const box = dieline('becf-10101', { length: 300, width: 100, height: 200 });
  const cricut = profile('cricut');
  const { obstacles } = await checkFor(Buffer.from(box.svg({ profile: cricut })), cricut);
  expect(obstacles.map(({ text }) => text).join()).toMatch(
    /larger than mat 12 x 24 in \(292 × 597 mm\): a box of \d\d % of the size fits/,
  );
});

const hasQpdf = spawnSync('qpdf', ['--version']).status === 0;

it.skipIf(!hasQpdf)(
  'the press takes a PDF whose objects another program packed, and misses what is missing',
  async () => {
    const press = profile('press');
    const folder = mkdtempSync(join(tmpdir(), 'packed-'));
    const packed = (file: Uint8Array): Uint8Array => {
      writeFileSync(join(folder, 'plain.pdf'), file);
      spawnSync('qpdf', ['--object-streams=generate', join(folder, 'plain.pdf'), join(folder, 'packed.pdf')]);
      return readFileSync(join(folder, 'packed.pdf'));
    };
    const file = packed(await carton.pdf({ profile: press }));
    expect(Buffer.from(file).includes('/TrimBox')).toBe(false);
    expect(await kindsOf(file, press)).toEqual([]);
    const { obstacles } = await checkFor(packed(await carton.pdf()), press);
    rmSync(folder, { recursive: true });
    expect(obstacles.map(({ text }) => text).join()).toMatch(/no output intent.*no BleedBox/);
  },
);

it('text in a file that looks like packed objects is text', async () => {
  const words = '<!-- /ObjStm 1 stream\nno packed objects -->';
  const file = carton.svg().replace('</svg>', `${words}</svg>`);
  expect(await kindsOf(file, profile('laser'))).toEqual(await kindsOf(carton.svg(), profile('laser')));
});
