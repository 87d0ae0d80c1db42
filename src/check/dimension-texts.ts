import type { Reading } from '../formats/reading/index.ts';
import type { Dieline, Label, Line } from '../sheet/index.ts';

const ROUNDING_MM = 0.011;

/** Dimension texts that no label and no distance of two level or upright lines of ours states. What is labelled is a matter of taste. */
export const dimensionSentences = (
  { texts }: Pick<Reading, 'texts'>,
  { lines }: Pick<Dieline, 'lines'>,
  labels: readonly Label[],
  stated: Readonly<Record<string, unknown>> = {},
): string[] => {
  // Values of a header may stand alone, too.
  const values = Object.values(stated).filter((value) => typeof value === 'number');
  const labelled = [...values, ...labels.flatMap(({ text }) => millimetres(text.value))];
  const unlabelled = texts
    .flatMap(({ value }) => millimetres(value))
    .filter((size) => !labelled.some((own) => Math.abs(own - size) < ROUNDING_MM));
  if (!unlabelled.length) return [];
  const places = [0, 1].map((axis) => placesAlong(axis as 0 | 1, lines));
  const isDrawn = (size: number): boolean =>
    places.some((all) => all.some((a) => all.some((b) => Math.abs(b - a - size) < ROUNDING_MM)));
  return [...new Set(unlabelled.filter((size) => !isDrawn(size)))].map(
    (size) => `A dimension reads ${size.toFixed(2)} mm; our drawing has no such dimension.`,
  );
};

const millimetres = (text: string): readonly number[] => {
  const [, digits] = /^(\d+(?:\.\d+)?)\s*mm$/.exec(text.trim()) ?? [];
  return digits === undefined ? [] : [Number(digits)];
};

/** Where straight lines across an axis lie on it. */
const placesAlong = (axis: 0 | 1, lines: readonly Line[]): readonly number[] => [
  ...new Set(
    lines.flatMap(({ curve: { kind, from, to } }) =>
      kind === 'line' && Math.abs(from[axis] - to[axis]) < LEVEL_MM
        ? [Math.round(from[axis] / LEVEL_MM) * LEVEL_MM]
        : [],
    ),
  ),
];

/** A line is level when its ends differ by less, in mm. */
const LEVEL_MM = 1e-4;
