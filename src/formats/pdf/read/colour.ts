import type { PDFDict } from 'pdf-lib';
import { type ColourSpace, type ColourSpaces, deviceColour } from './colour-space.ts';
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
