import { catalogue, draw, drawOne, label, unfold } from '../src/index.ts';
import { sizesOf } from '../src/template/index.ts';
import { comb, holes, strip } from '../test/sheet/combs.ts';
import { byTurns, type Timed } from './measure.ts';
import type { Row } from './row.ts';
import { inTurn } from './sizes.ts';

/** Boxes that are slow for a specific reason, with the target time of a request in ms. */
const BOXES = [
  { id: 'becf-12107', why: 'cubics', more: {}, best: 0.4 },
  { id: 'becf-30103', why: 'labels of 6 parts', more: {}, best: 1 },
  { id: 'becf-30600', why: 'fan deck of 20', more: { number_of_pages: 20 }, best: 2 },
] as const;

/** Measures the largest drawings. */
export const large = (): Promise<Row[]> => {
  const drawn = [
    ['a comb', comb(800)],
    ['holes', holes(1600)],
    ['a strip', strip(800)],
  ] as const;
  const timed: Timed[] = drawn.map(([what, blank]) => {
    const sheet = unfold(blank);
    return { what: `draw 3,200 lines: ${what}`, call: () => draw(blank, sheet), aim: { best: 4 } };
  });
  for (const { id, why, more, best } of BOXES) {
    const { template } = catalogue.find(id)!;
    const usual = Object.fromEntries(Object.entries(sizesOf(template, id)).map(([name, { value }]) => [name, value]));
    const sizes: Record<string, number> = { ...usual, ...more };
    const next = inTurn(Array.from({ length: 16 }, (_, k) => ({ ...sizes, length: sizes.length! + k / 10 })));
    const { drawing } = drawOne(catalogue, id, sizes);
    timed.push(
      { what: `${id} to SVG (${why})`, call: () => drawOne(catalogue, id, next()).svg(), aim: { best } },
      { what: `its labels (${why})`, call: () => label(drawing, 'mm') },
    );
  }
  return byTurns(timed);
};
