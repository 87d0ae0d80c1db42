import {
  type BoardOf,
  type Body,
  type BodyOfPart,
  type InnerSizes,
  locked,
  type Point3,
  part,
  placed,
  type Rim,
  rectangle,
  rim,
  type SizesAndMaterial,
} from '../../src/author/index.ts';

/** Slotted strips in two directions that divide a box into cells of these sizes, between the strips. All in mm. */
export interface Partition extends BoardOf, Omit<SizesAndMaterial, 'material'> {
  readonly number_of_cells: number;
  readonly number_of_rows: number;
  /** Width of a slot minus the board thickness. */
  readonly clearance: number;
}

/** A strip divided into `cells` of one size. The cells at its ends are open and of the same size. */
interface Strip {
  readonly size: 'length' | 'width';
  readonly cell: number;
  readonly cells: number;
  readonly slotsFrom: 'top' | 'bottom';
}

const stripLength = ({ cell, cells }: Strip, thickness: number): number => cells * (cell + thickness) - thickness;

/** Position of the middle of slot k, counted from 1. The crossing board lies between two cells. */
const slotMiddle = ({ cell }: Strip, k: number, thickness: number): number => k * (cell + thickness) - thickness / 2;

/** One edge of a strip, drawn from its right end, with a slot between neighbouring cells. */
const slottedEdge = (strip: Strip, { height, thickness, clearance }: Partition): Rim => {
  const half = (thickness + clearance) / 2;
  // Slightly deeper than half the strip, so that strips stand level despite tolerances of the die.
  const depth = height / 2 + 0.5;
  const edge = rim(stripLength(strip, thickness));
  for (let k = strip.cells - 1; k > 0; k--) {
    const at = slotMiddle(strip, k, thickness);
    edge.path([at + half, 0], [at + half, -depth], [at - half, -depth]).to(at - half, 0);
  }
  return edge.close();
};

/** A strip, drawn to the right from its left end. The seat is this end, from the top down. */
const stripBody = (strip: Strip, p: Partition): Body => ({
  trunk: rectangle('strip', p.height, stripLength(strip, p.thickness), {
    role: 'wall',
    [strip.slotsFrom === 'top' ? 'left' : 'right']: slottedEdge(strip, p),
  }),
  rises: 'right',
  labels: { [strip.size]: ['strip.y', 0, strip.cell - p.clearance / 2, 'inside'] },
});

const upTo = (n: number): number[] => Array.from({ length: n }, (_, k) => k + 1);

/** Strips slotted from the top, cross strips from the bottom, each a part. Every second is turned, so that a cell shows inner faces. */
export const partition = (p: Partition): readonly BodyOfPart[] => {
  const { length, width, height, number_of_cells: along, number_of_rows: across, thickness: t, inside } = p;
  const long: Strip = { size: 'length', cell: length, cells: along, slotsFrom: 'top' };
  const cross: Strip = { size: 'width', cell: width, cells: across, slotsFrom: 'bottom' };
  const [reach, depth] = [stripLength(long, t), stripLength(cross, t)];
  const inner: InnerSizes = {
    ...(across > 2 && { width: 'strip|long-2:strip' }),
    ...(along > 2 && { length: 'cross-1:strip|cross-2:strip' }),
  };
  const crosses = upTo(along - 1);
  const longBody = {
    ...stripBody(long, p),
    joins: crosses.flatMap((k) => [
      locked('strip', `cross-${k}:strip`, 'notch'),
      locked(`cross-${k}:strip`, 'strip', 'notch'),
    ]),
  };
  const crossBody = stripBody(cross, p);

  // In the frame of the first strip, x points down, y to the right and z to the front. `core`: from the crease level to mid-thickness.
  const core = (0.5 - inside) * t;
  const behind = (k: number) => {
    const back = -(k - 1) * (width + t);
    return k % 2 ? placed([0, 0, back]) : placed([0, reach, back + 2 * core], [0, 0, 0], [1, 0, 0], [0, -1, 0]);
  };
  const over = (k: number) => {
    const [at, far] = [slotMiddle(long, k, t), core + t / 2 + width];
    const above: Point3 = [-1.2 * height, 0, 0];
    if (k % 2) return placed([0, at + core, far - depth], above, [1, 0, 0], [0, 0, 1]);
    return placed([0, at - core, far], above, [1, 0, 0], [0, 0, -1]);
  };
  return [
    ...upTo(across - 1).map((k) => ({
      ...part(`long-${k}`, { ...longBody, ...(k === 1 && { inner }) }, k > 1 ? behind(k) : undefined),
      name: `strip along ${k}`,
    })),
    ...crosses.map((k) => ({ ...part(`cross-${k}`, crossBody, over(k)), name: `strip across ${k}` })),
  ];
};

/** Most cells in a row: ten, or fewer so that no strip exceeds 1.5 m, but at least two. */
export const mostCells = (cell: number): number => Math.max(2, Math.min(10, Math.floor(1500 / cell)));
