import type { Panel, PanelOptions } from '../../../board/index.ts';
import { toDegrees } from '../../../geometry/index.ts';
import { trapezium } from '../shapes.ts';

/** A tuck of thick board at the end of a lid. All in mm. */
export type RoundedTuck = Readonly<Record<'width' | 'depth', number>>;

export const roundedTuck = ({ width, depth }: RoundedTuck, options: PanelOptions): Panel =>
  trapezium('tuck', width, depth, 0, { round: Math.min(10, depth / 2), ...options });

/** A tuck on a lid whose front crease lies at the wall behind which the tuck goes in. */
export interface BentTuck extends RoundedTuck {
  /** Distance from the hinge of the lid to the crease of the tuck. */
  readonly lid: number;
  /** The phase in which it bends inwards, and the phase in which it unbends behind the wall. */
  readonly phases: { readonly bend: number; readonly front: number };
  /** A panel on the middle of its edge, and the length of that panel. */
  readonly leading?: Panel;
  readonly beyond?: number;
}

/** Angle by which a tuck of this depth bends inwards on a lid of this depth, in degrees: 4 more than its tip needs to pass the wall. */
export const tuckBend = (depth: number, lid: number): number => toDegrees(Math.asin(depth / (2 * lid))) + 4;

/** The tuck bends inwards to pass the wall and returns to 90° when the lid is closed. */
export const bentTuck = ({ lid, phases, leading, beyond = 0, ...tuck }: BentTuck): Panel => {
  const how = { foldSteps: [{ phase: phases.bend, to: 90 + tuckBend(tuck.depth + beyond, lid) }], phase: phases.front };
  if (!leading) return roundedTuck(tuck, how);
  const { width, depth } = tuck;
  const round = Math.min(10, depth / 2, (width - leading.seat) / 2 - 1);
  return trapezium('tuck', width, depth, 0, { ...how, round, top: leading });
};
