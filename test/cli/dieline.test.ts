import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Value } from '@sinclair/typebox/value';
import { PDFDocument } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { DielineResponse } from '../../src/api/index.ts';
import { dieline } from '../../src/index.ts';
import { boxwrightCommand as run } from '../support/command-line.ts';
import { newFolder } from '../support/folder.ts';

const SIZES = 'length=60 width=25 height=100';

describe('boxwright dieline', () => {
  it('writes the file, and prints the blank and the inside, outside and crease sizes', async () => {
    const out = join(newFolder(), 'box.svg');
    const { code, err, ...said } = await run(`dieline becf-10101 ${SIZES} --out`, [out]);
    expect([code, err]).toEqual([0, '']);
    const { size, area } = dieline('becf-10101', { length: 60, width: 25, height: 100 });
    const facts = `${Number(size.width.toFixed(2))} × ${Number(size.height.toFixed(2))} mm, ${Number((area / 100).toFixed(1))} cm²`;
    const sizes = 'inside 60 × 25 × 100, crease to crease 60 × 25 × 100, outside 61 × 26 × 102 mm';
    const evidence = 'evidence: ECMA A20.20.03.01 measured on a drawing\nmeasured: a drawing of this id';
    const rules = 'rules: cut 0.81 m, 43 bends; crease 0.71 m';
    expect(said.out).toBe(`${out}: ${facts}\nlength × width × height: ${sizes}\n${rules}\n${evidence}\n`);
    expect(await readFile(out, 'utf8')).toMatch(/^<svg/);
  });

  it('prints board and paper of a covered box apart', async () => {
    const { out: line } = await run('dieline becf-30101 --out', [join(newFolder(), 'box.svg')]);
    expect(line).toMatch(/, 1086\.5 cm² of board, 1336\.2 cm² of paper\n/);
  });

  it('prints inches for a request in inches', async () => {
    const out = join(newFolder(), 'box.svg');
    const { out: line } = await run('dieline becf-10101 unit=in length=3 width=1.5 height=5 --out', [out]);
    expect(line).toMatch(
      /: [\d.]+ × [\d.]+ in, [\d.]+ in²\n.*: inside 3 × 1.5 × 5, .* outside 3.039 × 1.539 × 5.079 in\nrules: cut .*\nevidence: ECMA A20.20.03.01 measured on a drawing\nmeasured: a drawing of this id\n$/,
    );
  });

  it('prints the body of the service with --json', async () => {
    const out = join(newFolder(), 'box.dxf');
    const { code, err, ...said } = await run(`dieline becf-10101 ${SIZES} --format dxf --area --json --out`, [out]);
    expect([code, err]).toEqual([0, '']);
    const body = JSON.parse(said.out);
    expect([...Value.Errors(DielineResponse, body)]).toEqual([]);
    expect(body.dimensions).toEqual({
      unit: 'mm',
      inside: { length: 60, width: 25, height: 100 },
      manufacture: { length: 60, width: 25, height: 100 },
      outside: { length: 61, width: 26, height: 102 },
    });
    expect(body.dieline.url).toBe(pathToFileURL(out).href);
    expect(body.dieline.variables).toMatchObject({ unit: 'mm', length: 60, width: 25, height: 100, material: 0.5 });
    expect(Number(body.dieline.area.value)).toBeGreaterThan(10_000);
    expect(await readFile(out, 'utf8')).toContain('AC1021');
  });

  it('accepts outside sizes, prints all three kinds, and prints one line for several files', async () => {
    const folder = newFolder();
    const sizes = 'length=306 width=206 height=162 material=3 --dimensions outside';
    const { code, out } = await run(`dieline becf-21d01 ${sizes} --format svg,dxf --out`, [`${folder}/`]);
    expect(code).toBe(0);
    expect(
      out.match(/inside 300 × 200 × 150, crease to crease 303.5 × 204 × 157, outside 306 × 206 × 162 mm/g),
    ).toHaveLength(1);
    const refused = await run(`dieline becf-10b01 height=100 --dimensions outside --out`, [`${folder}/`]);
    expect([refused.code, refused.out]).toEqual([1, '']);
    expect(refused.err).toContain('becf-10b01 does not define height outside');
    const check = await run(`check ${folder}/becf-21d01.dxf --template becf-21d01 ${sizes}`);
    expect(check.out).toMatch(/: same/);
    const unknown = await run(`check ${folder}/becf-21d01.dxf --dimensions outside`);
    expect(unknown.err).toContain('--dimensions needs --template');
  });

  it('fills in the defaults in the requested unit', async () => {
    const out = join(newFolder(), 'box.svg');
    const { out: answer } = await run('dieline becf-10101 unit=inches --json --out', [out]);
    expect(JSON.parse(answer).dieline.variables).toMatchObject({ unit: 'in', length: 3.937, material: 0.5 });
  });

  it('writes tiled pages and an artwork template, as PDF', async () => {
    const folder = newFolder();
    const [tiles, artwork] = [join(folder, 'tiles.pdf'), join(folder, 'artwork.pdf')];
    const tiled = await run('dieline becf-10101 --tiles a4 --out', [tiles]);
    const pages = (await PDFDocument.load(await readFile(tiles))).getPageCount();
    expect([tiled.code, tiled.out]).toEqual([0, expect.stringContaining(` cm², ${pages} pages of A4\n`)]);
    expect(pages).toBeGreaterThan(1);
    expect((await run(`dieline becf-10101 ${SIZES} --artwork-template --out`, [artwork])).code).toBe(0);
    expect(await readFile(artwork, 'latin1')).toContain('/BleedBox');
    const wrong = await run(`dieline becf-10101 ${SIZES} --tiles A4 --out`, [join(folder, 'box.svg')]);
    expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining('--tiles writes a PDF. Name the file .pdf')]);
    expect((await run(`dieline becf-10101 --tiles A9`)).err).toContain('Choose from A4, A3, letter.');
  });

  it('omits header and labels', async () => {
    const file = async (name: string, ...options: string[]) => {
      const out = join(newFolder(), name);
      expect((await run('dieline becf-10101 --out', [out, ...options])).code).toBe(0);
      return readFile(out, 'latin1');
    };
    expect((await file('a.pdf')).length).toBeGreaterThan((await file('a.pdf', '--no-pdf-header')).length);
    expect(await file('a.svg')).toContain('<text');
    for (const no of ['no', 'off', 'false', '0', 'NO'])
      expect(await file('a.svg', `dimension_texts=${no}`)).not.toContain('<text');
    expect((await run('dieline becf-10101 dimension_texts=maybe')).err).toContain('Choose yes or no');
  });
});

