import {
  type Blank,
  type Gauge,
  type Inner,
  type Part,
  type PartPlacement,
  pen,
  type Rim,
  rim,
} from '../../board/index.ts';

/** Slotted strips that stand across one another and part a box into cells. All in mm. */
export interface Partition {
  /** A cell, between the strips. */
  readonly length: number;
  readonly width: number;
  readonly height: number;
  /** How many cells there are along their length, and along their width. */
  readonly along: number;
  readonly across: number;
  /** How much wider a slot is than the board is thick. */
  readonly clearance: number;
  readonly thickness: number;
  /** Share of the board inside the crease line, which says where a strip's board lies. */
  readonly inside: number;
}

/** How far a slot goes on beyond the middle of the strip, so that strips stand level whatever the knife does, in mm. */
const DEEPER = 0.5;

/** A strip that is parted into `cells` of one size; the cells at its ends are open and as large as the others. */
interface Strip {
  readonly cell: number;
  readonly cells: number;
  readonly slotsFrom: 'top' | 'bottom';
}

const lengthOf = ({ cell, cells }: Strip, thickness: number): number => cells * (cell + thickness) - thickness;

/** The middle of slot k, 1 the first: a board lies between two cells. */
const middle = ({ cell }: Strip, k: number, thickness: number): number => k * (cell + thickness) - thickness / 2;

/** One edge of a strip, seen from its right end, with a slot between every two cells. */
const slotted = (strip: Strip, { height, thickness, clearance }: Partition): Rim => {
  const half = (thickness + clearance) / 2;
  const depth = height / 2 + DEEPER;
  const r = rim(lengthOf(strip, thickness));
  for (let k = strip.cells - 1; k > 0; k--) {
    const at = middle(strip, k, thickness);
    r.to(at + half, 0)
      .to(at + half, -depth)
      .to(at - half, -depth)
      .to(at - half, 0);
  }
  return r.close();
};

/** A strip lies on its side: it grows to the right from its left end, which runs from the top down. */
const blank = (
  strip: Strip,
  p: Partition,
  gauges: (first: NonNullable<Gauge['span']>) => readonly Gauge[],
  more: Pick<Blank, 'joins' | 'inner'> = { joins: [], inner: [] },
): Blank => {
  const { height, thickness, inside, clearance } = p;
  const reach = lengthOf(strip, thickness);
  const edge = slotted(strip, p);
  const trunk = pen('strip', height, { role: 'wall' });
  if (strip.slotsFrom === 'top') trunk.to(height, reach).to(0, reach).rim(0, 0, edge);
  else trunk.rim(height, reach, edge).to(0, reach);
  return {
    trunk: trunk.close(),
    base: { line: 'cut' },
    rises: 'right',
    thickness,
    inside,
    gauges: gauges([0, strip.cell - clearance / 2]),
    ...more,
  };
};

/**
 * Strips along the cells' length with slots from the top, and strips across with slots from the bottom, which are
 * put on them from above. Each strip is a part. Every second one stands with its inner face the other way, so that the first
 * cell that has strips all round has inner faces only.
 */
export const partition = (p: Partition): readonly Part[] => {
  const { length, width, height, along, across, thickness: t, inside } = p;
  const long: Strip = { cell: length, cells: along, slotsFrom: 'top' };
  const cross: Strip = { cell: width, cells: across, slotsFrom: 'bottom' };
  const [reach, depth] = [lengthOf(long, t), lengthOf(cross, t)];
  // From the crease line's level to the middle of the board.
  const core = (0.5 - inside) * t;
  const longs = Array.from({ length: across - 1 }, (_, k) => k + 1);
  const crosses = Array.from({ length: along - 1 }, (_, k) => k + 1);

  const inner: Inner[] = [];
  if (across > 2) inner.push({ name: 'width', a: 'strip', b: 'long-2:strip' });
  if (along > 2) inner.push({ name: 'length', a: 'cross-1:strip', b: 'cross-2:strip' });
  const longBlank = blank(long, p, (span) => [{ name: 'length', panel: 'strip', along: 'y', span }]);
  const held = crosses.map((k) => ({ by: 'lock', a: 'strip', b: `cross-${k}:strip` }) as const);
  const crossBlank = blank(cross, p, (span) => [{ name: 'width', panel: 'strip', along: 'y', span }]);

  // The frame of the first strip: x down, y to the right, z to the front.
  const behind = (k: number): PartPlacement => {
    const back = -(k - 1) * (width + t);
    const pose =
      k % 2 ? [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, back] : [1, 0, 0, 0, 0, -1, 0, reach, 0, 0, -1, back + 2 * core];
    return { pose, approach: [0, 0, 0] };
  };
  const over = (k: number): PartPlacement => {
    const at = middle(long, k, t);
    const front = core + t / 2 + width;
    const pose =
      k % 2
        ? [1, 0, 0, 0, 0, 0, -1, at + core, 0, 1, 0, front - depth]
        : [1, 0, 0, 0, 0, 0, 1, at - core, 0, -1, 0, front];
    return { pose, approach: [-1.2 * height, 0, 0] };
  };
  return [
    ...longs.map((k): Part => {
      const more = { joins: held, inner: k === 1 ? inner : [] };
      return {
        id: `long-${k}`,
        name: `strip along ${k}`,
        category: 'carton',
        blank: { ...longBlank, ...more },
        ...(k > 1 && { placement: behind(k) }),
      };
    }),
    ...crosses.map(
      (k): Part => ({
        id: `cross-${k}`,
        name: `strip across ${k}`,
        category: 'carton',
        blank: crossBlank,
        placement: over(k),
      }),
    ),
  ];
};

/** The most cells that are put in a row: ten, and no strip longer than a metre and a half; two at least. */
export const mostCells = (cell: number): number => Math.max(2, Math.min(10, Math.floor(1500 / cell)));
