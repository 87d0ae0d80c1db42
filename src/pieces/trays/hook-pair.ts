import { type Panel, pen } from '../../board/index.ts';

/** Two corner flaps of walls that meet, each inside the other wall, which hook into one another. All in mm. */
interface CornerHooks {
  /** From where to where along the corner they reach, seen from the floor. */
  readonly foot: number;
  readonly head: number;
  /** How far they reach along the other wall. */
  readonly reach: number;
  readonly material: number;
}

/** Play between two hooks, and between two flaps on the sheet, in mm. */
const [PLAY, APART] = [0.5, 0.5];

/** Where the crease of the lower one ends and that of the upper one begins, how far their hooks begin from there, and how far they reach. */
export const hooksOf = ({ foot, head, reach, material: m }: CornerHooks) => {
  const middle = (foot + head) / 2;
  // On the sheet both lie in one corner, on either side of its diagonal.
  return {
    foot,
    head,
    lower: middle - PLAY / 2,
    upper: middle + PLAY / 2,
    neck: m + 1,
    reach: Math.min(reach, head - 2),
  };
};

type Hooks = ReturnType<typeof hooksOf>;

/** Hangs on the upper half of the corner; its hook goes down behind the lower one. The head is on its left. */
export const upperHook = (name: string, { head, upper, neck, reach }: Hooks): Panel =>
  pen(name, head - upper)
    .to(head - upper, neck)
    .to(head - neck - APART, neck)
    .to(head - reach - APART, reach)
    .to(0, reach)
    .close();

/** Hangs on the lower half; its hook goes up behind the upper one. The floor is on its right. */
export const lowerHook = (name: string, { foot, head, lower, neck, reach }: Hooks): Panel =>
  pen(name, lower - foot)
    .to(lower - reach - APART, reach)
    .to(lower - head, reach)
    .to(lower - head, neck)
    .to(0, neck)
    .close();