describe('output paths', () => {
  const into = async (...words: string[]) => {
    const folder = newFolder();
    const { code, out, err } = await run(
      'dieline becf-10101',
      words.map((word) => word.replace('DIR', folder)),
    );
    return { code, out, err, files: (await readdir(folder)).sort() };
  };

  it.each([
    [['--out', 'DIR/box.dxf'], ['box.dxf']],
    [['--out', 'DIR/box.SVG'], ['box.SVG']],
    [['--out', 'DIR/box'], ['box.svg']],
    [['--out', 'DIR'], ['becf-10101.svg']],
    [['--out', 'DIR/', '--format', 'pdf'], ['becf-10101.pdf']],
    [
      ['--out', 'DIR/box', '--format', 'svg,dxf,PDF'],
      ['box.dxf', 'box.pdf', 'box.svg'],
    ],
    [['--out', 'DIR/box 2.0', '--format', 'dxf'], ['box 2.0.dxf']],
    [['--out', 'DIR/box.dxf', '--format', 'dxf'], ['box.dxf']],
  ])('%j writes %j', async (words, files) => {
    const { code, out, ...rest } = await into(...words);
    expect([code, rest.files]).toEqual([0, files]);
    expect(
      out
        .split('\n')
        .filter(Boolean)
        .map((line) => basename(line.split(': ')[0]!)),
    ).toEqual(expect.arrayContaining(files));
  });

  it.each([
    [['--out', 'DIR/box.svg', '--format', 'dxf'], /box\.svg does not match --format dxf\. Try --out \S*box\.dxf\./],
    [['--out', 'DIR/box.svg', '--format', 'svg,dxf'], /--out \S+box\.$/m],
    [['--out', 'DIR/box.png'], /Choose \.svg, \.dxf, \.pdf, \.cf2, \.lbrn2, \.plt, or name a --format/],
    [['--out', '-', '--format', 'svg,dxf'], /--out - takes one file/],
    [['--out', '-', '--json'], /both write to the standard output/],
    [['--format', 'png'], /svg, dxf, pdf/],
    [['--out', 'DIR/a.svg', '--out', 'DIR/b.svg'], /--out was given twice \(\S+a\.svg\)/],
  ])('%j is a usage error', async (words, message) => {
    const { code, out, err, files } = await into(...words);
    expect([code, out, files]).toEqual([2, '', []]);
    expect(err).toMatch(message);
  });

  it('writes the file itself to the standard output', async () => {
    for (const [format, start] of [
      ['dxf', '0\nSECTION'],
      ['pdf', '%PDF-1.7'],
      ['svg', '<svg'],
    ] as const) {
      const { code, bytes, err } = await run(`dieline becf-10101 --format ${format} --out -`);
      expect([code, bytes.toString('latin1', 0, start.length)]).toEqual([0, start]);
      expect(err).toMatch(/^becf-10101: [\d.]+ × [\d.]+ mm/);
    }
  });

  it('reports why a file cannot be written', async () => {
    const folder = newFolder();
    const none = join(folder, 'none');
    const refused = async (out: string) => {
      const { code, out: answer, err } = await run('dieline becf-10101 --out', [out]);
      expect([code, answer]).toEqual([1, '']);
      return err;
    };
    const out = join(none, 'box.svg');
    expect(await refused(out)).toBe(`boxwright: ${out} cannot be written: the folder ${none} does not exist.\n`);
    const long = join(folder, `${'x'.repeat(300)}.svg`);
    expect(await refused(long)).toBe(`boxwright: ${long} cannot be written: the name is too long.\n`);
    expect(await readdir(folder)).toEqual([]);
  });

  it('accepts a name in any script', async () => {
    const folder = newFolder();
    const { code, out } = await run('dieline becf-10101 --json --out', [join(folder, 'коробка 📦.svg')]);
    expect(code).toBe(0);
    expect(fileURLToPath(JSON.parse(out).dieline.url)).toBe(join(folder, 'коробка 📦.svg'));
    expect(existsSync(join(folder, 'коробка 📦.svg'))).toBe(true);
  });
});
