import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDrawing } from '../../src/formats/reading/index.ts';
import type { Curve } from '../../src/geometry/index.ts';
import { dieline } from '../../src/index.ts';
import { runs, someOf } from '../support/turns.ts';
import { pdfOf } from './pdf-of.ts';

const numbersOf = (curve: Curve): number[] => [
  ...curve.from,
  ...curve.to,
  ...(curve.kind === 'cubic' ? [...curve.c1, ...curve.c2] : []),
];

/** What must come of any file at all: a reading, or a reason. */
const read = async (file: string | Uint8Array): Promise<string | undefined> => {
  try {
    const { lines: strokes } = await readDrawing(typeof file === 'string' ? Buffer.from(file) : file);
    expect(strokes.every(({ curve }) => numbersOf(curve).every((v) => Math.abs(v) <= 1e6))).toBe(true);
    return undefined;
  } catch (error) {
    expect((error as Error).name, String((error as Error).stack)).toBe('UnreadableError');
    expect((error as Error).message).not.toBe('');
    // What JavaScript or a library says of itself tells nobody what is wrong with a file.
    expect((error as Error).message).not.toMatch(/of undefined|instance of|not a function/);
    return (error as Error).message;
  }
};

const box = dieline('becf-10101', { length: 60, width: 25, height: 100, material: 0.5 });
const files: Readonly<Record<string, Uint8Array>> = {
  dxf: Buffer.from(box.dxf()),
  svg: Buffer.from(box.svg()),
  pdf: await box.pdf(),
};

describe.each(Object.keys(files))('a damaged %s', (format) => {
  const file = files[format]!;

  it('cut off at any byte', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(file.length - 1), async (end) => {
        await read(file.subarray(0, end));
      }),
      { numRuns: runs(15) },
    );
  });

  it('with changed bytes', async () => {
    const edit = fc.record({
      at: fc.nat(file.length - 1),
      gone: fc.nat(40),
      bytes: fc.oneof(
        fc.uint8Array({ maxLength: 20 }),
        fc.constantFrom('-1e999', '0', '\n', '"', '>', '<<', '9'.repeat(30)).map((t) => Buffer.from(t)),
      ),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 4 }), async (edits) => {
        let spoilt = Buffer.from(file);
        for (const { at, gone, bytes } of edits)
          spoilt = Buffer.concat([spoilt.subarray(0, at), bytes, spoilt.subarray(at + gone)]);
        await read(spoilt);
      }),
      { numRuns: runs(20) },
    );
  });

  it('with a changed number', async () => {
    const text = Buffer.from(file).toString('latin1');
    const numbers = [...text.matchAll(/\d+/g)].map(({ index, 0: digits }) => [index, digits.length] as const);
    const other = fc.constantFrom('-1', '0', '1e308', '1e-308', '4294967296', '99999999999999999999', 'NaN', '');
    await fc.assert(
      fc.asyncProperty(fc.nat(numbers.length - 1), other, async (k, value) => {
        const [at, size] = numbers[k]!;
        await read(Buffer.from(text.slice(0, at) + value + text.slice(at + size), 'latin1'));
      }),
      { numRuns: runs(20) },
    );
  });
});

it('any bytes', () =>
  fc.assert(
    fc.asyncProperty(
      fc.constantFrom('', '%PDF-1.7\n', '<svg ', '0\nSECTION\n'),
      fc.uint8Array({ maxLength: 300 }),
      async (head, bytes) => {
        await read(Buffer.concat([Buffer.from(head), bytes]));
      },
    ),
  ));

const svg = (inside: string, head = ''): string =>
  `${head}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`;
const dxf = (entities: string, blocks = ''): string =>
  `0\nSECTION\n2\nBLOCKS\n${blocks}0\nENDSEC\n0\nSECTION\n2\nENTITIES\n${entities}0\nENDSEC\n0\nEOF\n`;
const insert = (name: string, times = 1): string =>
  `0\nINSERT\n8\ncut\n2\n${name}\n10\n0\n20\n0\n70\n${times}\n44\n1\n`;
const block = (name: string, inside: string): string => `0\nBLOCK\n2\n${name}\n10\n0\n20\n0\n${inside}0\nENDBLK\n`;
const times = (n: number, f: (k: number) => string): string => Array.from({ length: n }, (_, k) => f(k)).join('');
const big = 120_000;
/** A stream of zeros, packed, as an object of a PDF. */
const packed = (bytes: number, dict = ''): string => {
  const hex = deflateSync(Buffer.alloc(bytes)).toString('hex');
  return `<< ${dict} /Filter [/ASCIIHexDecode /FlateDecode] /Length ${hex.length + 1} >>\nstream\n${hex}>\nendstream`;
};

