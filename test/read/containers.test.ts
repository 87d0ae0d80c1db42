import { describe, expect, it } from 'vitest';
import { type LineKind, readDrawing } from '../../src/formats/reading/index.ts';
import { dieline } from '../../src/index.ts';

const pdf = Buffer.from(await dieline('becf-10101', { length: 60, width: 25, height: 100, material: 0.5 }).pdf());
const plain = await readDrawing(pdf);
const same = async (file: Uint8Array): Promise<void> => {
  const { lines, format } = await readDrawing(file);
  expect(format).toBe('pdf');
  expect(lines.map(({ kind, curve }) => ({ kind, curve }))).toEqual(
    plain.lines.map(({ kind, curve }) => ({ kind, curve })),
  );
};

describe('PDF content in files of other types', () => {
  it('an Illustrator file is a PDF', () => same(Buffer.concat([pdf, Buffer.from('\n%%AI_private data\n')])));

  it('an EPS that holds a PDF', () =>
    same(
      Buffer.concat([
        Buffer.from(`%!PS-Adobe-3.0 EPSF-3.0\n${'% '.repeat(2000)}\n%%BeginData\n`),
        pdf,
        Buffer.from('\n%%EndData\n'),
      ]),
    ));

  it('an EPS with the header of a preview image', () =>
    same(
      Buffer.concat([
        Buffer.from([0xc5, 0xd0, 0xd3, 0xc6, ...Array(26).fill(0)]),
        Buffer.from('%!PS-Adobe-3.0\n'),
        pdf,
      ]),
    ));

  const afterwards = Buffer.from(
    '\n%AI12_CompressedData\x00\xff 1 0 obj endstream endobj trailer %%EOF junk\n',
    'latin1',
  );
  it.each([
    ['an Illustrator file', pdf],
    [
      'an EPS',
      Buffer.concat([Buffer.from('%!PS-Adobe-3.1 EPSF-3.0\n%%BeginData\n'), pdf, Buffer.from('\nshowpage\n%%EOF\n')]),
    ],
  ])('%s with an end mark in the data after the PDF', (_, file) => same(Buffer.concat([file, afterwards])));

  it('an EPS without PDF content gets a message with the way to save it', async () => {
    await expect(readDrawing(Buffer.from('%!PS-Adobe-3.0 EPSF-3.0\n0 0 moveto\nshowpage\n%%EOF\n'))).rejects.toThrow(
      /no PDF content. Save it as PDF, SVG or DXF/,
    );
  });
});

describe('nested elements', () => {
  const nested = (depth: number, more = ''): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${`<g${more}>`.repeat(depth)}<path stroke="red" d="M0 0h1"/>${'</g>'.repeat(depth)}</svg>`;

  it('a hundred thousand groups stop the parser early', async () => {
    const file = Buffer.from(nested(100_000, ' xmlns:a="urn:a"'));
    await expect(readDrawing(file)).rejects.toThrow('Elements are nested deeper than 256 levels.');
  });

  it('sixty levels are read', async () => expect((await readDrawing(Buffer.from(nested(60)))).lines).toHaveLength(1));
});

describe('namespaces', () => {
  const read = async (text: string) =>
    (await readDrawing(Buffer.from(text))).lines.map(({ kind, place }) => [kind, place]);

  it('are compared by address, not by prefix', async () => {
    const file = `<s:svg xmlns:s="http://www.w3.org/2000/svg" xmlns:l="http://www.w3.org/1999/xlink" xmlns:ink="http://www.inkscape.org/namespaces/inkscape" viewBox="0 0 9 9">
<s:defs><s:path id="p" d="M0 0h1"/></s:defs>
<s:g ink:label="Crease" stroke="#123"><s:use l:href="#p"/></s:g></s:svg>`;
    expect(await read(file)).toEqual([['crease', 'line 2']]);
  });

  it('elements of other namespaces are not drawn, and declarations end with their element', async () => {
    const file = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" stroke="red">
<g xmlns="urn:other"><path d="M0 0h1"/></g>
<path d="M0 0h1"/></svg>`;
    expect(await read(file)).toEqual([['cut', 'line 3']]);
  });
});

describe('line types by colour', () => {
  const kinds = async (...colours: readonly string[]) =>
    (
      await readDrawing(
        Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 99 99">${colours
            .map((colour, k) => `<path d="M0 ${k}h9" stroke="${colour}"/>`)
            .join('')}</svg>`,
        ),
      )
    ).lines.map(({ kind }) => kind);

  it('are read by hue, as converters between RGB and CMYK shift it', async () => {
    expect(await kinds('#ed1c24', '#00a651', '#fff200', '#f7941d', '#2e3192', '#ec008c', '#00aeef')).toEqual([
      ...['cut', 'crease', 'perforation', 'perforation', 'combination', 'half-cut', 'bleed'],
    ]);
    expect(await kinds('#ff0000', '#00ff00', '#ffff00', '#ffa500', '#0000ff', '#ff00ff', '#00ffff')).toEqual([
      ...['cut', 'crease', 'perforation', 'perforation', 'combination', 'half-cut', 'bleed'],
    ]);
  });

  it('greys, pale colours and near-blacks have no type', async () => {
    expect(await kinds('#ff0000', '#808080', '#000000', '#ffe0e0', '#200000', '#231f20')).toEqual([
      'cut',
      ...Array(5).fill(undefined),
    ]);
  });

  it('keep their type when the caller maps another colour to the cut', async () => {
    const file = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9" stroke="#00ff00"/><path d="M0 1h9" stroke="#808080"/></svg>',
    );
    const { lines } = await readDrawing(file, { kinds: { '#808080': 'cut' } });
    expect(lines.map(({ kind }) => kind)).toEqual(['crease', 'cut']);
  });
});

it('names in the map of kinds that the file does not have are noted, with those it has', async () => {
  const file = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><g id="Fold"><path d="M0 0h9" stroke="#00ff00"/></g><text>Hi</text></svg>',
  );
  const notes = async (kinds: Readonly<Record<string, LineKind>>) =>
    (await readDrawing(file, { kinds })).notes.filter((note) => note.startsWith('Nothing'));
  expect(await notes({ fold: 'crease', '#00FF00': 'crease' })).toEqual([]);
  expect(await notes({ flod: 'cut', dashed: 'perforation' })).toEqual([
    expect.stringMatching(/^Nothing has the layer, .* "flod", which was mapped to cut\. The file has .*\bFold\b.*\.$/),
    expect.stringMatching(/^Nothing has the layer, .* "dashed", which was mapped to perforation\./),
  ]);
});

it('a transform is parsed completely or rejected', async () => {
  const end = async (transform: string) => {
    const { lines } = await readDrawing(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="9mm" height="9mm" viewBox="0 0 9 9"><path stroke="red" d="M0 0L2 1" transform="${transform}"/></svg>`,
      ),
    );
    return lines[0]!.curve.to;
  };
  expect(await end('rotate(90)')).toEqual([-1, -2]);
  expect(await end('translate(900000 3) scale(2)')).toEqual([900004, -5]);
  expect(await end('rotate(180, 1, 1)')).toEqual([0, -1]);
  expect(await end('matrix(1 0 0 1 3 4),skewX(0)')).toEqual([5, -5]);
  for (const wrong of ['rotate(90', 'rotate(1,2)', 'matrix(1 2 3)', 'scale(1) wobble(3)', 'scale(a)', 'skewX(1 2)'])
    await expect(end(wrong)).rejects.toThrow('is not a transform');
});
