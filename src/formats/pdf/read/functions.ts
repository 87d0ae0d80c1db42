import { PDFArray, type PDFContext, type PDFDict, type PDFObject, PDFStream } from 'pdf-lib';
import { LIMITS } from '../../reading/unreadable.ts';
import { dictOf, get, listOf, numberList, numberValue } from './objects.ts';

/** Outputs for inputs; undefined beyond the end of damaged samples. */
export type PdfFunction = (inputs: readonly number[]) => number[] | undefined;

/** Entries that are lists, and the most values of each. Functions of colours have a few: a file may call them a million times. */
const LISTS = ['Domain', 'Range', 'Size', 'Encode', 'Decode', 'C0', 'C1', 'Bounds', 'Functions'];
const MAX_VALUES = 256;

/** Sizes of a sample (ISO 32000, 7.10.2). */
const SAMPLE_BITS = [1, 2, 4, 8, 12, 16, 24, 32];

/**
 * The functions of a file (ISO 32000, 7.10), each read once. Samples are not interpolated, which is enough for
 * colours that tell kinds of lines apart. Programs are not run: such an ink has its name and no colour.
 */
export class Functions {
  readonly #context: PDFContext;
  readonly #samplesOf: (stream: PDFStream) => Uint8Array;
  readonly #known = new Map<PDFObject, PdfFunction | undefined>();

  constructor(context: PDFContext, samplesOf: (stream: PDFStream) => Uint8Array) {
    this.#context = context;
    this.#samplesOf = samplesOf;
  }

  /** @returns undefined for a damaged function and a program. */
  of(object: PDFObject | undefined, depth = 0): PdfFunction | undefined {
    const dict = dictOf(object);
    if (!object || !dict || depth > LIMITS.depth) return undefined;
    if (!this.#known.has(object)) {
      // A function of itself is damaged.
      this.#known.set(object, undefined);
      this.#known.set(object, this.#read(object, dict, depth));
    }
    return this.#known.get(object);
  }

  #read(object: PDFObject, dict: PDFDict, depth: number): PdfFunction | undefined {
    const lists = LISTS.map((key) => get(dict, key));
    if (lists.some((list) => list instanceof PDFArray && list.size() > MAX_VALUES)) return undefined;
    const domain = this.#numbers(dict, 'Domain');
    const inDomain = this.#ofType(object, dict, domain, depth);
    return inDomain && ((inputs) => inDomain(inputs.map((x, k) => clamp(x, domain[2 * k], domain[2 * k + 1]))));
  }

  #ofType(object: PDFObject, dict: PDFDict, domain: readonly number[], depth: number): PdfFunction | undefined {
    switch (numberValue(get(dict, 'FunctionType'))) {
      case 0:
        return object instanceof PDFStream ? this.#sampled(object, dict, domain) : undefined;
      case 2:
        return this.#exponential(dict);
      case 3:
        return this.#stitched(dict, domain, depth);
      default:
        return undefined;
    }
  }

  #numbers(dict: PDFDict, key: string): number[] {
    return numberList(get(dict, key), this.#context);
  }

  #exponential(dict: PDFDict): PdfFunction {
    const [low, high] = [this.#numbers(dict, 'C0'), this.#numbers(dict, 'C1')];
    const [from, to] = [low.length ? low : [0], high.length ? high : [1]];
    const exponent = numberValue(get(dict, 'N')) ?? 1;
    return ([x = 0]) => from.map((start, k) => start + x ** exponent * ((to[k] ?? start) - start));
  }

  #stitched(dict: PDFDict, domain: readonly number[], depth: number): PdfFunction {
    const functions = listOf(get(dict, 'Functions'), this.#context).map((each) => this.of(each, depth + 1));
    const [bounds, encode] = [this.#numbers(dict, 'Bounds'), this.#numbers(dict, 'Encode')];
    return ([x = 0]) => {
      const k = bounds.filter((bound) => x >= bound).length;
      const [from, to] = [bounds[k - 1] ?? domain[0] ?? 0, bounds[k] ?? domain[1] ?? 1];
      return functions[k]?.([mapped(x, from, to, encode[2 * k] ?? 0, encode[2 * k + 1] ?? 1)]);
    };
  }

  #sampled(stream: PDFStream, dict: PDFDict, domain: readonly number[]): PdfFunction | undefined {
    const [size, range] = [this.#numbers(dict, 'Size'), this.#numbers(dict, 'Range')];
    const [encode, decode] = [this.#numbers(dict, 'Encode'), this.#numbers(dict, 'Decode')];
    const bits = numberValue(get(dict, 'BitsPerSample')) ?? 8;
    if (!SAMPLE_BITS.includes(bits)) return undefined;
    const samples = this.#samplesOf(stream);
    const count = range.length / 2;
    return (inputs) => {
      let at = 0;
      let stride = 1;
      inputs.forEach((x, k) => {
        const last = (size[k] ?? 1) - 1;
        const [low, high] = [encode[2 * k] ?? 0, encode[2 * k + 1] ?? last];
        const place = mapped(x, domain[2 * k] ?? 0, domain[2 * k + 1] ?? 1, low, high);
        at += stride * Math.round(clamp(place, 0, last));
        stride *= last + 1;
      });
      const outputs = Array.from({ length: count }, (_, j) => {
        const sample = bitsAt(samples, (at * count + j) * bits, bits);
        const [low, high] = [decode[2 * j] ?? range[2 * j]!, decode[2 * j + 1] ?? range[2 * j + 1]!];
        return sample === undefined ? undefined : mapped(sample, 0, 2 ** bits - 1, low, high);
      });
      return outputs.every((output) => output !== undefined) ? outputs : undefined;
    };
  }
}

const clamp = (x: number, least = x, most = x): number => Math.min(Math.max(x, least), most);

/** Maps the range from `a` to `b` to the range from `c` to `d`. */
const mapped = (x: number, a: number, b: number, c: number, d: number): number =>
  a === b ? c : c + ((x - a) * (d - c)) / (b - a);

/** A whole number of some bits; undefined beyond the end. */
const bitsAt = (bytes: Uint8Array, start: number, bits: number): number | undefined => {
  if (start + bits > 8 * bytes.length) return undefined;
  let value = 0;
  for (let bit = start; bit < start + bits; bit++) value = 2 * value + ((bytes[bit >> 3]! >> (7 - (bit & 7))) & 1);
  return value;
};
