import type { GivenVariables } from '../api/index.ts';
import { type DielineFiles, drawOne } from '../engine/index.ts';
import { type Reading, type ReadOptions, readDrawing, toDieline } from '../read/index.ts';
import type { Catalogue, Entry } from '../template/index.ts';
import { compare, type DrawingComparison } from './compare/compare.ts';
import { REACH } from './compare/deviation.ts';
import { type Audit, auditDrawing } from './drawing/audit.ts';
import type { Finding } from './drawing/finding.ts';
import { type Explanation, explain } from './explain/explain.ts';
import type { TypedCurve } from './typed-curve.ts';
import type { CheckVerdict, Verdict } from './verdict.ts';

/** What a drawing is held against; nothing but itself where no template is named. */
export interface DielineQuestion extends ReadOptions {
  readonly template?: string;
  readonly variables?: Partial<GivenVariables>;
  /** How far lines may be apart, in mm. */
  readonly tolerance?: number;
  /** Whether to look for what would make their drawing where ours is not it: takes seconds. True unless told otherwise. */
  readonly explain?: boolean;
}

export interface DielineCheck {
  readonly verdict: CheckVerdict;
  /** Why, in sentences, what weighs most first. */
  readonly why: readonly string[];
  readonly tolerance: number;
  readonly reading: Pick<Reading, 'format' | 'unit' | 'notes'>;
  readonly audit: Audit;
  /** Their lines as they were read. */
  readonly drawn: readonly TypedCurve[];
  readonly comparison?: DrawingComparison;
  /** What makes their drawing where ours is not it. */
  readonly explanation?: Explanation;
  readonly ours?: {
    readonly id: string;
    readonly name: string;
    readonly provenance: string;
    readonly drawing: DielineFiles;
  };
}

/** How far lines may be apart unless something else is asked, in mm: less than a cutting table is exact. */
const TOLERANCE = 0.05;

/**
 * Is this file the box it is said to be? Reads it, audits it, and holds it against our own drawing.
 * @throws UnreadableError for a file that cannot be read; ApiError for a template or variables that there are not.
 */
export const checkDieline = async (
  catalogue: Catalogue,
  file: Uint8Array,
  { template: id, variables = {}, tolerance = TOLERANCE, explain: searching = true, ...options }: DielineQuestion = {},
): Promise<DielineCheck> => {
  const reading = await readDrawing(file, options);
  const audit = auditDrawing(reading);
  const { format, unit, notes } = reading;
  const theirs = toDieline(reading);
  const common = { tolerance, reading: { format, unit, notes }, audit, drawn: theirs.lines };
  const faults = audit.findings.map(findingSentence);
  if (id === undefined) return { ...common, verdict: audit.verdict, why: faults };

  const drawing = drawOne(catalogue, id, variables, { strict: false });
  const { template } = catalogue.find(id)!;
  const comparison = compare(theirs, drawing.drawing.dieline, tolerance);
  const why = [...comparisonSentences(comparison, tolerance), ...labelSentences(reading, drawing), ...faults];
  const alike = comparison.deviations.length === 0 && comparison.pieces.theirs === comparison.pieces.ours;
  // No variable makes a drawing that is broken by itself.
  const explicable = !alike && searching && audit.findings.length === 0;
  const explanation = !explicable ? undefined : explain(catalogue, theirs, { id, values: drawing.values }, tolerance);
  if (explanation) why.unshift(explanationSentence(explanation, id, unit.mm));
  return {
    ...common,
    verdict: verdictOf(why, audit, template.provenance.kind),
    why,
    comparison,
    ...(explanation && { explanation }),
    ours: { id, name: template.name, provenance: template.provenance.kind, drawing },
  };
};

/**
 * A drawing of ours that was measured, or follows a standard, decides; our own construction does not say that another one
 * is wrong. What is wrong with a drawing by itself is so whatever ours is.
 */
