import { closedAngle, type Gauge, type Panel } from '../../board/index.ts';
import { type Curve, inverseMotion, MICRON, move } from '../../geometry/index.ts';
import type { PlacedPart } from '../arrange.ts';
import { gaugeReach } from './gauge-span.ts';

/** The board at an end of a gauge. `edge`: it is cut. `rim`: it folds square or back. `slant`: it continues at another angle. */
export type GaugeEnd = 'edge' | 'rim' | 'slant';

/** Tolerance of an angle, in degrees. */
const SQUARE = 0.5;

/** The board of a panel where its own x or y is `s`, in the closed box. */
export const gaugeEnd = ({ sheet }: Pick<PlacedPart, 'sheet'>, index: number, along: Gauge['along'], s: number) => {
  const placed = sheet[index]!;
  const axis = along === 'x' ? 0 : 1;
  const own = inverseMotion(placed.at);
  const liesThere = ({ from, to }: Curve): boolean =>
    Math.abs(move(own, from)[axis] - s) < MICRON && Math.abs(move(own, to)[axis] - s) < MICRON;
  const creased = sheet.filter(
    ({ parent, outline }, k) => parent !== undefined && (k === index || parent === index) && liesThere(outline[0]!),
  );
  if (creased.length) return creased.every(({ panel }) => isSquare(panel)) ? 'rim' : 'slant';
  return placed.outline.some(liesThere) ? 'edge' : 'slant';
};

/** True for a panel that folds square, or back onto its parent. */
const isSquare = (panel: Panel): boolean => {
  const angle = Math.abs(closedAngle(panel));
  return Math.abs(angle - 90) < SQUARE || Math.abs(angle - 180) < SQUARE;
};

/** What a size is when a gauge measures another: as stated, or inside or outside by the board's share at each square crease of its ends. */
export const gaugeBasis = (gauge: Gauge, size: number, placed: PlacedPart): string | undefined => {
  if (gauge.basis !== undefined) return gauge.basis;
  const { inside, thickness } = placed.part.blank;
  const { index, from, to } = gaugeReach(gauge, placed);
  const creases = [from, to].filter((s) => gaugeEnd(placed, index, gauge.along, s) === 'rim').length;
  const more = to - from - size;
  if (Math.abs(more - creases * inside * thickness) < MICRON) return 'inside';
  return Math.abs(more + creases * (1 - inside) * thickness) < MICRON ? 'outside' : undefined;
};
