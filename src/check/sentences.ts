import { boundsOf } from '../geometry/index.ts';
import {
  type AlikeId,
  type Distortion,
  type DrawingComparison,
  type Explanation,
  type OddPanel,
  type Recognition,
  unitRatio,
} from '../recognise/index.ts';
import { boxSize, REACH, type Surround, type TypedCurve, totalLength } from '../recognise/lines/index.ts';
import type { WithArcs } from './drawing/arcs-from-chords.ts';
import type { FaultOfLines, Finding } from './drawing/finding.ts';
import type { TypedClass } from './drawing/type-lines.ts';
import furtherFindings from './finding-counts.json' with { type: 'json' };
import { exactUnit } from './plausible-size.ts';

/** A number without trailing zeros, to a thousandth. */
const plain = (value: number): number => Number(value.toFixed(3));

const formatPoint = ([x, y]: readonly [number, number]): string => `${x.toFixed(2)}, ${y.toFixed(2)}`;

const inMm = (value: number): string => `${value.toFixed(Math.abs(value) < 1 ? 3 : 2)} mm`;

/** A finding with its place in the drawing and in the file, which stands before what follows from it. */
export const findingSentence = ({ kind, text, at, places }: Omit<Finding, 'kind'> & { readonly kind: string }) => {
  const end = text.indexOf(kind === 'unknown line' ? '. Map ' : ': ');
  const [what, more] = end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end)];
  return `${what}${at ? ` at ${formatPoint(at)}` : ''}${places.length ? ` (${places.join(', ')})` : ''}${more}.`;
};

/** Findings of one sort that are told, each in a sentence: of faults, and of unread or unknown lines, each with its remedy. */
const [MOST_LISTED, MOST_REMEDIES] = [5, 20] as const;

/** Names of further findings of a kind, for their count. */
const MORE: Readonly<Partial<Record<Finding['kind'], string>>> = furtherFindings satisfies Record<FaultOfLines, string>;

/** Findings in sentences: the first few of each sort, and how many more there are. */
export const findingSentences = (findings: readonly Finding[]): string[] => {
  const counts = new Map<Finding['kind'], number>();
  for (const { kind, more = 0 } of findings) counts.set(kind, (counts.get(kind) ?? 0) + 1 + more);
  const listed = new Map<Finding['kind'], number>();
  return findings.flatMap((finding) => {
    const { kind } = finding;
    const before = listed.get(kind) ?? 0;
    listed.set(kind, before + 1);
    const more = MORE[kind];
    const most = kind === 'skipped line' || kind === 'unknown line' ? MOST_REMEDIES : MOST_LISTED;
    // One more takes as much room as the sentence that counts it.
    if (more === undefined || before < most || counts.get(kind) === most + 1) return [findingSentence(finding)];
    return before === most ? [`And ${counts.get(kind)! - most} more ${more}.`] : [];
  });
};

/** How many pieces it has where ours has others, and which are missing or too many. */
const pieceSentence = ({ pieces, missing, extra }: DrawingComparison, ours: string): string | undefined => {
  if (pieces.theirs === pieces.ours) return undefined;
  const those = [
    ...missing.map((part) => `${part} is missing`),
    ...extra.map((box) => {
      const [width, height] = boxSize(box);
      return `one of ${inMm(width)} × ${inMm(height)} at ${formatPoint([box.left, box.bottom])} does not belong`;
    }),
  ];
  return `It has ${pieces.theirs} piece${pieces.theirs === 1 ? '' : 's'}; ${ours} has ${pieces.ours}${those.length ? `: ${those.join(', ')}` : ''}.`;
};

