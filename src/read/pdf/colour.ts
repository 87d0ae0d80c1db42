import type { PDFContext, PDFDict } from 'pdf-lib';
import { dictOf, get, listOf, nameValue } from './objects.ts';
import { isPdfName, type Operand } from './tokens.ts';

/** Stroke colour of lines, or a spot ink with its name. */
export interface Colour {
  readonly colour: string | undefined;
  readonly ink: string | undefined;
}

/** The colour after a colour operator: G, RG, K, CS, SC or SCN. */
export const strokeColour = (
  before: Colour,
  word: string,
  operands: readonly Operand[],
  resources: PDFDict | undefined,
  context: PDFContext,
): Colour => {
  const n = operands.filter((o) => typeof o === 'number');
  if (word === 'CS') return spaceOf(operands.find(isPdfName)?.name, resources, context);
  // The operands of an ink are its tint.
  if (before.ink !== undefined && word.startsWith('SC')) return before;
  return { ink: undefined, colour: byCount(n) };
};

/** The number of operands determines the colour space. */
const byCount = (n: readonly number[]): string | undefined => {
  if (n.length === 1) return rgb([n[0], n[0], n[0]]);
  if (n.length === 3) return rgb(n);
  return n.length === 4 ? cmyk(n) : undefined;
};

/** Process inks are not spot inks. */
const PROCESS = ['Cyan', 'Magenta', 'Yellow', 'Black', 'None'];

/** The spot ink of a colour space: a Separation, or the first spot ink of a DeviceN. */
const spaceOf = (name: string | undefined, resources: PDFDict | undefined, context: PDFContext): Colour => {
  const space = name === undefined ? undefined : get(dictOf(get(resources, 'ColorSpace')), name);
  const [family, names] = listOf(space, context);
  switch (nameValue(family)) {
    case 'Separation':
      return { ink: nameValue(names), colour: undefined };
    case 'DeviceN': {
      const inks = listOf(names, context).map(nameValue);
      return { ink: inks.find((each) => each !== undefined && !PROCESS.includes(each)), colour: undefined };
    }
    default:
      return { ink: undefined, colour: '#000000' };
  }
};

const hexByte = (share: number): string =>
  Math.round(255 * Math.min(1, Math.max(0, share)))
    .toString(16)
    .padStart(2, '0');

const rgb = ([r = 0, g = 0, b = 0]: readonly (number | undefined)[]): string =>
  `#${hexByte(r)}${hexByte(g)}${hexByte(b)}`;

/** Converts CMYK on white without a profile, which is enough to distinguish red from green. */
const cmyk = ([c = 0, m = 0, y = 0, k = 0]: readonly number[]): string =>
  rgb([(1 - c) * (1 - k), (1 - m) * (1 - k), (1 - y) * (1 - k)]);
