import { type Panel, pen, type Rim, rim } from '../../../board/index.ts';
import { stadium } from '../holes/holes.ts';
import { open } from '../tubes/sleeve.ts';

/** A roll-over wall of corrugated board that locks into the floor. All in mm, crease to crease. */
export interface CorrugatedRollOver {
  readonly name: string;
  /** Length of its side of the floor. */
  readonly length: number;
  /** Height of the outer wall, width of the rim, and height of the inner wall. */
  readonly outer: number;
  readonly rim: number;
  readonly inner: number;
  /** By how much rim and inner wall are shorter at each end. */
  readonly inset: number;
  /** Locks into the floor. Without them the inner wall stands on the floor. */
  readonly locks?: Locks;
  /** Shapes of both ends of the outer wall. @defaultValue straight cuts */
  readonly ends?: { readonly right: Rim; readonly left: Rim };
  /** A hand hole through both boards. */
  readonly hole?: HandHole | undefined;
  /** Length of an opening in the middle of the rim, for a flap or tuck that goes in between the walls. */
  readonly opening?: number;
  /** Phases of the outer wall, and of rim and inner wall. */
  readonly phase: number;
  readonly rolls: number;
}

/** A hand hole in the middle of a roll-over wall: its length, its height, and the distance of its middle from the rim. In mm. */
export type HandHole = Readonly<Record<'length' | 'height' | 'below', number>>;

/** Slots in the floor beside the outer wall, and the tabs of the inner wall that go through them. In mm. */
export interface Locks {
  readonly count: number;
  readonly length: number;
  /** Distance from the outer wall's crease to the inner wall's inner face. */
  readonly reach: number;
  /** Length of a tab, and by how much it is narrower at its tip, on each side. */
  readonly tab: number;
  readonly slant: number;
}

/** Start and end of each slot along a side. */
type Slots = readonly (readonly [from: number, to: number])[];

/** The slots of a side, from left to right, with equal spaces between and beside them. */
const slotsOf = (side: number, { count, length }: Locks): Slots => {
  const space = (side - count * length) / (count + 1);
  return Array.from({ length: count }, (_, k) => [space + k * (length + space), (k + 1) * (length + space)]);
};

/**
 * A side of a floor with a roll-over wall: two creases at the rim leave space for flaps between the walls. The slots interrupt the outer
 * wall's crease. The wall hangs on the part of the crease on their right; the other parts are marked as creases.
 */
export const corrugatedRollOver = (wall: CorrugatedRollOver): Rim => {
  const { length, locks } = wall;
  if (!locks) return rim(length).hang(0, 0, outerWall(wall, [])).close();
  const slots = slotsOf(length, locks);
  const side = rim(length).hang(slots.at(-1)![1], 0, outerWall(wall, slots));
  slots.toReversed().forEach(([from, to], k, all) => {
    side.path([to, -locks.reach], [from, -locks.reach], [from, 0]).to(all[k + 1]?.[1] ?? 0, 0, 'crease');
  });
  return side.close();
};

const outerWall = (wall: CorrugatedRollOver, slots: Slots): Panel => {
  const { name, length, outer, inset, opening = 0, hole, phase } = wall;
  const { right, left } = wall.ends ?? { right: open(outer), left: open(outer) };
  const last = slots.at(-1)?.[1] ?? 0;
  // Converts a position along the side to the frame of the wall, which begins after the last slot.
  const x = (place: number): number => place - last;
  const p = pen(name, length - last, { role: 'wall', phase })
    .rim(x(length), outer, right)
    .to(x(length - inset), outer);
  const bridge = (length - 2 * inset - opening) / 2;
  if (opening)
    p.hang(x(length - inset - bridge), outer, overRim(wall, 'rim', bridge, rolledInner(wall, slots, bridge)))
      .to(x(inset + bridge), outer)
      .hang(x(inset), outer, overRim(wall, 'rim-end', bridge));
  else p.hang(x(inset), outer, overRim(wall, 'rim', 2 * bridge, rolledInner(wall, slots, 2 * bridge)));
  p.to(x(0), outer).rim(x(0), 0, left);
  if (hole) p.mark('cut', ...stadium([x(length / 2), outer - hole.below], hole.length, hole.height));
  for (const [from, to] of slots) {
    p.to(x(from), 0, 'crease');
    if (to < last) p.to(x(to), 0);
  }
  return p.close();
};

/** The rim, or the part of it beside an opening. */
const overRim = ({ rim: width, rolls }: CorrugatedRollOver, name: string, seat: number, inner?: Panel): Panel => {
  const p = pen(name, seat, { phase: rolls }).to(seat, width);
  return (inner ? p.hang(0, width, inner) : p.to(0, width, 'crease')).close();
};

/** The inner wall. With an opening in the rim, it is creased at the two remaining parts of the rim. */
const rolledInner = ({ length, inner, inset, locks, hole, rolls }: CorrugatedRollOver, slots: Slots, seat: number) => {
  const wide = length - 2 * inset;
  const x = (place: number): number => place - inset - (wide - seat);
  const p = pen('inner', seat, { phase: rolls }).to(seat, inner);
  if (locks)
    for (const [from, to] of slots.toReversed())
      p.to(x(to), inner)
        .path([x(to) - locks.slant, inner + locks.tab], [x(from) + locks.slant, inner + locks.tab])
        .to(x(from), inner);
  p.to(seat - wide, inner);
  if (hole) p.mark('cut', ...stadium([length / 2 - inset, hole.below], hole.length, hole.height));
  if (seat < wide) p.to(seat - wide, 0).to(2 * seat - wide, 0, 'crease');
  return p.close();
};
