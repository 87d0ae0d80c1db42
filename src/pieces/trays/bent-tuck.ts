import { type Panel, type PanelOptions, pen } from '../../board/index.ts';

/** A tuck of thick board at the end of a lid. All in mm. */
export interface PlainTuck {
  readonly width: number;
  readonly depth: number;
}

/** A tuck with rounded corners. */
export const plainTuck = ({ width, depth }: PlainTuck, manner: PanelOptions): Panel => {
  const radius = Math.min(10, depth / 2);
  return pen('tuck', width, manner).to(width, depth).round(radius).to(0, depth).round(radius).close();
};

/** A tuck on a lid whose front crease meets the wall it goes in behind. */
export interface BentTuck extends PlainTuck {
  /** From the hinge of the lid to the tuck's crease. */
  readonly lid: number;
  /** When it bends away, and when it comes back behind the wall. */
  readonly phases: { readonly bend: number; readonly front: number };
}

/** Degrees that a tuck bends away further than its tip needs to pass the front wall. */
const CLEAR = 4;

/** The tuck bends inwards so far that its tip passes the wall, and goes back to the square when the lid lies on it. */
export const bentTuck = ({ width, depth, lid, phases }: BentTuck): Panel => {
  const away = (Math.asin(depth / (2 * lid)) * 180) / Math.PI + CLEAR;
  return plainTuck({ width, depth }, { foldSteps: [{ phase: phases.bend, to: 90 + away }], phase: phases.front });
};
