import { arc, type Curve, circle, type Point, straight } from '../../../src/geometry/index.ts';
import { between, type Random } from '../planted/boxes.ts';

/** A drawing whose truth is known from how it was made: a few cards with holes and creases. In mm, y up. */
export interface ForeignDrawing {
  /** Closed outlines, those of the pieces first. */
  readonly outlines: readonly Curve[][];
  readonly creases: readonly Curve[];
  /** Which outlines are holes of which piece. */
  readonly holesOf: readonly (readonly number[])[];
}

const polyline = (points: readonly Point[]): Curve[] =>
  points.map((from, k) => straight(from, points[(k + 1) % points.length]!));

const QUARTER = Math.tan(Math.PI / 8);

/** A card with a round, a chamfered, a notched and a sharp corner, and a bump over the middle of its top. */
const outlineOf = (x: number, y: number, w: number, h: number, random: Random): Curve[] => {
  const [r, c, n] = [between(random, 3, 12), between(random, 3, 10), between(random, 4, 9)];
  const bump = between(random, 8, 0.3 * w);
  const [middle, top] = [x + w / 2, y + h];
  const corners: Point[] = [
    [x, y],
    [x + w - r, y],
    [x + w, y + r],
    [x + w, top - c],
    [x + w - c, top],
    [middle + bump, top],
    [middle - bump, top],
    [x + n, top],
    [x + n, top - n],
    [x, top - n],
  ];
  return corners.map((from, k) => {
    const to = corners[(k + 1) % corners.length]!;
    return k === 1 ? arc(from, to, QUARTER) : k === 5 ? arc(from, to, between(random, 0.2, 1)) : straight(from, to);
  });
};

/** Clockwise or not, as programs write holes either way. */
const holeAt = ([x, y]: Point, size: number, random: Random): Curve[] => {
  const kind = Math.floor(3 * random());
  if (kind === 0) return circle([x, y], size / 2);
  const [w, h] = [size / 2, size / 4];
  if (kind === 1)
    return polyline([
      [x - w, y - h],
      [x - w, y + h],
      [x + w, y + h],
      [x + w, y - h],
    ]);
  return [
    straight([x - h, y - h], [x + h, y - h]),
    arc([x + h, y - h], [x + h, y + h], 1),
    straight([x + h, y + h], [x - h, y + h]),
    arc([x - h, y + h], [x - h, y - h], 1),
  ];
};

export const anyDrawing = (random: Random): ForeignDrawing => {
  const outlines: Curve[][] = [];
  const creases: Curve[] = [];
  const holes: { readonly of: number; readonly outline: Curve[] }[] = [];
  const pieces = 1 + Math.floor(3 * random());
  let x = between(random, -500, 500);
  const y = between(random, -500, 500);
  for (let piece = 0; piece < pieces; piece++) {
    const [w, h] = [between(random, 90, 240), between(random, 60, 150)];
    outlines.push(outlineOf(x, y, w, h, random));
    const panels = 1 + Math.floor(3 * random());
    // Creases stand on straight sides, beside the corner that is round and below the one that is notched.
    const step = (0.5 * h) / panels;
    for (let k = 1; k < panels; k++) {
      const level = y + 15 + k * step;
      creases.push(straight([x, level], [x + w, level]));
    }
    for (let k = 0; k < panels; k++)
      if (random() < 0.7) {
        const size = between(random, 0.3, 0.7) * Math.min(step, 20);
        const middle: Point = [x + between(random, 0.3, 0.7) * w, y + 15 + (k + 0.5) * step];
        holes.push({ of: piece, outline: holeAt(middle, size, random) });
      }
    x += w + between(random, 25, 60);
  }
  return {
    outlines: [...outlines, ...holes.map(({ outline }) => outline)],
    creases,
    holesOf: outlines.map((_, piece) => holes.flatMap(({ of }, k) => (of === piece ? [pieces + k] : []))),
  };
};
