import { describe, expect, it } from 'vitest';
import { readDrawing } from '../../src/formats/reading/index.ts';
import { centreForm } from '../../src/geometry/index.ts';

const file = (rows: readonly string[], { unit = 'UM', after = [] as readonly string[], end = '$EOF' } = {}): Buffer =>
  Buffer.from(
    [
      '$BOF',
      'V2',
      'ORDER',
      'END',
      'MAIN,BOX',
      unit,
      'LL,0,0',
      'UR,9,9',
      'SCALE,1,1',
      ...rows,
      'END',
      ...after,
      end,
    ].join('\r\n'),
  );
const read = (rows: readonly string[], more?: Parameters<typeof file>[1], options = {}) =>
  readDrawing(file(rows, more), options);

describe('CF2 of other makers', () => {
  it('reads line types; unknown types stay open until the caller maps them', async () => {
    const rows = [1, 2, 3, 4, 46, 41].map((type) => `   L,2,${type},0,0,0,10,0,0,0.5`);
    const kinds = ['cut', 'crease', 'perforation', 'combination', 'dimensions'];
    const { format, unit, lines } = await read(rows);
    expect([format, unit]).toEqual(['cf2', { mm: 1, from: 'UM, millimetres' }]);
    expect(lines.map(({ kind }) => kind)).toEqual([...kinds, undefined]);
    expect(lines[5]!.look.names).toEqual(['type 41']);
    const mapped = await read(rows, {}, { kinds: { 'type 41': 'cut' } });
    expect(mapped.lines[5]!.kind).toBe('cut');
  });

  it('reads inches and a scale', async () => {
    const { lines, unit } = await readDrawing(
      Buffer.from('$BOF\nV2\nMAIN,A\nUI\nSCALE,2,2\nL,2,1,0,0,0,1,0,0,0\nEND\n$EOF\n'),
    );
    expect(unit.mm).toBe(25.4);
    expect(lines[0]!.curve.to).toEqual([50.8, 0]);
  });

  it('reads arcs in both directions, and a full circle', async () => {
    const { lines } = await read([
      'A,2,1,0,10,0,0,10,0,0,1,0,0',
      'A,2,1,0,10,0,0,10,0,0,-1,0,0',
      'A,2,1,0,10,0,10,0,0,0,1,0,0',
    ]);
    const sweeps = lines.map(({ curve }) => curve.kind === 'arc' && centreForm(curve).sweep / Math.PI);
    [0.5, -1.5, 1, 1].forEach((turns, k) => {
      expect(sweeps[k]).toBeCloseTo(turns, 9);
    });
  });

  it('reads nested subroutines: scaled, rotated counter-clockwise, placed', async () => {
    const after = ['SUB,ONE', 'C,TWO,5,0,90,1,1', 'END', 'SUB,two', 'L,2,2,0,0,0,1,0,0,0', 'END', 'SUB,EMPTY', 'END'];
    const { lines, skipped } = await read(['C,one,100,0,90,2,2', 'C,EMPTY,0,0,0,1,1'], { after });
    expect(skipped).toEqual([]);
    expect(lines.map(({ curve }) => [curve.from, curve.to])).toEqual([
      [
        [100, 10],
        [98, 10],
      ],
    ]);
  });

  it('takes the row after a text command as its text, whatever it contains', async () => {
    const { texts, lines } = await read(['T,2,46,0,5,6,90,3,3', 'END', 'L,2,1,0,0,0,1,0,0,0']);
    expect(texts).toEqual([{ value: 'END', at: [5, 6], kind: 'dimensions' }]);
    expect(lines).toHaveLength(1);
  });

  it('skipped rows are noted', async () => {
    const { lines, skipped, notes } = await read(
      ['L,2,1,0,0,0,1,0,3,6', 'L,2,1,0,0,0,x,0,0,0', 'A,2,1,0,0,0,1,1,0,0,1,0,0', 'C,NONE,0,0,0,1,1', 'Q,1'],
      { end: '' },
    );
    expect(lines).toHaveLength(1);
    expect(skipped.map(({ what, place }) => `${what} (${place})`)).toEqual([
      'L with "x" in place of a number (line 11)',
      'A with radius 0 (line 12)',
      'C of NONE, which is not in the file (line 13)',
      'Q, which is not supported (line 14)',
    ]);
    expect(notes).toEqual(['The file ends without its $EOF.', 'Lines with bridges were read as whole lines: 1.']);
  });

  it('a subroutine that places itself is rejected, and so is one that expands without limit', async () => {
    const itself = read(['C,A,0,0,0,1,1'], { after: ['SUB,A', 'C,A,0,0,0,1,1', 'END'] });
    await expect(itself).rejects.toThrow('Subroutines are nested deeper than 64 levels. (line 5)');
    const ten = (of: string) => Array.from({ length: 10 }, () => `C,${of},0,0,0,1,1`);
    const after = [...'ABCDEFG'].flatMap((name, k) => [`SUB,${name}`, ...ten('BCDEFGH'[k]!), 'END']);
    await expect(read(ten('A'), { after: [...after, 'SUB,H', 'L,2,1,0,0,0,1,0,0,0', 'END'] })).rejects.toThrow(
      'The file places more than 100000 parts. (line 5)',
    );
  });

  it('rows that draw nothing count at each place', async () => {
    const rows = (count: number, row: string) => Array.from({ length: count }, () => row);
    const after = ['SUB,A', ...rows(400, 'LL,0,0'), 'END'];
    await expect(read(rows(400, 'C,A,0,0,0,1,1'), { after })).rejects.toThrow(
      'The file places more than 100000 parts. (line 5)',
    );
    expect((await read([...rows(200, 'C,A,0,0,0,1,1'), 'L,2,1,0,0,0,1,0,0,0'], { after })).lines).toHaveLength(1);
  });

  it('subroutines may be nested 64 levels deep, including MAIN', async () => {
    const chain = (subs: number) => ({
      after: Array.from({ length: subs }, (_, k) => [
        `SUB,S${k}`,
        k < subs - 1 ? `C,S${k + 1},0,0,0,1,1` : 'L,2,1,0,0,0,1,0,0,0',
        'END',
      ]).flat(),
    });
    expect((await read(['C,S0,0,0,0,1,1'], chain(63))).lines).toHaveLength(1);
    await expect(read(['C,S0,0,0,0,1,1'], chain(64))).rejects.toThrow('nested deeper than 64 levels');
  });

  it('a file without MAIN is unreadable', async () => {
    await expect(readDrawing(Buffer.from('$BOF\nV2\n$EOF\n'))).rejects.toThrow(
      'The file has no section MAIN. (line 1)',
    );
  });
});
