import { type ReadOptions, readDrawing } from '../formats/reading/index.ts';
import { type Point, pointAt } from '../geometry/index.ts';
import {
  bordersOf,
  closeOutlines,
  type LimitError,
  OUTSIDE,
  orLimit,
  type PlanarDrawing,
  type Regions,
  toPlanar,
  totalLength,
} from '../recognise/lines/index.ts';
import type { ReadDrawing } from './drawing/audit.ts';
import { findCrossed } from './drawing/crossed.ts';
import { findDoubled } from './drawing/doubled.ts';
import { measureLines, sizeOfCuts } from './drawing/facts.ts';
import { bareFinding, type Finding, notChecked } from './drawing/finding.ts';
import { overlappingOutlines } from './drawing/overlapping-outlines.ts';
import { nearestPieces } from './drawing/piece-distance.ts';
import { type ReadLines, readLines } from './drawing/read-lines.ts';
import { typeLines } from './drawing/type-lines.ts';
import { findUnread } from './drawing/unread.ts';
import { mustBeAboveZero } from './must-be-above-zero.ts';
import { findingSentence, surroundSentences } from './sentences.ts';

/** Requirements of a layout. Lengths in mm. */
export interface LayoutQuestion {
  /** The sheet that all blanks must lie on together. */
  readonly sheet?: { readonly width: number; readonly height: number };
  /** Free room between blanks, at least. @defaultValue 0: they may touch, and share cuts */
  readonly gutter?: number;
}

export interface LayoutFinding extends Omit<Finding, 'kind'> {
  readonly kind: 'overlap' | 'too close' | 'too large' | 'not read' | 'not checked';
}

export interface LayoutCheck {
  readonly verdict: 'sound' | 'not sound' | 'cannot tell';
  readonly findings: readonly LayoutFinding[];
  /** The findings in sentences: the first twenty overlaps, and the number of others. */
  readonly why: readonly string[];
  readonly facts: {
    readonly blanks: number;
    /** Size of the box around all cuts. */
    readonly width: number;
    readonly height: number;
    /** Board of all blanks in mm². Overlapping board counts once. */
    readonly area: number;
    /** Least distance between two blanks, when none overlap; undefined for a single blank. */
    readonly gap?: number;
    /** True where the check stopped at a limit before it found the blanks: `blanks` and `area` are then 0. */
    readonly incomplete?: true;
  };
}

/** Resolution of reported distances, in mm. Rounding of a file is far below. */
const EXACT = 0.01;

/** Overlaps that are told, each in a sentence, and sorts of lines that were not read. */
const MOST_LISTED = 20;

/**
 * Checks the layout of another program: no blank may overlap another, lie on it or in it, or come nearer than the gutter.
 * @throws UnreadableError for a file that cannot be read; RangeError for a sheet or a gutter that none has.
 */
export const checkLayout = async (file: Uint8Array, question: LayoutQuestion = {}, options: ReadOptions = {}) =>
  auditLayout(await readDrawing(file, options), question);

/** The same for lines that have been read. */
export const auditLayout = (reading: ReadDrawing, { sheet, gutter = 0 }: LayoutQuestion = {}): LayoutCheck => {
  checkQuestion(sheet, gutter);
  const { value, stopped } = orLimit(() => auditBlanks(reading, sheet, gutter), LAYOUT_STEPS);
  return value ?? incompleteCheck(readLines(reading).lines, sheet, stopped!);
};

const LAYOUT_STEPS = 40_000_000;

type SheetSize = LayoutQuestion['sheet'];

const incompleteCheck = (lines: ReadLines['lines'], sheet: SheetSize, { reason }: LimitError): LayoutCheck => {
  const { width, height } = measureLines(lines);
  const faults = sheet ? tooLarge(width, height, sheet) : [];
  const findings: LayoutFinding[] = [notChecked('blanks', reason), ...faults];
  return {
    verdict: faults.length ? 'not sound' : 'cannot tell',
    findings,
    why: sentencesOf(findings),
    facts: { blanks: 0, width, height, area: 0, incomplete: true },
  };
};

