import type { Panel, Pen } from '../../../board/index.ts';

export type TuckFlapStyle = 'uni_tuck_flap' | 'friction_fit_tuck_in_flap' | 'chamfer_flap';

/** The free edge of a tuck, from one side over its leading edge to the other. All in mm. */
export interface TuckEdge {
  readonly style: TuckFlapStyle;
  /** From side to side: positions of the left and the right side. */
  readonly left: number;
  readonly right: number;
  /** Distance of the leading edge from the crease. */
  readonly depth: number;
  /** Friction fit: radius of the corners. */
  readonly corner: number;
  /** Chamfers: length taken off either edge. */
  readonly chamfer: number;
  /** Uni tuck: one arc on each side, tangent to the side at `foot` beyond the crease. */
  readonly foot: number;
  /** Radius of these arcs. Measured: in three drawings of cartons it is the depth of the tuck, the default. */
  readonly radius?: number | undefined;
  /** The panel on the middle of the leading edge. */
  readonly leading?: Panel | undefined;
}

/** Distance by which the arc of a uni tuck comes in between `foot` and the leading edge, which it meets at an angle. */
export const uniInward = (depth: number, foot: number, radius = depth): number =>
  radius - Math.sqrt(radius ** 2 - (depth - foot) ** 2);

/** The deepest uni tuck between two sides at this distance that keeps `edge` mm of its leading edge straight. */
export const deepestUniTuck = (width: number, foot: number, edge: number): number => {
  // The inverse of uniInward.
  const inward = Math.max(0, (width - edge) / 2);
  return inward + foot + Math.sqrt(2 * inward * foot);
};

/** Draws the edge from the right side to the left, with a pen at the foot of the right side. */
export const tuckEdge = (p: Pen, edge: TuckEdge): Pen => {
  const { left, right, depth, chamfer, corner } = edge;
  switch (edge.style) {
    case 'friction_fit_tuck_in_flap':
      return led(p.rounded(corner, [right, depth]), edge).rounded(corner, [left, depth]);
    case 'chamfer_flap':
      return led(p.to(right, depth - chamfer).to(right - chamfer, depth), edge)
        .to(left + chamfer, depth)
        .to(left, depth - chamfer);
    case 'uni_tuck_flap': {
      const inward = uniInward(depth, edge.foot, edge.radius);
      const bulge = Math.tan(Math.asin((depth - edge.foot) / (edge.radius ?? depth)) / 4);
      return led(p.to(right, edge.foot).arc(right - inward, depth, bulge), edge)
        .to(left + inward, depth)
        .arc(left, edge.foot, bulge);
    }
  }
};

/** Length of the straight part of the leading edge. */
export const straightEdge = ({ style, left, right, depth, corner, chamfer, foot, radius }: TuckEdge): number => {
  const inward = uniInward(depth, foot, radius);
  return right - left - 2 * { friction_fit_tuck_in_flap: corner, chamfer_flap: chamfer, uni_tuck_flap: inward }[style];
};

/** Draws along the leading edge, from the right, past the panel on its middle. */
const led = (p: Pen, { left, right, depth, leading }: TuckEdge): Pen => {
  if (!leading) return p;
  const [middle, half] = [(left + right) / 2, leading.seat / 2];
  return p.to(middle + half, depth).hang(middle - half, depth, leading);
};
