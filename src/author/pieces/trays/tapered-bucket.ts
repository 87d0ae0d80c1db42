import { type Body, eachSide, locked, type Panel, withJoins } from '../../../board/index.ts';
import { tanDegrees, toDegrees, toRadians } from '../../../geometry/index.ts';
import { flanked, trapezium } from '../shapes.ts';
import { type TaperedTray, taperedPhases, taperedTray } from './tapered-tray.ts';
import { type Taper, taperMeasures } from './tapered-wall.ts';

/** A tapered tray with a lid on its back. Three flaps of the lid tuck in. All in mm. */
export interface TaperedBucket extends Omit<TaperedTray, 'lid'> {
  /** Depth of the lid's flaps in the tray. */
  readonly tuck: number;
}

export const taperedBucket = (bucket: TaperedBucket, taper: Taper): Body =>
  withJoins(
    taperedTray({ ...bucket, lid: bucketLid(bucket, taper) }, taper),
    locked('lid.tuck', 'front'),
    ...eachSide((side) => locked(`lid.${side}-flap`, side)),
  );

/** The lid, which folds after the walls: its flaps bend, then it closes and they slide in. */
const bucketLid = ({ length, width, tab, tuck: reach }: TaperedBucket, taper: Taper): Panel => {
  const { splay, material } = taper;
  const { lean, skew } = taperMeasures(taper);
  const phases = { flaps: taperedPhases.rim, lid: taperedPhases.rim + 1, down: taperedPhases.rim + 2 };
  const fold = 90 + lean;
  // Horizontal thickness of a leaning wall, plus play.
  const beside = material / Math.cos(toRadians(lean)) + 0.5;
  const [across, deep] = [length + 2 * splay - 2 * beside, width + 2 * splay - beside];
  // The flaps clear the tabs, whose ends are as slanted as the corners, and taper more than these.
  const corner = tab / Math.cos(toRadians(skew)) + 2;
  const seat = deep + beside - 2 * corner;
  const narrowing = reach * tanDegrees(Math.max(15, skew + 1));
  const flap = trapezium('right-flap', seat, reach, narrowing, { round: 4, fold, phase: phases.flaps });
  // The tuck bends inwards until its edge clears the front, then keeps its direction while the lid closes.
  const over = Math.max(0, toDegrees(Math.asin(reach / (2 * deep))) - lean);
  const steps = (phase: number, to: number) => ({ foldSteps: [{ phase, to }], phase: phases.down, fold });
  // The tuck clears the tabs in the corners, and the sides, which converge downwards.
  const inset = 1 + material;
  const slant = reach * tanDegrees(lean + 3);
  const tuck = trapezium('tuck', across - 2 * inset, reach, slant, { round: 4, ...steps(phases.flaps, fold + over) });
  const how = { role: 'wall', ...steps(phases.lid, fold - over) } as const;
  return flanked('lid', across, deep, flap, { ...how, from: corner, to: deep + beside - corner, top: tuck });
};