/** A page with these resources, and the objects that they name from 5 on. */
const pageWith = (content: string, resources: string, objects: readonly string[] = []): Uint8Array =>
  pdfOf(content, '', {}, { resources, objects });
/** Colours of an ink with this tint, one after another, and a line. */
const inked = (count: number, tint: string): Uint8Array =>
  pageWith(
    `/S CS ${'1 SCN '.repeat(count)} 0 0 m 9 0 l S`,
    '/ColorSpace << /S [/Separation /Blade /DeviceRGB 5 0 R] >>',
    [tint],
  );

/** Small files that would need far too many resources. */
const bombs: readonly (readonly [name: string, file: () => string | Uint8Array | Promise<Uint8Array>, said: RegExp])[] =
  [
    [
      'use of use of use',
      () =>
        svg(
          `<g id="a0" stroke="red"><path d="M0 0H1"/></g>${times(30, (k) => `<g id="a${k + 1}">${`<use href="#a${k}"/>`.repeat(10)}</g>`)}<use href="#a30"/>`,
        ),
      /more/,
    ],
    [
      'use of nothing, ever again',
      () =>
        svg(
          `<g id="a0"/>${times(30, (k) => `<g id="a${k + 1}">${`<use href="#a${k}"/>`.repeat(10)}</g>`)}<use href="#a30"/>`,
        ),
      /more/,
    ],
    ['use of itself', () => svg('<g id="a"><use href="#a"/></g>'), /uses itself/],
    [
      'a long style that is used often',
      () =>
        svg(
          `<defs><path id="p" style="${'fill:none;'.repeat(20_000)}" d="M0 0"/></defs>${'<use href="#p"/>'.repeat(20_000)}`,
        ),
      /more characters than the limit/,
    ],
    [
      'a path of nothing that is used often',
      () =>
        svg(
          `<defs><path id="p" stroke="red" d="${'M0 0'.repeat(50_000)}"/></defs>${'<use href="#p"/>'.repeat(20_000)}`,
        ),
      /more characters than the limit/,
    ],
    ['groups in groups', () => svg(`${'<g>'.repeat(5000)}${'</g>'.repeat(5000)}`), /nested deeper than 256/],
    ['more elements than a drawing has', () => svg('<g/>'.repeat(250_000)), /more than \d+ elements/],
    [
      'many rules for many elements',
      () =>
        svg(
          `<style>${times(3000, (k) => `.c:not(.c${k}), .c, g.c{fill:red}`)}</style>${times(20_000, (k) => `<g class="c d${k}"/>`)}`,
        ),
      /style rules/,
    ],
    [
      'entities of entities',
      () => svg('&b;', '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>'),
      /./,
    ],
    [
      'an entity that writes out long',
      () => svg('&a;'.repeat(100_000), `<!DOCTYPE svg [<!ENTITY a "${'a'.repeat(1000)}">]>`),
      /entities/,
    ],
    [
      'a long polyline',
      () => svg(`<polyline stroke="red" points="${times(big, (k) => `${k} ${k % 7} `)}"/>`),
      /more than/,
    ],
    [
      'blocks in blocks',
      () =>
        dxf(
          insert('b20'),
          block('b0', '0\nLINE\n8\ncut\n10\n0\n20\n0\n11\n1\n21\n1\n') +
            times(20, (k) => block(`b${k + 1}`, insert(`b${k}`, 10))),
        ),
      /more/,
    ],
    ['a block of itself', () => dxf(insert('a'), block('a', insert('a'))), /more than \d+ entities/],
    [
      'nothing, in rows of rows',
      () => dxf(insert('b3', 99_000), block('b0', '') + times(3, (k) => block(`b${k + 1}`, insert(`b${k}`, 99_000)))),
      /more than \d+ entities/,
    ],
    ['a block too often', () => dxf(insert('a', 10 ** 9), block('a', '')), /inserted 1000000000 times/],
    [
      'a long spline',
      () =>
        dxf(
          `0\nSPLINE\n8\ncut\n71\n3\n${times(big + 4, (k) => `40\n${k}\n`)}${times(big, (k) => `10\n${k}\n20\n0\n`)}`,
        ),
      /A spline has/,
    ],
    [
      'a long polyline of a DXF',
      () => dxf(`0\nLWPOLYLINE\n8\ncut\n${times(big, (k) => `10\n${k}\n20\n0\n`)}`),
      /more than/,
    ],
    [
      'a page that unpacks without end',
      () => pdfOf(deflateSync(Buffer.alloc(40 * 2 ** 20, 32)), '/Filter /FlateDecode'),
      /unpacks to more/,
    ],
    [
      'a page that is packed twice',
      () => pdfOf(deflateSync(deflateSync(Buffer.alloc(2 ** 20, 32))), '/Filter [/FlateDecode /FlateDecode]'),
      /more than one filter/,
    ],
    [
      'a page that is packed twice, large',
      () => pdfOf(deflateSync(deflateSync(Buffer.alloc(80 * 2 ** 20, 32))), '/Filter [/FlateDecode /FlateDecode]'),
      /more than one filter/,
    ],
    [
      'a page that is written in digits and packed',
      () =>
        pdfOf(
          Buffer.from(`${deflateSync(Buffer.alloc(40 * 2 ** 20, 32)).toString('hex')}>`),
          '/Filter [/ASCIIHexDecode /FlateDecode]',
        ),
      /unpacks to more/,
    ],
    ['a form of itself', () => pdfOf(Buffer.from('/F Do'), '', { F: { dict: '', content: '/F Do' } }), /nested deeper/],
    [
      'forms of forms of forms',
      () =>
        pdfOf(
          Buffer.from('/F0 Do'),
          '',
          Object.fromEntries(
            Array.from({ length: 30 }, (_, k) => [
              `F${k}`,
              { dict: '', content: k === 29 ? '0 0 m 1 1 l S' : `/F${k + 1} Do `.repeat(10) },
            ]),
          ),
        ),
      /more/,
    ],
    [
      'a form of remarks, ever again',
      () => pdfOf(Buffer.from('/F Do '.repeat(5000)), '', { F: { dict: '', content: `%${'-'.repeat(100_000)}` } }),
      /draws more than/,
    ],
    ['brackets in brackets', () => pdfOf(Buffer.from('['.repeat(100_000))), /nested deeper/],
    [
      'a table of colours that unpacks to much',
      () =>
        pageWith('/I CS 0 0 m 9 0 l S', '/ColorSpace << /I [/Indexed /DeviceRGB 1 5 0 R] >>', [packed(8 * 2 ** 20)]),
      /tables of colours .* more than 4 MB/,
    ],
    ['q without end', () => pdfOf(Buffer.from('q '.repeat(100_000))), /q without Q/],
  ];

