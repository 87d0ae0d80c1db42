import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ByteSink } from '../../src/write/byte-sink.ts';
import { rounder } from '../../src/write/number.ts';

const text = (v: number, places: number): string => new ByteSink().number(v, places).takeText();

describe('numbers of a file', () => {
  it('are as short as they go', () => {
    const texts = [0, -0, 1, -1, 0.5, -0.00004, 0.0001, 12.34, -7.1, 99.99996, 1e8 + 0.25].map((v) => text(v, 4));
    expect(texts).toEqual(['0', '0', '1', '-1', '0.5', '0', '0.0001', '12.34', '-7.1', '100', '100000000.25']);
  });

  it.each([0, 3, 4, 5, 6, 9, 12])('with %d places are what the nearest number prints as', (places) => {
    const round = rounder(places);
    const sizes = fc.double({ min: -999_999_999, max: 999_999_999, noNaN: true });
    const small = fc.double({ min: -10, max: 10, noNaN: true });
    const grid = fc.integer({ min: -2_000_000, max: 2_000_000 }).map((n) => n / 10 ** places);
    fc.assert(
      fc.property(fc.oneof(sizes, small, grid), (v) => {
        const short = String(round(v));
        // The digits of a double end where a double ends; an exponent is written out.
        if (short.includes('e')) expect(Number(text(v, places))).toBe(round(v));
        else if (Math.abs(v) * 10 ** places < 1e15) expect(text(v, places)).toBe(short);
        else expect(Number(text(v, places))).toBeCloseTo(v, 5);
      }),
    );
  });

  it('never have an exponent', () => {
    expect([text(1e-9, 9), text(-1.5e-12, 12), text(3e-13, 12)]).toEqual(['0.000000001', '-0.000000000001', '0']);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e9, -1e9])('%s is refused', (v) => {
    for (const places of [4, 5, 12]) expect(() => text(v, places)).toThrow(RangeError);
  });
});

describe('a sink', () => {
  it('holds what is written, in order, however much', () => {
    const sink = new ByteSink();
    const bytes = new Uint8Array(100_000).fill(65);
    sink.ascii('<a>').number(-1.5, 2).text('ä€').hex(0x2f).bytes(bytes);
    expect(sink.size).toBe(3 + 4 + 5 + 2 + bytes.length);
    expect(Buffer.from(sink.view().subarray(0, 14)).toString()).toBe('<a>-1.5ä€2F');
    expect(sink.takeText()).toBe(`<a>-1.5ä€2F${'A'.repeat(100_000)}`);
    expect(sink.size).toBe(0);
    expect(sink.ascii('again').takeText()).toBe('again');
  });

  it('shares its memory with no other that is being written, nor with what was taken', () => {
    const [one, other] = [new ByteSink().ascii('one'), new ByteSink().ascii('other')];
    const taken = one.take();
    const third = new ByteSink().ascii('third');
    expect([other.takeText(), third.takeText(), Buffer.from(taken).toString()]).toEqual(['other', 'third', 'one']);
  });
});
