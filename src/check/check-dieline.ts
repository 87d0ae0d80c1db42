import { ruleFacts } from '../formats/index.ts';
import { readDrawing, toDieline } from '../formats/reading/index.ts';
import {
  compare,
  compareScaled,
  type DrawingComparison,
  explain,
  isSame,
  oddPanel,
  unitRatio,
} from '../recognise/index.ts';
import { orLimit, type TypedCurve, totalLength, withoutBleed } from '../recognise/lines/index.ts';
import type { Dieline } from '../sheet/index.ts';
import type { Catalogue } from '../template/index.ts';
import { defined, roundTo } from '../values/index.ts';
import { dieWarnings } from './die-limits.ts';
import type { DielineCheck, DielineQuestion, Verdict } from './dieline-check.ts';
import { dimensionSentences } from './dimension-texts.ts';
import { type ClaimedDrawing, drawClaimed, oursOf } from './draw-claimed.ts';
import { drawStated } from './draw-stated.ts';
import { arcsFromChords, type WithArcs } from './drawing/arcs-from-chords.ts';
import { type Audit, auditDrawing, auditResized } from './drawing/audit.ts';
import { lookGroups } from './drawing/look-groups.ts';
import { withoutNicks } from './drawing/nicks.ts';
import { typeLines } from './drawing/type-lines.ts';
import { mustBeAboveZero } from './must-be-above-zero.ts';
import { plantSentences } from './plant-of-case.ts';
import { exactUnit, withSize } from './plausible-size.ts';
import { nearestTemplate, recogniseVersion } from './recognise-version.ts';
import {
  chordSentence,
  comparisonSentences,
  explanationSentence,
  findingSentences,
  panelSentence,
  similaritySentence,
  surroundSentences,
  typeSentences,
} from './sentences.ts';