describe('a file that needs too many resources is refused', () => {
  it.each(someOf(bombs, 0, 3))('%s', async (_, file, said) => {
    expect(await read(await file())).toMatch(said);
  });
});

describe('a page of a PDF is read in time, whatever it repeats', () => {
  it.each([
    ['signs before a letter', pdfOf(`${'-'.repeat(big)}x 0 0 m 9 0 l S`)],
    [
      'samples of an ink',
      inked(20_000, packed(2 ** 21, '/FunctionType 0 /Domain [0 1] /Range [0 1 0 1 0 1] /Size [2] /BitsPerSample 8')),
    ],
    [
      'samples of many bits',
      inked(20_000, packed(2 ** 21, '/FunctionType 0 /Domain [0 1] /Range [0 1] /Size [1] /BitsPerSample 9000000')),
    ],
    [
      'names of inks',
      pageWith(
        `${'/S CS 1 SCN '.repeat(20_000)} 0 0 m 9 0 l S`,
        `/ColorSpace << /S [/DeviceN [${'/Cyan '.repeat(big)}] /DeviceRGB null] >>`,
      ),
    ],
    [
      'a function of itself',
      inked(1, '<< /FunctionType 3 /Domain [0 1] /Bounds [] /Encode [0 1] /Functions [5 0 R] >>'),
    ],
    [
      'a table of a table of itself',
      pageWith('/S CS 1 SCN 0 0 m 9 0 l S', '/ColorSpace << /S 5 0 R >>', ['[/Indexed 5 0 R 1 <000102>]']),
    ],
    [
      'dashes of a state',
      pageWith(`${'/G gs '.repeat(20_000)} 0 0 m 9 0 l S`, `/ExtGState << /G << /D [[${'0 '.repeat(big)}] 0] >> >>`),
    ],
  ])('%s', async (_, file) => {
    expect((await readDrawing(file)).lines).toHaveLength(1);
  });
});

