import { type Body, eachSide, flip, locked, type Panel, pen, withJoins } from '../../board/index.ts';
import { tanDegrees, toDegrees, toRadians } from '../../geometry/index.ts';
import { trapezium } from '../trapezium.ts';
import { type TaperedTray, taperedPhases, taperedTray } from './tapered-tray.ts';
import { type Taper, taperMeasures } from './tapered-wall.ts';

/** A tapered tray with a lid on its back, whose three flaps tuck in. All in mm. */
export interface TaperedBucket extends Omit<TaperedTray, 'lid'> {
  /** How far the lid's flaps reach in. */
  readonly tuck: number;
}

export const taperedBucket = (bucket: TaperedBucket, taper: Taper): Body =>
  withJoins(
    taperedTray({ ...bucket, lid: bucketLid(bucket, taper) }, taper),
    locked('lid.tuck', 'front'),
    ...eachSide((side) => locked(`lid.${side}-flap`, side)),
  );

/** On the standing walls the lid's flaps bend, then it comes down and they slide in. */
const bucketLid = ({ length, width, tab, tuck: reach }: TaperedBucket, taper: Taper): Panel => {
  const { splay, material } = taper;
  const { lean } = taperMeasures(taper);
  const phases = { flaps: taperedPhases.rim, lid: taperedPhases.rim + 1, down: taperedPhases.rim + 2 };
  const fold = 90 + lean;
  // A board that leans is a little thicker on the level; there is some play beside it.
  const beside = material / Math.cos(toRadians(lean)) + 0.5;
  const [across, deep] = [length + 2 * splay - 2 * beside, width + 2 * splay - beside];
  // Clear of the tabs in the corners, and narrower as it goes in.
  const corner = tab + 2;
  const seat = deep + beside - 2 * corner;
  const flap = trapezium('right-flap', seat, reach, reach * tanDegrees(15), { round: 4, fold, phase: phases.flaps });
  // The tuck bends over so far that its edge clears the front, then keeps its way while the lid comes down.
  const over = Math.max(0, toDegrees(Math.asin(reach / (2 * deep))) - lean);
  const steps = (phase: number, to: number) => ({ foldSteps: [{ phase, to }], phase: phases.down, fold });
  // It clears the tabs in the corners, and the sides as they come nearer to one another.
  const inset = 1 + material;
  const slant = reach * tanDegrees(lean + 3);
  const tuck = trapezium('tuck', across - 2 * inset, reach, slant, { round: 4, ...steps(phases.flaps, fold + over) });
  return pen('lid', across, { role: 'wall', ...steps(phases.lid, fold - over) })
    .to(across, corner)
    .hang(across, deep + beside - corner, flap)
    .to(across, deep)
    .side(0, deep, tuck)
    .to(0, deep + beside - corner)
    .hang(0, corner, flip(flap, 'left-flap'))
    .close();
};
