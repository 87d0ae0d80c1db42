import { add3, cosSin, type Point3, scale3, subtract3 } from '../../geometry/index.ts';
import type { PlacedPart } from '../../sheet/index.ts';
import { uprightOf } from './stance.ts';

/** The direction of the viewer of a standing box. */
export interface View {
  /** Degrees from the front to the right. */
  readonly turn: number;
  /** Degrees above the horizon; negative below it. */
  readonly tilt: number;
}

/** Shows front, right side and top. */
export const USUAL_VIEW: View = { turn: 32, tilt: 24 };

/** Shows front, right side and bottom, with its locks. */
export const VIEW_FROM_BELOW: View = { turn: 32, tilt: -24 };

/** Right and up in the picture, and towards the eye, in the frame of the first part's trunk. */
export const viewAxes = (
  parts: readonly PlacedPart[],
  { turn, tilt }: View,
): readonly [right: Point3, up: Point3, eye: Point3] => {
  const [side, top, front] = uprightOf(parts);
  const [ct, st] = cosSin(turn);
  const [cd, sd] = cosSin(tilt);
  const ahead = add3(scale3(front, ct), scale3(side, st));
  return [
    subtract3(scale3(side, ct), scale3(front, st)),
    subtract3(scale3(top, cd), scale3(ahead, sd)),
    add3(scale3(ahead, cd), scale3(top, sd)),
  ];
};
