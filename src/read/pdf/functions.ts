import { type PDFContext, type PDFDict, type PDFObject, PDFStream } from 'pdf-lib';
import { LIMITS } from '../unreadable.ts';
import { dictOf, get, listOf, numberList, numberValue, streamContent } from './objects.ts';

/**
 * The outputs of a function (ISO 32000, 7.10) of type 0, 2 or 3. Samples are not interpolated, which is enough for colours that tell
 * kinds of lines apart.
 * @returns undefined for a calculator (type 4) and for a damaged function.
 */
export const callFunction = (
  object: PDFObject | undefined,
  inputs: readonly number[],
  context: PDFContext,
  depth = 0,
): number[] | undefined => {
  const dict = dictOf(object);
  if (!dict || depth > LIMITS.depth) return undefined;
  const domain = numberList(get(dict, 'Domain'), context);
  const clamped = inputs.map((x, k) => clamp(x, domain[2 * k], domain[2 * k + 1]));
  switch (numberValue(get(dict, 'FunctionType'))) {
    case 0:
      return object instanceof PDFStream ? sampled(object, dict, clamped, domain, context) : undefined;
    case 2:
      return exponential(dict, clamped, context);
    case 3:
      return stitched(dict, clamped, domain, context, depth);
    default:
      return undefined;
  }
};

const clamp = (x: number, least = x, most = x): number => Math.min(Math.max(x, least), most);

/** Maps the range from `a` to `b` to the range from `c` to `d`. */
const mapped = (x: number, a: number, b: number, c: number, d: number): number =>
  a === b ? c : c + ((x - a) * (d - c)) / (b - a);

const exponential = (dict: PDFDict, [x = 0]: readonly number[], context: PDFContext): number[] => {
  const list = (key: string, usual: number): number[] => {
    const numbers = numberList(get(dict, key), context);
    return numbers.length ? numbers : [usual];
  };
  const [from, to] = [list('C0', 0), list('C1', 1)];
  const power = x ** (numberValue(get(dict, 'N')) ?? 1);
  return from.map((start, k) => start + power * ((to[k] ?? start) - start));
};

const stitched = (
  dict: PDFDict,
  [x = 0]: readonly number[],
  domain: readonly number[],
  context: PDFContext,
  depth: number,
): number[] | undefined => {
  const functions = get(dict, 'Functions');
  const bounds = numberList(get(dict, 'Bounds'), context);
  const encode = numberList(get(dict, 'Encode'), context);
  const k = bounds.filter((bound) => x >= bound).length;
  const [from, to] = [bounds[k - 1] ?? domain[0] ?? 0, bounds[k] ?? domain[1] ?? 1];
  const input = mapped(x, from, to, encode[2 * k] ?? 0, encode[2 * k + 1] ?? 1);
  return callFunction(listOf(functions, context)[k], [input], context, depth + 1);
};

const sampled = (
  stream: PDFStream,
  dict: PDFDict,
  inputs: readonly number[],
  domain: readonly number[],
  context: PDFContext,
): number[] | undefined => {
  const size = numberList(get(dict, 'Size'), context);
  const range = numberList(get(dict, 'Range'), context);
  const encode = numberList(get(dict, 'Encode'), context);
  const decode = numberList(get(dict, 'Decode'), context);
  const bits = numberValue(get(dict, 'BitsPerSample')) ?? 8;
  const samples = streamContent(stream, context);
  let at = 0;
  let stride = 1;
  inputs.forEach((x, k) => {
    const last = (size[k] ?? 1) - 1;
    const place = mapped(x, domain[2 * k] ?? 0, domain[2 * k + 1] ?? 1, encode[2 * k] ?? 0, encode[2 * k + 1] ?? last);
    at += stride * Math.round(clamp(place, 0, last));
    stride *= last + 1;
  });
  const count = range.length / 2;
  const outputs = Array.from({ length: count }, (_, j) => {
    const sample = bitsAt(samples, (at * count + j) * bits, bits);
    const [low, high] = [decode[2 * j] ?? range[2 * j]!, decode[2 * j + 1] ?? range[2 * j + 1]!];
    return sample === undefined ? undefined : mapped(sample, 0, 2 ** bits - 1, low, high);
  });
  return outputs.every((output) => output !== undefined) ? outputs : undefined;
};

/** A whole number of some bits; undefined beyond the end. */
const bitsAt = (bytes: Uint8Array, start: number, bits: number): number | undefined => {
  if (start + bits > 8 * bytes.length) return undefined;
  let value = 0;
  for (let bit = start; bit < start + bits; bit++) value = 2 * value + ((bytes[bit >> 3]! >> (7 - (bit & 7))) & 1);
  return value;
};
