import { type Box, type Curve, mapCurve, type Point, pointAt } from '../../geometry/index.ts';
import { CHORD_GAP, NearestCurve } from '../nearest-curve.ts';
import { cutBox, type TypedCurve } from '../typed-curve.ts';
import { REACH } from './deviation.ts';

/** A way to lay one drawing on another: mirrored or not, then turned by quarters, then moved. */
export interface Alignment {
  readonly mirrored: boolean;
  readonly quarters: 0 | 1 | 2 | 3;
  readonly shift: Point;
}

/** The same point in the drawing it is laid on. */
export const applyAlignment = ({ mirrored, quarters, shift }: Alignment, [x, y]: Point): Point => {
  const u = mirrored ? -x : x;
  const [a, b] = (
    [
      [u, y],
      [-y, u],
      [-u, -y],
      [y, -u],
    ] as const
  )[quarters];
  return [a + shift[0], b + shift[1]];
};

export const alignCurve = (laying: Alignment, curve: Curve): Curve =>
  mapCurve(curve, (p) => applyAlignment(laying, p), laying.mirrored ? -1 : 1);

/** The point that is laid there. */
const invertAlignment = ({ mirrored, quarters, shift }: Alignment, [x, y]: Point): Point => {
  const turned = applyAlignment({ mirrored: false, quarters: ((4 - quarters) % 4) as 0 | 1 | 2 | 3, shift: [0, 0] }, [
    x - shift[0],
    y - shift[1],
  ]);
  return mirrored ? [-turned[0], turned[1]] : turned;
};

export interface Aligned {
  readonly alignment: Alignment;
  /** The mean distance of the points that were tried, in mm. */
  readonly meanGap: number;
}

/** How many points are tried of either drawing to tell the ways apart. */
const SAMPLES = 240;

/**
 * How their drawing lies on ours best, by the boxes of what is cut, and how far apart they then are. Ways are tried
 * unturned and unmirrored first; one that is turned or mirrored otherwise must be better by a tenth, another move by more
 * than rounding.
 */
export const align = (theirs: readonly TypedCurve[], ours: readonly TypedCurve[]): Aligned => {
  const target = cutBox(ours);
  let best: { laying: Alignment; cost: number } | undefined;
  const [there, here] = [ours, theirs].map((lines) => new NearestCurve(lines.map(({ curve }) => curve))) as [
    NearestCurve,
    NearestCurve,
  ];
  const gap = (near: NearestCurve, p: Point): number => near.find(p, REACH)?.distance ?? REACH;
  const samples = samplePoints(theirs);
  const back = samplePoints(ours);
  const many = samples.length + back.length;
  for (const mirrored of [false, true])
    for (const quarters of [0, 1, 2, 3] as const) {
      const plain: Alignment = { mirrored, quarters, shift: [0, 0] };
      const box = cutBox(theirs.map(({ line, curve }) => ({ line, curve: alignCurve(plain, curve) })));
      // By their middles: where the sizes differ, no corner is better than another.
      const shift: Point = [
        (target.left + target.right - box.left - box.right) / 2,
        (target.bottom + target.top - box.bottom - box.top) / 2,
      ];
      for (const moved of [shift, ...cornerShifts(box, target)]) {
        const laying: Alignment = { ...plain, shift: moved };
        const on = samples.reduce((sum, p) => sum + gap(there, applyAlignment(laying, p)), 0);
        if (best && on >= best.cost) continue;
        const cost = on + back.reduce((sum, p) => sum + gap(here, invertAlignment(laying, p)), 0);
        // A box that is its own mirror image but for one corner lies as it is drawn: the points that are tried do not tell.
        const other = best && (best.laying.mirrored !== mirrored || best.laying.quarters !== quarters);
        const better = (other ? 0.9 : 1) * (best?.cost ?? 0) - 1e-6 * many;
        if (!best || cost < better) best = { laying, cost };
        // As near as lines are ever compared: no other way can be better.
        if (cost <= CHORD_GAP * many) return { alignment: laying, meanGap: cost / many };
      }
    }
  return { alignment: best!.laying, meanGap: best!.cost / many };
};

/** Moves that bring corners of the boxes together, where their sizes differ. */
const cornerShifts = (box: Box, target: Box): Point[] => {
  const [dx, dy] = [
    target.right - target.left - (box.right - box.left),
    target.top - target.bottom - (box.top - box.bottom),
  ];
  if (Math.abs(dx) < 1e-6 && Math.abs(dy) < 1e-6) return [];
  const [l, r, b, t] = [
    target.left - box.left,
    target.right - box.right,
    target.bottom - box.bottom,
    target.top - box.top,
  ];
  return [
    [l, b],
    [l, t],
    [r, b],
    [r, t],
  ];
};

const samplePoints = (lines: readonly TypedCurve[]): Point[] => {
  const step = Math.max(1, Math.floor((3 * lines.length) / SAMPLES));
  return lines.flatMap(({ curve }) => [0.21, 0.5, 0.83].map((t) => pointAt(curve, t))).filter((_, k) => k % step === 0);
};