const auditBlanks = (reading: ReadDrawing, sheet: SheetSize, gutter: number): LayoutCheck => {
  const typed = typeLines(reading.lines);
  const { lines, place } = readLines(typed);
  const { drawing, regions } = closeOutlines(toPlanar(lines));
  const outlines = overlappingOutlines(lines, drawing);
  const overlaps = [
    ...outlines.map(({ at, area }): LayoutFinding => {
      const text = `Two blanks overlap: ${area.toFixed(2)} mm² of board lie in both`;
      return bareFinding('overlap', text, { at, size: area });
    }),
    // Blanks may lie close to one another, so lines side by side are not taken for doubles.
    ...(outlines.length
      ? []
      : asOverlaps(findCrossed(lines, { ...drawing, regions }, { beside: new Map(), together: new Map() }, place))),
    ...onAnother(lines, place),
    ...inAnother(drawing, regions),
  ];
  const pieces = regions.all.filter(({ kind }) => kind === 'piece');
  const [width, height] = sizeOfCuts(lines);
  const near = overlaps.length ? undefined : nearestPieces(drawing, regions);
  const findings: LayoutFinding[] = [
    ...findUnread(reading.skipped, typed.classes).map((finding): LayoutFinding => ({ ...finding, kind: 'not read' })),
    ...overlaps,
    ...(near && near.gap < gutter - EXACT ? [tooClose(near.gap, near.at, gutter)] : []),
    ...(sheet ? tooLarge(width, height, sheet) : []),
  ];
  const faults = findings.filter(({ kind }) => kind !== 'not read');
  const sure = findings.length === faults.length && pieces.length > 0;
  return {
    verdict: faults.length ? 'not sound' : sure ? 'sound' : 'cannot tell',
    findings,
    why: [
      ...sentencesOf(findings),
      ...(pieces.length || findings.length ? [] : ['No blank was found: no outline of cuts closes.']),
      ...surroundSentences(regions.all.flatMap(({ surround }) => surround ?? [])),
    ],
    facts: {
      blanks: pieces.length,
      width,
      height,
      area: pieces.reduce((sum, { area }) => sum + area, 0),
      ...(near && { gap: near.gap }),
    },
  };
};

const checkQuestion = (sheet: SheetSize, gutter: number): void => {
  if (!(gutter >= 0)) throw new RangeError(`gutter is ${gutter}; give a number from 0, for example 3.`);
  if (!sheet) return;
  mustBeAboveZero('sheet.width', sheet.width, 1000);
  mustBeAboveZero('sheet.height', sheet.height, 700);
};

const sentencesOf = (findings: readonly LayoutFinding[]): string[] => {
  const beyond = (kind: LayoutFinding['kind']) => findings.filter((one) => one.kind === kind).slice(MOST_LISTED);
  const [overlaps, unread] = [beyond('overlap'), beyond('not read')];
  const unlisted = new Set([...overlaps, ...unread]);
  return [
    ...findings.filter((finding) => !unlisted.has(finding)).map(findingSentence),
    ...(overlaps.length ? [`And ${overlaps.length} more overlap${overlaps.length > 1 ? 's' : ''}.`] : []),
    ...(unread.length ? [`And ${unread.length} more sorts of lines that were not read.`] : []),
  ];
};

/** A cut that runs across another line shows an overlap: no blank has cuts across its own lines. */
const asOverlaps = (findings: readonly Finding[]): LayoutFinding[] =>
  findings.map((finding) => ({
    ...finding,
    kind: 'overlap',
    text: finding.text.startsWith('Two outlines') ? finding.text : `Two blanks overlap: ${lower(finding.text)}`,
  }));

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Creases drawn on creases show an overlap: blanks may share cuts, but never creases. */
const onAnother = (lines: ReadLines['lines'], place: ReadLines['place']): LayoutFinding[] => {
  const creases = [...lines.keys()].filter((k) => lines[k]!.line === 'crease');
  const own = creases.map((k) => lines[k]!);
  const { findings, stopped } = findDoubled(own, (k) => place(creases[k]!));
  if (stopped) throw stopped;
  return findings
    .filter(({ kind }) => kind === 'duplicate' || kind === 'overlap')
    .map((finding) => ({
      ...finding,
      kind: 'overlap',
      text: 'Creases run along one line: two blanks lie on one another, or one line is drawn twice',
    }));
};

/** A blank with creases whose whole outline lies in the board of another one. */
const inAnother = ({ edges }: PlanarDrawing, { all, left, right }: Regions): LayoutFinding[] => {
  const borders = bordersOf(edges, left, right, all.length);
  return all.flatMap((region, k): LayoutFinding[] => {
    const [only, ...others] = borders[k]!.neighbours;
    if (region.kind !== 'piece' || !borders[k]!.bends.size || others.length || !only) return [];
    const [around, border] = [only[0], only[1].map((e) => edges[e]!)];
    if (around === OUTSIDE || all[around]!.kind !== 'piece') return [];
    const place = { at: pointAt(border[0]!.curve, 0.5), size: totalLength(border) };
    const marks = border.map(({ curve }) => curve);
    return [{ ...bareFinding('overlap', 'A blank lies inside another one', place), marks }];
  });
};

const tooClose = (gap: number, at: Point, gutter: number): LayoutFinding => {
  const text = `The gutter is ${gutter} mm, but two blanks are ${gap.toFixed(2)} mm apart`;
  return bareFinding('too close', text, { at, size: gap });
};

const tooLarge = (width: number, height: number, sheet: NonNullable<SheetSize>): LayoutFinding[] => {
  if (width <= sheet.width + EXACT && height <= sheet.height + EXACT) return [];
  const taken = `${width.toFixed(2)} × ${height.toFixed(2)} mm`;
  return [bareFinding('too large', `The cuts take ${taken}; the sheet has ${sheet.width} × ${sheet.height} mm`)];
};
