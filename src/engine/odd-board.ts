import { type Curve, crossings, distance, pointAt } from '../geometry/index.ts';
import { type Entry, TemplateFault } from '../template/index.ts';
import { drawBox } from './draw-box.ts';
import { changeValue, formatValue } from './messages.ts';
import type { Problem } from './problem.ts';
import { nearestValid } from './readable-value.ts';
import type { ServiceEntry } from './service-rules.ts';

/** Distance from the end of a line within which another line meets it, in mm. */
const MEETS = 0.01;

/** A box as the template itself has it: its own names, the drawn board. */
interface OwnBox {
  readonly values: Readonly<Record<string, number>>;
  readonly chosen: Readonly<Record<string, string>>;
}

/** The boards that our template is made for, in mm; undefined for a box with one of them. */
export const boardLimits = (
  { template: { size, sizeLimits } }: Entry,
  { values, chosen }: OwnBox,
): readonly [min: number, max: number] | undefined => {
  const own = size.material!;
  const closer = sizeLimits?.(values, chosen).material;
  const [min, max] = [Math.max(own.min, closer?.min ?? own.min), Math.min(own.max, closer?.max ?? own.max)];
  const board = values.material!;
  return board >= min - 1e-9 && board <= max + 1e-9 ? undefined : [min, max];
};

/** Whether a box can be drawn with a board that its template is not made for: it is built, and no two of its cuts cross. */
export const isDrawable = (entry: Entry, box: OwnBox): boolean => {
  try {
    const { lines } = drawBox(entry, box).dieline;
    const cuts = lines.filter(({ line }) => line === 'cut');
    return !cuts.some((a, k) => cuts.slice(k + 1).some((b) => a.part === b.part && cross(a.curve, b.curve)));
  } catch (error) {
    if (error instanceof TemplateFault) return false;
    throw error;
  }
};

const cross = (a: Curve, b: Curve): boolean =>
  crossings(a, b).some((at) => {
    const p = pointAt(a, at);
    return [a.from, a.to, b.from, b.to].every((end) => distance(p, end) > MEETS);
  });

/** What the answer says of a board that is drawn although the template is not made for it. */
export const boardWarning = (
  { entry: { id } }: Pick<ServiceEntry, 'entry'>,
  board: number,
  [min, max]: readonly [number, number],
): string =>
  `material ${formatValue('material', 'length', 'mm', board)} is drawn, but ${id} is made for boards from ${min} to ${max} mm: check the drawing before you cut it.`;

/** The problem of a board with which the box cannot be drawn, with the nearest board that our template is made for. */
export const undrawableBoard = (
  service: ServiceEntry,
  board: number,
  [min, max]: readonly [number, number],
): Problem => {
  // The board of the request that is drawn as the limit.
  const share = service.drawnBoard(100) / 100;
  const limits = { name: 'material', of: 'length', min: min / share, max: max / share } as const;
  const works = nearestValid(limits, board, 'mm') ?? min / share;
  return {
    message: `material is ${formatValue('material', 'length', 'mm', board)}, but ${service.entry.id} cannot be drawn with it; ${works} mm works.`,
    ...changeValue('material', works),
  };
};
