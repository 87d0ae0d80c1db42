import type { Reading } from '../../formats/reading/index.ts';
import { closeOutlines, regionsOf, toPlanar } from '../../recognise/index.ts';
import { withoutCopies } from './copied-outlines.ts';
import { findCrossed } from './crossed.ts';
import { findDoubled } from './doubled.ts';
import { type Facts, measureDrawing } from './facts.ts';
import type { Finding } from './finding.ts';
import { findLooseEnds } from './loose-ends.ts';
import { findOpenOutlines } from './outlines.ts';
import { readLines } from './read-lines.ts';
import { findSpecks } from './specks.ts';
import { findUnread } from './unread.ts';

/** The verdict on a drawing that is compared with no template. */
export type Soundness = 'sound' | 'not sound' | 'cannot tell';

/** The faults and the measures of a drawing. */
export interface Audit {
  readonly verdict: Soundness;
  readonly findings: readonly Finding[];
  readonly facts: Facts;
}

/**
 * Checks a drawing without a template: outlines closed by cuts alone, nothing drawn twice or across another line, no end
 * that just misses the line it was meant to reach.
 * @throws UnreadableError for more lines beside or across one another than can be told apart.
 */
export const auditDrawing = (reading: Pick<Reading, 'lines' | 'skipped'>): Audit => {
  const { lines, place, findings: copied } = withoutCopies(readLines(reading));
  const { findings: doubled, beside, together } = findDoubled(lines, place);
  const drawing = toPlanar(lines);
  const regions = regionsOf(drawing);
  const closed = closeOutlines(drawing, regions);
  const unread = findUnread(reading, { lines, ...closed });
  const { findings: loose, missed } = findLooseEnds(drawing, closed, beside, place);
  const open = findOpenOutlines(drawing, regions, closed, new Set([...missed, ...beside.keys()]), place);
  // Without cuts nothing is known about the board; every unread line may be a cut.
  const isCut = lines.some(({ line }) => line === 'cut');
  const findings = [
    ...unread,
    ...doubled,
    ...copied,
    ...findCrossed(lines, { ...drawing, regions }, { beside, together }, place),
    ...(isCut ? loose : []),
    ...(isCut || !unread.length ? open : []),
    ...findSpecks(drawing, regions, place),
  ];
  return { verdict: soundness(findings), findings, facts: measureDrawing(drawing, closed, beside) };
};

const UNREAD: readonly Finding['kind'][] = ['skipped line', 'unknown line'];

/** Faults that a line which was not read may explain. */
const UNSURE: readonly Finding['kind'][] = ['gap', 'open outline', 'outline not cut', 'dangling crease', 'nothing cut'];

const soundness = (findings: readonly Finding[]): Soundness => {
  const unread = findings.some(({ kind }) => UNREAD.includes(kind));
  const faults = findings.filter(({ kind }) => !UNREAD.includes(kind) && !(unread && UNSURE.includes(kind)));
  if (faults.length) return 'not sound';
  return unread ? 'cannot tell' : 'sound';
};
