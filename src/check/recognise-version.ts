import { perObject, pointAt } from '../geometry/index.ts';
import { compare, compareScaled, type Recognition, recognise, recogniseNearest } from '../recognise/index.ts';
import { boxSize, cutBox } from '../recognise/lines/index.ts';
import { Corners, type Dieline, type Line, mapDieline } from '../sheet/index.ts';
import type { Catalogue } from '../template/index.ts';
import type { DielineCheck } from './dieline-check.ts';
import { drawClaimed, oursOf } from './draw-claimed.ts';
import type { WithArcs } from './drawing/arcs-from-chords.ts';
import { copiedLines } from './drawing/copied-outlines.ts';
import { nearestStyle } from './nearest-style.ts';
import { MAX_SIDE_MM } from './plausible-size.ts';
import { recognitionSentence, rectangleSentence } from './sentences.ts';

/** Curves whose chords could not be told from straight lines are this much farther off than those that were found. */
const CHORDS = 1.25;

/** Recognises the first version that has a template without differences, otherwise that with the fewest. */
export const recogniseVersion = (
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

/** What the creases of a drawing tell that is not recognised: lines that are too many, or in the way, hide the outline alone. */
export const nearestTemplate = (catalogue: Catalogue, { drawing }: WithArcs, tolerance: number, unit: number) => {
  // A drawing in a wrong unit has no size of a blank.
  if (Math.max(...boxSize(cutBox(drawing.lines))) > MAX_SIDE_MM) return {};
  const within = recogniseTemplate(catalogue, drawing, tolerance, unit, recogniseNearest);
  const nearest = within.recognised ? undefined : nearestStyle(catalogue, onePerPlace(drawing));
  return nearest ? { nearest } : within;
};

const recogniseTemplate = (
  catalogue: Catalogue,
  theirs: Dieline,
  tolerance: number,
  unit: number,
  find: typeof recognise = recognise,
): Pick<DielineCheck, 'recognised' | 'ours' | 'comparison' | 'nearest'> => {
  const found = find(catalogue, onePerPlace(theirs), tolerance, unit);
  if (!found) return {};
  const { entry, oneDefect: _, ...recognition } = found;
  const claimed = drawClaimed(catalogue, entry.id, found.values);
  const ours = claimed.drawing.dieline;
  const before = compare(theirs, ours, tolerance);
  const isMirrored = (other: Dieline): boolean => compare(theirs, other, tolerance).mirrored;
  // The mirror image of one id may be the drawing of another, as it is.
  const onlyMirrored =
    before.mirrored &&
    !isOwnMirrorImage(ours, tolerance) &&
    found.alike.every(({ id, values }) => isMirrored(drawClaimed(catalogue, id, values).drawing.dieline));
  const comparison =
    (found.scale === 1 && !found.distortion ? undefined : compareScaled(theirs, ours, tolerance, before)) ?? before;
  return {
    recognised: {
      ...recognition,
      sentence: isRectangle(ours)
        ? rectangleSentence(found, theirs, unit)
        : recognitionSentence(found, unit, onlyMirrored, showsBoard(catalogue, found, ours)),
    },
    comparison,
    ours: oursOf(claimed),
  };
};

/** Four cuts, and a crease at most, are a pad, a label or a card. */
const isRectangle = ({ lines }: Dieline): boolean => {
  const { left, right, bottom, top } = cutBox(lines);
  const isSide = ({ curve: { kind, from, to } }: Line): boolean =>
    kind === 'line' &&
    ([left, right].some((x) => from[0] === x && to[0] === x) ||
      [bottom, top].some((y) => from[1] === y && to[1] === y));
  const [cuts, others] = [lines.filter(({ line }) => line === 'cut'), lines.filter(({ line }) => line !== 'cut')];
  return cuts.every(isSide) && others.length < 2;
};

/** A board that is thicker by this factor moves lines by more than this, in mm, where the lines show it. */
const [THICKER, SAME_LINES] = [1.2, 1e-3] as const;

/** False where the box has the same lines in a thicker board: no drawing of it tells the board. */
const showsBoard = (catalogue: Catalogue, { entry, values }: Recognition, ours: Dieline): boolean => {
  const material = THICKER * (values.material ?? 0);
  try {
    const { drawing } = drawClaimed(catalogue, entry.id, { ...values, material });
    return compare(drawing.dieline, ours, SAME_LINES).deviations.length > 0;
  } catch (error) {
    // Values that cannot be drawn in a thicker board depend on it.
    if (error instanceof Error && error.name === 'ApiError') return true;
    throw error;
  }
};

/** A symmetric box has no other side: one with a fault is as near to both. */
const isOwnMirrorImage = (drawing: Dieline, tolerance: number): boolean => {
  const image = mapDieline(drawing, ([x, y]) => [-x, y], -1);
  const { deviations, mirrored } = compare(image, drawing, tolerance);
  return deviations.length === 0 && !mirrored;
};

/** Copies of lines carry no information about the box: neither exact ones nor those a little beside. */
const onePerPlace = perObject(({ nodes, lines, parts }: Dieline): Dieline => {
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
});
