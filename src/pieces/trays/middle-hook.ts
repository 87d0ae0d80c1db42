import { flip, type Panel, type PanelOptions, pen } from '../../board/index.ts';
import { toDegrees } from '../../geometry/index.ts';

/** Two flaps of opposite walls that hook together in the middle of the wall between them. All in mm. */
export interface MiddleHooks {
  /** Distance between their creases. */
  readonly span: number;
  /** Length of their creases. */
  readonly height: number;
  /** Length of each flap, which extends past the middle. */
  readonly reach: number;
  readonly material: number;
}

/** Radius of the corners, in mm. */
const CORNER = 3;

/** Play of the hooks in mm: the slots together are deeper than the height of the flaps, so that they close without force. */
const PLAY = 0.5;

/**
 * One of the two flaps, with a slot to half its height on its left or right edge; the other flap has its slot on the opposite edge.
 * Beyond the slot this edge is lower by a sixth of the height, which helps the flaps to find each other.
 */
export const middleHook = (
  name: string,
  { span, height, reach, material }: MiddleHooks,
  slot: 'left' | 'right',
  how: PanelOptions = {},
): Panel => {
  // Wide enough for the other flap, which goes through at an angle.
  const wide = 2 + 2 * material;
  const [near, far] = [(span - wide) / 2, (span + wide) / 2];
  const inner = (height + wide - PLAY) / 2;
  const nose = height - height / 6;
  const corner = Math.min(CORNER, (reach - far) / 2.5, (nose - inner) / 2.5);
  const flap = pen(name, height, how)
    .to(height, near)
    .round(corner)
    .to(inner, near)
    .arc(inner, far, -1)
    .to(nose, far)
    .round(corner)
    .to(nose, reach)
    .round(corner)
    .to(0, reach)
    .round(corner)
    .close();
  return slot === 'right' ? flap : flip(flap);
};

/** Angle in degrees by which one flap leans away from the other, so that they lie side by side on both sides of the slots. */
export const middleHookLean = ({ span, reach, material }: MiddleHooks): number =>
  toDegrees(Math.asin(material / (span - reach)));
