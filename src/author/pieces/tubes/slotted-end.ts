import { type Panel, type Rim, rim } from '../../../board/index.ts';
import { rectangle } from '../shapes.ts';
import { type Ends, sleevePhases } from './sleeve.ts';

/** A flap of a slotted end, in mm from the end of the walls. */
export interface SlottedFlap {
  /** Offset of its crease outwards; 0 for a flap that folds first. */
  readonly out: number;
  readonly reach: number;
}

/** The ends of a slotted case: four flaps parted by slots. All in mm, crease to crease. */
export interface SlottedEnd {
  readonly end: 'top' | 'bottom';
  /** Widths of the four walls, the one with the glue flap first. */
  readonly walls: readonly [number, number, number, number];
  /** The flaps of the side walls, which fold first. */
  readonly inner: number;
  readonly front: SlottedFlap;
  /** It folds last if its crease lies further out than the front's. */
  readonly back: SlottedFlap;
  readonly slot: number;
  /** The joins of the end: outer flaps that meet, or that lie on one another and are glued. */
  readonly by: 'meet' | 'glue';
  /**
   * Height of one straight score across all walls, among the layers, as a slitter-scorer makes it: flaps bend over one another there and
   * have their `reach` from it; the last wall's free edge is straight, without a slot. Omitted: each flap is creased at its own layer.
   */
  readonly score?: number;
}

/** The sleeve ends at the slots, where the inner flaps fold. The outer ones fold further out, so that they lie on the inner ones without pressure. */
export const slottedEnd = ({ end, walls, inner, front, back, slot, by, score }: SlottedEnd): Ends => {
  const name = `${end}-flap`;
  const plain = (width: number, { out, reach }: SlottedFlap, layer: number): Panel => {
    const seat = width - slot;
    const far = score === undefined ? reach - out : reach;
    const bend = score === undefined ? 0 : out - score;
    return rectangle(name, seat, far, { folds: [{ phase: sleevePhases.ends + layer, to: 90, bend }] });
  };
  const side = (width: number): Rim => rim(width).closeMirrored(plain(width, { out: 0, reach: inner }, 0));
  const outer = (width: number, flap: SlottedFlap, layer: number): Rim =>
    raised(plain(width, flap, layer), width, score === undefined ? flap.out : 0);
  const edge = (width: number): Rim =>
    flapAt(plain(width + slot / 2, { out: 0, reach: inner }, 0), width, end === 'top' ? slot / 2 : 0);
  const last = back.out > front.out ? 2 : 1;
  return {
    front: outer(walls[0], front, 1),
    right: side(walls[1]),
    back: outer(walls[2], back, last),
    left: score === undefined ? side(walls[3]) : edge(walls[3]),
    joins: [{ by, a: `front.${name}`, b: `back.${name}` }],
  };
};

/** An end with a panel on it that begins `from` mm from its left; the panel's crease lies `out` mm beyond the end. */
export const flapAt = (panel: Panel, width: number, from = 0, out = 0): Rim => {
  const to = from + panel.seat;
  return rim(width).path([to, 0], [to, out]).hang(from, out, panel).to(from, 0).close();
};

/** An end with a panel on its middle; the panel's crease lies further out than the end. */
export const raised = (panel: Panel, width: number, out: number): Rim => {
  const spare = (width - panel.seat) / 2;
  if (out <= 0) return rim(width).side(0, 0, panel).close();
  return rim(width)
    .path([width - spare, 0], [width - spare, out])
    .closeMirrored(panel);
};
