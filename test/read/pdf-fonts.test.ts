import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { readDrawing } from '../../src/formats/reading/index.ts';
import { dieline } from '../../src/index.ts';
import { pdfOf } from './pdf-of.ts';

const stream = (text: string, dict = ''): string => `<< ${dict} /Length ${text.length} >>\nstream\n${text}\nendstream`;

/** A page with texts in fonts whose dictionaries are these; the first is F0. `objects` begin at 5. */
const page = (show: string, fonts: readonly string[], objects: readonly string[] = []): Uint8Array =>
  pdfOf(
    `BT 1 0 0 1 72 36 Tm ${show} ET 0 0 m 72 0 l S`,
    '',
    {},
    { resources: `/Font << ${fonts.map((dict, k) => `/F${k} << /Type /Font ${dict} >>`).join(' ')} >>`, objects },
  );

const read = async (file: Uint8Array) => {
  const { texts, notes } = await readDrawing(file);
  return { texts: texts.map(({ value }) => value), at: texts.map(({ at }) => at), notes };
};

const cmap = (body: string): string =>
  stream(`/CIDInit /ProcSet findresource begin 12 dict begin begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def /CMapName /Adobe-Identity-UCS def /CMapType 2 def
${body}
endcmap CMapName currentdict /CMap defineresource pop end end`);

const TYPE0 = '/Subtype /Type0 /BaseFont /AAAAAA+Some /Encoding /Identity-H /ToUnicode 5 0 R';
const UNREAD = /its font does not map its codes/;

describe('texts in embedded fonts', () => {
  it('have codes of two bytes, single and in ranges', async () => {
    const map = cmap(
      `1 begincodespacerange <0000> <FFFF> endcodespacerange
       2 beginbfchar <0003> <002E> <0102> <0020> endbfchar
       2 beginbfrange <0010> <0019> <0030> <0020> <0021> [<006D> <00B2>] endbfrange`,
    );
    const { texts, at } = await read(
      page('/F0 9 Tf [<00160010> 12 <0003>] TJ <00100010> Tj <010200200020 0021> Tj', [TYPE0], [map]),
    );
    expect(texts.join('')).toBe('60.00 mm²');
    expect(at[0]).toEqual([25.4, 12.7]);
  });

  it('have ligatures, letters beyond two bytes, and codes of one byte among those of two', async () => {
    const map = cmap(
      `2 begincodespacerange <00> <7F> <8000> <FFFF> endcodespacerange
       3 beginbfchar <01> <00660066> <02> <D835DFD8> <8001> <0041> endbfchar`,
    );
    expect((await read(page('/F0 9 Tf <01800102> Tj', [TYPE0], [map]))).texts).toEqual(['ffA𝟘']);
  });

  it('change fonts, with saving and restoring', async () => {
    const map = cmap('1 begincodespacerange <00> <FF> endcodespacerange 1 beginbfchar <41> <0037> endbfchar');
    const { texts } = await read(
      page('/F1 9 Tf q /F0 9 Tf (A) Tj Q (A) Tj', [TYPE0, '/Subtype /Type1 /BaseFont /Helvetica'], [map]),
    );
    expect(texts).toEqual(['7', 'A']);
  });

  it('have differences by the names of glyphs', async () => {
    const encoding =
      '/Encoding << /Differences [1 /six /zero /period.tnum 10 /m /multiply /uni00B2 /u1D7D8 48 /Oslash] >>';
    const { texts } = await read(
      page(String.raw`/F0 9 Tf (\001\002\003\002\002\012\012\013\014\015 0) Tj`, [
        `/Subtype /Type3 /FontMatrix [1 0 0 1 0 0] ${encoding.replace('/Differences', '/BaseEncoding /WinAnsiEncoding /Differences')}`,
      ]),
    );
    expect(texts).toEqual(['60.00mm×²𝟘 Ø']);
  });

  it.each([
    ['/Encoding /WinAnsiEncoding', '½ – ×'],
    ['/Encoding /MacRomanEncoding', 'Ω ñ ◊'],
  ])('have letters beyond ASCII: %s', async (encoding, said) => {
    const { texts } = await read(page(String.raw`/F0 9 Tf (\275 \226 \327) Tj`, [`/Subtype /TrueType ${encoding}`]));
    expect(texts).toEqual([said]);
  });

  it.each<[string, string, string[]]>([
    ['two bytes without a map', '/Subtype /Type0 /Encoding /Identity-H', []],
    ['a subset in an order of its own', '/Subtype /TrueType /FontDescriptor << /Flags 4 >>', []],
    ['glyphs whose names say nothing', '/Subtype /Type3 /Encoding << /Differences [65 /g1 /g2] >>', []],
    ['a map that is broken', TYPE0, [stream('1 beginbfchar <0041> (')]],
    ['a map that leaves codes out', TYPE0, [cmap('1 beginbfchar <0041> <0041> endbfchar')]],
    [
      'a map of more codes than a font has',
      TYPE0,
      [cmap(`9999 beginbfrange ${'<0000> <FFFF> <0020> '.repeat(3000)} endbfrange`)],
    ],
    ['a map without end', TYPE0, [cmap(`1 beginbfchar <4142> <0041> endbfchar ${' '.repeat(5_000_000)}`)]],
  ])('are skipped with a note when their codes are unknown: %s', async (_, font, objects) => {
    const { texts, notes } = await read(page('/F0 9 Tf (AB) Tj', [font], objects));
    expect(texts).toEqual([]);
    expect(notes.join()).toMatch(UNREAD);
  });

  it('have a maximum number of letters', async () => {
    const map = cmap(
      `1 begincodespacerange <00> <FF> endcodespacerange 1 beginbfchar <41> <${'0041'.repeat(8)}> endbfchar`,
    );
    const file = page(`/F0 9 Tf (${'A'.repeat(1_000_000)}) Tj`, [TYPE0], [map]);
    await expect(readDrawing(file)).rejects.toThrow(/more than \d+ letters/);
  });
});

/** Files of another maker: cairo embeds parts of fonts, with two bytes a letter or in an order of its own. */
const cairo = spawnSync('rsvg-convert', ['--version']).status === 0;
if (!cairo) console.warn('rsvg-convert is not installed: texts of its PDFs are not read');

describe.runIf(cairo)('texts as cairo writes them', () => {
  const converted = (svg: string): Uint8Array =>
    spawnSync('rsvg-convert', ['--format', 'pdf'], { input: svg, maxBuffer: 2 ** 26 }).stdout;

  it('in a font of the system', async () => {
    const { texts, notes } = await read(
      converted(
        '<svg xmlns="http://www.w3.org/2000/svg" width="100mm" height="100mm" viewBox="0 0 100 100"><path d="M0 0H9" stroke="red"/><text x="10" y="20" font-size="6">184.50mm × Ø3.5 ½</text></svg>',
      ),
    );
    expect(texts.join('')).toBe('184.50mm × Ø3.5 ½');
    expect(notes.join()).not.toMatch(UNREAD);
  });

  it('in our own drawing', async () => {
    const box = dieline('becf-10101', { length: 60, width: 25, height: 100, material: 0.5 });
    const { texts } = await read(converted(box.svg()));
    expect(texts.join('')).toContain('60.00mm');
  });
});
