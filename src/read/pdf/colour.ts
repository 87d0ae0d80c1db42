import { type PDFContext, type PDFDict, PDFName } from 'pdf-lib';
import { type ColourSpace, colourSpaceOf, deviceColour } from './colour-space.ts';
import { dictOf, get } from './objects.ts';
import { isPdfName, type Operand } from './tokens.ts';

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
  context: PDFContext,
): Colour => {
  const n = operands.filter((o) => typeof o === 'number');
  if (word === 'CS') {
    const next = namedSpace(operands.find(isPdfName)?.name, resources, context);
    return { space: next, ink: next.ink, colour: next.colour(next.start) };
  }
  if (space && word.startsWith('SC')) return { space, ink: space.ink, colour: space.colour(n) };
  return { space: undefined, ink: undefined, colour: deviceColour(n) };
};

const namedSpace = (name: string | undefined, resources: PDFDict | undefined, context: PDFContext): ColourSpace => {
  const own = name === undefined ? undefined : get(dictOf(get(resources, 'ColorSpace')), name);
  return colourSpaceOf(own ?? (name === undefined ? undefined : PDFName.of(name)), context);
};
