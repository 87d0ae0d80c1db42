import { type GivenVariables, orRefuse } from '../api/index.ts';
import { allToMm, ask, asService, drawBox, drawRequest, isNoBox, isUnit, labelsOf, namedAs } from '../engine/index.ts';
import { sizesAs } from '../fold/index.ts';
import { type Drawing, type Label, label } from '../sheet/index.ts';
import { type Catalogue, type Entry, type Lengths, resolveChoices, sizesOf, variables } from '../template/index.ts';
import { type Fields, numeric, roundTo } from '../values/index.ts';
import type { DielineQuestion, Stated } from './dieline-check.ts';

/** Our drawing of the box that a file is said to show. */
export interface ClaimedDrawing {
  /** With the choices among the variables. */
  readonly entry: Entry;
  readonly drawing: Drawing;
  readonly labels: readonly Label[];
  /** In mm, degrees or pieces. */
  readonly values: Readonly<Record<string, number>>;
  /** Values outside our limits, in sentences. */
  readonly outside: readonly string[];
}

/** `profile`: whose defaults and boards fill in a request in the names of the service. Without one the names are ours. */
type ClaimOptions = Pick<DielineQuestion, 'dimensions' | 'choices'> & Partial<Pick<Stated, 'profile'>>;

/**
 * Draws the claimed box, even outside our limits, as other programs do. @param values - variables and choices by name, also a named board.
 * @throws ApiError for an unknown template, a name that it does not have, and for values that cannot be read or drawn.
 */
export const drawClaimed = (
  catalogue: Catalogue,
  template: string,
  values: Partial<GivenVariables>,
  { dimensions, choices, profile }: ClaimOptions = {},
): ClaimedDrawing => {
  // Dimensions are converted only inside the limits.
  const box = ask(catalogue, {
    template,
    values,
    ...(profile ? { names: 'service', profile } : { names: 'own', choices, sizes: dimensions && sizesAs(dimensions) }),
  });
  if (!isNoBox(box)) {
    const drawing = drawRequest(box);
    return { entry: box.entry, drawing, labels: labelsOf(box, drawing), values: box.values, outside: [] };
  }
  const { read } = box;
  const base = read && (profile === 'service' ? asService(read.entry, read.given).entry : read.entry);
  const beyond = read && drawBeyondLimits(namedAs(base!, read.given).entry, read.given);
  return beyond ? { ...beyond, entry: read.entry } : orRefuse(box);
};

/** Undefined where the values are not numbers, or draw nothing. */
const drawBeyondLimits = (entry: Entry, given: Fields): ClaimedDrawing | undefined => {
  const { template, id, chosen } = entry;
  const { unit } = given;
  const numbers = numbersIn(given);
  if (!isUnit(unit) || !numbers) return undefined;
  const choices = resolveChoices(template, chosen);
  const inMm = (lengths: Lengths): Record<string, number> => ({
    ...Object.fromEntries(Object.entries(lengths).map(([name, { value }]) => [name, value])),
    ...allToMm(numbers, lengths, unit),
  });
  try {
    const sizes = inMm(sizesOf(template, id));
    const values = { ...sizes, ...inMm(template.options(sizes, choices)) };
    const drawing = drawBox(entry, { values, chosen: choices });
    return { entry, drawing, labels: label(drawing, unit), values, outside: outsideLimits(entry, values) };
  } catch {
    // A construction that breaks beyond its limits is not compared with.
    return undefined;
  }
};

const numbersIn = (given: Fields): Record<string, number> | undefined => {
  const numbers: Record<string, number> = {};
  for (const [name, value] of Object.entries(given)) {
    if (name === 'unit' || typeof value === 'boolean' || value === undefined) continue;
    const number = numeric(value);
    if (number === undefined) return undefined;
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
    return [
      `${name} is ${roundTo(value, 3)}${unit}, outside our limits: the ${word} is ${roundTo(limit, 3)}${unit}. It was compared anyway.`,
    ];
  });

export const oursOf = ({ entry: { id, template }, drawing, values }: ClaimedDrawing) => ({
  id,
  name: template.name,
  provenance: template.provenance.kind,
  values,
  lines: drawing.dieline.lines,
});
