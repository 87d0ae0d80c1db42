import fc from 'fast-check';
import { type Curve, flatten, move, type Point, straight } from '../../src/geometry/index.ts';
import type { NestingBlank, Placement } from '../../src/nest/index.ts';
import { arrange, type Dieline, type Drawing } from '../../src/sheet/index.ts';
import { templates } from '../../templates/index.ts';
import { anyVariation, anyWish, wished } from '../support/sizes.ts';

/** A drawing of one polygon that is cut out. */
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

/** Any template at any size, drawn; what does not settle is left out. */
export const anyDrawing: fc.Arbitrary<Drawing> = fc
  .constantFrom(...templates)
  .chain((template) => fc.tuple(anyVariation(template), anyWish))
  .map(([variation, wish]) => {
    const { settled } = wished(variation, wish);
    if (settled.violations.length) return undefined;
    return arrange(variation.template.build(settled.values, settled.chosen));
  })
  .filter((drawing) => drawing !== undefined);

/** The true outlines on the sheet as polygons inside of them: chords of convex curves, corners of all. */
export const placedOutlines = (
  { outline }: Pick<NestingBlank, 'outline'>,
  placements: readonly Placement[],
): Point[][] => {
  const polygon = outline.flatMap((curve: Curve) => flatten(curve, 0.001));
  return placements.map(({ motion }) => polygon.map((p) => move(motion, p)));
};