export const comparisonSentences = (
  comparison: DrawingComparison,
  tolerance: number,
  provenance: string,
  unit: number,
): string[] => {
  const { deviations, mirrored, sizes, lengths, similarity } = comparison;
  const ours = provenance === 'house' ? 'our construction' : 'the template';
  const why: string[] = [];
  const count = pieceSentence(comparison, ours);
  // What is told of lines follows from a piece that is known to be missing.
  const isCause = comparison.missing.length + comparison.extra.length > 0;
  if (count && isCause) why.push(count);
  const [first] = deviations;
  if (first) {
    const { of, line, at, distance, instead } = first;
    const [whose, other] = of === 'theirs' ? ['of the file', ours] : [`of ${ours}`, 'the file'];
    why.push(
      instead
        ? `A line ${whose} at ${formatPoint(at)} is a ${line}, where ${other} has a ${instead}.`
        : `A line ${whose}, a ${line} at ${formatPoint(at)}, is ${distance >= REACH ? `more than ${REACH} mm` : inMm(distance)} from every ${line} of ${other}.`,
    );
    if (provenance === 'house')
      why.push('It differs from our construction, which is not measured from a drawing of the service.');
  }
  if (count && !isCause) why.push(count);
  if (mirrored) why.push(mirroredSentence(turned(similarity.degrees)));
  const ratio = unitRatio(1 / similarity.scale);
  if (ratio !== undefined) why.push(unitSentence(unit, ratio));
  else if (similarity.scale !== 1) why.push(`It is scaled to ${plain(100 * similarity.scale)} %.`);
  if (similarity.distortion) why.push(distortionSentence(similarity.distortion));
  for (const [k, { theirs, ours: own }] of sizes.entries())
    for (const axis of [0, 1] as const)
      if (Math.abs(theirs[axis] - own[axis]) > tolerance)
        why.push(
          `${sizes.length > 1 ? `Piece ${k + 1}` : 'It'} is ${inMm(theirs[axis])} ${axis ? 'high' : 'wide'}; ${ours} is ${inMm(own[axis])}.`,
        );
  if (!first) return why;
  for (const { line, theirs, ours: own } of lengths)
    if (Math.abs(theirs - own) > Math.max(10 * tolerance, 1e-3 * own))
      why.push(
        own === 0
          ? `Its ${line}s measure ${inMm(theirs)}; ${ours} has none.`
          : theirs === 0
            ? `It has no ${line}s; those of ${ours} measure ${inMm(own)}.`
            : `Its ${line}s measure ${inMm(theirs)}; those of ${ours} ${inMm(own)}.`,
      );
  if (deviations.length > 1) why.push(`${deviations.length} line segments are more than ${inMm(tolerance)} off.`);
  return why;
};

const distortionSentence = ({ x, y, skew }: Distortion): string => {
  const scaled = (axis: string, by: number): string =>
    by === 1 ? `${axis} is right` : `${axis} is ${by > 1 ? 'stretched' : 'shrunk'} to ${plain(100 * by)} %`;
  const skewed = skew ? [`it is skewed by ${plain(Math.abs(skew))}°`] : [];
  const what = [...(x === 1 && y === 1 ? [] : [scaled('x', x), scaled('y', y)]), ...skewed].join(', ');
  return `As a whole the drawing is distorted: ${what}.`;
};

/** The one panel that is not as ours, in the frame of ours. */
export const panelSentence = ({ along, number, from, to, by, within }: OddPanel): string => {
  const [low, high] = [to - from, to - from + by].map(plain);
  const which = number ? `Panel ${number} ${along === 'x' ? 'from the left' : 'from below'}` : 'A flap';
  const place = `${which}, from ${along} ${plain(from)} to ${plain(to)}`;
  const how = along === 'x' ? (by < 0 ? 'narrow' : 'wide') : by < 0 ? 'low' : 'high';
  return `${place}, is ${plain(Math.abs(by))} mm too ${how}: ${high} mm instead of ${low} mm; all else is equal within ${plain(within)} mm.`;
};

/** Not a fault by itself: some drawings show the print, others the side that the knives enter. */
const mirroredSentence = (turned = ''): string => `It is mirrored${turned}: it shows the other side of the sheet.`;

const turned = (degrees: number): string => (Math.abs(degrees) < 5e-4 ? '' : ` and turned by ${plain(degrees)}°`);

/** A drawing that is only turned is the same. */
export const similaritySentence = ({ mirrored, similarity: { degrees } }: DrawingComparison): string[] =>
  mirrored || Math.abs(degrees / 90 - Math.round(degrees / 90)) < 1e-6 ? [] : [`It is turned by ${plain(degrees)}°.`];

/** Curves of the file that are drawn as straight lines. Ours are compared with the arcs through their corners. */
export const chordSentence = ({ curves, sagitta }: Omit<WithArcs, 'drawing'>): string[] =>
  curves
    ? [
        `${curves === 1 ? 'A curve is' : `${curves} curves are`} drawn as short straight lines, ${sagitta < 0.0005 ? 'less than 0.001 mm' : `up to ${inMm(sagitta)}`} beside the curve.`,
      ]
    : [];

