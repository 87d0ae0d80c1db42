import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ByteSink } from '../../src/formats/byte-sink.ts';
import { rounder } from './rounder.ts';

const text = (v: number, places: number): string => new ByteSink().number(v, places).takeText();

describe('numbers of a file', () => {
  it('have as few digits as possible', () => {
    const texts = [0, -0, 1, -1, 0.5, -0.00004, 0.0001, 12.34, -7.1, 99.99996, 1e8 + 0.25].map((v) => text(v, 4));
    expect(texts).toEqual(['0', '0', '1', '-1', '0.5', '0', '0.0001', '12.34', '-7.1', '100', '100000000.25']);
  });

  it.each(Array.from({ length: 13 }, (_, places) => places))(
    'with %d places equal the printed nearest number',
    (places) => {
      const round = rounder(places);
      const sizes = fc.double({ min: -999_999_999, max: 999_999_999, noNaN: true });
      const small = fc.double({ min: -10, max: 10, noNaN: true });
      const grid = fc.integer({ min: -2_000_000, max: 2_000_000 }).map((n) => n / 10 ** places);
      fc.assert(
        fc.property(fc.oneof(sizes, small, grid), (v) => {
          const short = String(round(v));
          // All digits of the double, without an exponent.
          if (short.includes('e')) expect(Number(text(v, places))).toBe(round(v));
          else if (Math.abs(v) * 10 ** places < 1e15) expect(text(v, places)).toBe(short);
          else expect(Number(text(v, places))).toBeCloseTo(v, 5);
        }),
      );
    },
  );

  it('carry into the next integer', () => {
    const near = fc
      .integer({ min: 1, max: 999_999_999 })
      .chain((n) => fc.constantFrom(n, -n, 10 ** Math.floor(Math.log10(n))));
    fc.assert(
      fc.property(near, fc.integer({ min: 0, max: 6 }), (n, places) => {
        const below = n - Math.sign(n) * Math.max(1e-7, Math.abs(n) * 2 ** -50);
        expect(text(below, places)).toBe(String(rounder(places)(below)));
        expect(text(n, places)).toBe(String(n));
      }),
    );
    expect([text(0.9999999, 6), text(-999.99999951, 6), text(999_999.9999, 3)]).toEqual(['1', '-1000', '1000000']);
  });

  it('never have an exponent', () => {
    expect([text(1e-9, 9), text(-1.5e-12, 12), text(3e-13, 12)]).toEqual(['0.000000001', '-0.000000000001', '0']);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e9, -1e9])('%s is refused', (v) => {
    for (const places of [4, 5, 12]) expect(() => text(v, places)).toThrow(RangeError);
  });
});

describe('a sink', () => {
  it('contains everything written, in order, in any amount', () => {
    const sink = new ByteSink();
    const bytes = new Uint8Array(100_000).fill(65);
    sink.ascii('<a>').number(-1.5, 2).text('ä€').hex(0x2f).bytes(bytes);
    expect(sink.size).toBe(3 + 4 + 5 + 2 + bytes.length);
    expect(Buffer.from(sink.view().subarray(0, 14)).toString()).toBe('<a>-1.5ä€2F');
    expect(sink.takeText()).toBe(`<a>-1.5ä€2F${'A'.repeat(100_000)}`);
    expect(sink.size).toBe(0);
    expect(sink.ascii('again').takeText()).toBe('again');
  });

  it('writes handles in hexadecimal digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 - 1 }), (n) => {
        expect(new ByteSink().hex(n).takeText()).toBe(n.toString(16).toUpperCase());
      }),
    );
  });

  it('moves the content of another one, which is empty afterwards', () => {
    const [one, other] = [new ByteSink().ascii('one '), new ByteSink().byte(0x32)];
    expect(one.drain(other).ascii(' three').takeText()).toBe('one 2 three');
    expect([other.size, other.ascii('more').takeText()]).toEqual([0, 'more']);
  });

  it.each([0, 1, 24, 25, 40_000])('writes a text of %d characters', (count) => {
    const long = 'abcdefghij'.repeat(count / 10 + 1).slice(0, count);
    expect(new ByteSink().byte(0x3c).ascii(long).number(1.5, 1).takeText()).toBe(`<${long}1.5`);
  });

  it('shares its memory with no other sink in use, nor with bytes already taken', () => {
    const [one, other] = [new ByteSink().ascii('one'), new ByteSink().ascii('other')];
    const taken = one.take();
    const third = new ByteSink().ascii('third');
    expect([other.takeText(), third.takeText(), Buffer.from(taken).toString()]).toEqual(['other', 'third', 'one']);
  });
});
