import type { Reading } from '../../formats/reading/index.ts';
import { addTo, mapCurve, type Point } from '../../geometry/index.ts';
import {
  closeOutlines,
  type LimitError,
  orLimit,
  regionsOf,
  toPlanar,
  withinSteps,
} from '../../recognise/lines/index.ts';
import { withoutCopies } from './copied-outlines.ts';
import { findCrossed } from './crossed.ts';
import { findDoubled } from './doubled.ts';
import { type Facts, measureDrawing, measureLines } from './facts.ts';
import { type Finding, firstOfEachKind, notChecked } from './finding.ts';
import { findLooseEnds } from './loose-ends.ts';
import { findOpenOutlines } from './outlines.ts';
import { readLines } from './read-lines.ts';
import { findSpecks } from './specks.ts';
import { typeLines } from './type-lines.ts';
import { findUnread } from './unread.ts';

/** The verdict on a drawing that is compared with no template. */
export type Soundness = 'sound' | 'not sound' | 'cannot tell';

export type ReadDrawing = Pick<Reading, 'lines' | 'skipped'>;

export interface Audit {
  readonly verdict: Soundness;
  readonly findings: readonly Finding[];
  readonly facts: Facts;
}

/** Steps of an audit at most, and those to find copied outlines. A large sheet of blanks takes a tenth. */
const [AUDIT_STEPS, COPY_STEPS] = [20_000_000, 4_000_000] as const;

/**
 * Checks a drawing without a template: outlines closed by cuts alone, nothing drawn twice or across another line, no end that just misses
 * its line. At the limits of steps and memory, a finding names what was not checked, and the verdict is never sound.
 */
export const auditDrawing = ({ lines: all, skipped }: ReadDrawing, typed = typeLines(all)): Audit =>
  withinSteps(AUDIT_STEPS, () => {
    const stops = new Stops();
    const read = readLines(typed);
    const unread = findUnread(skipped, typed.classes);
    const withCopies = { ...read, findings: [] };
    const {
      lines,
      place,
      findings: copied,
    } = stops.or(withCopies, 'copied outlines', () => withinSteps(COPY_STEPS, () => withoutCopies(read)));
    const { findings: doubled, beside, together, stopped } = findDoubled(lines, place);
    // Ends of lines whose doubles are unknown may seem to miss them.
    if (stopped) for (const part of ['lines drawn twice', 'loose ends']) stops.add(part, stopped);
    const outlined = stops.or(undefined, 'crossings, outlines and loose ends', () => {
      const drawing = toPlanar(lines);
      const regions = regionsOf(drawing);
      return { drawing, regions, closed: closeOutlines(drawing, regions) };
    });
    if (!outlined) {
      const findings = [...stops.findings(), ...unread, ...doubled, ...copied];
      return { verdict: soundness(findings), findings, facts: measureLines(lines) };
    }
    const { drawing, regions, closed } = outlined;
    const { findings: loose, missed } = stops.or(NONE_LOOSE, 'loose ends', () =>
      findLooseEnds(drawing, closed, beside, place),
    );
    const open = stops.or([], 'open outlines', () =>
      findOpenOutlines(drawing, regions, closed, new Set([...missed, ...beside.keys()]), place),
    );
    const crossed = stops.or([], 'crossings', () =>
      findCrossed(lines, { ...drawing, regions }, { beside, together }, place),
    );
    const facts = stops.or(measureLines(lines), 'pieces', () => measureDrawing(drawing, closed, beside));
    // Without cuts nothing is known about the board; every unread line may be a cut.
    const isCut = lines.some(({ line }) => line === 'cut');
    const findings = firstOfEachKind(
      [
        ...stops.findings(),
        ...unread,
        ...doubled,
        ...copied,
        ...crossed,
        ...(isCut && !stopped ? loose : []),
        ...(isCut || !unread.length ? open : []),
        ...findSpecks(drawing, regions, place),
      ],
      MAX_FINDINGS_PER_KIND,
    );
    return { verdict: soundness(findings), findings, facts };
  });

const MAX_FINDINGS_PER_KIND = 1000;

const NONE_LOOSE: ReturnType<typeof findLooseEnds> = { findings: [], missed: new Set() };

/** The parts of an audit that stopped at a limit. */
class Stops {
  readonly #parts = new Map<string, string[]>();

  /** Does a part of the audit; gives another result where that reaches a limit. */
  or<T, U>(otherwise: U, part: string, work: () => T): T | U {
    const { value, stopped } = orLimit(work);
    if (!stopped) return value as T;
    this.add(part, stopped);
    return otherwise;
  }

  add(part: string, { reason }: LimitError): void {
    addTo(this.#parts, reason, part);
  }

  findings(): Finding[] {
    return [...this.#parts].map(([reason, parts]) => notChecked(parts.join(', '), reason));
  }
}

const UNREAD: readonly Finding['kind'][] = ['skipped line', 'unknown line', 'not checked'];

/** Faults that a line which was not read, or was not checked, may explain. */
const UNSURE: readonly Finding['kind'][] = ['gap', 'open outline', 'outline not cut', 'dangling crease', 'nothing cut'];

/** True for the finding that a drawing has no lines: nothing can be checked. */
const isEmpty = ({ kind, at }: Finding): boolean => kind === 'nothing cut' && at === undefined;

const soundness = (findings: readonly Finding[]): Soundness => {
  const unread = findings.some((finding) => UNREAD.includes(finding.kind) || isEmpty(finding));
  const faults = findings.filter(({ kind }) => !UNREAD.includes(kind) && !(unread && UNSURE.includes(kind)));
  return faults.length ? 'not sound' : unread ? 'cannot tell' : 'sound';
};

/** Faults and measures at the true size of a drawing whose unit was read wrongly. The faults are placed in the file as it was read. */
export const auditResized = ({ lines, skipped }: ReadDrawing, times: number): Audit => {
  const resize =
    (by: number) =>
    ([x, y]: Point): Point => [by * x, by * y];
  const [enlarge, back] = [resize(times), resize(1 / times)];
  const { verdict, findings, facts } = auditDrawing({
    skipped,
    lines: lines.map((line) => ({ ...line, curve: mapCurve(line.curve, enlarge) })),
  });
  return {
    verdict,
    facts,
    findings: findings.map(({ at, marks, ...finding }) => ({
      ...finding,
      ...(at && { at: back(at) }),
      marks: marks.map((curve) => mapCurve(curve, back)),
    })),
  };
};
