import type { GivenVariables } from '../api/index.ts';
import type { Dimensions } from '../engine/index.ts';
import { pointAt } from '../geometry/index.ts';
import { type Reading, type ReadOptions, readDrawing, toDieline } from '../read/index.ts';
import { Corners, type Dieline, type Line } from '../sheet/index.ts';
import type { Catalogue, Entry } from '../template/index.ts';
import { compare, compareScaled, type DrawingComparison, isSame } from './compare/compare.ts';
import { dimensionSentences } from './dimension-texts.ts';
import { type ClaimedDrawing, drawClaimed } from './draw-claimed.ts';
import { arcsFromChords, type WithArcs } from './drawing/arcs-from-chords.ts';
import { type Audit, auditDrawing } from './drawing/audit.ts';
import { auditResized } from './drawing/audit-resized.ts';
import { copiedLines } from './drawing/copied-outlines.ts';
import { explain } from './explain/explain.ts';
import type { Recognition } from './explain/fit-listed.ts';
import { recognise } from './explain/recognise.ts';
import type { Explanation } from './explain/verify.ts';
import { unitRatio } from './explain/wrong-unit.ts';
import { withSize } from './plausible-size.ts';
import {
  chordSentence,
  comparisonSentences,
  explanationSentence,
  findingSentences,
  recognitionSentence,
  similaritySentence,
  surroundSentences,
} from './sentences.ts';
import type { TypedCurve } from './typed-curve.ts';
import type { CheckVerdict, Verdict } from './verdict.ts';

/** Options of the comparison. Without a template the drawing is audited. */
export interface DielineQuestion extends ReadOptions {
  readonly template?: string;
  readonly variables?: Partial<GivenVariables>;
  /** The basis of the given sizes. @defaultValue the basis of the template */
  readonly dimensions?: Dimensions;
  /** Largest distance between lines that count as the same, in mm. @defaultValue 0.05 */
  readonly tolerance?: number;
  /** Search for the variables of a drawing that differs, or for its template when none is named. Takes seconds. @defaultValue true */
  readonly explain?: boolean;
}

export interface DielineCheck {
  readonly verdict: CheckVerdict;
  /** Reasons in sentences, the most important first. */
  readonly why: readonly string[];
  /** In mm. */
  readonly tolerance: number;
  readonly reading: Pick<Reading, 'format' | 'unit' | 'notes' | 'skipped'>;
  readonly audit: Audit;
  /** The lines of the file. */
  readonly drawn: readonly TypedCurve[];
  readonly comparison?: DrawingComparison;
  /** The variables or the template that make their drawing, when ours differs. */
  readonly explanation?: Explanation;
  /** The recognised template, when none was named. */
  readonly recognised?: Recognised;
  /** Our drawing of the named or recognised template. */
  readonly ours?: {
    readonly id: string;
    readonly name: string;
    readonly provenance: Provenance;
    readonly values: Readonly<Record<string, number>>;
    readonly lines: readonly TypedCurve[];
  };
}

/** The template and variables that a drawing was recognised as. */
export interface Recognised extends Omit<Recognition, 'entry' | 'oneDefect'> {
  readonly sentence: string;
}

type Provenance = Entry['template']['provenance']['kind'];

/** Curves whose chords could not be told from straight lines are this much farther off than those that were found. */
const CHORDS = 1.25;

/** Finer than the accuracy of a cutting table, in mm. */
const TOLERANCE = 0.05;

/**
 * Compares a file with our drawing of a template; without a template audits it and recognises its template.
 * @throws UnreadableError for a file that cannot be read; ApiError for an unknown template or variables that cannot be drawn.
 */
export const checkDieline = async (
  catalogue: Catalogue,
  file: Uint8Array,
  {
    template: id,
    variables = {},
    dimensions,
    tolerance = TOLERANCE,
    explain: searching = true,
    ...options
  }: DielineQuestion = {},
): Promise<DielineCheck> => {
  const reading = await readDrawing(file, options);
  const audit = auditDrawing(reading);
  const { format, unit, notes, skipped } = reading;
  const drawn = toDieline(reading);
  const versions = versionsOf(drawn);
  const common = { tolerance, reading: { format, unit, notes, skipped }, audit, drawn: drawn.lines };
  if (id === undefined) {
    const { version, ...found } = searching
      ? recogniseVersion(catalogue, versions, tolerance, unit.mm)
      : { version: versions[0]! };
    const times = found.recognised && unitRatio(1 / found.recognised.scale);
    const known = times === undefined ? audit : { ...audit, ...auditResized(reading, times) };
    const own = found.recognised ? known : withSize(audit, unit);
    return {
      ...common,
      audit: own,
      verdict: own.verdict,
      why: [...findingSentences(own.findings), ...chordSentence(version), ...surroundSentences(own.facts.surrounds)],
      ...found,
    };
  }
  const faults = findingSentences(audit.findings);

  const claimed = drawClaimed(catalogue, id, variables, dimensions);
  const { drawing: theirs, ...chords } = nearestVersion(versions, claimed, tolerance);
  const { comparison, explanation } = compareWith(catalogue, theirs, claimed, tolerance, {
    searching: searching && audit.findings.length === 0,
  });
  const ours = oursOf(claimed);
  const { provenance } = ours;
  const reasons = [
    ...(explanation ? [explanationSentence(explanation, ours.id, unit.mm)] : []),
    // A wrong unit is the cause of all other differences.
    ...(explanation?.times ? [] : comparisonSentences(comparison, tolerance, provenance, unit.mm)),
    ...dimensionSentences(reading, claimed.drawing.dieline, claimed.labels),
    ...(chords.sagitta > tolerance ? chordSentence(chords) : []),
    ...(isScaled(comparison) ? [] : faults),
  ];
  return {
    ...common,
    verdict: verdictOf(reasons, audit, provenance),
    why: [
      ...reasons,
      ...(chords.sagitta > tolerance ? [] : chordSentence(chords)),
      ...similaritySentence(comparison),
      ...surroundSentences(audit.facts.surrounds),
      ...claimed.outside,
    ],
    comparison,
    ...(explanation && { explanation }),
    ours,
  };
};

