import type { Panel, PanelOptions } from '../../board/index.ts';
import { toDegrees } from '../../geometry/index.ts';
import { trapezium } from '../trapezium.ts';

/** A tuck of thick board at the end of a lid. All in mm. */
export interface PlainTuck {
  readonly width: number;
  readonly depth: number;
}

/** A tuck with rounded corners. */
export const plainTuck = ({ width, depth }: PlainTuck, options: PanelOptions): Panel =>
  trapezium('tuck', width, depth, 0, { round: Math.min(10, depth / 2), ...options });

/** A tuck on a lid whose front crease meets the wall it goes in behind. */
export interface BentTuck extends PlainTuck {
  /** From the hinge of the lid to the tuck's crease. */
  readonly lid: number;
  /** When it bends away, and when it comes back behind the wall. */
  readonly phases: { readonly bend: number; readonly front: number };
}

/** The tuck bends inwards by 4° more than its tip needs to pass the wall, and goes back to the square when the lid lies on it. */
export const bentTuck = ({ lid, phases, ...tuck }: BentTuck): Panel => {
  const away = toDegrees(Math.asin(tuck.depth / (2 * lid))) + 4;
  return plainTuck(tuck, { foldSteps: [{ phase: phases.bend, to: 90 + away }], phase: phases.front });
};