/** A drawing with arcs in place of chords, if it has any, and as it was read: short lines may be drawn on purpose. */
export const versionsOf = (drawn: Dieline): readonly WithArcs[] => {
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

/** Turned and scaled drawings are recognised before other sizes are searched. */
const compareClaimed = (
  catalogue: Catalogue,
  theirs: Dieline,
  { entry, drawing, values, outside }: ClaimedDrawing,
  tolerance: number,
  searching: boolean,
) => {
  const ours = drawing.dieline;
  const comparison = compare(theirs, ours, tolerance);
  if (isSame(comparison)) return { comparison };
  const scaled = compareScaled(theirs, ours, tolerance, comparison);
  // A scale is a complete explanation, unless a unit was mistaken. The search would take seconds.
  const open = !scaled || unitRatio(1 / scaled.similarity.scale) !== undefined;
  const explanation =
    open && searching && !outside.length ? explain(catalogue, theirs, { id: entry.id, values }, tolerance) : undefined;
  if (scaled && !explanation?.times) return { comparison: scaled };
  const panel = comparison.mirrored ? undefined : oddPanel(comparison, ours, tolerance);
  // Within the tolerance odd sizes make up for a panel.
  const isMeant = Object.values(explanation?.changed ?? {}).every((value) => value === roundTo(value, 1));
  return explanation && (isMeant || !panel) ? { comparison, explanation } : { comparison, panel };
};

/** Our drawing at another scale is as sound as ours, although its lines may be too near to one another. */
const isScaled = (comparison: DrawingComparison): boolean =>
  (comparison.similarity.scale !== 1 || comparison.similarity.distortion !== undefined) && isSame(comparison);

/** Finer than the accuracy of a cutting table, in mm. */
const TOLERANCE = 0.05;

/**
 * Compares a file with our drawing of a template; without a template audits it and recognises its template.
 * @throws UnreadableError; ApiError for an unknown template or variables that cannot be drawn; RangeError for a tolerance not above 0.
 */
export const checkDieline = async (
  catalogue: Catalogue,
  file: Uint8Array,
  {
    template: id,
    variables = {},
    choices = {},
    dimensions,
    tolerance = TOLERANCE,
    explain: searching = true,
    ...options
  }: DielineQuestion = {},
): Promise<DielineCheck> => {
  mustBeAboveZero('tolerance', tolerance, TOLERANCE);
  const reading = withoutNicks(await readDrawing(file, options), options.profile);
  const typed = typeLines(reading.lines);
  const audit = auditDrawing(reading, typed);
  const { format, unit, notes, skipped } = reading;
  const drawn = toDieline(typed);
  const blanks = { ...drawn, lines: withoutBleed(drawn.lines) };
  const versions = searched(() => versionsOf(blanks)).value ?? [{ drawing: blanks, curves: 0, sagitta: 0 }];
  const stated =
    id === undefined
      ? searched(() => drawStated(catalogue, reading, versions[0]!.drawing, tolerance)).value
      : undefined;
  const claimed = id === undefined ? stated?.claimed : drawClaimed(catalogue, id, variables, { choices, dimensions });
  const common = {
    tolerance,
    reading: { format, unit, notes, skipped },
    audit,
    types: typeSentences(typed.classes),
    looks: lookGroups(typed, options.kinds),
    drawn: drawn.lines,
    ...(audit.facts.incomplete ? {} : { rules: ruleFacts(blanks) }),
    warnings: dieWarnings(blanks.lines),
    ...(stated && { stated: stated.stated }),
  };
  if (!claimed) {
    const { value, stopped } = searched(() =>
      searching ? recogniseVersion(catalogue, versions, tolerance, unit.mm) : undefined,
    );
    const { version, ...exact } = value ?? { version: versions[0]! };
    const near = (): typeof exact => nearestTemplate(catalogue, version, tolerance, unit.mm);
    const found = !searching || stopped || exact.recognised ? exact : (searched(near).value ?? exact);
    const times = found.recognised && unitRatio(1 / found.recognised.scale);
    const known = times === undefined ? audit : auditResized(reading, times);
    const own = found.recognised ? known : withSize(audit, unit);
    return {
      ...common,
      audit: own,
      verdict: own.verdict,
      fixes: fixesOf(own, unit.mm, times),
      why: [
        ...findingSentences(own.findings),
        ...chordSentence(version),
        ...plantSentences(catalogue, drawn),
        ...surroundSentences(own.facts.surrounds),
        ...(stopped ? [`The search for its template stopped: ${stopped.reason}.`] : []),
      ],
      ...found,
    };
  }
  const faults = findingSentences(audit.findings);

  const ours = oursOf(claimed);
  const { value, stopped } = searched(() => {
    const { drawing: theirs, ...chords } = nearestVersion(versions, claimed, tolerance);
    const mayExplain = searching && audit.findings.length === 0;
    return { chords, ...compareClaimed(catalogue, theirs, claimed, tolerance, mayExplain) };
  });
  if (!value) {
    const why = [`The comparison with ${ours.id} stopped: ${stopped!.reason}.`, ...faults];
    return {
      ...common,
      verdict: audit.verdict === 'not sound' ? 'differs' : 'cannot tell',
      why,
      ours,
      fixes: fixesOf(audit, unit.mm, undefined),
    };
  }
  const { comparison, explanation, panel, chords } = value;
  const { provenance } = ours;
  const reasons = [
    ...(stated?.isHouse ? ['The profile house draws the file exactly: its board and defaults are ours.'] : []),
    ...(explanation ? [explanationSentence(explanation, ours.id, unit.mm)] : []),
    // A wrong unit is the cause of all other differences.
    ...(panel ? [panelSentence(panel)] : []),
    ...(explanation?.times || panel ? [] : comparisonSentences(comparison, tolerance, provenance, unit.mm)),
    ...dimensionSentences(reading, claimed.drawing.dieline, claimed.labels, stated?.stated.variables),
    ...(chords.sagitta > tolerance ? chordSentence(chords) : []),
    ...(isScaled(comparison) ? [] : faults),
  ];
  return {
    ...common,
    verdict: verdictOf(reasons, audit, provenance === 'house' && !isModel(comparison, ours.lines)),
    why: [
      ...reasons,
      ...(chords.sagitta > tolerance ? [] : chordSentence(chords)),
      ...similaritySentence(comparison),
      ...surroundSentences(audit.facts.surrounds),
      ...claimed.outside,
    ],
    fixes: fixesOf(audit, unit.mm, explanation?.times ?? unitRatio(1 / comparison.similarity.scale)),
    comparison,
    ...defined({ explanation, panel }),
    ours,
  };
};

/** @param times of the unit, if that is wrong. */
const fixesOf = ({ findings }: Audit, unit: number, times: number | undefined): DielineCheck['fixes'] => [
  ...(times === undefined ? [] : [{ mm: exactUnit(unit * times) }]),
  ...findings.flatMap(({ fixes = [] }) => fixes),
];

/** Steps of a comparison, or of a search for the template of a drawing, at most. */
const SEARCH_STEPS = 20_000_000;

const searched = <T>(work: () => T) => orLimit(work, SEARCH_STEPS);

/** Share of the length of both drawings that may differ where ours is plainly the model of theirs. */
const MODEL_SHARE = 0.05;

const isModel = ({ deviations, aligned }: DrawingComparison, ours: readonly TypedCurve[]): boolean =>
  totalLength(deviations) <= MODEL_SHARE * (totalLength(aligned) + totalLength(ours));

/** @param isOpen true for a house construction, which proves no drawing wrong that was not made after it. An unsound one differs from all. */
const verdictOf = (reasons: readonly string[], audit: Audit, isOpen: boolean): Verdict => {
  if (!reasons.length) return 'same';
  if (audit.verdict === 'not sound') return 'differs';
  return audit.verdict === 'cannot tell' || isOpen ? 'cannot tell' : 'differs';
};
