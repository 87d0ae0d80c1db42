import type { Part } from '../board/index.ts';
import { moveCurve, type Point, shift } from '../geometry/index.ts';
import type { Dieline, Line } from './dieline.ts';
import { draw } from './draw.ts';
import { area, extent } from './measure.ts';
import { type Placed, unfold } from './unfold.ts';

/** Between the parts of one drawing, in mm, as the service draws them. */
const GAP = 20;

/** One part as it lies in the drawing. */
export interface Laid {
  readonly part: Part;
  readonly sheet: readonly Placed[];
  /** Its own drawing, where its trunk lies at the origin. */
  readonly dieline: Dieline;
  /** Where the origin of its own drawing lies in the whole one. */
  readonly shift: Point;
  /** Board in mm². */
  readonly area: number;
}

/** A box on the drawing board: each part drawn, and all of them in one dieline. */
export interface Drawing {
  readonly parts: readonly Laid[];
  readonly dieline: Dieline;
}

/** Draws the parts of a box one above the other, flush left, the first at the bottom with its trunk at the origin. */
export const arrange = (parts: readonly Part[]): Drawing => {
  const laid: Laid[] = [];
  let foot: Point | undefined;
  for (const part of parts) {
    const sheet = unfold(part.blank);
    const dieline = draw(part.blank, sheet, part.id);
    const lone = parts.length === 1;
    const box = lone ? undefined : extent(dieline);
    const by: Point = !box || !foot ? [0, 0] : [foot[0] - box.left, foot[1] - box.bottom];
    if (box) foot = [box.left + by[0], box.top + by[1] + GAP];
    laid.push({ part, sheet, dieline, shift: by, area: area(part.blank, sheet) });
  }
  return { parts: laid, dieline: laid.length === 1 ? laid[0]!.dieline : merge(laid) };
};

const merge = (laid: readonly Laid[]): Dieline => {
  const nodes: Point[] = [];
  const lines: Line[] = [];
  laid.forEach(({ dieline, shift: [x, y] }, part) => {
    const first = nodes.length;
    const m = shift(x, y);
    for (const [u, v] of dieline.nodes) nodes.push([u + x, v + y]);
    for (const l of dieline.lines)
      lines.push({ ...l, from: l.from + first, to: l.to + first, part, curve: moveCurve(m, l.curve) });
  });
  return { nodes, lines, parts: laid.map(({ part }) => part.id) };
};