/** A drawing with arcs in place of chords, if it has any, and as it was read: short lines may be drawn on purpose. */
const versionsOf = (drawn: Dieline): readonly WithArcs[] => {
  const asRead: WithArcs = { drawing: drawn, curves: 0, sagitta: 0 };
  const withArcs = arcsFromChords(drawn);
  return withArcs.curves ? [withArcs, asRead] : [asRead];
};

/** The version that differs from our drawing in the fewest lines. */
const nearestVersion = (versions: readonly WithArcs[], { drawing }: ClaimedDrawing, tolerance: number): WithArcs => {
  if (versions.length === 1) return versions[0]!;
  const differences = versions.map((version) => compare(version.drawing, drawing.dieline, tolerance).deviations.length);
  return versions[differences.lastIndexOf(Math.min(...differences))]!;
};

/** Recognises the first version that has a template without differences, otherwise that with the fewest. */
const recogniseVersion = (
  catalogue: Catalogue,
  versions: readonly WithArcs[],
  tolerance: number,
  unit: number,
): ReturnType<typeof recogniseTemplate> & { readonly version: WithArcs } => {
  let best: ReturnType<typeof recogniseVersion> | undefined;
  for (const version of versions) {
    const reach = Math.max(tolerance, CHORDS * version.sagitta);
    const found = { ...recogniseTemplate(catalogue, version.drawing, reach, unit), version };
    const { differences = Number.POSITIVE_INFINITY } = found.recognised ?? {};
    if (!best || differences < (best.recognised?.differences ?? Number.POSITIVE_INFINITY)) best = found;
    if (differences === 0) break;
  }
  return best!;
};

const oursOf = ({ entry: { id, template }, drawing, values }: ClaimedDrawing): NonNullable<DielineCheck['ours']> => ({
  id,
  name: template.name,
  provenance: template.provenance.kind,
  values,
  lines: drawing.dieline.lines,
});

/** Our drawing at another scale is as sound as ours, although its lines may be too near to one another. */
const isScaled = (comparison: DrawingComparison): boolean => comparison.similarity.scale !== 1 && isSame(comparison);

/** Turned and scaled drawings are recognised before other sizes are searched. */
const compareWith = (
  catalogue: Catalogue,
  theirs: Dieline,
  { entry, drawing, values, outside }: ClaimedDrawing,
  tolerance: number,
  { searching }: { readonly searching: boolean },
): { readonly comparison: DrawingComparison; readonly explanation?: Explanation | undefined } => {
  const ours = drawing.dieline;
  const comparison = compare(theirs, ours, tolerance);
  if (isSame(comparison)) return { comparison };
  const scaled = compareScaled(theirs, ours, tolerance, comparison);
  // A scale is a complete explanation, unless a unit was mistaken. The search would take seconds.
  const open = !scaled || unitRatio(1 / scaled.similarity.scale) !== undefined;
  const explanation =
    open && searching && !outside.length ? explain(catalogue, theirs, { id: entry.id, values }, tolerance) : undefined;
  return scaled && !explanation?.times ? { comparison: scaled } : { comparison, explanation };
};

const recogniseTemplate = (
  catalogue: Catalogue,
  theirs: Dieline,
  tolerance: number,
  unit: number,
): Pick<DielineCheck, 'recognised' | 'ours' | 'comparison'> => {
  const found = recognise(catalogue, onePerPlace(theirs), tolerance, unit);
  if (!found) return {};
  const { entry, oneDefect: _, ...recognition } = found;
  const claimed = drawClaimed(catalogue, entry.id, found.values);
  const ours = claimed.drawing.dieline;
  const before = compare(theirs, ours, tolerance);
  return {
    recognised: { ...recognition, sentence: recognitionSentence(found, unit) },
    comparison: (found.scale === 1 ? undefined : compareScaled(theirs, ours, tolerance, before, found.scale)) ?? before,
    ours: oursOf(claimed),
  };
};

/** Copies of lines carry no information about the box: neither exact ones nor those a little beside. */
const onePerPlace = ({ nodes, lines, parts }: Dieline): Dieline => {
  const copies = copiedLines(lines);
  const seen = new Set<string>();
  const middles = new Corners();
  return {
    nodes,
    parts,
    lines: lines.filter(({ from, to, curve, line }: Line, k) => {
      if (copies.has(k)) return false;
      // The halves of a circle have the same ends.
      const middle = middles.find(pointAt(curve, 0.5));
      const key = `${Math.min(from, to)},${Math.max(from, to)},${line},${curve.kind},${middle}`;
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    }),
  };
};

/**
 * A measured or standard template decides. A house construction does not prove another drawing wrong.
 * A drawing that is not sound differs from every template.
 */
const verdictOf = (reasons: readonly string[], audit: Audit, provenance: Provenance): Verdict => {
  if (!reasons.length) return 'same';
  if (audit.verdict === 'not sound') return 'differs';
  if (audit.verdict === 'cannot tell') return 'cannot tell';
  return provenance === 'house' ? 'cannot tell' : 'differs';
};
