import { ApiError, type GivenVariables } from '../api/index.ts';
import { type DielineFiles, type Dimensions, drawOne, isUnit, MM_PER_INCH } from '../engine/index.ts';
import { arrange, type Drawing, type Label, label } from '../sheet/index.ts';
import { type Catalogue, type Entry, type Lengths, resolveChoices, sizesOf, variables } from '../template/index.ts';

/** Our drawing of what a file claims to be. */
export interface ClaimedDrawing {
  readonly drawing: Drawing;
  readonly labels: readonly Label[];
  /** In mm, degrees or pieces. */
  readonly values: Readonly<Record<string, number>>;
  /** Values outside our limits, in sentences. */
  readonly outside: readonly string[];
}

/**
 * Draws the claimed box, also where values are outside our limits: other makers draw what we refuse.
 * @throws ApiError for an unknown template, and for variables that cannot be read or drawn.
 */
export const drawClaimed = (
  catalogue: Catalogue,
  id: string,
  given: Partial<GivenVariables>,
  dimensions?: Dimensions,
): ClaimedDrawing => {
  try {
    const { drawing, labels, values }: DielineFiles = drawOne(catalogue, id, given, {
      ...(dimensions && { dimensions }),
    });
    return { drawing, labels, values, outside: [] };
  } catch (error) {
    const entry = catalogue.find(id);
    // Dimensions are translated inside the limits only.
    if (!(error instanceof ApiError && error.status === 400 && entry && !dimensions)) throw error;
    const beyond = drawBeyondLimits(entry, given);
    if (!beyond) throw error;
    return beyond;
  }
};

/** Undefined where the values are not numbers, or draw nothing. */
const drawBeyondLimits = (entry: Entry, given: Partial<GivenVariables>): ClaimedDrawing | undefined => {
  const { template, id, chosen } = entry;
  const { unit = 'mm' } = given;
  if (!isUnit(unit)) return undefined;
  const choices = resolveChoices(template, chosen);
  const numbers = numbersIn(given);
  if (!numbers) return undefined;
  const inMm = (lengths: Lengths): Record<string, number> =>
    Object.fromEntries(
      Object.entries(lengths).map(([name, { kind, value }]) => {
        const own = numbers[name];
        // Board is given in mm, whatever the unit.
        const factor = unit === 'in' && kind === 'length' && name !== 'material' ? MM_PER_INCH : 1;
        return [name, own === undefined ? value : own * factor];
      }),
    );
  try {
    const sizes = inMm(sizesOf(template, id));
    const values = { ...sizes, ...inMm(template.options(sizes, choices)) };
    const drawing = arrange(template.build(values, choices));
    if (!drawing.dieline.nodes.every((node) => node.every(Number.isFinite))) return undefined;
    return { drawing, labels: label(drawing, unit), values, outside: outsideLimits(entry, values) };
  } catch {
    // A construction that falls apart beyond its limits is no drawing to compare with.
    return undefined;
  }
};

const numbersIn = (given: Partial<GivenVariables>): Record<string, number> | undefined => {
  const numbers: Record<string, number> = {};
  for (const [name, value] of Object.entries(given)) {
    if (name === 'unit' || typeof value === 'boolean' || value === undefined) continue;
    const number = Number(value);
    if (!Number.isFinite(number)) return undefined;
    numbers[name] = number;
  }
  return numbers;
};

const outsideLimits = ({ template, id }: Entry, values: Readonly<Record<string, number>>): string[] =>
  Object.entries(variables(template, id, values)).flatMap(([name, { min, max, kind }]) => {
    const value = values[name]!;
    if (value >= min && value <= max) return [];
    const unit = kind === 'angle' ? '°' : kind === 'integer' ? '' : ' mm';
    const [word, limit] = value < min ? (['minimum', min] as const) : (['maximum', max] as const);
    const plain = (n: number): number => Number(n.toFixed(3));
    return [
      `${name} is ${plain(value)}${unit}, outside our limits: the ${word} is ${plain(limit)}${unit}. It was compared all the same.`,
    ];
  });
