import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sansTable } from '../../fixtures/sans-table.ts';
import sans from '../../src/formats/pdf/write/font/sans.json' with { type: 'json' };
import { subsetFont } from '../../src/formats/pdf/write/font/subset-font.ts';
import { sansPart } from '../../src/formats/pdf/write/pdf-font.ts';
import { winAnsiCodes } from '../../src/formats/pdf/write/win-ansi.ts';
import { catalogue, drawOne } from '../../src/index.ts';
import { inTurn } from '../support/turns.ts';

const liberation = new Uint8Array(readFileSync('src/artwork/fonts/LiberationSans-Regular.ttf'));
const codesOf = (text: string): number[] => [...text].map((char) => char.codePointAt(0)!);

/** The outline of a character, read from a font file. */
const outlineOf = (font: Uint8Array, code: number): { bytes: Buffer; composed: boolean } => {
  const file = Buffer.from(font);
  const at = (tag: string): number => {
    for (let k = 0; k < file.readUInt16BE(4); k++)
      if (file.toString('latin1', 12 + 16 * k, 16 + 16 * k) === tag) return file.readUInt32BE(20 + 16 * k);
    throw new Error(tag);
  };
  const cmap = at('cmap');
  let map = 0;
  for (let k = 0; k < file.readUInt16BE(cmap + 2); k++)
    if (file.readUInt32BE(cmap + 4 + 8 * k) === 0x30001) map = cmap + file.readUInt32BE(cmap + 8 + 8 * k);
  const count = file.readUInt16BE(map + 6) / 2;
  let glyph = 0;
  for (let k = 0; k < count && !glyph; k++) {
    const [end, start] = [map + 14 + 2 * k, map + 16 + 2 * count + 2 * k].map((p) => file.readUInt16BE(p)) as [
      number,
      number,
    ];
    const offset = map + 16 + 6 * count + 2 * k;
    if (code < start || code > end) continue;
    const delta = file.readUInt16BE(map + 16 + 4 * count + 2 * k);
    const range = file.readUInt16BE(offset);
    glyph = range ? file.readUInt16BE(offset + range + 2 * (code - start)) : (code + delta) & 0xffff;
  }
  const wide = file.readInt16BE(at('head') + 50) === 1;
  const [from, to] = [glyph, glyph + 1].map(
    (g) => at('glyf') + (wide ? file.readUInt32BE(at('loca') + 4 * g) : 2 * file.readUInt16BE(at('loca') + 2 * g)),
  ) as [number, number];
  const bytes = file.subarray(from, to);
  return { bytes, composed: bytes.length > 0 && bytes.readInt16BE(0) < 0 };
};

test('the stored table is that of the shipped font', () => {
  expect(sansTable(liberation)).toEqual(sans);
});

test('a subset has the requested characters with their original size', () => {
  const part = subsetFont(codesOf('A5.ä m\u{2603}'));
  expect(Object.fromEntries(part.widths)).toEqual(
    Object.fromEntries([...'A5.ä m'].map((char, k) => [char.codePointAt(0), [667, 556, 278, 556, 278, 833][k]])),
  );
  for (const char of 'A5.äm') {
    const [whole, cut] = [liberation, part.program].map((font) => outlineOf(font, char.codePointAt(0)!)) as [
      ReturnType<typeof outlineOf>,
      ReturnType<typeof outlineOf>,
    ];
    // Contours and extent are equal; instructions are removed.
    expect(cut.bytes.subarray(0, 10)).toEqual(whole.bytes.subarray(0, 10));
    expect(cut.composed).toBe(char === 'ä');
    expect(cut.bytes.length).toBeLessThan(whole.bytes.length + 4);
  }
  expect(outlineOf(part.program, 66).bytes).toEqual(outlineOf(part.program, 0x2603).bytes);
});

test.runIf(inTurn(0, 3))('a batch of the whole catalogue makes each subset once', () => {
  const partsOfAll = () =>
    catalogue.entries.map(({ id }) => {
      const { header, labels } = drawOne(catalogue, id, {});
      return sansPart(codesOf([...header, ...labels.map(({ text }) => text.value)].join('')));
    });
  const first = partsOfAll();
  partsOfAll().forEach((part, k) => {
    expect(part).toBe(first[k]);
  });
});

test('equal characters give equal subsets, and checksums are correct', () => {
  expect(sansPart(codesOf('xyz'))).toBe(sansPart(codesOf('zyxx1')));
  expect([...sansPart([]).widths.keys()]).toEqual(codesOf('.0123456789imn'));
  const { program } = sansPart(codesOf('xyz'));
  let sum = 0;
  for (let k = 0; k < program.length; k += 4) sum = (sum + Buffer.from(program).readUInt32BE(k)) >>> 0;
  expect(sum).toBe(0xb1b0afba);
});

test('characters outside WinAnsi become question marks', () => {
  expect(String.fromCodePoint(...winAnsiCodes('a€Ω\n😀'))).toBe('a€? ?');
});