describe('other files are rejected with the reason', () => {
  it.each([
    ['nothing', '', /file is empty/],
    ['a text', 'Dear all', /not a DXF/],
    ['a page of the web', '<html><body/></html>', /its root is <html>/],
    ['a binary DXF without a section', 'AutoCAD Binary DXF\r\n\x1a\0', /no section ENTITIES/],
    ['PostScript without a PDF', '%!PS-Adobe-3.0 EPSF-3.0\n', /no PDF content/],
    ['an invalid length', svg('<text x="1em">60.00mm</text>'), /line 1/],
    ['a use at no place', svg('<g id="a"/><use href="#a" x="left"/>'), /is not a length/],
    ['an invalid transform', svg('<g transform="rotate(a)"/>'), /is not a transform/],
    ['a DXF that breaks off before its lines', '0\nSECTION\n2\nHEADER\n9\n$ACADVER\n', /no section ENTITIES/],
  ] as const)('%s', async (_, file, said) => {
    expect(await read(file)).toMatch(said);
  });
});

describe('invalid numbers', () => {
  const bulged = (bulge: string) => dxf(`0\nLWPOLYLINE\n8\ncut\n70\n0\n10\n0\n20\n0\n42\n${bulge}\n10\n100\n20\n0\n`);

  it.each([
    ['a control point far away', svg('<path stroke="red" d="M0 0C1e30 0 1 1 1 0"/>'), /more than 1 km/],
    ['an arc round half the world', bulged('1e12'), /more than 1 km/],
    ['a line to the moon', svg('<path stroke="red" d="M0 0H4e8"/>'), /Check the unit/],
  ])('%s', async (_, file, said) => {
    expect(await read(file)).toMatch(said);
  });

  it.each([
    [
      'a control point at infinity',
      svg('<path stroke="red" d="M0 0C1e999 0 1 1 1 0"/>'),
      'coordinate that is not a finite',
    ],
    ['an arc without a centre', bulged('1e200'), 'coordinate that is not a finite'],
    [
      'a unit that is a word of the language',
      svg('<rect stroke="red" width="9constructor" height="9"/>'),
      'unknown unit',
    ],
    ['a spline without knots', dxf('0\nSPLINE\n8\ncut\n71\n3\n10\n0\n20\n0\n'), 'SPLINE with degree 3, 1 points'],
    ['a circle without a radius', dxf('0\nCIRCLE\n8\ncut\n10\n0\n20\n0\n'), 'CIRCLE with radius 0'],
    ['a circle of radius 0', svg('<circle stroke="red" cx="1" cy="1" r="0"/>'), '<circle> with radius 0'],
    ['a line without its end', dxf('0\nLINE\n8\ncut\n10\n0\n20\n0\n'), 'LINE with no group 11'],
    ['a number that is a word', dxf('0\nCIRCLE\n8\ncut\n10\n0\n20\nx\n40\n1\n'), 'group 20 that is not a number'],
    ['an entity that is not supported', dxf('0\nHELIX\n8\ncut\n'), 'HELIX, which is not supported'],
    ['a block that is missing', dxf(insert('gone')), 'INSERT of block "gone", which is not in the file'],
    ['a use of nothing', svg('<use href="#gone"/>'), '<use> of "#gone", which is not in the file'],
  ])('%s is skipped and counted', async (_, file, what) => {
    const { lines, skipped } = await readDrawing(Buffer.from(file));
    expect([lines, skipped]).toEqual([
      [],
      [{ what: expect.stringContaining(what), count: 1, place: expect.any(String) }],
    ]);
  });

  it('a bulge of the size of rounding noise is straight', async () => {
    for (const bulge of ['1e-16', '-1e-9', '1e-320']) {
      const { lines: strokes } = await readDrawing(Buffer.from(bulged(bulge)));
      expect(strokes.map(({ curve }) => curve)).toEqual([{ kind: 'line', from: [0, 0], to: [100, 0] }]);
    }
    const { lines: strokes } = await readDrawing(Buffer.from(bulged('1e-6')));
    expect(strokes[0]!.curve).toEqual({ kind: 'arc', from: [0, 0], to: [100, 0], bulge: 1e-6 });
  });

  it('a name of an object property is not a colour', async () => {
    for (const word of ['constructor', '__proto__', 'tostring']) {
      const { lines: strokes } = await readDrawing(Buffer.from(svg(`<path stroke="${word}" d="M0 0H1"/>`)));
      expect(strokes[0]!.look).toEqual({ names: [word] });
    }
  });

  it('a negative size is not a size', async () => {
    const { unit } = await readDrawing(
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="-9mm" height="-9mm" viewBox="0 0 9 9"/>'),
    );
    expect(unit.mm).toBeCloseTo(25.4 / 72, 12);
  });
});

it('a PDF with missing objects is reported as damaged', async () => {
  const file = (root: string): string =>
    `%PDF-1.4\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer\n<</Root ${root} 0 R>>\n`;
  for (const root of ['1', '9']) expect(await read(file(root))).toMatch(/^The PDF is damaged: an object is missing/);
});