/** What lines without a known name were read as, and why. A guess is a finding of its own. */
export const typeSentences = (classes: readonly TypedClass[]): string[] =>
  classes.flatMap(({ text, lines, kind, because }) =>
    because === undefined
      ? []
      : [
          `${lines.length === 1 ? 'A line' : `${lines.length} lines`} (${text || 'without a name or colour'}), ${totalLength(lines).toFixed(1)} mm: read as ${kind}, because ${because}.`,
        ],
  );

export const surroundSentences = (surrounds: readonly Surround[] = []): string[] =>
  surrounds.map(({ as, sides, because }) => {
    const which = `The rectangle of ${sides.map(inMm).join(' × ')} around other outlines`;
    return as === 'frame'
      ? `${which} was taken for a frame, because ${because}: it does not count as a piece, but its lines would be cut.`
      : `${which} was taken for a sheet that they are punched out of, because ${because}: it counts as a piece.`;
  });

const unitSentence = (unit: number, times: number): string => `It is the drawing ${ifUnit(unit, times)}.`;

const ifUnit = (unit: number, times: number): string =>
  `if a unit of the file is ${exactUnit(unit * times)} mm, not ${exactUnit(unit)} mm`;

const listOf = (values: Readonly<Record<string, number>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name} ${plain(value)}`)
    .join(', ');

export const explanationSentence = ({ id, changed, times }: Explanation, claimedId: string, unit: number): string => {
  const what = id === claimedId ? '' : ` of ${id}`;
  if (times) return unitSentence(unit, times);
  return Object.keys(changed).length
    ? `It is the drawing${what} with ${listOf(changed)}.`
    : `It is the drawing${what} at the same variables.`;
};

/** A rectangle says nothing of its purpose or its board. */
export const rectangleSentence = (
  { entry, scale }: Recognition,
  theirs: { readonly lines: readonly TypedCurve[] },
  unit: number,
): string => {
  const [width, height] = boxSize(boundsOf(theirs.lines.map(({ curve }) => curve)));
  const crease = theirs.lines.some(({ line }) => line === 'crease') ? ' with a crease' : '';
  return `A rectangle of ${plain(width)} × ${plain(height)} mm${crease}${scaleClause(scale, unit)}: it may be ${entry.id} (${entry.template.name}).`;
};

/** @param unit of the file, as it was read, in mm. */
export const recognitionSentence = (found: Recognition, unit: number, mirrored: boolean, showsBoard: boolean) => {
  const { entry, values, changed, differences, scale, distortion, panel, alike } = found;
  const sizes = Object.fromEntries(
    Object.entries(values).filter(
      ([name]) => (name in changed || name in entry.template.size) && (showsBoard || name !== 'material'),
    ),
  );
  const sure = panel
    ? '. It differs in one panel'
    : differences
      ? `, except for ${differences} line segment${differences > 1 ? 's that differ' : ' that differs'}`
      : '';
  const named = alike.slice(0, MOST_ALIKE).map((other) => alikeName(other, found));
  const more = alike.length - named.length;
  const others = alike.length
    ? ` ${named.join(', ')}${more ? ` and ${more} more` : ''} draw${alike.length > 1 ? '' : 's'} the same: the lines alone cannot tell them apart.`
    : '';
  return `It is ${entry.id} (${entry.template.name}) with ${listOf(sizes)}${showsBoard ? '' : ', in any board'}${scaleClause(scale, unit)}${sure}.${mirrored ? ` ${mirroredSentence()}` : ''}${distortion ? ` ${distortionSentence(distortion)}` : ''}${panel ? ` ${panelSentence(panel)}` : ''}${others}`;
};

const scaleClause = (scale: number, unit: number): string => {
  const times = unitRatio(1 / scale);
  if (times !== undefined) return `, ${ifUnit(unit, times)}`;
  return scale === 1 ? '' : `, scaled to ${plain(100 * scale)} %`;
};

/** Ids alike that a sentence names. */
const MOST_ALIKE = 5;

/** The id, with the values that it has otherwise: what one template calls the height of both halves another one calls that of one. */
const alikeName = ({ id, values, changed }: AlikeId, { entry, values: own }: Recognition): string => {
  const other = Object.entries(values).filter(
    ([name, value]) =>
      (name in changed || name in entry.template.size) && !(Math.abs(value - (own[name] ?? Number.NaN)) < SAME_VALUE),
  );
  return other.length ? `${id} (${listOf(Object.fromEntries(other))})` : id;
};

/** Values nearer than this, in mm or degrees, read the same. */
const SAME_VALUE = 5e-4;
