import { type Join, pen, rim } from '../board/index.ts';
import { type Ends, sleevePhases } from './sleeve.ts';

/** The ends of a slotted case: four flaps parted by slots. All in mm, crease to crease. */
export interface SlottedEnd {
  readonly end: 'top' | 'bottom';
  /** Widths of the four walls, the one with the glue flap first. */
  readonly walls: readonly [number, number, number, number];
  /** Length of a flap from its own crease. */
  readonly flap: number;
  /** Width of a slot; each wall gives half of it. */
  readonly slot: number;
  readonly thickness: number;
}

/**
 * The sleeve ends at the slots, where the inner flaps fold; the outer flaps, on front
 * and back, fold one board further out, so that they lie on the inner ones unforced.
 */
export const slottedEnd = ({ end, walls, flap, slot, thickness }: SlottedEnd): Ends => {
  const half = slot / 2;
  const inner = (width: number) => {
    const seat = width - slot;
    const panel = pen(`${end}-flap`, seat, { phase: sleevePhases.ends }).to(seat, flap).to(0, flap).close();
    return rim(width).side(0, 0, panel).close();
  };
  const outer = (width: number) => {
    const seat = width - slot;
    const panel = pen(`${end}-flap`, seat, { phase: sleevePhases.ends + 1 })
      .to(seat, flap)
      .to(0, flap)
      .close();
    return rim(width)
      .to(width - half, 0)
      .to(width - half, thickness)
      .hang(half, thickness, panel)
      .to(half, 0)
      .close();
  };
  const joins: Join[] = [{ by: 'meet', a: `front.${end}-flap`, b: `back.${end}-flap` }];
  return { front: outer(walls[0]), right: inner(walls[1]), back: outer(walls[2]), left: inner(walls[3]), joins };
};
