import { type FoldStep, type Panel, pen, QUARTER, type Rim, rim } from '../../../board/index.ts';
import { type Curve, moveCurve } from '../../../geometry/index.ts';
import { EURO_SLOT, euroSlot } from '../holes/holes.ts';
import { sleevePhases } from './sleeve.ts';

/** A hanging header on a wall of a sleeve. All in mm. */
export interface Header {
  /** Length of the wall it rises from. */
  readonly length: number;
  readonly height: number;
  /** Radius of its two upper corners; square corners by default. */
  readonly radius?: number;
  readonly material: number;
}

/** Distance from the fold at the top of a header to the far, straight side of the slot. The middle of the slot lies 12 below the fold. */
const SLOT_FOOT = 12 + EURO_SLOT.height / 2;

/** Clearance of the slot in the liner, all round, so that small offsets of the plies do not matter. */
const SLOT_CLEARANCE_MM = 1;

/** Inset of the liner from the sides of the header. */
const INSET = 1;

/** Distance from the lower edge of the liner to the wall: the lid and its free corner, which swings past below, each take two boards. */
const above = (material: number): number => Math.max(2, 4 * material);

/** The least header: its slot, 6 mm of liner below the slot, and room for the lid. */
export const headerLimits = (material: number): { readonly length: number; readonly height: number } => ({
  length: EURO_SLOT.width + 20,
  height: SLOT_FOOT + SLOT_CLEARANCE_MM + 6 + above(material),
});

/**
 * The end of a wall that continues upwards as a header, doubled by a liner, folded back inside and glued before the sleeve is; a Euro slot
 * goes through both. Print of the liner faces the front, of the header the back. One crease does at any board: the plies lie face to face.
 */
export const headerEnd = (header: Header): Rim => {
  const { length, height, radius = 0 } = header;
  // The fold is as long as the liner is wide, so that the liner does not show beside the header.
  const fold = length - 2 * (radius || INSET);
  return rim(length)
    .rounded(radius, [length, height])
    .mark('cut', ...euroSlot([length / 2, height - SLOT_FOOT]))
    .closeMirrored(liner(header, fold));
};

/** It lies on the header before the walls of a tube that is glued flat come near, which fold in the same phase. */
const folded: FoldStep = { phase: sleevePhases.glue, to: 180, ease: (share) => Math.min(180, 2000 * share) };

const liner = ({ height, radius = 0, material }: Header, seat: number): Panel => {
  const depth = height - above(material);
  const inner = radius && radius - INSET;
  // The slot seen from the fold: up in the header is down in the liner.
  const slot = euroSlot([0, 0], SLOT_CLEARANCE_MM).map((c: Curve) =>
    moveCurve({ cos: -1, sin: 0, x: seat / 2, y: SLOT_FOOT }, c),
  );
  const p = pen('header-liner', seat, { role: 'glue', folds: [folded] });
  // The step keeps the arcs of header and liner apart, which would leave the end of the fold in one direction.
  if (radius) p.to(seat, INSET).arc(seat + inner, radius, QUARTER);
  return p
    .rounded(3, [seat + inner, depth])
    .mark('cut', ...slot)
    .closeMirrored();
};
