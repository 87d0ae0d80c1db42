import { flip, type Panel, type PanelOptions, pen } from '../../board/index.ts';
import { toDegrees } from '../../geometry/index.ts';

/** Flaps of two walls that face one another, along the wall between them: they hook into one another in its middle. All in mm. */
export interface MiddleHooks {
  /** From the crease of the one to the crease of the other. */
  readonly span: number;
  /** Length of their creases. */
  readonly height: number;
  /** How far each reaches: past the middle. */
  readonly reach: number;
  readonly material: number;
}

/** Radius of the corners. */
const CORNER = 3;

/** How deep the two slots are together, beyond the height of the flaps: so they close up without force. */
const PLAY = 0.5;

/**
 * Such a flap, with a slot to its half height on its left or right as it stands on its crease; the other one has its slot on the other
 * edge. Beyond the slot it is a sixth lower there, so that it finds the slot of the other.
 */
export const middleHook = (
  name: string,
  { span, height, reach, material }: MiddleHooks,
  slot: 'left' | 'right',
  how: PanelOptions = {},
): Panel => {
  // The other flap goes through it aslant.
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

/** By how many degrees one of the two leans away from the other, so that it lies before its end: on both sides of the slots they are side by side. */
export const middleHookLean = ({ span, reach, material }: MiddleHooks): number =>
  toDegrees(Math.asin(material / (span - reach)));
