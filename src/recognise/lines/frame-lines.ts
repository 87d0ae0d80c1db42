import { pointAt } from '../../geometry/index.ts';
import type { Line } from '../../sheet/index.ts';
import { closeOutlines } from './close-outlines.ts';
import { NearestCurve } from './nearest-curve.ts';
import { toPlanar, WELD } from './planar.ts';
import { regionsOf } from './regions.ts';

/** The lines of rectangles around blanks that are taken for frames, however often they are drawn. */
export const frameLines = (lines: readonly Line[]): Line[] => {
  const open = toPlanar(lines);
  const {
    drawing: { edges },
    regions: { all, left, right },
  } = closeOutlines(open, regionsOf(open));
  if (!all.some(({ kind }) => kind === 'frame')) return [];
  const isOut = (k: number): boolean => all[k]!.kind === 'frame' || all[k]!.kind === 'outside';
  const sides = edges.filter((_, k) => left[k] !== right[k] && isOut(left[k]!) && isOut(right[k]!));
  const nearest = new NearestCurve(sides.map(({ curve }) => curve));
  return lines.filter(({ curve }) => [0, 0.5, 1].every((t) => nearest.find(pointAt(curve, t), WELD)));
};
