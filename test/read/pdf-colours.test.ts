import { describe, expect, it } from 'vitest';
import { readDrawing } from '../../src/formats/reading/index.ts';
import { pdfOf } from './pdf-of.ts';

const line = '0 0 m 72 0 l S';
/** Colours tell kinds only in drawings with a cut. */
const cut = 'q 1 0 0 RG 0 500 m 72 500 l S Q ';

const read = (content: string, resources = '', objects: readonly string[] = []) =>
  readDrawing(pdfOf(cut + content, '', {}, { resources, objects }));

/** The kind and the look of the only line. */
const only = async (...given: Parameters<typeof read>) => {
  const lines = (await read(...given)).lines.slice(1);
  expect(lines).toHaveLength(1);
  const { kind, look } = lines[0]!;
  return { kind, ...look };
};

describe('colours of lines in a PDF', () => {
  const spaces = (text: string): string => `/ColorSpace << ${text} >>`;
  const stream = (dict: string, hex: string): string =>
    `<< ${dict} /Filter /ASCIIHexDecode /Length ${hex.length + 1} >>\nstream\n${hex}>\nendstream`;

  it('are looked up in a table of colours, in a string or a stream', async () => {
    const inString = spaces('/I [/Indexed /DeviceRGB 1 <00FF00FF0000>]');
    expect(await only(`/I CS ${line}`, inString)).toMatchObject({ kind: 'crease', colour: '#00ff00' });
    expect(await only(`/I CS 1 SC ${line}`, inString)).toMatchObject({ kind: 'cut', colour: '#ff0000' });
    const inStream = spaces('/I [/Indexed /DeviceCMYK 1 5 0 R]');
    const table = [stream('', '00FFFF00FFFF0000')];
    expect(await only(`/I CS 0 SC ${line}`, inStream, table)).toMatchObject({ kind: 'cut', colour: '#ff0000' });
    expect(await only(`/I CS 1 SC ${line}`, inStream, table)).toMatchObject({ colour: '#0000ff' });
    // An index beyond the table has no colour, and the line no kind.
    expect((await only(`/I CS 7 SC ${line}`, inString)).colour).toBeUndefined();
  });

  it('are converted from L*a*b*, also in a table', async () => {
    // sRGB red and green of CIE L*a*b*.
    const lab = '[/Lab << /WhitePoint [0.9642 1 0.8249] /Range [-128 127 -128 127] >>]';
    const near = (colour: string | undefined): number[] =>
      [1, 3, 5].map((at) => Math.round(Number.parseInt(colour!.slice(at, at + 2), 16) / 8));
    const red = await only(`/L CS 53.24 80.09 67.2 SCN ${line}`, spaces(`/L ${lab}`));
    expect([red.kind, near(red.colour)]).toEqual(['cut', [32, 0, 0]]);
    const green = await only(`/L CS 87.73 -86.18 83.18 SCN ${line}`, spaces(`/L ${lab}`));
    expect([green.kind, near(green.colour)]).toEqual(['crease', [0, 32, 0]]);
    const black = await only(`/L CS ${line}`, spaces(`/L ${lab}`));
    expect([black.kind, black.colour]).toEqual([undefined, '#000000']);
    // 53 of 100 is 0x87; a and b run from -128 to 127.
    const indexed = await only(`/I CS 0 SC ${line}`, spaces(`/I [/Indexed ${lab} 0 <88D0C3>]`));
    expect([indexed.kind, near(indexed.colour)]).toEqual(['cut', [32, 0, 0]]);
  });

  it('of a spot ink are not computed: the line keeps its ink, and is mapped by it', async () => {
    const program = Buffer.from('{ pop 0 1 1 0 }', 'latin1').toString('hex').toUpperCase();
    const tint = stream('/FunctionType 4 /Domain [0 1] /Range [0 1 0 1 0 1 0 1]', program);
    const inked = async (ink: string, choices = {}) => {
      const resources = spaces(`/S [/Separation /${ink} /DeviceCMYK 5 0 R]`);
      const file = pdfOf(`${cut}/S CS 1 SCN ${line}`, '', {}, { resources, objects: [tint] });
      const { kind, look } = (await readDrawing(file, choices)).lines[1]!;
      return { kind, ...look };
    };
    const { kind, ink, colour } = await inked('Blade');
    expect([kind, ink, colour]).toEqual([undefined, 'Blade', undefined]);
    expect((await inked('Blade', { kinds: { Blade: 'crease' } })).kind).toBe('crease');
    expect((await inked('Crease')).kind).toBe('crease');
  });

  it('of process inks are computed; the first other ink gives a name', async () => {
    const tint = '<< /FunctionType 4 >>';
    const both = spaces(
      `/N [/DeviceN [/Yellow /Magenta] /DeviceCMYK ${tint}] /B [/Separation /Black /DeviceGray ${tint}]`,
    );
    expect(await only(`/N CS 1 1 SCN ${line}`, both)).toMatchObject({ kind: 'cut', colour: '#ff0000' });
    expect(await only(`/B CS 1 SCN ${line}`, both)).toMatchObject({ kind: undefined, colour: '#000000' });
    const mixed = spaces(`/N [/DeviceN [/Black /Crease] /DeviceCMYK ${tint}]`);
    expect(await only(`/N CS 0 1 SCN ${line}`, mixed)).toMatchObject({ kind: 'crease', ink: 'Crease' });
  });

  it('end with the next colour of a device, and with the state that was saved', async () => {
    const table = spaces('/I [/Indexed /DeviceRGB 1 <00FF00FF0000>]');
    const { lines } = await read(`/I CS 1 SC q 0 1 0 RG ${line} Q 0 9 m 72 9 l S 0 SC 0 18 m 72 18 l S`, table);
    expect(lines.slice(1).map(({ kind }) => kind)).toEqual(['crease', 'cut', 'crease']);
  });
});

describe('graphics state dictionaries of a PDF', () => {
  const states =
    '/ExtGState << /Clear << /CA 0 >> /Solid << /CA 1 >> /Dashed << /D [[3 2] 0] >> /Plain << /D [[] 0] >> >>';

  it('hide lines by opacity 0, which are named', async () => {
    const { lines, notes } = await read(
      `1 0 0 RG q /Clear gs ${line} Q 0 9 m 72 9 l S /Clear gs /Solid gs ${line}`,
      states,
    );
    expect(lines).toHaveLength(3);
    expect(notes.join()).toContain('Invisible lines were left out');
    const none = await read(
      `/N CS 1 SCN ${line} 1 0 0 RG ${line}`,
      '/ColorSpace << /N [/Separation /None /DeviceGray << /FunctionType 4 >>] >>',
    );
    expect(none.lines).toHaveLength(2);
    expect(none.notes.join()).toContain('Invisible lines were left out');
  });

  it('set dashes and end them', async () => {
    const { lines } = await read(`1 0 0 RG /Dashed gs ${line} /Plain gs 0 9 m 72 9 l S`, states);
    expect(lines.map(({ look }) => look.dashed)).toEqual([undefined, true, undefined]);
  });
});

describe('numbers of a PDF', () => {
  // As pdf.js and poppler read them.
  it.each([
    ['--72', -72],
    ['-72', -72],
    ['+72', 72],
    ['7-2', 72],
    ['72.', 72],
    ['.5', 0.5],
    ['-.5', -0.5],
    ['-', 0],
    ['.', 0],
  ])('%s is %d', async (text, value) => {
    const { lines } = await read(`1 0 0 RG 0 9 m ${text} 0 l S`);
    expect(lines[1]!.curve.to[0]).toBeCloseTo((value * 25.4) / 72, 9);
  });
});
