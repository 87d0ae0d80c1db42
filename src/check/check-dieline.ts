import { readDrawing, toDieline } from '../formats/reading/index.ts';
import { unitRatio } from '../recognise/index.ts';
import { type LimitError, limitOf, withinSteps, withoutBleed } from '../recognise/lines/index.ts';
import type { Catalogue } from '../template/index.ts';
import { compareClaimed, isScaled } from './compare-claimed.ts';
import type { DielineCheck, DielineQuestion } from './dieline-check.ts';
import { dimensionSentences } from './dimension-texts.ts';
import { drawClaimed, oursOf } from './draw-claimed.ts';
import { type Audit, auditDrawing } from './drawing/audit.ts';
import { auditResized } from './drawing/audit-resized.ts';
import { lookGroups } from './drawing/look-groups.ts';
import { nearestVersion, versionsOf } from './drawn-versions.ts';
import { exactUnit } from './exact-unit.ts';
import { mustBeAboveZero } from './must-be-above-zero.ts';
import { withSize } from './plausible-size.ts';
import { recogniseVersion } from './recognise-version.ts';
import {
  chordSentence,
  comparisonSentences,
  explanationSentence,
  findingSentences,
  similaritySentence,
  surroundSentences,
} from './sentences.ts';
import type { Verdict } from './verdict.ts';

/** Finer than the accuracy of a cutting table, in mm. */
const TOLERANCE = 0.05;

/**
 * Compares a file with our drawing of a template; without a template audits it and recognises its template.
 * @throws UnreadableError for a file that cannot be read; ApiError for an unknown template or variables that cannot be drawn;
 * RangeError for a tolerance that is not above 0.
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
  const reading = await readDrawing(file, options);
  const audit = auditDrawing(reading);
  const { format, unit, notes, skipped } = reading;
  const drawn = toDieline(reading);
  const blanks = { ...drawn, lines: withoutBleed(drawn.lines) };
  const versions = searched(() => versionsOf(blanks)).value ?? [{ drawing: blanks, curves: 0, sagitta: 0 }];
  const common = {
    tolerance,
    reading: { format, unit, notes, skipped },
    audit,
    looks: lookGroups(reading.lines, options.kinds),
    drawn: drawn.lines,
  };
  if (id === undefined) {
    const { value, stopped } = searched(() =>
      searching ? recogniseVersion(catalogue, versions, tolerance, unit.mm) : undefined,
    );
    const { version, ...found } = value ?? { version: versions[0]! };
    const times = found.recognised && unitRatio(1 / found.recognised.scale);
    const known = times === undefined ? audit : { ...audit, ...auditResized(reading, times) };
    const own = found.recognised ? known : withSize(audit, unit);
    return {
      ...common,
      audit: own,
      verdict: own.verdict,
      fixes: fixesOf(own, unit.mm, times),
      why: [
        ...findingSentences(own.findings),
        ...chordSentence(version),
        ...surroundSentences(own.facts.surrounds),
        ...(stopped ? [`The search for its template stopped: ${stopped.reason}.`] : []),
      ],
      ...found,
    };
  }
  const faults = findingSentences(audit.findings);

  const claimed = drawClaimed(catalogue, id, variables, { choices, ...(dimensions && { dimensions }) });
  const ours = oursOf(claimed);
  const { value, stopped } = searched(() => {
    const { drawing: theirs, ...chords } = nearestVersion(versions, claimed, tolerance);
    const compared = compareClaimed(catalogue, theirs, claimed, tolerance, {
      searching: searching && audit.findings.length === 0,
    });
    return { chords, ...compared };
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
  const { comparison, explanation, chords } = value;
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
    fixes: fixesOf(audit, unit.mm, explanation?.times ?? unitRatio(1 / comparison.similarity.scale)),
    comparison,
    ...(explanation && { explanation }),
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

/** Searches or compares; `stopped` instead of a result where that takes too many steps or too much memory. */
const searched = <T>(work: () => T): { readonly value?: T; readonly stopped?: LimitError } => {
  let value: T | undefined;
  const stopped = limitOf(() => {
    value = withinSteps(SEARCH_STEPS, work);
  });
  return stopped ? { stopped } : { value: value! };
};

type Ours = NonNullable<DielineCheck['ours']>;

/**
 * A measured or standard template decides. A house construction does not prove another drawing wrong.
 * A drawing that is not sound differs from every template.
 */
const verdictOf = (reasons: readonly string[], audit: Audit, provenance: Ours['provenance']): Verdict => {
  if (!reasons.length) return 'same';
  if (audit.verdict === 'not sound') return 'differs';
  if (audit.verdict === 'cannot tell') return 'cannot tell';
  return provenance === 'house' ? 'cannot tell' : 'differs';
};
