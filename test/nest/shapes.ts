import fc from 'fast-check';
import { arc, type Curve, flatten, move, type Point, straight } from '../../src/geometry/index.ts';
import { dieline } from '../../src/index.ts';
import type { NestingBlank, Placement } from '../../src/nest/index.ts';
import { arrange, type Dieline, type Drawing } from '../../src/sheet/index.ts';
import { templates } from '../../templates/index.ts';
import { anyVariation, anyWish, wished } from '../support/sizes.ts';

/** A drawing of one cut polygon. */
export const cutOut = (...corners: readonly Point[]): Dieline => ({
  nodes: corners,
  lines: corners.map((from, k) => ({
    from: k,
    to: (k + 1) % corners.length,
    curve: straight(from, corners[(k + 1) % corners.length]!),
    line: 'cut',
    panels: [],
    part: 0,
  })),
  parts: ['default'],
});

/** A regular polygon about the origin. */
export const regular = (corners: number, radius = 50, turn = 0.3): Dieline =>
  cutOut(
    ...Array.from({ length: corners }, (_, k): Point => {
      const angle = (2 * Math.PI * k) / corners + turn;
      return [radius * Math.cos(angle), radius * Math.sin(angle)];
    }),
  );

/** An L with both arms of one width. */
export const ell = (width: number, height: number, arm: number): Dieline =>
  cutOut([0, 0], [width, 0], [width, arm], [arm, arm], [arm, height], [0, height]);

/** A comb whose arms are as wide as its gaps, which go so deep: a U with one gap, an E with two. */
export const comb = (gaps: number, arm: number, back: number, deep: number): Dieline =>
  cutOut(
    [0, 0],
    [(2 * gaps + 1) * arm, 0],
    ...Array.from({ length: gaps + 1 }, (_, k) => {
      const right = (2 * (gaps - k) + 1) * arm;
      const [floor, top] = [back, back + deep] as const;
      const ends: Point[] = [
        [right, top],
        [right - arm, top],
      ];
      const gap: Point[] = [
        [right - arm, floor],
        [right - 2 * arm, floor],
      ];
      return k < gaps ? [...ends, ...gap] : ends;
    }).flat(),
  );

/** Any template at any size, drawn; invalid combinations are skipped. */
export const anyDrawing: fc.Arbitrary<Drawing> = fc
  .constantFrom(...templates)
  .chain((template) => fc.tuple(anyVariation(template), anyWish))
  .map(([variation, wish]) => {
    const { settled } = wished(variation, wish);
    if (settled.violations.length) return undefined;
    return arrange(variation.template.build(settled.values, settled.chosen));
  })
  .filter((drawing) => drawing !== undefined);

/** True outlines on the sheet as inscribed polygons: chords of convex curves, all corners. */
export const placedOutlines = (
  { outline }: Pick<NestingBlank, 'outline'>,
  placements: readonly Placement[],
): Point[][] => {
  const polygon = outline.flatMap((curve: Curve) => flatten(curve, 0.001));
  return placements.map(({ motion }) => polygon.map((p) => move(motion, p)));
};

/** A drawing of one closed outline. */
const outlined = (...curves: readonly Curve[]): Dieline => ({
  nodes: curves.map(({ from }) => from),
  lines: curves.map((curve, k) => ({ from: k, to: (k + 1) % curves.length, curve, line: 'cut', panels: [], part: 0 })),
  parts: ['default'],
});

/** The wrap of a paper cup: a sector of a ring, 250 mm wide and 116 mm high. */
const cupSleeve = (): Dieline => {
  const half = (23 * Math.PI) / 180;
  const outer = 125 / Math.sin(half);
  const inner = (outer - 116) / Math.cos(half);
  const at = (radius: number, angle: number): Point => [radius * Math.sin(angle), radius * Math.cos(angle)];
  const bulge = Math.tan(half / 2);
  const [a, b, c, d] = [at(outer, half), at(outer, -half), at(inner, -half), at(inner, half)];
  return outlined(arc(a, b, bulge), straight(b, c), arc(c, d, -bulge), straight(d, a));
};

/** An envelope: four flaps about a panel of 160 × 115 mm. */
const envelopeCross = (): Dieline =>
  cutOut(
    [0, 0],
    [30, -80],
    [130, -80],
    [160, 0],
    [205, 20],
    [205, 95],
    [160, 115],
    [130, 195],
    [30, 195],
    [0, 115],
    [-45, 95],
    [-45, 20],
  );

/** A blank with its count in a bounding-box grid on a sheet of 1000 × 700 mm, and its target count. */
export interface Aim {
  readonly name: string;
  readonly drawing: Drawing | Dieline;
  readonly grid: number;
  readonly least: number;
}

export const aimedAt: readonly Aim[] = [
  {
    name: 'reverse tuck 80 × 40 × 120',
    drawing: dieline('becf-10101', { length: 80, width: 40, height: 120 }).drawing,
    grid: 9,
    least: 12,
  },
  {
    name: 'snap lock 80 × 50 × 110',
    drawing: dieline('becf-10901', { length: 80, width: 50, height: 110 }).drawing,
    grid: 9,
    least: 12,
  },
  { name: 'cup sleeve', drawing: cupSleeve(), grid: 24, least: 27 },
  { name: 'envelope cross', drawing: envelopeCross(), grid: 8, least: 11 },
  { name: 'L 200 × 160', drawing: ell(200, 160, 60), grid: 20, least: 32 },
];

/** A pallet and the rectangles on it in both rotations, in cm, with the known optimum. */
type PalletLoad = readonly [width: number, height: number, w: number, h: number, known: number];

/** Known optima of the pallet loading problem that no two blocks hold (Birgin, Lobato and Morabito 2010). */
export const loadsInBlocks: readonly PalletLoad[] = [
  [22, 16, 5, 3, 23],
  [46, 34, 11, 4, 35],
  [67, 41, 9, 4, 75],
  [86, 52, 15, 11, 26],
];

/** Those that five blocks miss by one. */
export const loadsInLs: readonly PalletLoad[] = [
  [43, 26, 7, 3, 53],
  [49, 28, 8, 3, 57],
  [61, 35, 10, 3, 71],
  [141, 71, 13, 8, 96],
];
