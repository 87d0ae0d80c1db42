import { type PDFContext, type PDFDict, PDFHexString, PDFName, type PDFObject, PDFStream, PDFString } from 'pdf-lib';
import { hexOfBytes } from '../../reading/hex-colour.ts';
import { LIMITS, UnreadableError } from '../../reading/unreadable.ts';
import { dictOf, get, listOf, nameValue, numberList, numberValue, streamContent } from './objects.ts';
import { isPdfName, type Operand } from './tokens.ts';

/** How the components of a colour become a colour (ISO 32000, 8.6). */
interface ColourSpace {
  readonly ink?: string;
  /** True for the colorant None, which leaves no mark. */
  readonly invisible?: true;
  /** Components of the colour that a line has before one is chosen. */
  readonly start: readonly number[];
  /** `#rrggbb`; undefined for patterns and for spot inks. */
  readonly colour: (components: readonly number[]) => string | undefined;
  /** Largest and smallest value of each component in a table of colours. @defaultValue 0 and 1 */
  readonly ranges?: readonly (readonly [number, number])[];
}

/** The number of components determines the colour of a device or a profile. */
const deviceColour = (n: readonly number[]): string | undefined => {
  if (n.length === 1) return rgb([n[0]!, n[0]!, n[0]!]);
  if (n.length === 3) return rgb(n);
  return n.length === 4 ? cmyk(n) : undefined;
};

/** Numbers of components. */
export const DEVICES: ReadonlyMap<string | undefined, number> = new Map(
  Object.entries({ DeviceGray: 1, CalGray: 1, DeviceRGB: 3, CalRGB: 3, DeviceCMYK: 4 }),
);

const device = (count: number): ColourSpace => ({
  start: count === 4 ? [0, 0, 0, 1] : Array.from({ length: count }, () => 0),
  colour: deviceColour,
});

/** A pattern, or a space that is damaged. */
const UNKNOWN: ColourSpace = { start: [], colour: () => undefined };

export const PROCESS = ['Cyan', 'Magenta', 'Yellow', 'Black'];

/** Most bytes of all tables and samples of colours in a file. */
const MAX_TABLES = 4 * 2 ** 20;

/** Finds a colour space among the resources, or by the name of a device. */
export type ColourSpaces = (name: string, resources: PDFDict | undefined) => ColourSpace;

/** The colour spaces of a file, each read once. */
export const colourSpaces = (context: PDFContext): ColourSpaces => {
  const known = new Map<PDFObject, ColourSpace>();
  let bytes = 0;
  const unpack = (stream: PDFStream): Uint8Array => {
    const content = streamContent(stream, context);
    bytes += content.length;
    if (bytes > MAX_TABLES)
      throw new UnreadableError(`The tables of colours of the page have more than ${MAX_TABLES >> 20} MB.`);
    return content;
  };
  /** The colours of an indexed space, in a string or a stream. */
  const tableOf = (object: PDFObject | undefined): Uint8Array => {
    if (object instanceof PDFString || object instanceof PDFHexString) return object.asBytes();
    return object instanceof PDFStream ? unpack(object) : new Uint8Array();
  };
  const read = (object: PDFObject, depth: number): ColourSpace => {
    const list = listOf(object, context);
    const name = nameValue(list[0] ?? object);
    const count = DEVICES.get(name);
    if (count !== undefined) return device(count);
    switch (name) {
      case 'ICCBased':
        return device(numberValue(get(dictOf(list[1]), 'N')) ?? 3);
      case 'Lab':
        return lab(numberList(get(dictOf(list[1]), 'Range'), context));
      case 'Indexed':
        return indexed(spaceOf(list[1], depth + 1), tableOf(list[3]));
      case 'Separation':
        return inks([nameValue(list[1])]);
      case 'DeviceN':
        return inks(listOf(list[1], context).map(nameValue));
      default:
        return UNKNOWN;
    }
  };
  const spaceOf = (object: PDFObject | undefined, depth = 0): ColourSpace => {
    if (!object || depth > LIMITS.depth) return UNKNOWN;
    const before = known.get(object);
    if (before) return before;
    // A space of itself is damaged.
    known.set(object, UNKNOWN);
    const space = read(object, depth);
    known.set(object, space);
    return space;
  };
  return (name, resources) => spaceOf(get(dictOf(get(resources, 'ColorSpace')), name) ?? PDFName.of(name));
};

