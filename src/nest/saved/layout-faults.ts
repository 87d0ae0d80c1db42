import { boxAround, grow, intersect, move, type Point, regionArea, ringsOf } from '../../geometry/index.ts';
import { inMicrometres } from '../nest.ts';
import { containing } from '../outline/blank.ts';
import { turned } from '../outline/loop.ts';
import { faultsOf } from '../outline/verify.ts';
import { type SheetLayout, spotsOfPlacements } from '../sheet/layout.ts';
import { round2, usable } from '../sheet/sheet.ts';

/** What keeps a layout from being cut: one blank or two, by name, and the place on the sheet in mm. */
export interface LayoutFault {
  readonly kind: 'overlap' | 'too close' | 'outside' | 'across grain';
  readonly names: readonly string[];
  readonly at: Point;
  readonly message: string;
}

const MOST_FAULTS = 20;

/**
 * Blanks that overlap, are closer than the gutter, leave the usable part of the sheet or lie across its grain: the first twenty, exactly.
 * @example
 * const nesting = nest(dieline('becf-10101').drawing, { width: 1000, height: 700 }, { layouts: ['straight-0'] });
 * layoutFaults(sheetLayoutOf(nesting, nesting.best)).length; // = 0
 */
export const layoutFaults = ({ sheet, grain, gutter, blanks }: SheetLayout): LayoutFault[] => {
  const room = usable(sheet);
  const kinds = blanks.flatMap(({ blank }) => [0, 1, 2, 3].map((quarters) => ({ loop: turned(blank.loop, quarters) })));
  const spots = blanks.flatMap(({ placements }, shape) => spotsOfPlacements(placements, room, shape));
  const all = blanks.flatMap(({ blank, placements }) => placements.map((at) => ({ outline: blank.outline, ...at })));
  const ringOf = (k: number) => containing(all[k]!.outline).map((point) => move(all[k]!.motion, point));
  const found = (kind: LayoutFault['kind'], on: readonly number[], place: Point, what: string): LayoutFault => {
    const names = on.map((k) => all[k]!.name ?? `${k + 1}`);
    const at: Point = [round2(place[0]), round2(place[1])];
    const message = `Blank${on.length > 1 ? 's' : ''} ${names.join(' and ')} at (${at.join(', ')}): ${what}.`;
    return { kind, names, at, message };
  };
  const range = (least: number, most: number): string =>
    most < least ? 'has no room for it' : `may be ${round2(least)} to ${Math.floor(100 * most + 1e-6) / 100} mm`;
  const outside = (k: number): LayoutFault => {
    const { left, right, bottom, top } = boxAround(ringOf(k));
    const x = range(room.left, room.left + room.width - right + left);
    const y = range(room.bottom, room.bottom + room.height - top + bottom);
    return found('outside', [k], [left, bottom], `it leaves the area for blanks. Its x ${x}, its y ${y}`);
  };
  const together = (a: number, b: number): LayoutFault => {
    const [one, other, gap] = [[ringOf(a)], [ringOf(b)], Math.max(gutter.x, gutter.y)];
    const both = intersect(one, other);
    const isOver = both.length > 0 || gap === 0;
    const shown = isOver ? both : intersect(ringsOf(grow(one, gap)), other);
    const { left, right, bottom, top } = boxAround(shown[0]?.outer ?? one[0]!);
    const how = isOver ? `overlap by ${regionArea(both).toFixed(2)} mm²` : `are closer than the gutter of ${gap} mm`;
    return found(isOver ? 'overlap' : 'too close', [a, b], [(left + right) / 2, (bottom + top) / 2], `they ${how}`);
  };
  const turns = all.flatMap(({ x, y, rotation }, k) => {
    const what = `it lies across the ${grain?.of}. Its rotation is ${rotation}; try ${(rotation + 90) % 360}`;
    return grain && (rotation - all[0]!.rotation) % 180 ? [found('across grain', [k], [x, y], what)] : [];
  });
  const faults = faultsOf(kinds, spots, inMicrometres(room, gutter), MOST_FAULTS);
  const places = faults.map((fault) => (fault.kind === 'outside' ? outside(fault.a) : together(fault.a, fault.b)));
  return [...turns, ...places].slice(0, MOST_FAULTS);
};
