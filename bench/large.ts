import { catalogue, draw, drawOne, label, unfold } from '../src/index.ts';
import { comb, holes, strip } from '../test/sheet/combs.ts';
import { measure } from './measure.ts';
import type { Row } from './row.ts';
import { inTurn } from './sizes.ts';

/** Boxes that are slow for a reason of their own. */
const IDS = [
  ['becf-12107', 'cubics'],
  ['becf-30103', 'labels of 6 parts'],
  ['becf-30603', 'fan deck'],
] as const;

/** The largest drawings. */
export const large = async (): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const [what, blank] of [
    ['a comb', comb(800)],
    ['holes', holes(1600)],
    ['a strip', strip(800)],
  ] as const) {
    const sheet = unfold(blank);
    rows.push({ what: `draw 3,200 lines: ${what}`, time: await measure(() => draw(blank, sheet)) });
  }
  for (const [id, why] of IDS) {
    const { template } = catalogue.find(id)!;
    const sizes = Object.fromEntries(Object.entries(template.size).map(([name, { value }]) => [name, value]));
    const next = inTurn(Array.from({ length: 16 }, (_, k) => ({ ...sizes, length: sizes.length! + k / 10 })));
    rows.push({ what: `${id} to SVG (${why})`, time: await measure(() => drawOne(catalogue, id, next()).svg()) });
    const { drawing } = drawOne(catalogue, id, sizes);
    rows.push({ what: `  its labels alone`, time: await measure(() => label(drawing, 'mm')) });
  }
  return rows;
};