/** One ink or several. Process inks are not spot inks. The first spot ink gives the name, which tells its lines apart: no colour is computed. */
const inks = (names: readonly (string | undefined)[]): ColourSpace => {
  const printed = names.filter((name) => name !== 'None');
  const ink = printed.find((name) => name !== undefined && !PROCESS.includes(name));
  const places = PROCESS.map((name) => names.indexOf(name));
  const processColour = (tints: readonly number[]): string => cmyk(places.map((k) => tints[k] ?? 0));
  return {
    start: names.map(() => 1),
    colour: ink === undefined ? processColour : () => undefined,
    ...(ink !== undefined && { ink }),
    ...(!printed.length && { invisible: true as const }),
  };
};

const indexed = (base: ColourSpace, table: Uint8Array): ColourSpace => {
  const count = base.start.length;
  const rowOf = (index: number): readonly number[] | undefined => {
    const bytes = table.subarray(count * Math.round(index), count * (Math.round(index) + 1));
    if (bytes.length < count) return undefined;
    return [...bytes].map((byte, k) => {
      const [low, high] = base.ranges?.[k] ?? [0, 1];
      return low + (byte / 255) * (high - low);
    });
  };
  return {
    start: [0],
    colour: ([index = 0]) => {
      const row = rowOf(index);
      return row && base.colour(row);
    },
  };
};

/** CIE 1976 L*a*b* to sRGB (IEC 61966-2-1). The white point becomes white. */
const lab = ([a0 = -100, a1 = 100, b0 = -100, b1 = 100]: readonly number[]): ColourSpace => ({
  start: [0, 0, 0],
  ranges: [
    [0, 100],
    [a0, a1],
    [b0, b1],
  ],
  colour: ([lightness = 0, a = 0, b = 0]) => {
    const middle = (lightness + 16) / 116;
    const cube = (t: number): number => (t > 6 / 29 ? t ** 3 : (108 / 841) * (t - 4 / 29));
    // On the white of sRGB, D65.
    const [x, y, z] = [0.9505 * cube(middle + a / 500), cube(middle), 1.089 * cube(middle - b / 200)];
    const encode = (v: number): number => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055);
    return rgb(
      [
        3.2406 * x - 1.5372 * y - 0.4986 * z,
        -0.9689 * x + 1.8758 * y + 0.0415 * z,
        0.0557 * x - 0.204 * y + 1.057 * z,
      ].map(encode),
    );
  },
});

/** Of shares from 0 to 1. */
const rgb = (shares: readonly number[]): string =>
  hexOfBytes(shares.map((share) => Math.round(255 * Math.min(1, Math.max(0, share)))));

/** Converts CMYK on white without a profile, which is enough to distinguish red from green. */
const cmyk = ([c = 0, m = 0, y = 0, k = 0]: readonly number[]): string =>
  rgb([(1 - c) * (1 - k), (1 - m) * (1 - k), (1 - y) * (1 - k)]);

/** Stroke colour of lines, and the name of its spot ink. */
export interface Colour {
  readonly colour: string | undefined;
  readonly ink: string | undefined;
  /** Space of the colours that follow; undefined where their number of components determines it. */
  readonly space?: ColourSpace | undefined;
}

/** The colour after a colour operator: G, RG, K, CS, SC or SCN. */
export const strokeColour = (
  { space }: Colour,
  word: string,
  operands: readonly Operand[],
  resources: PDFDict | undefined,
  spaceOf: ColourSpaces,
): Colour => {
  const n = operands.filter((o) => typeof o === 'number');
  if (word === 'CS') {
    const next = spaceOf(operands.find(isPdfName)?.name ?? '', resources);
    return { space: next, ink: next.ink, colour: next.colour(next.start) };
  }
  if (space && word.startsWith('SC')) return { space, ink: space.ink, colour: space.colour(n) };
  return { space: undefined, ink: undefined, colour: deviceColour(n) };
};
