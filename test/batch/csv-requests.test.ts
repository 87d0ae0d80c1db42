import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvRequests } from '../../src/entry/batch.ts';

const read = async (text: string, size = 7): Promise<unknown[]> => {
  const bytes = Buffer.from(text);
  const chunks = async function* () {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  };
  const lines: Buffer[] = [];
  for await (const line of csvRequests(chunks())) lines.push(Buffer.from(line));
  return Buffer.concat(lines)
    .toString('utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as unknown);
};

describe('a table of requests', () => {
  it('has fields and variables by the names of its columns, without empty cells', async () => {
    const text =
      '\uFEFFkey,template,formats,length,flap,pdf_header\r\ntee ß,becf-10101,"svg, DXF",60,,false\r\n\r\n,0201,,,x,\r\n';
    expect(await read(text)).toEqual([
      { key: 'tee ß', template: 'becf-10101', formats: ['svg', 'dxf'], pdf_header: false, variables: { length: '60' } },
      { template: '0201', variables: { flap: 'x' } },
    ]);
  });

  it.each([';', '\t'])('may be separated by %j, with decimal commas', async (sign) => {
    const rows = [
      ['template', 'length', 'width'],
      ['0201', '60,5', '7.25'],
    ];
    expect(await read(rows.map((row) => row.join(sign)).join('\n'))).toEqual([
      { template: '0201', variables: { length: '60.5', width: '7.25' } },
    ]);
  });

  it('is the same however its bytes arrive', async () => {
    const cell = fc.string({ maxLength: 8 }).map((text) => `"${text.replaceAll('"', '""')}"`);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cell, cell)), fc.integer({ min: 1, max: 9 }), async (rows, size) => {
        const text = ['template,length', ...rows.map((row) => row.join(','))].join('\n');
        expect(await read(text, size)).toEqual(await read(text, 1e6));
      }),
      { numRuns: 50 },
    );
  });

  it('names the line of a row with another number of cells', async () => {
    await expect(read('template,length\n0201,60\n0201,60,70\n')).rejects.toThrow(/table cannot be read.*line 3/);
  });

  it('refuses two columns of one name, but not those without a name', async () => {
    await expect(read('template,length,length\n0201,60,70\n')).rejects.toThrow('two columns are called "length"');
    expect(await read('template,length,,\n0201,60,,\n')).toEqual([{ template: '0201', variables: { length: '60' } }]);
  });

  it('refuses a row without an end', async () => {
    await expect(read(`template,length\n"${'x'.repeat(2 ** 21)}`, 65536)).rejects.toThrow('The table cannot be read');
  });

  it('may be empty', async () => expect(await read('')).toEqual([]));
});
