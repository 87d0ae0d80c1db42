import { type Panel, pen, QUARTER, type Rim, rim } from '../../board/index.ts';
import { type Curve, moveCurve } from '../../geometry/index.ts';
import { EURO_SLOT, euroSlot } from '../holes/holes.ts';
import { sleevePhases } from './sleeve.ts';

/** A hanging header on a wall of a sleeve. All in mm. */
export interface Header {
  /** Name of the liner, the ply that is folded back. */
  readonly name: string;
  /** Length of the wall it rises from. */
  readonly length: number;
  readonly height: number;
  /** Radius of its two upper corners; square corners by default. */
  readonly radius?: number;
  readonly material: number;
}

/** From the fold at the top of a header to the far, straight side of the slot: its middle lies 12 below the fold. */
const SLOT_FOOT = 12 + EURO_SLOT.height / 2;

/** How much larger the slot of the liner is, all round, so that the plies need not lie on one another to a hair. */
const LARGER = 1;

/** How far the liner stays within the sides of the header. */
const INSET = 1;

/** How far the liner ends above the wall: the lid and its free corner, which swings past below, each take two boards. */
const above = (material: number): number => Math.max(2, 4 * material);

/** The least header: its slot, 6 mm of liner below that, and room for the lid. */
export const headerLimits = (material: number): { readonly length: number; readonly height: number } => ({
  length: EURO_SLOT.width + 20,
  height: SLOT_FOOT + LARGER + 6 + above(material),
});

/**
 * The end of a wall that goes on upwards as a header: doubled by a liner, which is folded back on the inside
 * and glued before the sleeve is, with a Euro slot through both. The print of the liner
 * looks to the front, that of the header to the back. One crease does at any board: board lies outside of its crease line, so the plies lie face to face.
 */
export const headerEnd = (header: Header): Rim => {
  const { length, height, radius = 0 } = header;
  const slot = euroSlot([length / 2, height - SLOT_FOOT]);
  const p = rim(length);
  // The fold is as long as the liner is wide, so that nothing of the liner shows beside the header.
  const ends = radius || INSET;
  p.to(length, height - radius);
  if (radius) p.turn(length - ends, height);
  else p.to(length, height).to(length - ends, height);
  p.hang(ends, height, liner(header, length - 2 * ends));
  if (radius) p.turn(0, height - radius);
  else p.to(0, height);
  return p.mark('cut', ...slot).close();
};

const liner = ({ name, height, radius = 0, material }: Header, seat: number): Panel => {
  const depth = height - above(material);
  const inner = radius && radius - INSET;
  // The slot again, seen from the fold: what is up in the header is down in the liner.
  const slot = euroSlot([0, 0], LARGER).map((c: Curve) => moveCurve({ cos: -1, sin: 0, x: seat / 2, y: SLOT_FOOT }, c));
  const p = pen(name, seat, { role: 'glue', fold: 180, phase: sleevePhases.glue });
  if (radius) p.arc(seat + inner, inner, QUARTER);
  p.to(seat + inner, depth)
    .round(3)
    .to(-inner, depth)
    .round(3)
    .to(-inner, inner);
  if (radius) p.arc(0, 0, QUARTER);
  return p.mark('cut', ...slot).close();
};
