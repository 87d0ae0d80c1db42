import type { PDFContext, PDFDict } from 'pdf-lib';
import { dictOf, get, listOf, nameValue, numberList, numberValue } from '../pdf/read/objects.ts';
import type { Operand } from '../pdf/read/tokens.ts';

/** What is known of a font without its letters. */
export type FontExtent = ReturnType<typeof fontExtent>;

/** Width of a letter of unknown width, as a share of the font size; most codes of two bytes. */
const [USUAL_WIDTH, MAX_WIDTHS] = [0.5, 2 ** 16] as const;

/** Widths of the letters of a font (ISO 32000, 9.2.4 and 9.7.4.3); the usual one where the file does not tell. */
export const fontExtent = (font: PDFDict | undefined, context: PDFContext) => {
  const isComposite = nameValue(get(font, 'Subtype')) === 'Type0';
  const own = isComposite ? dictOf(listOf(get(font, 'DescendantFonts'), context)[0]) : font;
  const widths = widthsOf(own, isComposite, context);
  const bytes = isComposite ? 2 : 1;
  const usual = isComposite ? (numberValue(get(own, 'DW')) ?? 1000) / 1000 : USUAL_WIDTH;
  const descriptor = dictOf(get(own, 'FontDescriptor'));
  const hasProgram = ['FontFile', 'FontFile2', 'FontFile3'].some((key) => get(descriptor, key));
  const isDrawn = nameValue(get(font, 'Subtype')) === 'Type3';
  return {
    /** How far an operand of TJ goes, as a share of the font size. */
    advance: (shown: Operand) => {
      if (typeof shown === 'number') return -shown / 1000;
      if (typeof shown !== 'string') return 0;
      let sum = 0;
      for (let k = 0; k < shown.length; k += bytes) {
        const code = bytes === 2 ? 256 * shown.charCodeAt(k) + shown.charCodeAt(k + 1) : shown.charCodeAt(k);
        sum += widths.get(code) ?? usual;
      }
      return sum;
    },
    /** Its name where no program of it is in the file. */
    ...(!hasProgram && !isDrawn && { missing: nameValue(get(font, 'BaseFont')) ?? 'without a name' }),
  };
};

/** Of codes from the first one; those of a composite font are lists of a code and widths, or of two codes and the width of all between. */
const widthsOf = (font: PDFDict | undefined, isComposite: boolean, context: PDFContext): Map<number, number> => {
  const unit = numberList(get(font, 'FontMatrix'), context)[0] ?? 1 / 1000;
  const from = (first: number, all: readonly number[]) => all.map((width, k) => [first + k, width * unit] as const);
  if (!isComposite)
    return new Map(from(numberValue(get(font, 'FirstChar')) ?? 0, numberList(get(font, 'Widths'), context)));
  const widths: (readonly [number, number])[] = [];
  const list = listOf(get(font, 'W'), context);
  for (let k = 0; k < list.length && widths.length < MAX_WIDTHS; ) {
    const first = numberValue(list[k]) ?? 0;
    const last = numberValue(list[k + 1]);
    if (last === undefined) widths.push(...from(first, numberList(list[k + 1], context)));
    else {
      const count = Math.max(0, Math.min(last - first + 1, MAX_WIDTHS));
      widths.push(...from(first, new Array<number>(count).fill(numberValue(list[k + 2]) ?? 0)));
    }
    k += last === undefined ? 2 : 3;
  }
  return new Map(widths);
};
