import { type Box, boundsOf, mapCurve } from '../../geometry/index.ts';
import type { Dieline } from '../../sheet/index.ts';
import { boxSize, cutBox } from '../lines/curves.ts';
import { deviations } from '../lines/deviation.ts';
import { type PanelFace, panelFaces } from '../lines/panel-graph.ts';
import type { DrawingComparison } from './compare.ts';

/** A panel that is wider or higher than ours, or less so, while all else is equal. In mm. */
export interface OddPanel {
  readonly along: 'x' | 'y';
  /** From the left, or from below, without flaps: 0 for one. */
  readonly number: number;
  /** Where ours begins and ends. */
  readonly from: number;
  readonly to: number;
  /** By how much theirs is larger. */
  readonly by: number;
  /** The largest distance of all else. */
  readonly within: number;
}

/** All else is equal to the first, the rounding of files, or else to the tolerance. */
const EQUAL = 0.01;

/** Corners stand beside the creases of a panel up to so many mm: allowances part them. */
const BESIDE = 2;

type Ends = readonly [low: number, high: number];

/** The panel that makes their blank larger or smaller than ours: held at one end or at the other, the drawings differ only from it on. */
export const oddPanel = (
  { aligned, pieces }: Pick<DrawingComparison, 'aligned' | 'pieces'>,
  { lines: ours }: Dieline,
  tolerance: number,
): OddPanel | undefined => {
  if (pieces.theirs !== 1 || pieces.ours !== 1) return undefined;
  const boxes = [cutBox(aligned), cutBox(ours)] as const;
  const changes = boxSize(boxes[0]).map((size, k) => size - boxSize(boxes[1])[k]!);
  const k = Math.abs(changes[0]!) > tolerance ? 0 : 1;
  if (Math.abs(changes[k]!) <= tolerance || Math.abs(changes[1 - k]!) > tolerance) return undefined;
  const panels = panelFaces(ours);
  if (panels.length < 2) return undefined;
  for (const within of [EQUAL, tolerance]) {
    /** Where the drawings differ when these ends of theirs and ours lie on one another. */
    const apart = (end: 0 | 1): readonly Ends[] => {
      const shift = endsOf(boxes[1], k)[end] - endsOf(boxes[0], k)[end];
      const held = aligned.map(({ line, curve }) => ({
        line,
        curve: mapCurve(curve, ([x, y]) => (k ? [x, y + shift] : [x + shift, y])),
      }));
      return deviations(held, ours, within).map(({ curve }) => endsOf(boundsOf([curve]), k));
    };
    const [first, last] = [Math.min(...apart(0).map(([low]) => low)), Math.max(...apart(1).map(([, high]) => high))];
    // Where the far end of a panel is not as ours, the end has another shape.
    const holds = ({ box }: PanelFace): boolean => {
      const [from, to] = endsOf(box, k);
      return first > from + BESIDE && first <= to + BESIDE && last < to - BESIDE && last >= from - BESIDE;
    };
    const [panel] = panels.filter(holds).sort((a, b) => b.area - a.area);
    if (panel) return { along: k ? 'y' : 'x', ...placeOf(panel, panels, k), by: changes[k]!, within };
  }
  return undefined;
};

/** Where a panel lies along an axis, and its number in its row. */
const placeOf = ({ box }: PanelFace, all: readonly PanelFace[], k: number) => {
  const [from, to] = endsOf(box, k);
  const middle = (endsOf(box, 1 - k)[0] + endsOf(box, 1 - k)[1]) / 2;
  const before = all.filter(({ box: other, joints }) => {
    const [low, high] = endsOf(other, 1 - k);
    return joints.length > 1 && endsOf(other, k)[0] <= from && low < middle && high > middle;
  });
  return { number: before.length, from, to };
};

const endsOf = ({ left, right, bottom, top }: Box, k: number): Ends => (k ? [bottom, top] : [left, right]);
