import { catalogue, type Drawing, drawOne, type Label } from '../src/index.ts';
import { cartonSizes, inTurn } from './sizes.ts';

/** All numbers that a file of this drawing must contain: ends, bulges, control points, labels. */
const coordinates = ({ dieline: { lines } }: Drawing, labels: readonly Label[]): number[] => {
  const all: number[] = [];
  for (const { curve } of lines) {
    all.push(...curve.from, ...curve.to);
    if (curve.kind === 'arc') all.push(curve.bulge);
    if (curve.kind === 'cubic') all.push(...curve.c1, ...curve.c2);
  }
  for (const { lines, arrows, text } of labels) all.push(...lines.flat(2), ...arrows.flat(2), ...text.at);
  return all;
};

/** Only rounds and formats numbers. */
const format = (numbers: readonly number[]): string => {
  let text = '';
  for (const v of numbers) text += `${Math.round(v * 1e5) / 1e5} `;
  return text;
};

/** Lower bound for any file: formatting its numbers. Alternates between 64 boxes. */
export const floorOf = (id: string): { readonly call: () => string; readonly numbers: number } => {
  const sets = cartonSizes(64).map((size) => {
    const { drawing, labels } = drawOne(catalogue, id, size);
    return coordinates(drawing, labels);
  });
  const next = inTurn(sets);
  return { call: () => format(next()), numbers: sets[0]!.length };
};