const verdictOf = (
  why: readonly string[],
  audit: Audit,
  provenance: Entry['template']['provenance']['kind'],
): Verdict => {
  if (!why.length) return 'same';
  if (audit.verdict === 'not sound') return 'differs';
  if (audit.verdict === 'cannot tell') return 'cannot tell';
  return provenance === 'house' ? 'cannot tell' : 'differs';
};

const findingSentence = ({ text, at, places }: Finding): string =>
  `${text}${at ? ` at ${formatPoint(at)}` : ''}${places.length ? ` (${places.join(', ')})` : ''}.`;

const formatPoint = ([x, y]: readonly [number, number]): string => `${x.toFixed(2)}, ${y.toFixed(2)}`;

const inMm = (value: number): string => `${value.toFixed(Math.abs(value) < 1 ? 3 : 2)} mm`;

/** What the comparison says, in sentences. */
const comparisonSentences = (
  { deviations: strays, mirrored, pieces, sizes, lengths }: DrawingComparison,
  tolerance: number,
): string[] => {
  const why: string[] = [];
  if (pieces.theirs !== pieces.ours) why.push(`it has ${pieces.theirs} pieces, ours ${pieces.ours}`);
  if (mirrored) why.push('it is mirrored: the sheet is seen from its other side');
  for (const [k, { theirs, ours }] of sizes.entries())
    for (const axis of [0, 1] as const)
      if (Math.abs(theirs[axis] - ours[axis]) > tolerance)
        why.push(
          `${sizes.length > 1 ? `piece ${k + 1} of it` : 'it'} is ${inMm(theirs[axis])} ${axis ? 'high' : 'wide'}, ours ${inMm(ours[axis])}`,
        );
  if (!strays.length) return why;
  for (const { line, theirs, ours } of lengths)
    if (Math.abs(theirs - ours) > Math.max(10 * tolerance, 1e-3 * ours))
      why.push(`its ${line}s measure ${inMm(theirs)}, ours ${inMm(ours)}`);
  const [first] = strays;
  const { of, line, at, distance, instead } = first!;
  const whose = of === 'theirs' ? 'a line of it' : 'a line of ours';
  why.unshift(
    instead
      ? `${whose} at ${formatPoint(at)} is a ${line}, where ${of === 'theirs' ? 'ours' : 'it'} has a ${instead}`
      : `${whose}, a ${line} at ${formatPoint(at)}, is ${distance >= REACH ? `more than ${REACH} mm` : inMm(distance)} from every ${line} of ${of === 'theirs' ? 'ours' : 'it'}`,
  );
  if (strays.length > 1) why.push(`${strays.length} lines in all are more than ${inMm(tolerance)} off`);
  return why;
};

/** Dimension texts that ours does not have: they name a size that the drawing is not. */
const labelSentences = ({ texts }: Reading, { labels: ours }: DielineFiles): string[] => {
  const number = (text: string): number | undefined => {
    const [, digits] = /^(\d+(?:\.\d+)?)\s*mm$/.exec(text.trim()) ?? [];
    return digits === undefined ? undefined : Number(digits);
  };
  const known = ours.map(({ text }) => number(text.value)).filter((n) => n !== undefined);
  const strange = texts
    .map(({ value }) => number(value))
    .filter((n) => n !== undefined && !known.some((k) => Math.abs(k - n) < 0.011));
  return [...new Set(strange)].map((n) => `a dimension reads ${n!.toFixed(2)} mm, which ours has nowhere`);
};

const explanationSentence = ({ id, changed, times }: Explanation, asked: string, unit: number): string => {
  const plain = (value: number): number => Number(value.toFixed(3));
  const what = id === asked ? '' : ` of ${id}`;
  if (times)
    return `it is the drawing where a unit of the file is ${plain(unit * times)} mm, and not ${plain(unit)} mm`;
  const values = Object.entries(changed).map(([name, value]) => `${name} ${plain(value)}`);
  return values.length
    ? `it is the drawing${what} with ${values.join(', ')}`
    : `it is the drawing${what} at the same variables`;
};
