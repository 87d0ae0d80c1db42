import { type Mark, QUARTER } from '../../../board/index.ts';
import { arc, type Curve, circle, type Point, straight, straightRing } from '../../../geometry/index.ts';

/** A rectangle with rounded corners about a centre, counter-clockwise, in mm. */
export const roundedRectangle = ([x, y]: Point, width: number, height: number, radius: number): Curve[] => {
  const [l, r, b, t] = [x - width / 2, x + width / 2, y - height / 2, y + height / 2];
  return [
    straight([l + radius, b], [r - radius, b]),
    arc([r - radius, b], [r, b + radius], QUARTER),
    straight([r, b + radius], [r, t - radius]),
    arc([r, t - radius], [r - radius, t], QUARTER),
    straight([r - radius, t], [l + radius, t]),
    arc([l + radius, t], [l, t - radius], QUARTER),
    straight([l, t - radius], [l, b + radius]),
    arc([l, b + radius], [l + radius, b], QUARTER),
  ];
};

/** Least length and width of a window, its least distance from the edges of its panel, and the radius of its corners, in mm. */
export const WINDOW = { least: 12, side: 10, corner: 5 } as const;

/** A slot with round ends about a centre, counter-clockwise, in mm. `width` must exceed `height`. */
export const stadium = ([x, y]: Point, width: number, height: number): Curve[] => {
  const [half, r] = [(width - height) / 2, height / 2];
  return [
    straight([x - half, y - r], [x + half, y - r]),
    arc([x + half, y - r], [x + half, y + r], 1),
    straight([x + half, y + r], [x - half, y + r]),
    arc([x - half, y + r], [x - half, y - r], 1),
  ];
};

/** Width and overall height of a Euro slot, in mm (EN 13010). */
export const EURO_SLOT = { width: 32, height: 9 } as const;

/**
 * The Euro slot of EN 13010, 32 × 6.5 × 9 mm: a slot with round ends and a circle of 9 mm diameter that touches its lower side.
 * (x, foot) is the middle of the lower side. `larger` enlarges it on all sides, in mm.
 */
export const euroSlot = ([x, foot]: Point, larger = 0): Curve[] => {
  const y = foot - larger;
  const [half, slot, r] = [EURO_SLOT.width / 2 - 6.5 / 2, 6.5 + 2 * larger, EURO_SLOT.height / 2 + larger];
  const rise = slot - r;
  const dx = Math.sqrt(r * r - rise * rise);
  return [
    straight([x - half, y], [x + half, y]),
    arc([x + half, y], [x + half, y + slot], 1),
    straight([x + half, y + slot], [x + dx, y + slot]),
    arc([x + dx, y + slot], [x - dx, y + slot], Math.tan((Math.PI - 2 * Math.asin(rise / r)) / 4)),
    straight([x - dx, y + slot], [x - half, y + slot]),
    arc([x - half, y + slot], [x - half, y], 1),
  ];
};

/** Round holes in the middles of a grid of square cells on a rectangle. */
export const gridOfHoles = (diameter: number, ...grid: Parameters<typeof gridOf>): readonly Mark[] =>
  gridOf(...grid).map((middle) => ({ line: 'cut', curves: circle(middle, diameter / 2) }));

/** Centres of a grid of square cells on a rectangle. The gaps between cells equal the margins beside them. In mm. */
export const gridOf = (length: number, width: number, size: number, along: number, across: number) => {
  const [dx, dy] = [(length - along * size) / (along + 1), (width - across * size) / (across + 1)];
  return Array.from({ length: along * across }, (_, k): Point => {
    const [i, j] = [k % along, Math.floor(k / along)];
    return [(i + 1) * dx + (i + 0.5) * size, (j + 1) * dy + (j + 0.5) * size];
  });
};

/** Least board between a hole or slit and the next cut, in mm. A narrower web tears when the waste is stripped. House rule. */
export const leastWeb = (material: number): number => 1.25 * material;

/** A rectangular slot from its lower left to its upper right corner, counter-clockwise. */
export const squareSlot = ([left, low]: Point, [right, high]: Point): Curve[] =>
  straightRing([
    [left, low],
    [right, low],
    [right, high],
    [left, high],
  ]);
