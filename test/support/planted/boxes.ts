import fc from 'fast-check';
import { boundsOf, type Curve, length, type Point, pointAt } from '../../../src/geometry/index.ts';
import { catalogue, dieline } from '../../../src/index.ts';
import { resolve } from '../../../src/template/index.ts';
import type { Written } from '../../check/service-dxf.ts';

/** Numbers between 0 and 1, the same for the same seed. */
export type Random = () => number;

/** The seed of the run: BOXWRIGHT_SEED, see test/support/seed.ts. */
export const runSeed = Number(fc.readConfigureGlobal().seed ?? 20261121);

export const between = (random: Random, min: number, max: number): number => min + (max - min) * random();
export const oneOf = <T>(random: Random, all: readonly T[]): T => all[Math.floor(random() * all.length)]!;

/** A sound drawing, and the template and variables that it is of. */
export interface SoundBox {
  readonly id: string;
  readonly variables: Readonly<Record<string, number>>;
  readonly lines: readonly Written[];
}

/** The common tubes. */
const IDS = ['becf-10101', 'becf-1010a', 'becf-10301', 'becf-11001', 'becf-11101', 'becf-11d01'] as const;

export type Tube = (typeof IDS)[number];

/** Those with another bottom than top. */
export const ASYMMETRIC = ['becf-1010a', 'becf-11001', 'becf-11101'] as const;

/** Those with long arcs. */
export const ROUNDED = ['becf-10101', 'becf-1010a', 'becf-10301', 'becf-11001', 'becf-11101'] as const;

/** One of these tubes at a random size that can be made. */
export const anyBox = (random: Random, ids: readonly Tube[] = IDS): SoundBox => {
  for (;;) {
    const width = Math.round(between(random, 35, 70));
    const variables = {
      length: Math.round(width + between(random, 10, 60)),
      width,
      height: Math.round(between(random, 80, 180)),
      material: oneOf(random, [0.4, 0.5, 0.6]),
    };
    const id = oneOf(random, ids);
    const { template } = catalogue.find(id)!;
    if (resolve(template, variables, id).violations.length) continue;
    const { lines } = dieline(id, variables).drawing.dieline;
    return { id, variables, lines: lines.map(({ line, curve }) => ({ layer: line, curve })) };
  }
};

/** Straight cuts along the edge of the blank's box, and long enough to be spoilt. */
export const outerCuts = (lines: readonly Written[]): number[] => {
  const box = boundsOf(lines.filter(({ layer }) => layer === 'cut').map(({ curve }) => curve));
  const onEdge = ({ from, to }: Curve): boolean =>
    (from[0] === to[0] && [box.left, box.right].some((x) => Math.abs(from[0] - x) < 1e-6)) ||
    (from[1] === to[1] && [box.bottom, box.top].some((y) => Math.abs(from[1] - y) < 1e-6));
  return lines.flatMap(({ layer, curve }, k) =>
    layer === 'cut' && curve.kind === 'line' && length(curve) > 15 && onEdge(curve) ? [k] : [],
  );
};

/** Long straight creases. */
export const creases = (lines: readonly Written[]): number[] =>
  lines.flatMap(({ layer, curve }, k) =>
    layer === 'crease' && curve.kind === 'line' && length(curve) > 25 ? [k] : [],
  );

/** The unit normal of a straight line. */
export const normalOf = ({ from, to }: Curve): Point => {
  const d = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return [-(to[1] - from[1]) / d, (to[0] - from[0]) / d];
};

export const middleOf = ({ curve }: Written): Point => pointAt(curve, 0.5);
